import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProposalBlock, ProposalFinding } from '#contract/proposal.ts';

/** Marks a statement in which the check found something, with what it found. */
export function Marked({ findings, children }: { findings: readonly ProposalFinding[]; children: ReactNode }) {
  if (findings.length === 0) return children;
  const whys = [...new Set(findings.map(({ why }) => why))];
  return (
    <div className="border-s-2 border-amber ps-3">
      {children}
      {whys.map((why) => (
        <p key={why} className="mt-0.5 flex gap-1.5 font-sans text-xs leading-5 text-amber">
          <CircleAlert size={13} strokeWidth={1.75} aria-hidden="true" className="mt-[3.5px] shrink-0" />
          {why}
        </p>
      ))}
    </div>
  );
}

/** Findings of a block that belong to none of its statements, such as those of its table's rows. */
export function OtherFindings({ block, findings }: { block: ProposalBlock; findings: readonly ProposalFinding[] }) {
  const others = findings.filter(({ text }) => block.claims.every((claim) => claim.text !== text));
  return others.length === 0 ? null : (
    <ul className="mt-2 space-y-1">
      {others.map((finding) => (
        <li key={`${finding.kind} ${finding.text}`}>
          <Marked findings={[finding]}>
            <span dir="auto" className="line-clamp-2 text-sm wrap-anywhere">
              {finding.text}
            </span>
          </Marked>
        </li>
      ))}
    </ul>
  );
}
