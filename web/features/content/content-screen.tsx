import { Link } from '@tanstack/react-router';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useShownInStrip } from '#web/lib/use-shown-in-strip.ts';
import { paths } from '#web/paths.ts';
import { AddDocuments } from '#web/features/uploads/add-documents.tsx';
import { AddVideo } from './add-video.tsx';
import { AddWebPage } from './add-web-page.tsx';
import { AskTab } from '#web/features/ask/ask-tab.tsx';
import { useContentAddress } from './content-address.ts';
import { ContentList } from './content-list.tsx';
import { contentTabs } from './content-search.ts';
import type { ContentTab } from './content-search.ts';
import { count } from './content-words.ts';
import { useContentOverview } from './content.api.ts';
import { ItemScreen } from './item-screen.tsx';
import { EmptyState } from '#web/components/states.tsx';
import { UploadRows } from '#web/features/uploads/upload-rows.tsx';
import { useUploadStore } from '#web/features/uploads/upload-store.ts';
import { useResumedUploads } from '#web/features/uploads/uploads.api.ts';

const tabWords: Record<ContentTab, string> = {
  document: 'Documents',
  webpage: 'Web pages',
  video: 'Videos',
  ask: 'Ask your content',
};

/** The content manager, available to every member (decision A93). */
export function ContentScreen() {
  const { item, tab } = useContentAddress();
  useResumedUploads();
  return item === undefined ? <Manager key={tab} tab={tab} /> : <ItemScreen key={item} contentId={item} />;
}

function Manager({ tab }: { tab: ContentTab }) {
  const running = useUploadStore(({ entries }) => entries.filter(({ status }) => status === 'processing').length);
  const strip = useShownInStrip<HTMLElement>(tab);
  useDocumentTitle(running === 0 ? 'Content Management' : `Training on ${running}`);
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h1 className="font-serif text-2xl font-medium">Content Management</h1>
        <Totals />
      </div>
      <p className="mt-1 max-w-[70ch] text-sm text-muted">
        Agents know your company from what you add here. They quote nothing else, and name the page, heading or second
        of each quote.
      </p>
      <nav
        ref={strip}
        aria-label="Content"
        className="strip mt-6 mb-8 flex gap-4 overflow-x-auto shadow-[inset_0_-1px_0_var(--line)] sm:gap-6"
      >
        {contentTabs.map((one) => (
          <Link
            key={one}
            to={paths.content}
            search={one === 'document' ? { tab: undefined } : { tab: one }}
            // Without it, the documents' link would be the current page beside every other one.
            activeOptions={{ explicitUndefined: true }}
            {...(one === tab ? { 'aria-current': 'page' as const } : { 'aria-current': undefined })}
            className={`border-b-2 py-2 text-sm whitespace-nowrap ${one === tab ? 'border-accent font-medium' : 'border-transparent text-muted hover:text-ink'}`}
          >
            {tabWords[one]}
            <TabCount tab={one} />
          </Link>
        ))}
      </nav>
      {tab === 'document' && <DocumentTab />}
      {tab === 'webpage' && <WebPageTab />}
      {tab === 'video' && <VideoTab />}
      {tab === 'ask' && <AskTab />}
    </>
  );
}

function Totals() {
  const { data, error, refetch } = useContentOverview();
  if (data === undefined && error !== null)
    return (
      <p className="text-sm text-muted">
        Failed to load the totals.{' '}
        <button
          type="button"
          className="min-h-6 text-accent underline underline-offset-4"
          onClick={() => void refetch()}
        >
          Retry
        </button>
      </p>
    );
  if (data === undefined || data.passages === 0) return null;
  return (
    <p className="tabular text-sm text-muted">
      {count(data.words, 'word')} in {count(data.passages, 'passage')} can be quoted
    </p>
  );
}

function TabCount({ tab }: { tab: ContentTab }) {
  const { data } = useContentOverview();
  const counted = data?.counts.find(({ kind }) => kind === tab);
  const total = counted ? counted.completed + counted.processing + counted.failed : 0;
  return total > 0 ? (
    <span className="tabular ms-1.5 text-xs text-muted max-sm:hidden">{total.toLocaleString()}</span>
  ) : null;
}

function DocumentTab() {
  return (
    <>
      <AddDocuments />
      <UploadRows kind="document" />
      <ContentList
        kind="document"
        empty={
          <EmptyState title="No documents yet">
            Start with what you’d give a new hire: product overview, prices, a case study, answers to objections.
          </EmptyState>
        }
      />
    </>
  );
}

function WebPageTab() {
  return (
    <>
      <AddWebPage />
      <UploadRows kind="webpage" />
      <ContentList
        kind="webpage"
        empty={
          <EmptyState title="No web pages yet">
            Start with your own website: one page, what its sitemap lists, or what its links lead to.
          </EmptyState>
        }
      />
    </>
  );
}

function VideoTab() {
  return (
    <>
      <AddVideo />
      <UploadRows kind="video" />
      <ContentList
        kind="video"
        empty={
          <EmptyState title="No videos yet">
            A demo, a webinar, a customer’s talk: agents quote what was said, with a timestamp.
          </EmptyState>
        }
      />
    </>
  );
}
