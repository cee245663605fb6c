import type { ProposalFinding } from '#contract/proposal.ts';

/** The check's findings, each with its sentence. */
export function FindingList({ findings }: { findings: readonly ProposalFinding[] }) {
  return (
    <ul className="divide-y divide-line text-sm">
      {findings.map(({ kind, blockId, text, why }) => (
        <li key={`${kind} ${blockId} ${text}`} className="py-2">
          <p className="font-medium text-amber">{why}</p>
          <p dir="auto" className="line-clamp-3 wrap-anywhere">
            {text}
          </p>
        </li>
      ))}
    </ul>
  );
}
