import type { Claim } from './evidence.ts';

/** Returns ids of statements with those of all that rest on one of them, however far. */
export function withWhatRestsOn(claims: readonly Pick<Claim, 'id' | 'restsOn'>[], ids: Iterable<string>): Set<string> {
  const found = new Set(ids);
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const { id, restsOn } of claims) if (restsOn?.some((each) => found.has(each)) === true) found.add(id);
  }
  return found;
}
