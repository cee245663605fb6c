import { PDFiumLibrary } from '@hyzyla/pdfium';

interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}
export interface ReadPage {
  width: number;
  height: number;
  text: string;
  /** The page's lines with positions, in points from the lower left corner. */
  lines: ({ text: string } & Box)[];
  links: string[];
  /** Structure tags in reading order, as a screen reader gets them: 'H1', 'P', 'L', 'LI', 'Table'. Empty: no tags. */
  tags: string[];
  /** Number of characters missing in all fonts. */
  missing: number;
}
export interface ReadPdf {
  pages: ReadPage[];
  bookmarks: string[];
  title: string;
}

type Native = Record<string, (...values: number[]) => number> & { HEAPU8: Uint8Array; HEAPF64: Float64Array };

const words = (bytes: Uint8Array): string => new TextDecoder('utf-16le').decode(bytes).replaceAll('\0', '');

type Call = (name: string, ...values: number[]) => number;

/** Returns a page's structure elements, parents first; `told` reads what was written into `room`. */
function tagsOf(call: Call, page: number, room: number, told: (length: number) => string): string[] {
  const found: string[] = [];
  const collect = (element: number): void => {
    if (element === 0) return;
    found.push(told(call('FPDF_StructElement_GetType', element, room, 4096)));
    for (let at = 0; at < call('FPDF_StructElement_CountChildren', element); at += 1)
      collect(call('FPDF_StructElement_GetChildAtIndex', element, at));
  };
  const tree = call('FPDF_StructTree_GetForPage', page);
  if (tree === 0) return found;
  for (let at = 0; at < call('FPDF_StructTree_CountChildren', tree); at += 1)
    collect(call('FPDF_StructTree_GetChildAtIndex', tree, at));
  call('FPDF_StructTree_Close', tree);
  return found;
}

/** Reads a PDF with PDFium as another program would: text, positions, bookmarks, links. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const { module } = library as unknown as { module: Native };
  const call: Call = (name, ...values) => module[`_${name}`]?.(...values) ?? 0;
  const { documentIdx } = document as unknown as { documentIdx: number };
  const room = call('malloc', 4096);
  const told = (length: number): string => words(module.HEAPU8.slice(room, room + length));
  try {
    const bookmarks: string[] = [];
    const collect = (parent: number): void => {
      for (
        let mark = call('FPDFBookmark_GetFirstChild', documentIdx, parent);
        mark !== 0;
        mark = call('FPDFBookmark_GetNextSibling', documentIdx, mark)
      ) {
        bookmarks.push(told(call('FPDFBookmark_GetTitle', mark, room, 4096)));
        collect(mark);
      }
    };
    collect(0);
    const pages: ReadPage[] = [];
    for (const page of document.pages()) {
      const { pageIdx } = page as unknown as { pageIdx: number };
      const text = call('FPDFText_LoadPage', pageIdx);
      const lines: ReadPage['lines'] = [];
      let missing = 0;
      const count = call('FPDFText_CountChars', text);
      let open: ReadPage['lines'][number] | null = null;
      for (let at = 0; at < count; at += 1) {
        const sign = String.fromCodePoint(call('FPDFText_GetUnicode', text, at));
        if (call('FPDFText_HasUnicodeMapError', text, at) === 1 || sign === '\ufffd') missing += 1;
        if (sign === '\r' || sign === '\n') {
          open = null;
          continue;
        }
        call('FPDFText_GetCharBox', text, at, room, room + 8, room + 16, room + 24);
        const [left = 0, right = 0, bottom = 0, top = 0] = module.HEAPF64.slice(room / 8, room / 8 + 4);
        if (open === null) {
          open = { text: '', left, right, bottom, top };
          lines.push(open);
        }
        open.text += sign;
        if (sign.trim() === '') continue;
        Object.assign(open, {
          left: Math.min(open.left, left),
          right: Math.max(open.right, right),
          bottom: Math.min(open.bottom, bottom),
          top: Math.max(open.top, top),
        });
      }
      call('FPDFText_ClosePage', text);
      const links: string[] = [];
      for (let at = 0; at < call('FPDFPage_GetAnnotCount', pageIdx); at += 1) {
        const annotation = call('FPDFPage_GetAnnot', pageIdx, at);
        const action = call('FPDFLink_GetAction', call('FPDFAnnot_GetLink', annotation));
        if (action === 0) continue;
        const length = call('FPDFAction_GetURIPath', documentIdx, action, room, 4096);
        links.push(new TextDecoder().decode(module.HEAPU8.slice(room, room + Math.max(0, length - 1))));
      }
      const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
      pages.push({
        width,
        height,
        text: lines.map((line) => line.text).join('\n'),
        lines,
        links,
        missing,
        tags: tagsOf(call, pageIdx, room, told),
      });
    }
    const tag = new TextEncoder().encode('Title\0');
    const name = call('malloc', tag.length);
    module.HEAPU8.set(tag, name);
    return { pages, bookmarks, title: told(call('FPDF_GetMetaText', documentIdx, name, room, 4096)) };
  } finally {
    document.destroy();
    library.destroy();
  }
}
