import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { OutputOf } from '#contract/endpoint.ts';
import type { readContent } from '#contract/content-library.ts';
import type { ContentItem } from '#contract/records-content.ts';
import { backLink } from '#web/components/back-link.ts';
import { Button } from '#web/components/button.tsx';
import { FailedState, SkeletonRows } from '#web/components/states.tsx';
import { StatusMark } from '#web/components/status-mark.tsx';
import { ValidityMark } from './validity-mark.tsx';
import { TeamOnly } from '#web/components/team-only.tsx';
import { CallError, messageOf } from '#web/lib/call-error.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { paths } from '#web/paths.ts';
import { kindWords, nameOf, statusOf } from './content-words.ts';
import { useContentItem } from './content.api.ts';
import { EditItem } from './edit-item.tsx';
import { ItemActions } from './item-actions.tsx';
import { ItemCitations } from './item-citations.tsx';
import { ItemFacts } from './item-facts.tsx';
import { ItemStages } from './item-stages.tsx';
import { ItemText } from './item-text.tsx';
import { ItemVersions } from './item-versions.tsx';
import { useRetryItem } from '#web/features/uploads/retry-item.ts';
import { SitePages } from './site-pages.tsx';
import { SiteUnread } from './site-unread.tsx';
import { TranscriptAfterwards } from './transcript-afterwards.tsx';
import { UploadRows } from '#web/features/uploads/upload-rows.tsx';

/** One document, page or video: its text, details, versions and citations. */
export function ItemScreen({ contentId }: { contentId: string }) {
  const read = useContentItem(contentId);
  const gone = read.error instanceof CallError && read.error.status === 404;
  useDocumentTitle(read.data ? nameOf(read.data.item) : 'Content Management');
  const kind = read.data?.item.kind ?? 'document';
  return (
    <>
      <Link to={paths.content} search={kind === 'document' ? {} : { tab: kind }} className={backLink}>
        ← {kindWords[kind].heading}
      </Link>
      {read.data === undefined && !gone && <h1 className="sr-only">Content</h1>}
      {read.isPending && (
        <div className="mt-6">
          <SkeletonRows rows={6} label="Loading the item" />
        </div>
      )}
      {gone && (
        <div className="py-12">
          <h1 className="font-serif text-2xl font-medium">This is no longer here</h1>
          <p className="mt-2 text-muted">It was deleted, or the address is incomplete.</p>
        </div>
      )}
      {read.isError && !gone && read.data === undefined && (
        <div className="mt-6">
          <FailedState
            title="Failed to load the item"
            text={messageOf(read.error)}
            onRetry={() => {
              void read.refetch();
            }}
          />
        </div>
      )}
      {read.data && !gone && <Item {...read.data} />}
    </>
  );
}

type ReadItem = Omit<OutputOf<typeof readContent>, 'item'> & { item: ContentItem };

function Item({ item, versions, citedIn }: ReadItem) {
  const [editing, setEditing] = useState(false);
  const status = statusOf(item);
  return (
    <>
      <div className="mt-3 flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h1 dir="auto" className="font-serif text-2xl font-medium wrap-anywhere">
            {nameOf(item)}
          </h1>
          {item.kind === 'document' && item.title !== '' && item.title !== item.name && (
            <p dir="auto" className="mt-1 text-muted">
              {item.title}
            </p>
          )}
          <p className="mt-2 flex items-center gap-3">
            <StatusMark mark={status.mark} text={status.text} />
            {item.metadata.openTo === 'team' && <TeamOnly />}
            <ValidityMark metadata={item.metadata} />
          </p>
        </div>
        <ItemActions
          item={item}
          editing={editing}
          onEdit={() => {
            setEditing(!editing);
          }}
        />
      </div>
      <UploadRows kind={item.kind} of={item.id} />
      <Remarks item={item} />
      {editing && (
        <EditItem
          item={item}
          onDone={() => {
            setEditing(false);
          }}
        />
      )}
      <ItemStages item={item} />
      <div className="mt-8 grid gap-x-12 gap-y-10 md:grid-cols-[minmax(0,1fr)_300px]">
        <div className="min-w-0">
          {item.web?.site ? (
            <SitePages item={item} />
          ) : (
            <ItemText item={item} revision={`${item.version}:${item.modifiedAt}`} />
          )}
        </div>
        <div className="min-w-0 space-y-10">
          <ItemFacts item={item} />
          <SiteUnread item={item} />
          <ItemVersions item={item} versions={versions} />
          <ItemCitations item={item} citedIn={citedIn} />
        </div>
      </div>
    </>
  );
}

/** What users have to know or do. */
function Remarks({ item }: { item: ContentItem }) {
  const retry = useRetryItem();
  return (
    <div className="mt-4 space-y-2 empty:hidden">
      {item.stage === 'failed' && (
        <div className="rounded-md bg-red-soft px-4 py-3">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="min-w-0 flex-1 text-sm wrap-anywhere">
              <span className="font-semibold text-red">Not trained on.</span> {item.failure?.message ?? item.error}
            </p>
            <Button
              onClick={() => {
                retry(item);
              }}
            >
              Retry
            </Button>
          </div>
          {item.kind === 'video' && <TranscriptAfterwards item={item} />}
        </div>
      )}
      {item.note !== null && <p className="rounded-md bg-amber-soft px-4 py-3 text-sm wrap-anywhere">{item.note}</p>}
      {item.web?.vanishedAt != null && (
        <p className="rounded-md bg-amber-soft px-4 py-3 text-sm">
          The page is gone from the web. Its text is kept and can still be quoted. Delete it once it’s no longer true.
        </p>
      )}
      {item.web?.checkError != null && (
        <p className="rounded-md bg-amber-soft px-4 py-3 text-sm wrap-anywhere">
          The last check for changes failed: {item.web.checkError} The earlier text is kept.
        </p>
      )}
      {item.duplicates.length > 0 && (
        <p className="rounded-md bg-amber-soft px-4 py-3 text-sm">
          The same text is here {item.duplicates.length === 1 ? 'once more' : `${item.duplicates.length} times more`}:{' '}
          {item.duplicates.map((id, at) => (
            <Link
              key={id}
              to={paths.content}
              search={{ item: id }}
              className="me-2 font-medium text-accent underline underline-offset-4"
            >
              {item.duplicates.length === 1 ? 'show it' : `show ${at + 1}`}
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}
