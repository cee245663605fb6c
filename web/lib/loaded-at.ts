/** Returns whether the document itself was loaded at this path, rather than reached inside the application. */
export function isLoadedAt(pathname: string): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && new URL(navigation.name).pathname === pathname;
}

/** Returns the same, and that it was loaded without a query. */
export function isLoadedPlainAt(pathname: string): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return isLoadedAt(pathname) && navigation !== undefined && new URL(navigation.name).search === '';
}
