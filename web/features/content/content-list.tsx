import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { ContentKind } from '#contract/content.ts';
import type { ContentItem } from '#contract/records-content.ts';
import { Button } from '#web/components/button.tsx';
import { RowList } from '#web/components/row-list.tsx';
import { ListKeys, SelectionBar } from '#web/components/selection/selection-bar.tsx';
import { usePicked } from '#web/components/selection/use-picked.ts';
import { EmptyState, FailedState, SkeletonRows } from '#web/components/states.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { BulkActions } from './bulk-actions.tsx';
import { chooseContent, choicesOf } from './choose-content.ts';
import { useContentAddress } from './content-address.ts';
import { ContentRow } from './content-row.tsx';
import { count, kindWords } from './content-words.ts';
import { useContentList } from './content.api.ts';
import { FilterControls } from './filter-controls.tsx';
import { useRetryItem } from '#web/features/uploads/retry-item.ts';
import { removeEntries } from '#web/features/uploads/upload-store.ts';
import { useUploads } from '#web/features/uploads/uploads.api.ts';

/** Hides items already shown as uploads, and failed uploads that a newer row outdates. */
function useListed(items: ContentItem[] | undefined): ContentItem[] {
  const uploads = useUploads();
  const outdated = uploads
    .filter(
      (entry) =>
        entry.status === 'failed' &&
        items?.some((item) => item.fileKey === entry.fileKey && item.status === 'completed'),
    )
    .map(({ fileKey }) => fileKey);
  const outdatedKeys = outdated.join('\n');
  useEffect(() => {
    if (outdatedKeys !== '') removeEntries(outdatedKeys.split('\n'));
  }, [outdatedKeys]);
  const shown = new Map(uploads.map(({ fileKey, status }) => [fileKey, status]));
  return (items ?? []).filter(({ fileKey, status }) => {
    const entry = shown.get(fileKey);
    return entry !== 'processing' && !(entry === 'failed' && status === 'failed');
  });
}

export function ContentList({ kind, empty }: { kind: ContentKind; empty: ReactNode }) {
  const list = useContentList(kind);
  const items = useListed(list.data);
  const above = useUploads().some((entry) => entry.kind === kind && entry.started);
  const { choice, choose, clear, filtered } = useContentAddress();
  const rows = chooseContent(items, choice);
  const picked = usePicked(rows.map(({ id }) => id));
  const retry = useRetryItem();
  const words = kindWords[kind];
  return (
    <section aria-labelledby="library" className="mt-10">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id="library" className="font-serif text-xl font-medium">
          {words.heading}
        </h2>
        {items.length > 0 && (
          <p className="text-sm text-muted">
            {rows.length < items.length
              ? `${rows.length.toLocaleString()} of ${count(items.length, words.one, words.many)}`
              : items.length.toLocaleString()}
          </p>
        )}
      </div>
      {items.length > 0 && (
        <FilterControls noun={words.many} choice={choice} choices={choicesOf(items)} onChoose={choose} />
      )}
      <div className="mt-3">
        {list.isPending && <SkeletonRows rows={5} label={`Loading ${words.many}`} />}
        {list.isError && (
          <FailedState
            title={words.failed}
            text={list.data === undefined ? messageOf(list.error) : `${messageOf(list.error)} The list is unchanged.`}
            onRetry={() => {
              void list.refetch();
            }}
          />
        )}
        {list.isSuccess && list.data.length === 0 && items.length === 0 && !above && empty}
        {items.length > 0 && rows.length === 0 && (
          <EmptyState title="No matches" action={<Button onClick={clear}>Show all {words.many}</Button>}>
            {filtered ? 'No items match your search and filters.' : ''}
          </EmptyState>
        )}
        {rows.length > 0 && (
          <>
            <SelectionBar picked={picked} total={rows.length}>
              <BulkActions kind={kind} selected={rows.filter(({ id }) => picked.has(id))} onClear={picked.clear} />
            </SelectionBar>
            <RowList rows={rows} keyOf={({ id }) => id} label={words.heading} rowPx={56}>
              {(item, place) => (
                <ContentRow
                  item={item}
                  picked={picked.has(item.id)}
                  place={place}
                  onPick={(range) => {
                    picked.pick(item.id, range);
                  }}
                  onRetry={() => {
                    retry(item);
                  }}
                />
              )}
            </RowList>
          </>
        )}
        {rows.length > 1 && <ListKeys picks />}
      </div>
    </section>
  );
}
