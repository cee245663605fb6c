/** A key for one intended change. Not randomUUID, which plain HTTP on a company network does not offer. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same content keeps its key, so that a repeat after a lost answer starts nothing twice. */
export function requestIdKeeper(): (content: string) => string {
  let last: { content: string; id: string } | undefined;
  return (content) => {
    if (last?.content !== content) last = { content, id: newId() };
    return last.id;
  };
}

/** A version 4 UUID, for ids that the server stores as such. */
export function newUuid(): string {
  const hex = newId().split('');
  hex[12] = '4';
  hex[16] = '89ab'.charAt(Number.parseInt(hex[16] ?? '0', 16) % 4);
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-');
}
