import type { TenantContext } from '#server/platform/context.ts';
import { contentStore } from './content.store.ts';

interface Quoted {
  place: 'preparation' | 'answer' | 'saved-question';
  label: string;
  reference?: string;
  citations: readonly Citation[];
}

export interface Citation {
  contentId: string;
  quote: string;
  page: number | null;
  second: number | null;
}

/** Records that content was quoted, so that its owner sees where it is used. */
export async function citeContent(ctx: TenantContext, { place, label, reference, citations }: Quoted): Promise<void> {
  if (citations.length === 0) return;
  await contentStore(ctx).cite(
    citations.map(({ contentId, ...citation }) => ({
      ...citation,
      itemId: contentId,
      place,
      label,
      reference,
    })),
  );
}
