import { PDFiumModule } from '@hyzyla/pdfium';
import { limits } from '#contract/limits.ts';

type Call = (...values: number[]) => number;

/** The engine's own functions, called directly because the package's wrappers cost more than the work. */
interface EngineExports {
  memory: WebAssembly.Memory;
  malloc: Call;
  free: Call;
  FPDF_InitLibrary: Call;
  FPDF_LoadMemDocument: Call;
  FPDF_GetLastError: Call;
  FPDF_CloseDocument: Call;
  FPDF_GetPageCount: Call;
  FPDF_GetMetaText: Call;
  FPDF_LoadPage: Call;
  FPDF_ClosePage: Call;
  FPDFPage_CountObjects: Call;
  FPDFPage_GetObject: Call;
  FPDFPageObj_GetType: Call;
  FPDFPageObj_GetBounds: Call;
  FPDF_GetPageWidthF: Call;
  FPDF_GetPageHeightF: Call;
  FPDF_GetPageBoundingBox: Call;
  FPDFPage_GetAnnotCount: Call;
  FPDFPage_GetAnnot: Call;
  FPDFPage_CloseAnnot: Call;
  FPDFAnnot_GetSubtype: Call;
  FPDFPage_Flatten: Call;
  FPDFBitmap_CreateEx: Call;
  FPDFBitmap_FillRect: Call;
  FPDF_RenderPageBitmap: Call;
  FPDFBitmap_GetBuffer: Call;
  FPDFBitmap_GetStride: Call;
  FPDFBitmap_Destroy: Call;
  FPDFText_LoadPage: Call;
  FPDFText_ClosePage: Call;
  FPDFText_CountChars: Call;
  FPDFText_GetUnicode: Call;
  FPDFText_IsGenerated: Call;
  FPDFText_GetCharBox: Call;
  FPDFText_GetFontSize: Call;
  FPDFText_GetMatrix: Call;
  FPDFText_GetFontWeight: Call;
  FPDFText_HasUnicodeMapError: Call;
}

export interface PdfEngine {
  exports: EngineExports;
  /** Returns true once a document wanted more memory than allowed. */
  refusedMemory: () => boolean;
  /** Returns whether memory has grown large: it never shrinks, so the thread should be released. */
  isLarge: () => boolean;
}

const mebibyte = 1024 * 1024;
const largeBytes = 192 * mebibyte;

/** Starts PDFium from its compiled module, with memory limited to `limits.extraction.pdfMemoryMb`. */
export async function openPdfEngine(module: WebAssembly.Module): Promise<PdfEngine> {
  let refused = false;
  let exports: EngineExports | null = null;
  await PDFiumModule({
    instantiateWasm(imports, ready) {
      const env = imports['env'] as Record<string, WebAssembly.ImportValue>;
      const grow = env['emscripten_resize_heap'] as Call;
      env['emscripten_resize_heap'] = (bytes: number): number => {
        if (bytes >>> 0 <= limits.extraction.pdfMemoryMb * mebibyte) return grow(bytes);
        refused = true;
        return 0;
      };
      const instance = new WebAssembly.Instance(module, imports);
      exports = instance.exports as unknown as EngineExports;
      (ready as unknown as (instance: WebAssembly.Instance, module: WebAssembly.Module) => void)(instance, module);
      return instance.exports;
    },
  });
  if (exports === null) throw new Error('PDFium did not start');
  const started: EngineExports = exports;
  started.FPDF_InitLibrary();
  return {
    exports: started,
    refusedMemory: () => refused,
    isLarge: () => started.memory.buffer.byteLength > largeBytes,
  };
}
