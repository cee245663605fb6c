/** Replaces NUL and lone surrogates, which the database refuses, with the replacement character. */
function wellFormedText(text: string): string {
  return (text.includes('\0') ? text.replaceAll('\0', '\ufffd') : text).toWellFormed();
}

/** Does the same for every text in arrays and plain objects, keys included; copies only what changes. */
export function wellFormed<T>(value: T): T {
  if (typeof value === 'string') return wellFormedText(value) as T;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => wellFormed(item));
    return (items.some((item, at) => item !== value[at]) ? items : value) as T;
  }
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries = Object.entries(value);
  const read = entries.map(([key, item]) => [wellFormedText(key), wellFormed<unknown>(item)] as const);
  const changed = read.some(([key, item], at) => key !== entries[at]?.[0] || item !== entries[at]?.[1]);
  return (changed ? Object.fromEntries(read) : value) as T;
}
