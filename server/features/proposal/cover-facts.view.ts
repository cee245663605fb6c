export interface CoverFact {
  label: string;
  /** The first line is the largest. */
  lines: string[];
}

/** Empty: not stated. */
type Stated = Record<'person' | 'role' | 'company' | 'author' | 'seller' | 'shownDay' | 'shownUntil', string>;

/** Returns what a cover states, in columns: for whom, from whom, its date and until when it holds. */
export function coverFacts({ person, role, company, author, seller, shownDay, shownUntil }: Stated): CoverFact[][] {
  const fact = (label: string, ...lines: string[]): CoverFact => ({
    label,
    lines: lines.filter((line) => line !== ''),
  });
  return [
    [fact('Prepared for', person, role, company)],
    [fact('Prepared by', author, seller)],
    [fact('Date', shownDay), fact('Valid until', shownUntil)],
  ]
    .map((column) => column.filter(({ lines }) => lines.length > 0))
    .filter((column) => column.length > 0);
}
