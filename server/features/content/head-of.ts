import type { ItemHead } from '#server/search/weigh-terms.ts';
import type { ItemRow } from './content.store.ts';

/** What an item is about as a whole: by its name, title, labels and beginning. */
export function headOf(
  item: Pick<ItemRow, 'name' | 'title' | 'description' | 'contentType' | 'tags' | 'audience'>,
  opening: string,
): ItemHead {
  const labels = [item.description, item.contentType, ...item.tags, ...item.audience].join(' ');
  return { name: item.name, title: item.title, labels, opening };
}
