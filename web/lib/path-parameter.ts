/**
 * Returns the URL in a `?path=` parameter (decision A15), or null if it is absent or not a same-origin path.
 * Keeps its query and hash and drops the URL's other parameters.
 */
export function addressOfPathParameter(search: string): string | null {
  const value = new URLSearchParams(search).get('path');
  if (value === null || !/^\/(?![/\\])/u.test(value) || /[\\\p{Cc}]/u.test(value)) return null;
  const url = new URL(value, 'https://here.invalid');
  if (url.origin !== 'https://here.invalid') return null;
  url.searchParams.delete('path');
  return url.pathname.replace(/^\/{2,}/u, '/') + url.search + url.hash;
}
