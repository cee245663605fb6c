import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ContentItem } from '#contract/records-content.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { FailedState } from '#web/components/states.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { drawPdfPage } from '#web/lib/draw-pdf.ts';
import { usePdf } from './content.api.ts';

interface PdfPageProps {
  item: ContentItem;
  page: number;
  pages: number;
  /** Texts to highlight, tried in order. */
  wanted: string[];
  onPage: (page: number) => void;
}

/** Light enough to read text through it on white paper, in both themes. */
const marker = '#ffe9a8';

/** Renders a PDF page with the passage highlighted. */
export function PdfPage({ item, page, pages, wanted, onPage }: PdfPageProps) {
  const pdf = usePdf(item.id, item.version);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<{ page: number; problem: string; marked: boolean } | null>(null);
  const texts = wanted.join('\u0000');
  useEffect(() => {
    const place = canvas.current;
    if (!pdf.data || !place) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const width = place.parentElement?.clientWidth ?? 700;
    drawPdfPage(pdf.data, { canvas: place, page, width, wanted: texts.split('\u0000'), colour: marker, signal }).then(
      (marked) => {
        if (!signal.aborted) setDrawn({ page, problem: '', marked });
      },
      () => {
        if (!signal.aborted) setDrawn({ page, problem: 'We can’t show this page. Its text is below.', marked: false });
      },
    );
    return () => {
      leaving.abort();
    };
  }, [pdf.data, page, texts]);
  const ready = drawn?.page === page;
  return (
    <section aria-label={`Page ${page} as it looks`} className="mb-6">
      <div className="mb-2 flex items-center gap-2">
        <IconButton
          aria-label="Previous page"
          aria-disabled={page <= 1}
          onClick={() => {
            if (page > 1) onPage(page - 1);
          }}
        >
          <ChevronLeft size={16} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
        <IconButton
          aria-label="Next page"
          aria-disabled={page >= pages}
          onClick={() => {
            if (page < pages) onPage(page + 1);
          }}
        >
          <ChevronRight size={16} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
        <p className="tabular text-sm text-muted">
          Page {page} of {pages}
          {ready && drawn.marked ? ', the passage is marked' : ''}
        </p>
      </div>
      {pdf.isPending && (
        <output className="block rounded-md bg-sunken px-4 py-16 text-center text-sm text-muted">
          Loading the page...
        </output>
      )}
      {pdf.isError && (
        <FailedState
          title="Failed to load the original."
          text={messageOf(pdf.error)}
          onRetry={() => {
            void pdf.refetch();
          }}
        />
      )}
      {ready && drawn.problem !== '' && (
        <p role="alert" className="text-sm text-red">
          {drawn.problem}
        </p>
      )}
      <canvas
        ref={canvas}
        className={`h-auto w-full rounded-md border border-line bg-white ${pdf.data && !(ready && drawn.problem !== '') ? '' : 'hidden'}`}
      >
        Page {page} of {item.name}
      </canvas>
    </section>
  );
}
