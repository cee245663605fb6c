import { useEffect, useRef, useState } from 'react';
import type { ContentPiece } from '#contract/content-library.ts';
import type { ContentItem } from '#contract/records-content.ts';
import { Button } from '#web/components/button.tsx';
import { FailedState, SkeletonRows } from '#web/components/states.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { useContentAddress } from './content-address.ts';
import { addressAt, secondText } from './content-words.ts';
import { useContentText } from './content.api.ts';
import { MarkedText } from '#web/components/marked-text.tsx';
import { PdfPage } from './pdf-page.tsx';
import { marksOfTexts } from '#web/lib/marks.ts';

/** Passages shown before the one in the URL; passages are counted from 1. */
const before = 2;

/** The extracted text page by page, with the passage from the URL highlighted and in view. */
export function ItemText({ item, revision }: { item: ContentItem; revision: string }) {
  const { at, page, mark, goToPage } = useContentAddress();
  const start = { from: at === null ? 0 : Math.max(0, at - 1 - before), page: at === null ? page : null };
  const text = useContentText(item.id, start, revision);
  const pieces = text.data?.pages.flatMap((one) => one.pieces) ?? [];
  const total = text.data?.pages[0]?.total ?? 0;
  const within = start.from > 0 || (start.page ?? 1) > 1;
  const wanted = useRef<HTMLDivElement>(null);
  const pages = item.counts.pages ?? 0;
  const isPdf = pages > 0 && item.kind === 'document' && /\.pdf$/iu.test(item.name);
  const [looks, setLooks] = useState(false);
  // A quote without its passage's number is looked for in what is loaded.
  const marked = pieces.find(({ number, text: words }) =>
    at === null ? mark !== '' && words.includes(mark) : number === at,
  );
  const wantedTexts = [mark.includes('|') ? '' : mark, marked?.text ?? ''].filter((one) => one.length > 12);
  const markedNumber = marked?.number ?? null;
  const loaded = pieces.length > 0;
  useEffect(() => {
    if (markedNumber !== null) wanted.current?.scrollIntoView({ block: 'center' });
  }, [markedNumber]);
  if (item.counts.words === 0 && item.stage !== 'ready')
    return (
      <p className="border-y border-line py-8 text-sm text-muted">
        {item.stage === 'failed' ? 'It has no text.' : 'The text appears here once it’s read.'}
      </p>
    );
  return (
    <section aria-labelledby="text">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="text" className="font-serif text-xl font-medium">
          Text as we read it
        </h2>
        <div className="flex flex-wrap items-center gap-3">
          {pages > 1 && <PageJump key={page} pages={pages} page={page} onGo={goToPage} />}
          {isPdf && (
            <Button
              aria-pressed={looks}
              onClick={() => {
                setLooks(!looks);
              }}
            >
              {looks ? 'Text only' : 'Show the page'}
            </Button>
          )}
        </div>
      </div>
      <div className="mt-2 border-t border-line pt-3">
        {isPdf && looks && (
          <PdfPage
            item={item}
            page={Math.min(pages, marked?.page ?? page ?? pieces[0]?.page ?? 1)}
            pages={pages}
            wanted={wantedTexts}
            onPage={goToPage}
          />
        )}
        {text.isPending && <SkeletonRows rows={6} label="Loading the text" />}
        {text.isError && pieces.length === 0 && (
          <FailedState
            title="Failed to load the text"
            text={messageOf(text.error)}
            onRetry={() => {
              void text.refetch();
            }}
          />
        )}
        {text.isSuccess && pieces.length === 0 && (
          <p className="text-sm text-muted">
            {page === null ? 'We found no text in it.' : `We found no text from page ${page} on.`}
          </p>
        )}
        {loaded && within && (
          <Button
            className="mb-3"
            onClick={() => {
              goToPage(1);
            }}
          >
            From the beginning
          </Button>
        )}
        {pieces.map((piece, index) => (
          <div key={piece.number} ref={piece === marked ? wanted : undefined}>
            <Piece
              piece={piece}
              previous={pieces[index - 1]}
              video={item.kind === 'video' ? item.url : null}
              wanted={piece === marked}
              mark={mark}
            />
          </div>
        ))}
        {text.hasNextPage && (
          <Button
            className="mt-4"
            aria-disabled={text.isFetchingNextPage}
            onClick={() => {
              if (!text.isFetchingNextPage) void text.fetchNextPage();
            }}
          >
            {text.isFetchingNextPage ? 'Loading...' : `Show more of ${total.toLocaleString()} passages`}
          </Button>
        )}
        {text.isFetchNextPageError && (
          <p role="alert" className="mt-2 text-sm text-red">
            {messageOf(text.error)}
          </p>
        )}
      </div>
    </section>
  );
}

interface PieceProps {
  piece: ContentPiece;
  previous: ContentPiece | undefined;
  video: string | null;
  wanted: boolean;
  mark: string;
}

function Piece({ piece, previous, video, wanted, mark }: PieceProps) {
  const newPage = piece.page !== null && piece.page !== previous?.page;
  const newHeading =
    piece.heading !== null && piece.heading !== previous?.heading && !piece.text.startsWith(piece.heading);
  return (
    <>
      {newPage && (
        <p className="tabular mt-5 mb-2 border-b border-line pb-1 text-xs font-medium text-muted first:mt-0">
          Page {piece.page}
        </p>
      )}
      {newHeading && (
        <h3 dir="auto" className="mt-4 mb-1 text-sm font-semibold">
          {piece.heading}
        </h3>
      )}
      <div
        className={`flex gap-4 rounded-md py-1.5 ${wanted ? '-mx-3 border-s-4 border-accent bg-accent-soft px-3' : ''}`}
        {...(wanted ? { 'aria-current': 'true' as const } : {})}
      >
        {piece.second !== null &&
          (video === null ? (
            <span className="tabular w-14 shrink-0 text-sm leading-7 text-muted">{secondText(piece.second)}</span>
          ) : (
            <a
              href={addressAt(video, piece.second)}
              target="_blank"
              rel="noreferrer"
              aria-label={`Watch from ${secondText(piece.second)}`}
              className="tabular w-14 shrink-0 text-sm leading-7 text-accent underline underline-offset-4"
            >
              {secondText(piece.second)}
            </a>
          ))}
        <p dir="auto" className="min-w-0 flex-1 font-serif text-[17px] leading-7 whitespace-pre-line">
          <MarkedText text={piece.text} marks={mark === '' ? [] : marksOfTexts(piece.text, mark)} />
        </p>
      </div>
    </>
  );
}

function PageJump({ pages, page, onGo }: { pages: number; page: number | null; onGo: (page: number) => void }) {
  const [typed, setTyped] = useState(page === null ? '' : String(page));
  const go = () => {
    const wanted = Math.min(pages, Math.max(1, Math.floor(Number(typed))));
    if (Number.isFinite(wanted)) onGo(wanted);
  };
  return (
    <form
      className="flex items-center gap-2 text-sm"
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <label htmlFor="page">Page</label>
      <input
        id="page"
        inputMode="numeric"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
        className="tabular h-9 w-16 rounded-md border border-line-strong/50 bg-surface px-2 text-sm"
      />
      <span className="text-muted">of {pages.toLocaleString()}</span>
      <Button type="submit">Go</Button>
    </form>
  );
}
