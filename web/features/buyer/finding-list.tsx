import type { ProposalFinding } from '#contract/proposal.ts';

/** What the check found, each with the sentence that it is about. */
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
