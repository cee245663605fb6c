import { validityOn } from '#contract/content.ts';
import type { ContentItem } from '#contract/records-content.ts';
import { nameOf, statusOf } from './content-words.ts';

export const sortings = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  changed: 'Last changed',
  name: 'Name',
  status: 'Status',
  type: 'Content type',
  size: 'Largest first',
  words: 'Most text',
  cited: 'Most cited',
  person: 'Added by',
} as const;
export type Sorting = keyof typeof sortings;

/** What the list shows; stored in the URL, so that Back and a reload restore it. */
export interface ListChoice {
  q: string;
  status: string;
  solution: string;
  audience: string;
  tag: string;
  type: string;
  open: string;
  by: string;
  more: string;
  sort: Sorting;
}
export const noChoice: ListChoice = {
  q: '',
  status: '',
  solution: '',
  audience: '',
  tag: '',
  type: '',
  open: '',
  by: '',
  more: '',
  sort: 'newest',
};

/** Filter value for items that have none. */
export const none = '-';
export const moreFilters = {
  cited: 'Cited',
  uncited: 'Never cited',
  double: 'Duplicates',
  note: 'With a remark',
  expired: 'Expired',
  'not-yet': 'Not valid yet',
} as const;

const collator = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });
type Compare = (a: ContentItem, b: ContentItem) => number;
const byText =
  (key: (item: ContentItem) => string): Compare =>
  (a, b) =>
    collator.compare(key(a), key(b));
const compare: Record<Sorting, Compare> = {
  newest: () => 0,
  oldest: (a, b) => a.createdAt.localeCompare(b.createdAt),
  changed: (a, b) => b.modifiedAt.localeCompare(a.modifiedAt),
  name: byText(nameOf),
  status: byText((item) => statusOf(item).text),
  type: byText(({ metadata }) => metadata.contentType || '\uffff'),
  size: (a, b) => b.size - a.size,
  words: (a, b) => b.counts.words - a.counts.words,
  cited: (a, b) => b.citations - a.citations,
  person: byText(({ userName }) => userName),
};

function among(wanted: string, values: readonly string[]): boolean {
  return wanted === '' || (wanted === none ? values.length === 0 : values.includes(wanted));
}

function fitsMore(more: string, item: ContentItem): boolean {
  if (more === 'cited') return item.citations > 0;
  if (more === 'uncited') return item.citations === 0;
  if (more === 'double') return item.duplicates.length > 0;
  if (more === 'note') return item.note !== null;
  if (more === 'expired' || more === 'not-yet')
    return validityOn(new Date().toISOString().slice(0, 10), item.metadata) === more;
  return true;
}

/** Returns the rows to show: rows containing every word of the search, ignoring case. */
export function chooseContent(items: readonly ContentItem[], choice: ListChoice): ContentItem[] {
  const words = choice.q.toLocaleLowerCase().split(/\s+/u).filter(Boolean);
  const chosen = items.filter((item) => {
    const { metadata } = item;
    if (choice.status !== '' && statusOf(item).text !== choice.status) return false;
    if (
      !among(
        choice.solution,
        metadata.solutions.map(({ id }) => id),
      ) ||
      !among(choice.audience, metadata.audience) ||
      !among(choice.tag, metadata.tags)
    )
      return false;
    if (!among(choice.type, metadata.contentType === '' ? [] : [metadata.contentType])) return false;
    if (choice.open !== '' && metadata.openTo !== choice.open) return false;
    if (choice.by !== '' && item.userId !== choice.by) return false;
    if (!fitsMore(choice.more, item)) return false;
    const labels = [...metadata.audience, ...metadata.tags, ...metadata.solutions.map(({ name }) => name)];
    const text = [
      item.name,
      item.title,
      item.url ?? '',
      metadata.description,
      metadata.contentType,
      item.userName,
      item.video?.channel ?? '',
      ...labels,
    ]
      .join(' ')
      .toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
  const newest = chosen.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  return choice.sort === 'newest' ? newest : newest.sort(compare[choice.sort]);
}

export interface Choices {
  statuses: string[];
  solutions: { id: string; name: string }[];
  audiences: string[];
  tags: string[];
  types: string[];
  people: { id: string; name: string }[];
}

const sorted = (values: Iterable<string>) => [...new Set(values)].sort(collator.compare);
const named = (pairs: [string, string][]) =>
  [...new Map(pairs)].map(([id, name]) => ({ id, name })).sort((a, b) => collator.compare(a.name, b.name));

/** Returns the filter options that occur in the list. */
export function choicesOf(items: readonly ContentItem[]): Choices {
  return {
    statuses: sorted(items.map((item) => statusOf(item).text)),
    solutions: named(
      items.flatMap(({ metadata }) => metadata.solutions.map(({ id, name }): [string, string] => [id, name])),
    ),
    audiences: sorted(items.flatMap(({ metadata }) => metadata.audience)),
    tags: sorted(items.flatMap(({ metadata }) => metadata.tags)),
    types: sorted(items.flatMap(({ metadata }) => (metadata.contentType === '' ? [] : [metadata.contentType]))),
    people: named(items.map(({ userId, userName }): [string, string] => [userId, userName])),
  };
}
