import type { PDFDocumentProxy } from 'unpdf/pdfjs';

/** Opens a PDF; loads the library with the first one. Consumes the bytes. */
export async function openPdf(bytes: ArrayBuffer): Promise<PDFDocumentProxy> {
  const { getDocument } = await import('unpdf/pdfjs');
  return getDocument({ data: new Uint8Array(bytes), useWasm: false }).promise;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const bare = (text: string) => text.replaceAll(/\s+/gu, '').toLowerCase();

/**
 * Returns where the wanted text is, in page units: whole text runs, ignoring white space; [] if not found in one piece.
 */
function boxesOf(items: readonly { str: string; box: Box }[], wanted: string): Box[] {
  const texts = items.map(({ str }) => bare(str));
  const from = texts.join('').indexOf(bare(wanted));
  if (bare(wanted) === '' || from < 0) return [];
  const to = from + bare(wanted).length;
  let at = 0;
  return items
    .filter((_, index) => {
      const begin = at;
      at += texts[index]?.length ?? 0;
      return begin < to && at > from && at > begin;
    })
    .map(({ box }) => box);
}

interface Drawing {
  canvas: HTMLCanvasElement;
  page: number;
  width: number;
  /** Texts to highlight; the first one found is used. */ wanted: string[];
  colour: string;
  /** Frees the canvas at once, because it takes one drawing at a time. */ signal: AbortSignal;
}

/** Draws a page at the given width and highlights the wanted text. Returns whether it was found; rejects if aborted. */
export async function drawPdfPage(
  document: PDFDocumentProxy,
  { canvas, page: number, width, wanted, colour, signal }: Drawing,
): Promise<boolean> {
  const page = await document.getPage(number);
  signal.throwIfAborted();
  const scale = (width * window.devicePixelRatio) / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('The browser gives no canvas');
  const task = page.render({ canvas, canvasContext: brush, viewport });
  signal.addEventListener(
    'abort',
    () => {
      task.cancel();
    },
    { once: true },
  );
  await task.promise;
  const { items } = await page.getTextContent();
  signal.throwIfAborted();
  const runs = items.flatMap((item) => {
    if (!('str' in item)) return [];
    const [x, y] = [Number(item.transform[4]), Number(item.transform[5])];
    const [left, top] = viewport.convertToViewportPoint(x, y - item.height * 0.2);
    const [right, bottom] = viewport.convertToViewportPoint(x + item.width, y + item.height);
    const corner = { x: Math.min(Number(left), Number(right)), y: Math.min(Number(top), Number(bottom)) };
    return [
      {
        str: item.str,
        box: {
          ...corner,
          width: Math.abs(Number(right) - Number(left)),
          height: Math.abs(Number(bottom) - Number(top)),
        },
      },
    ];
  });
  const boxes = wanted.map((text) => boxesOf(runs, text)).find((found) => found.length > 0) ?? [];
  brush.globalCompositeOperation = 'multiply';
  brush.fillStyle = colour;
  for (const { x, y, width: across, height } of boxes) brush.fillRect(x, y, across, height);
  brush.globalCompositeOperation = 'source-over';
  return boxes.length > 0;
}
