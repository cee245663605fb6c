import { textOfGlyph } from './glyph-names.ts';

/** Bounds the work: larger files, further fonts and longer descriptions are left unchanged. */
const most = { bytes: 16 * 1024 * 1024, fonts: 300, description: 20_000 };

interface FontObject {
  number: number;
  body: string;
}

/** Returns the latest version of an object's dictionary, if stored uncompressed. */
function dictionaryOf(file: string, number: number): string | null {
  for (
    let at = file.lastIndexOf(`${number} 0 obj`);
    at >= 0;
    at = at === 0 ? -1 : file.lastIndexOf(`${number} 0 obj`, at - 1)
  ) {
    if (at > 0 && /\d/u.test(file[at - 1] ?? '')) continue;
    const end = file.indexOf('endobj', at);
    return end < 0 ? null : file.slice(at, Math.min(end, at + most.description));
  }
  return null;
}

/** Returns fonts drawn by the file that don't declare their letters. */
function silentFonts(file: string): FontObject[] {
  const fonts = new Map<number, FontObject>();
  for (let at = file.indexOf('/Type3'); at >= 0 && fonts.size < most.fonts; at = file.indexOf('/Type3', at + 1)) {
    const begin = file.lastIndexOf(' obj', at);
    const end = file.indexOf('endobj', at);
    const number = Number(/(\d+) 0$/u.exec(file.slice(Math.max(0, begin - 20), begin))?.[1] ?? 0);
    if (begin < 0 || end < 0 || end - begin > most.description || number === 0) continue;
    const body = file.slice(begin + 4, end).trim();
    if (body.startsWith('<<') && body.endsWith('>>') && !body.includes('/ToUnicode'))
      fonts.set(number, { number, body });
    else fonts.delete(number);
  }
  return [...fonts.values()];
}

/** Maps character codes to the text of their glyph names; null if most names say nothing. */
function lettersOf(file: string, body: string): Map<number, string> | null {
  const reference = /\/Encoding\s+(\d+)\s+0\s+R/u.exec(body)?.[1];
  const encoding = reference === undefined ? body : (dictionaryOf(file, Number(reference)) ?? '');
  const differences = /\/Differences\s*\[([^\]]*)\]/u.exec(encoding)?.[1];
  if (differences === undefined) return null;
  const letters = new Map<number, string>();
  let code = 0;
  let named = 0;
  for (const [, number, name] of differences.matchAll(/(\d+)(?![^\s/])|\/([^\s/[\]<>()]+)/gu)) {
    if (number !== undefined) {
      code = Number(number);
      continue;
    }
    const text = textOfGlyph(name ?? '');
    if (text !== null && code < 256) letters.set(code, text);
    code += 1;
    named += 1;
  }
  return letters.size > named / 2 ? letters : null;
}

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

function unicodeMap(letters: ReadonlyMap<number, string>): string {
  const rows = [...letters].map(
    ([code, text]) =>
      `<${hex(code, 2)}> <${Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at), 4)).join('')}>\n`,
  );
  let map =
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Names def /CMapType 2 def\n1 begincodespacerange <00> <ff> endcodespacerange\n';
  for (let at = 0; at < rows.length; at += 100)
    map += `${Math.min(100, rows.length - at)} beginbfchar\n${rows.slice(at, at + 100).join('')}endbfchar\n`;
  return `${map}endcmap end end`;
}

/**
 * Appends an update that declares the letters of fonts drawn by the file, if their glyph names reveal them, which the
 * engine ignores. Returns null if there are none, or if the file stores its objects in another way.
 */
export function nameGlyphs(bytes: Uint8Array): Uint8Array | null {
  if (bytes.length > most.bytes) return null;
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const before = Number([...file.slice(-2048).matchAll(/startxref\s+(\d+)/gu)].at(-1)?.[1] ?? Number.NaN);
  const trailers = [...file.matchAll(/trailer\s*<<(.*?)>>\s*startxref/gsu)].map(([, body = '']) => body);
  const root = trailers
    .map((body) => /\/Root\s+\d+\s+\d+\s+R/u.exec(body)?.[0])
    .findLast((found) => found !== undefined);
  const size = Math.max(0, ...trailers.map((body) => Number(/\/Size\s+(\d+)/u.exec(body)?.[1] ?? 0)));
  if (
    !file.startsWith('xref', before) ||
    root === undefined ||
    size === 0 ||
    trailers.some((body) => body.includes('/Encrypt'))
  )
    return null;
  let update = '\n';
  let table = '';
  let next = size;
  const place = (): string => `${String(file.length + update.length).padStart(10, '0')} 00000 n \n`;
  for (const { number, body } of silentFonts(file)) {
    const letters = lettersOf(file, body);
    if (letters === null) continue;
    const map = unicodeMap(letters);
    table += `${number} 1\n${place()}`;
    update += `${number} 0 obj\n${body.slice(0, -2)} /ToUnicode ${next} 0 R >>\nendobj\n`;
    table += `${next} 1\n${place()}`;
    update += `${next} 0 obj\n<< /Length ${map.length} >>\nstream\n${map}\nendstream\nendobj\n`;
    next += 1;
  }
  if (next === size) return null;
  const at = file.length + update.length;
  return Buffer.concat([
    bytes,
    Buffer.from(
      `${update}xref\n${table}trailer\n<< ${root} /Size ${next} /Prev ${before} >>\nstartxref\n${at}\n%%EOF\n`,
      'latin1',
    ),
  ]);
}
