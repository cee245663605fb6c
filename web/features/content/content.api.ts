import {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import type { z } from 'zod';
import { deleteDocuments, processDocument, processWebUrl } from '#contract/content.ts';
import type { ContentKind, DeletedContent } from '#contract/content.ts';
import {
  editManyContents,
  previewWebPage,
  readContent,
  readContentFile,
  readContentNews,
  readContentOverview,
  readContentText,
  retrainContent,
  type ContentNews,
} from '#contract/content-library.ts';
import { listDocuments, listVideos, listWebPages, readContentRecord } from '#contract/records-content.ts';
import type { ContentItem } from '#contract/records-content.ts';
import { solutionOptions } from '#contract/solutions.ts';
import { useMember } from '#web/features/identity/member.ts';
import { CallError } from '#web/lib/call-error.ts';
import { call } from '#web/lib/client.ts';
import { emptyIfForeign } from '#web/lib/foreign-client.ts';
import { openPdf } from '#web/lib/draw-pdf.ts';
import { fetchBlob } from '#web/lib/files/download.ts';
import { newRequestId } from '#web/features/uploads/upload-entry.ts';

const processingMs = 2000;

interface Reader {
  organizationId: string;
  clientId: string;
  signal: AbortSignal;
}
const clientOf = (clientId: string) => (clientId === '' ? {} : { clientId });
const readList: Record<ContentKind, (reader: Reader) => Promise<ContentItem[]>> = {
  document: async ({ clientId, ...options }) =>
    (await emptyIfForeign(call(listDocuments, clientOf(clientId), options), { documents: [] })).documents.map(
      readContentRecord,
    ),
  webpage: async ({ clientId, ...options }) =>
    (await emptyIfForeign(call(listWebPages, clientOf(clientId), options), { webpages: [] })).webpages.map(
      readContentRecord,
    ),
  video: async ({ clientId, ...options }) =>
    (await emptyIfForeign(call(listVideos, clientOf(clientId), options), { videos: [] })).videos.map(readContentRecord),
};

/** Returns whether an item is still being processed. */
export function isUnderWay({ stage }: Pick<ContentItem, 'stage'>): boolean {
  return stage !== 'ready' && stage !== 'failed';
}

export function listQuery(kind: ContentKind, organizationId: string, clientId: string) {
  return queryOptions({
    queryKey: [organizationId, 'content', 'list', kind],
    queryFn: ({ signal }) => readList[kind]({ organizationId, clientId, signal }),
  });
}

export function useContentList(kind: ContentKind) {
  const {
    membership: { clerkOrgId: organizationId, clientId },
  } = useMember();
  return useQuery({
    ...listQuery(kind, organizationId, clientId),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? processingMs : false),
  });
}

export function useContentOverview() {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return useQuery({
    queryKey: [organizationId, 'content', 'overview'],
    queryFn: ({ signal }) => call(readContentOverview, {}, { signal, organizationId }),
  });
}

/** What the lists tell of an item is older than what was just read of it. */
function outdateLists(queries: QueryClient, organizationId: string): void {
  for (const what of ['list', 'overview'])
    void queries.invalidateQueries({ queryKey: [organizationId, 'content', what] });
}

const underWayIn = (news: readonly ContentNews[] = []): number => news.reduce((sum, each) => sum + each.underWay, 0);

/** Loads the outcome of recent uploads for the bell. */
export function useContentNews() {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return useQuery({
    queryKey: [organizationId, 'content', 'news'],
    queryFn: async ({ signal, queryKey, client }) => {
      const { news } = await call(readContentNews, {}, { signal, organizationId });
      if (underWayIn(news) < underWayIn(client.getQueryData(queryKey))) outdateLists(client, organizationId);
      return news;
    },
    refetchInterval: ({ state }) => (state.data?.some(({ underWay }) => underWay > 0) ? processingMs : false),
  });
}

/** Loads options for pickers (decision A82). */
export function useSolutionOptions() {
  const {
    membership: { clerkOrgId: organizationId, clientId },
  } = useMember();
  return useQuery({
    queryKey: [organizationId, 'content', 'solutions'],
    queryFn: async ({ signal }) => {
      const asked = call(solutionOptions, clientOf(clientId), { signal, organizationId });
      return (await emptyIfForeign(asked, { status: 'success', solutions: [] })).solutions;
    },
  });
}

