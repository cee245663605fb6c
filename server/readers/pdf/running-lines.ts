import type { PdfLine } from './pdf-lines.ts';

/** A line at the same position on this many pages belongs to the layout, not the text. */
const leastPages = 3;
/** Maximum lines of a header or footer. */
const mostLines = 3;
/** Tolerance of the position between pages, in points. */
const places = 4;

/** Page numbers change from page to page; amounts with a decimal point or comma are text. */
const pageNumber = /(?<![\d.,])\d{1,4}(?![.,]?\d)/gu;

const keyOf = ({ text, bottom }: PdfLine, shift: number): string =>
  `${Math.round(bottom / places) + shift} ${text.replace(pageNumber, '#').replace(/^[ivxlc]+$/iu, '#')}`;

/** Returns the outermost lines of each page, from the edge inward. */
function edgesOf(lines: readonly PdfLine[]): PdfLine[][] {
  const pages = new Map<number, PdfLine[]>();
  for (const line of lines) {
    const own = pages.get(line.page);
    if (own === undefined) pages.set(line.page, [line]);
    else own.push(line);
  }
  return [...pages.values()].flatMap((own) => {
    const downwards = own.toSorted((a, b) => b.bottom - a.bottom);
    return [downwards.slice(0, mostLines), downwards.slice(-mostLines).toReversed()];
  });
}

/** Returns headers, footers and page numbers: lines that repeat at page edges, whatever number they contain. */
export function runningLines(lines: readonly PdfLine[]): Set<PdfLine> {
  const edges = edgesOf(lines);
  const seenOn = new Map<string, Set<number>>();
  for (const line of new Set(edges.flat())) {
    const key = keyOf(line, 0);
    seenOn.set(key, (seenOn.get(key) ?? new Set()).add(line.page));
  }
  const repeats = (line: PdfLine): boolean =>
    new Set([-1, 0, 1].flatMap((shift) => [...(seenOn.get(keyOf(line, shift)) ?? [])])).size >= leastPages;
  const running = new Set<PdfLine>();
  for (const edge of edges)
    for (const line of edge) {
      if (!repeats(line)) break;
      running.add(line);
    }
  return running;
}
