/** Whether the document itself was asked for at this path, and not another one from which the application came here. */
export function isLoadedAt(pathname: string): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && new URL(navigation.name).pathname === pathname;
}

/** The same for the path alone, without any query. */
export function isLoadedPlainAt(pathname: string): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return isLoadedAt(pathname) && navigation !== undefined && new URL(navigation.name).search === '';
}
