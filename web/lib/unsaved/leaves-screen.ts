interface Address {
  pathname: string;
  search: object;
}

/** What an address shows, apart from how it's searched and sorted. */
const shows = ({ search }: Address): string =>
  JSON.stringify(Object.entries(search).filter(([key]) => ['tab', 'item', 'view', 'session', 'prep'].includes(key)));

/**
 * Returns whether the next address leaves the screen.
 * A search or a page of a document within the same screen replaces its address.
 */
export function leavesScreen(current: Address, next: Address, replaces: boolean): boolean {
  if (current.pathname !== next.pathname) return true;
  if (JSON.stringify(current.search) === JSON.stringify(next.search)) return false;
  return !replaces || shows(current) !== shows(next);
}
