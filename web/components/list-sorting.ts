/** How the lists of briefs and sessions can be sorted. */
export const sortings = { newest: 'Newest first', company: 'Company', person: 'Person', status: 'Status' } as const;
export type Sorting = keyof typeof sortings;
export type SortKeys<Row> = Record<Exclude<Sorting, 'newest'>, (row: Row) => string>;

const collator = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

/** Sorts rows that stand newest first. */
export function sortRows<Row>(newest: readonly Row[], sorting: Sorting, keyOf: SortKeys<Row>): Row[] {
  if (sorting === 'newest') return [...newest];
  const key = keyOf[sorting];
  return newest.toSorted((a, b) => collator.compare(key(a), key(b)));
}

/** Tests whether the texts of a row hold every word of a search together, ignoring case. */
export function searchTest(search: string): (texts: readonly string[]) => boolean {
  const words = search.toLocaleLowerCase().split(/\s+/u).filter(Boolean);
  return (texts) => {
    const text = texts.join(' ').toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  };
}
