/** A `Cookie` header as a browser takes it for an address. */
export function cookiesOf(header: string, url: string): { name: string; value: string; url: string }[] {
  return header.split('; ').map((each) => {
    const [name = '', value = ''] = each.split(/=(.*)/su);
    return { name, value, url };
  });
}
