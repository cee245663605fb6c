import type { ItemHead } from './index-entries.ts';
import type { contentItems } from '#server/db/schema/content.ts';

export type HeadColumns = Pick<
  typeof contentItems.$inferSelect,
  'name' | 'title' | 'description' | 'contentType' | 'tags' | 'audience'
>;

/** What an item is about as a whole: by its name, title, labels and beginning. */
export function headOf(item: HeadColumns, opening: string): ItemHead {
  const labels = [item.description, item.contentType, ...item.tags, ...item.audience].join(' ');
  return { name: item.name, title: item.title, labels, opening };
}
