import type { PdfEngine } from './pdf-engine.ts';

/** A page's characters in painting order; boxes in points, four values each: left, right, bottom, top. */
export interface PageCharacters {
  codes: Uint32Array;
  /** 1 where PDFium inserted a space or line end missing from the file. */
  generated: Uint8Array;
  boxes: Float64Array;
  /** The visible part of the page, in points. */
  shown: { left: number; right: number; bottom: number; top: number };
  /** Returns a character's font size in points and weight (400 is regular, 0 unknown). */
  fontOf: (at: number) => { size: number; weight: number };
  /** Whether most characters come from a font that doesn't declare its letters. */
  unreadable: boolean;
}

interface Drawn {
  pictures: number;
  large: number;
  objects: number;
}

/** Drawn objects are counted only on pages with little text. */
export interface PageContent {
  characters: PageCharacters;
  drawn: Drawn;
}

/** Images and form objects, which often wrap scans. */
const pictureObjects = new Set([3, 5]);
const pictureShare = 0.1;
const shownAnnotations = new Set([3, 13, 20]);
const sampled = 200;

/** Merges form fields, typed notes and stamps into the page, so that their text is read too. */
function flattenFields(engine: PdfEngine['exports'], page: number): boolean {
  const count = engine.FPDFPage_GetAnnotCount(page);
  for (let at = 0; at < count; at += 1) {
    const annotation = engine.FPDFPage_GetAnnot(page, at);
    const shown = annotation !== 0 && shownAnnotations.has(engine.FPDFAnnot_GetSubtype(annotation));
    if (annotation !== 0) engine.FPDFPage_CloseAnnot(annotation);
    if (shown) return engine.FPDFPage_Flatten(page, 0) === 1;
  }
  return false;
}

/** Counts pictures, large pictures and all drawn objects of a page. */
function countDrawn(engine: PdfEngine['exports'], page: number): Drawn {
  const objects = engine.FPDFPage_CountObjects(page);
  const whole = engine.FPDF_GetPageWidthF(page) * engine.FPDF_GetPageHeightF(page);
  const store = engine.malloc(16);
  let pictures = 0;
  let large = 0;
  for (let at = 0; at < objects; at += 1) {
    const object = engine.FPDFPage_GetObject(page, at);
    if (
      !pictureObjects.has(engine.FPDFPageObj_GetType(object)) ||
      engine.FPDFPageObj_GetBounds(object, store, store + 4, store + 8, store + 12) === 0
    )
      continue;
    pictures += 1;
    const [left = 0, bottom = 0, right = 0, top = 0] = new Float32Array(engine.memory.buffer, store, 4);
    if ((right - left) * (top - bottom) >= pictureShare * whole) large += 1;
  }
  engine.free(store);
  return { pictures, large, objects };
}

function readCharacters(
  engine: PdfEngine['exports'],
  page: number,
  text: number,
): PageCharacters & { release: () => void } {
  const count = Math.max(0, engine.FPDFText_CountChars(text));
  const store = engine.malloc(count * 32 + 64);
  const codes = new Uint32Array(count);
  const generated = new Uint8Array(count);
  let unmapped = 0;
  const step = Math.max(1, Math.floor(count / sampled));
  for (let at = 0; at < count; at += 1) {
    const code = engine.FPDFText_GetUnicode(text, at);
    codes[at] = code;
    const box = store + 64 + at * 32;
    engine.FPDFText_GetCharBox(text, at, box, box + 8, box + 16, box + 24);
    if (code <= 32) generated[at] = engine.FPDFText_IsGenerated(text, at);
    if (at % step === 0 && engine.FPDFText_HasUnicodeMapError(text, at) === 1) unmapped += 1;
  }
  const fontOf = (at: number): { size: number; weight: number } => {
    engine.FPDFText_GetMatrix(text, at, store);
    const [, , c = 0, d = 1] = new Float32Array(engine.memory.buffer, store, 6);
    return {
      size: Math.abs(engine.FPDFText_GetFontSize(text, at)) * (Math.hypot(c, d) || 1),
      weight: engine.FPDFText_GetFontWeight(text, at),
    };
  };
  const framed = engine.FPDF_GetPageBoundingBox(page, store) === 1;
  const [left = 0, top = 0, right = 0, bottom = 0] = framed
    ? new Float32Array(engine.memory.buffer, store, 4)
    : [-Infinity, Infinity, Infinity, -Infinity];
  const boxes = new Float64Array(engine.memory.buffer, store + 64, count * 4);
  return {
    codes,
    generated,
    boxes,
    shown: { left, right, bottom, top },
    fontOf,
    unreadable: unmapped > Math.ceil(count / step) / 2,
    release: () => {
      engine.free(store);
    },
  };
}

/**
 * Loads a page and passes its characters to `use`; they are valid only during the call.
 * Returns null if it can't be loaded.
 */
export function withPage<Result>(
  engine: PdfEngine['exports'],
  document: number,
  number: number,
  use: (content: PageContent) => Result,
): Result | null {
  let page = engine.FPDF_LoadPage(document, number);
  if (page === 0) return null;
  if (flattenFields(engine, page)) {
    engine.FPDF_ClosePage(page);
    page = engine.FPDF_LoadPage(document, number);
  }
  const text = engine.FPDFText_LoadPage(page);
  const characters = readCharacters(engine, page, text);
  const drawn = characters.codes.length < sampled ? countDrawn(engine, page) : { pictures: 0, large: 0, objects: 0 };
  const result = use({ characters, drawn });
  characters.release();
  engine.FPDFText_ClosePage(text);
  engine.FPDF_ClosePage(page);
  return result;
}