/** Loads an item, polling while it is being processed. */
export function useContentItem(contentId: string) {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return useQuery({
    queryKey: [organizationId, 'content', 'one', contentId],
    queryFn: async ({ signal, queryKey, client }) => {
      const { item: record, ...rest } = await call(readContent, { contentId }, { signal, organizationId });
      const item = readContentRecord(record);
      const known = client.getQueryData<{ item: ContentItem }>(queryKey);
      if (known !== undefined && known.item.stage !== item.stage) outdateLists(client, organizationId);
      return { item, ...rest };
    },
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.item) ? processingMs : false),
  });
}

export interface TextStart {
  from: number;
  page: number | null;
}

/** Loads the extracted text page by page from `start`; `revision` changes with the text. */
export function useContentText(contentId: string, start: TextStart, revision: string) {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return useInfiniteQuery({
    queryKey: [organizationId, 'content', 'text', contentId, revision, start.from, start.page],
    initialPageParam: start,
    queryFn: ({ signal, pageParam: { from, page } }) =>
      call(readContentText, { contentId, from, ...(page === null ? {} : { page }) }, { signal, organizationId }),
    getNextPageParam: ({ next }): TextStart | null => (next === null ? null : { from: next, page: null }),
  });
}

export function useWebPreview(url: string) {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return useQuery({
    queryKey: [organizationId, 'content', 'preview', url],
    enabled: url !== '',
    retry: false,
    queryFn: ({ signal }) => call(previewWebPage, { url }, { signal, organizationId }),
    placeholderData: keepPreviousData,
  });
}

/** Loads the original file, of a specific version if one is named. */
export function useReadOriginal() {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return useMutation({
    mutationFn: ({ contentId, version }: { contentId: string; version?: number }) =>
      fetchBlob(readContentFile, { contentId, ...(version === undefined ? {} : { version }) }, organizationId),
  });
}

/** Opens a PDF for drawing; loaded once per screen. */
export function usePdf(contentId: string, version: number) {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return useQuery({
    queryKey: [organizationId, 'original', contentId, version],
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    structuralSharing: false,
    queryFn: async () =>
      openPdf(await (await fetchBlob(readContentFile, { contentId, version }, organizationId)).arrayBuffer()),
  });
}

/** Changes content, then refetches everything shown of it. */
function useContentChange<T, R>(change: (input: T, organizationId: string) => Promise<R>) {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: T) => change(input, organizationId),
    onSettled: () => queries.invalidateQueries({ queryKey: [organizationId, 'content'] }),
  });
}

function useContext() {
  const { user, membership } = useMember();
  return { clientId: membership.clientId, userId: user.id };
}

type Metadata = NonNullable<z.input<typeof processDocument.input>['metadata']>;

export function useUpdateContent() {
  const context = useContext();
  return useContentChange(({ documentId, metadata }: { documentId: string; metadata: Metadata }, organizationId) =>
    call(
      processDocument,
      { action: 'update', documentId, metadata, context, requestId: newRequestId() },
      { organizationId },
    ),
  );
}

/** Changes how often a page is checked. */
export function useUpdateSync() {
  const context = useContext();
  return useContentChange(
    ({ documentId, sync }: { documentId: string; sync: z.input<typeof processWebUrl.input>['sync'] }, organizationId) =>
      call(
        processWebUrl,
        { action: 'update', documentId, sync, context, requestId: newRequestId() },
        { organizationId },
      ),
  );
}

export function useEditMany() {
  return useContentChange((input: z.input<typeof editManyContents.input>, organizationId) =>
    call(editManyContents, input, { organizationId }),
  );
}

export function useRetrain() {
  return useContentChange((contentIds: string[], organizationId) =>
    call(retrainContent, { contentIds }, { organizationId }),
  );
}

const deletedAtOnce = 50;

/** Deletes in batches; returns the outcome of each id. Throws only if the first batch could not be requested. */
export function useDeleteContent() {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  const context = useContext();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ ids, onAnswer }: { ids: string[]; onAnswer: (answered: DeletedContent[]) => void }) => {
      for (let at = 0; at < ids.length; at += deletedAtOnce) {
        const documentIds = ids.slice(at, at + deletedAtOnce);
        const { data } = await call(
          deleteDocuments,
          { action: 'delete', documentIds, context, requestId: newRequestId() },
          { organizationId },
        );
        if (data === undefined) throw new CallError('API', 'no_answer', 'No response received from delete endpoint');
        const answered = Array.isArray(data) ? data : [data];
        const gone = answered.filter(({ success }) => success).map(({ deletedId }) => deletedId);
        for (const kind of ['document', 'webpage', 'video'] as const) {
          queries.setQueryData<ContentItem[]>([organizationId, 'content', 'list', kind], (list) =>
            list?.filter(({ id }) => !gone.includes(id)),
          );
        }
        onAnswer(answered);
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [organizationId, 'content'] }),
  });
}
