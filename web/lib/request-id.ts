/** Creates a key for one intended change. Not randomUUID, which isn't available over plain HTTP. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Keeps the key for the same content, so that a retry after a lost response starts nothing twice. */
export function requestIdKeeper(): (content: string) => string {
  let last: { content: string; id: string } | undefined;
  return (content) => {
    if (last?.content !== content) last = { content, id: newId() };
    return last.id;
  };
}

/** Creates a version 4 UUID, for ids the server stores as such. */
export function newUuid(): string {
  const hex = newId().split('');
  hex[12] = '4';
  hex[16] = '89ab'.charAt(Number.parseInt(hex[16] ?? '0', 16) % 4);
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-');
}
