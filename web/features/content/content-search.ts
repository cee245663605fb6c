/** Tabs of the content manager. */
export const contentTabs = ['document', 'webpage', 'video', 'ask'] as const;
export type ContentTab = (typeof contentTabs)[number];

const texts = [
  'item',
  'question',
  'q',
  'status',
  'solution',
  'audience',
  'tag',
  'type',
  'open',
  'by',
  'more',
  'sort',
  'mark',
] as const;
export type ContentSearch = { tab?: ContentTab | undefined; at?: number; page?: number } & {
  [K in (typeof texts)[number]]?: string;
};

/** Parses the content manager's URL; drops unknown values. */
export function readContentSearch(search: Record<string, unknown>): ContentSearch {
  const read: ContentSearch = {};
  // The router passes unnamed parameters through unchanged, so every key is set.
  read.tab = contentTabs.find((one) => one === search['tab']);
  for (const key of texts) {
    const value = search[key];
    if (typeof value === 'string' || typeof value === 'number') read[key] = String(value);
  }
  for (const key of ['at', 'page'] as const) {
    const value = search[key];
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0) read[key] = value;
  }
  return read;
}
