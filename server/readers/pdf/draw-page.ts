import { limits } from '#contract/limits.ts';
import type { PdfEngine } from './pdf-engine.ts';

/** One byte per pixel, 0 is black. */
export interface GrayPicture {
  width: number;
  height: number;
  bytes: Uint8Array;
}

const fourBytes = 4;
const withAnnotations = 1;
const inGray = 8;
const pointsAnInch = 72;

/**
 * Draws a page at the given dpi, by default what text recognition works best with; smaller if it exceeds a paper page.
 * Returns null if it can't be drawn.
 */
export function drawPage(
  engine: PdfEngine['exports'],
  document: number,
  number: number,
  dpi: number = limits.extraction.recognition.dpi,
): GrayPicture | null {
  const page = engine.FPDF_LoadPage(document, number);
  if (page === 0) return null;
  const { mostDots } = limits.extraction.recognition;
  const [wide, high] = [engine.FPDF_GetPageWidthF(page), engine.FPDF_GetPageHeightF(page)];
  const scale = Math.min(dpi / pointsAnInch, Math.sqrt(mostDots / Math.max(1, wide * high)));
  const [width, height] = [Math.max(1, Math.round(wide * scale)), Math.max(1, Math.round(high * scale))];
  const bitmap = engine.FPDFBitmap_CreateEx(width, height, fourBytes, 0, 0);
  if (bitmap === 0) {
    engine.FPDF_ClosePage(page);
    return null;
  }
  engine.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
  engine.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, withAnnotations | inGray);
  const from = engine.FPDFBitmap_GetBuffer(bitmap);
  const stride = engine.FPDFBitmap_GetStride(bitmap);
  const dots = new Uint8Array(engine.memory.buffer, from, stride * height);
  const bytes = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1)
      bytes[row * width + column] = dots[row * stride + column * 4] ?? 255;
  }
  engine.FPDFBitmap_Destroy(bitmap);
  engine.FPDF_ClosePage(page);
  return { width, height, bytes };
}
