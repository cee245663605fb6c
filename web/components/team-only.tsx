import { teamOnlyMark, teamOnlyWarning } from '#contract/content.ts';

/** Marks what no buyer may hear: a word, and the reason for whoever points at it or listens. */
export function TeamOnly({ isPart = false }: { isPart?: boolean }) {
  const warning = isPart ? 'Partly team only: don’t read all of this to a buyer' : teamOnlyWarning;
  return (
    <span
      title={warning}
      className="inline-block shrink-0 rounded-[4px] bg-amber-soft px-1.5 font-sans text-xs leading-5 font-medium whitespace-nowrap text-amber not-italic"
    >
      <span aria-hidden="true">{isPart ? 'Partly team only' : teamOnlyMark}</span>
      <span className="sr-only">{warning}</span>
    </span>
  );
}
