const metaCharset = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/iu;
const xmlEncoding = /^<\?xml[^>]+encoding\s*=\s*["']([\w-]+)/iu;

function decoderFor(label: string | undefined): TextDecoder | null {
  if (!label) return null;
  try {
    return new TextDecoder(label);
  } catch (error) {
    // An unknown encoding label is ignored; the next hint decides.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Decodes a page: byte order mark first, then HTTP header, the page's own declaration, a guess. */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const mark =
    bytes[0] === 0xfe && bytes[1] === 0xff
      ? 'utf-16be'
      : bytes[0] === 0xff && bytes[1] === 0xfe
        ? 'utf-16le'
        : undefined;
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
  const declared = metaCharset.exec(head)?.[1] ?? xmlEncoding.exec(head)?.[1];
  const decoder =
    decoderFor(mark) ??
    decoderFor(/charset\s*=\s*["']?([\w-]+)/iu.exec(contentType)?.[1]) ??
    decoderFor(declared) ??
    new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252');
  return decoder.decode(bytes);
}
