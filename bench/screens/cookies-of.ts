/** Parses a `Cookie` header into a browser's cookies for a URL. */
export function cookiesOf(header: string, url: string): { name: string; value: string; url: string }[] {
  return header.split('; ').map((each) => {
    const [name = '', value = ''] = each.split(/=(.*)/su);
    return { name, value, url };
  });
}
