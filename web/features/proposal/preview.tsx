import { useEffect, useRef, useState } from 'react';
import { FailedState } from '#web/components/states.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { drawPdfPage } from '#web/lib/draw-pdf.ts';
import { usePreview } from './proposal.api.ts';

type Opened = NonNullable<ReturnType<typeof usePreview>['data']>;

function Page({ pdf, number }: { pdf: Opened; number: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const place = canvas.current;
    if (place === null) return undefined;
    const leaving = new AbortController();
    const width = place.parentElement?.clientWidth ?? 700;
    drawPdfPage(pdf, {
      canvas: place,
      page: number,
      width,
      wanted: [],
      colour: '#ffffff',
      signal: leaving.signal,
    }).catch(() => {
      if (!leaving.signal.aborted) setFailed(true);
    });
    return () => {
      leaving.abort();
    };
  }, [pdf, number]);
  return (
    <li>
      <canvas ref={canvas} aria-hidden="true" className="w-full rounded-sm border border-line bg-white" />
      <p className="mt-1 text-center text-xs text-muted">
        Page {number} of {pdf.numPages}
      </p>
      {failed && <p className="text-sm text-muted">This page can’t be drawn here. Download the PDF to read it.</p>}
    </li>
  );
}

/** Previews the downloadable file, page by page. */
export function ProposalPreview() {
  const pdf = usePreview();
  if (pdf.error !== null)
    return (
      <FailedState
        title="Failed to make the PDF"
        text={messageOf(pdf.error)}
        onRetry={() => {
          void pdf.refetch();
        }}
      />
    );
  if (pdf.data === undefined)
    return (
      <output className="block rounded-md bg-sunken px-4 py-24 text-center text-sm text-muted">
        Making the PDF...
      </output>
    );
  const { data } = pdf;
  return (
    <ol aria-label="Pages of the proposal" className="mx-auto max-w-[820px] space-y-6">
      {Array.from({ length: data.numPages }, (_, at) => (
        <Page key={`${data.fingerprints[0]} ${at}`} pdf={data} number={at + 1} />
      ))}
    </ol>
  );
}
