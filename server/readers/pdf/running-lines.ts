import type { PdfLine } from './pdf-lines.ts';

/** A line that stands at the same place of so many pages belongs to the paper and not to the text. */
const leastPages = 3;
/** Lines of a running head or foot, one under the other. */
const mostLines = 3;
/** Points by which its place may differ from page to page. */
const places = 4;

/** Numbers of pages differ from one to the next; amounts with a point or comma are text. */
const pageNumber = /(?<![\d.,])\d{1,4}(?![.,]?\d)/gu;

const keyOf = ({ text, bottom }: PdfLine, shift: number): string =>
  `${Math.round(bottom / places) + shift} ${text.replace(pageNumber, '#').replace(/^[ivxlc]+$/iu, '#')}`;

/** The outermost lines of each page, from its edge inwards. */
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

/** Running heads, running feet and page numbers: what repeats at the edge of pages, whatever number it bears. */
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
