import type { OutputOf } from '#contract/endpoint.ts';
import type { readContentOverview as endpoint } from '#contract/content-library.ts';
import { contentKindSchema, suggestedAudiences, suggestedContentTypes } from '#contract/content.ts';
import { limits } from '#contract/limits.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { contentStore } from './content.store.ts';

/** Returns each label once in its most common spelling; ties don't depend on row order. */
function distinct(labels: readonly string[]): string[] {
  const uses = new Map<string, number>();
  for (const label of labels) if (label !== '') uses.set(label, (uses.get(label) ?? 0) + 1);
  const spellings = [...uses].toSorted(([a, before], [b, after]) => before - after || (a < b ? 1 : -1));
  return [...new Map(spellings.map(([label]) => [label.toLowerCase(), label])).values()].toSorted((a, b) =>
    a.localeCompare(b),
  );
}

/** Returns options for forms and filters: suggestions first, then other labels in use. */
export async function readOverview(ctx: TenantContext): Promise<OutputOf<typeof endpoint>> {
  const { counts, labels, passages, words } = await contentStore(ctx).overview();
  const of = (kind: string, fits: (stage: string) => boolean): number =>
    counts.reduce((sum, row) => (row.kind === kind && fits(row.stage) ? sum + row.items : sum), 0);
  const beside = (suggested: readonly string[], used: readonly string[]): string[] => {
    const known = new Set(suggested.map((label) => label.toLowerCase()));
    return [...suggested, ...distinct(used).filter((label) => !known.has(label.toLowerCase()))];
  };
  const { inlineBytes, batchBytes, batchFiles } = limits.content;
  return {
    counts: contentKindSchema.options.map((kind) => ({
      kind,
      completed: of(kind, (stage) => stage === 'ready'),
      failed: of(kind, (stage) => stage === 'failed'),
      processing: of(kind, (stage) => stage !== 'ready' && stage !== 'failed'),
    })),
    passages,
    words,
    audiences: beside(
      suggestedAudiences,
      labels.flatMap(({ audience }) => audience),
    ),
    tags: distinct(labels.flatMap(({ tags }) => tags)),
    contentTypes: beside(
      suggestedContentTypes,
      labels.map(({ contentType }) => contentType),
    ),
    limits: { fileBytes: ctx.services.environment.maxUploadBytes, inlineBytes, batchBytes, batchFiles },
  };
}
