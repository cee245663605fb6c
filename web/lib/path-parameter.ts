/**
 * The address that a `?path=` parameter stands for (decision A15), or null when the parameter is absent or no
 * same-origin path. Keeps the query and hash of its value; the other parameters of the address go.
 */
export function addressOfPathParameter(search: string): string | null {
  const value = new URLSearchParams(search).get('path');
  if (value === null || !/^\/(?![/\\])/u.test(value) || /[\\\p{Cc}]/u.test(value)) return null;
  const url = new URL(value, 'https://here.invalid');
  if (url.origin !== 'https://here.invalid') return null;
  url.searchParams.delete('path');
  return url.pathname.replace(/^\/{2,}/u, '/') + url.search + url.hash;
}
