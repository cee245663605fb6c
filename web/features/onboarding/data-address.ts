/** Returns the content of a base64 data URL as a file. */
export function fileOfDataAddress(address: string, name: string): File {
  const [head = '', body = ''] = address.split(',', 2);
  const bytes = Uint8Array.from(atob(body), (letter) => letter.codePointAt(0) ?? 0);
  return new File([bytes], name, { type: /^data:([^;]+)/u.exec(head)?.[1] ?? '' });
}
