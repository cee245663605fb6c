import { deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { linesOnPage, packageOf, pdfOf, wordBody, wordParagraph } from '#tests/support/sample-documents.ts';
import { wordDoc } from '#tests/support/sample-word.ts';
import { extractFile } from './extract-file.ts';
import type { Extraction } from './extraction.ts';
import { runInThread } from './extraction-threads.ts';

const read = (bytes: Uint8Array | string, name: string): Promise<Extraction> =>
  extractFile({ bytes: typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes, name, type: '' });

async function textOf(bytes: Uint8Array | string, name: string): Promise<string[]> {
  const extraction = await read(bytes, name);
  if (extraction.status === 'failed') throw new Error(`${extraction.reason}: ${extraction.message}`);
  return extraction.pieces.map(({ text }) => text);
}

async function reasonOf(bytes: Uint8Array | string, name: string): Promise<string> {
  const extraction = await read(bytes, name);
  return extraction.status === 'failed' ? extraction.reason : `ready: ${JSON.stringify(extraction.pieces.slice(0, 3))}`;
}

const report = pdfOf([
  [
    { text: 'Annual report', x: 72, y: 720, size: 24 },
    ...linesOnPage(['Revenue grew by a fifth in the', 'year that ended in March.']).map((line) => ({
      ...line,
      y: line.y - 60,
    })),
  ],
  linesOnPage(['The second page speaks of costs.']),
]);
const word = packageOf('word/document.xml', {
  'word/document.xml': wordBody(
    `${wordParagraph('Pricing', 'Titre1')}${wordParagraph('Each seat costs ten euros.')}<w:tbl><w:tr><w:tc>${wordParagraph('Plan')}</w:tc><w:tc>${wordParagraph('Price')}</w:tc></w:tr></w:tbl><w:p><w:del><w:r><w:delText>Gone.</w:delText></w:r></w:del><w:ins><w:r><w:t>Kept.</w:t></w:r></w:ins></w:p>`,
  ),
  'word/styles.xml':
    '<w:styles xmlns:w="x"><w:style w:type="paragraph" w:styleId="Titre1"><w:name w:val="heading 1"/></w:style></w:styles>',
  'word/_rels/document.xml.rels':
    '<Relationships><Relationship Id="r1" Type="http://x/styles" Target="styles.xml"/></Relationships>',
});

describe('reading documents', () => {
  it('gives the text of a PDF with its pages and headings', async () => {
    const extraction = await read(report, 'report.pdf');
    expect(extraction).toMatchObject({
      status: 'ready',
      pages: 2,
      note: null,
      pieces: [
        { text: 'Annual report', page: 1, heading: 'Annual report' },
        { text: 'Revenue grew by a fifth in the year that ended in March.', page: 1, heading: 'Annual report' },
        { text: 'The second page speaks of costs.', page: 2, heading: 'Annual report' },
      ],
    });
  });

  it('puts an accent that is painted on its own onto its letter, before or after it', async () => {
    const at = (text: string, x: number) => ({ text, x, y: 700, size: 20 });
    const before = [at('M', 72), at('\u00a8', 91), at('u', 89), at('ller', 100)];
    const after = [at('Caf', 200), at('e', 231), at('\u00b4', 233), at('s', 242)];
    const texts = await textOf(pdfOf([[...before, ...after]]), 'accents.pdf');
    expect(texts.join(' ')).toContain('Müller');
    expect(texts.join(' ')).toContain('Cafés');
  });

  it('keeps signs of a formula apart where an index ends, and a chemical formula together', async () => {
    const at = (text: string, x: number, size = 20, y = 700) => ({ text, x, y, size });
    const formula = [at('T', 72), at('s', 84, 12, 695), at('S', 90)];
    const water = [at('H', 200), at('2', 214.5, 12, 695), at('O', 221)];
    const texts = await textOf(pdfOf([[...formula, ...water]]), 'formula.pdf');
    expect(texts.join(' ')).toBe('Ts S H2O');
  });

  it('reads what the bytes are, whatever the name says', async () => {
    expect(await textOf(report, 'report.docx')).toContain('The second page speaks of costs.');
    expect(await textOf(word, 'pricing.pdf')).toContain('Each seat costs ten euros.');
  });

  it('reads Word: headings by style, table rows, insertions and no deletions', async () => {
    const extraction = await read(word, 'pricing.docx');
    expect(extraction).toMatchObject({
      status: 'ready',
      pieces: [
        { text: 'Pricing', heading: 'Pricing' },
        { text: 'Each seat costs ten euros.', heading: 'Pricing' },
        { text: 'Plan | Price' },
        { text: 'Kept.' },
      ],
    });
  });

  it.each([
    [
      'a Word file of before 2007',
      'terms.doc',
      wordDoc([
        { text: 'Terms of sale', style: 1 },
        { text: 'Notice is ninety days.', style: 0 },
        { text: '2.\tPrices', style: 2 },
        { text: 'Each seat costs ten euros.', style: 0 },
      ]),
      '2. | Prices',
    ],
    [
      'RTF',
      'terms.rtf',
      '{\\rtf1\\ansi{\\stylesheet{\\s0 Normal;}{\\s1\\b\\fs32 heading 1;}{\\s7\\outlinelevel1 Anything;}}\\pard\\s1 Terms of sale\\par\\pard\\s0 Notice is ninety days.\\par{\\pard\\s7 2. Prices\\par}\\pard Each seat costs ten euros.\\par}',
      '2. Prices',
    ],
  ])('knows the headings of %s', async (_, name, bytes, second) => {
    expect(await read(bytes, name)).toMatchObject({
      status: 'ready',
      pieces: [
        { text: 'Terms of sale', heading: 'Terms of sale' },
        { text: 'Notice is ninety days.', heading: 'Terms of sale' },
        { text: second, heading: second },
        { text: 'Each seat costs ten euros.', heading: second },
      ],
    });
  });

  it('reads slides in their order with titles and notes', async () => {
    const slide = (title: string, body: string): string =>
      `<p:sld xmlns:p="p" xmlns:a="a"><p:sp><p:nvPr><p:ph type="title"/></p:nvPr><a:p><a:r><a:t>${title}</a:t></a:r></a:p></p:sp><p:sp><p:nvPr><p:ph type="body"/></p:nvPr><a:p><a:r><a:t>${body}</a:t></a:r></a:p></p:sp></p:sld>`;
    const deck = packageOf('ppt/presentation.xml', {
      'ppt/presentation.xml':
        '<p:presentation xmlns:p="p" xmlns:r="r"><p:sldIdLst><p:sldId id="257" r:id="r2"/><p:sldId id="256" r:id="r1"/></p:sldIdLst></p:presentation>',
      'ppt/_rels/presentation.xml.rels':
        '<Relationships><Relationship Id="r1" Type="x/slide" Target="slides/slide1.xml"/><Relationship Id="r2" Type="x/slide" Target="slides/slide2.xml"/></Relationships>',
      'ppt/slides/slide1.xml': slide('Last', 'Thank you'),
      'ppt/slides/slide2.xml': slide('First', 'Hello'),
      'ppt/slides/_rels/slide2.xml.rels':
        '<Relationships><Relationship Id="r1" Type="x/notesSlide" Target="../notesSlides/notes1.xml"/></Relationships>',
      'ppt/notesSlides/notes1.xml':
        '<p:notes xmlns:p="p" xmlns:a="a"><p:sp><p:nvPr><p:ph type="body"/></p:nvPr><a:p><a:r><a:t>Smile here.</a:t></a:r></a:p></p:sp></p:notes>',
    });
    const extraction = await read(deck, 'deck.pptx');
    expect(extraction).toMatchObject({
      status: 'ready',
      pages: 2,
      pieces: [
        { text: 'First', page: 1 },
        { text: 'Hello', page: 1, heading: 'First' },
        { text: 'Smile here.', page: 1 },
        { text: 'Last', page: 2 },
        { text: 'Thank you', page: 2, heading: 'Last' },
      ],
    });
  });

  it('reads workbooks: a row a piece under its sheet, dates as dates', async () => {
    const book = packageOf('xl/workbook.xml', {
      'xl/workbook.xml':
        '<workbook xmlns:r="r"><sheets><sheet name="Prices" sheetId="1" r:id="r1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="r1" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="x/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="r3" Type="x/styles" Target="styles.xml"/></Relationships>',
      'xl/sharedStrings.xml': '<sst><si><t>Plan</t></si><si><r><t>Ba</t></r><r><t>sic</t></r></si></sst>',
      'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
      'xl/worksheets/sheet1.xml':
        '<worksheet><sheetData><row><c t="s"><v>0</v></c><c t="inlineStr"><is><t>From</t></is></c></row><row><c t="s"><v>1</v></c><c s="1"><v>45292</v></c><c><v>0.30000000000000004</v></c></row></sheetData></worksheet>',
    });
    expect(await read(book, 'prices.xlsx')).toMatchObject({
      status: 'ready',
      pieces: [
        { text: 'Plan | From', heading: 'Prices' },
        { text: 'Basic | 2024-01-01 | 0.3', heading: 'Prices' },
      ],
    });
  });

  it.each([
    [
      'notes.txt',
      'First part\nof a paragraph.\n\nSecond paragraph.',
      ['First part of a paragraph.', 'Second paragraph.'],
    ],
    [
      'notes.md',
      '---\ntitle: Notes\n---\n# Plans\n\nA **bold** [offer](https://a.example).\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |',
      ['Plans', 'A bold offer.', '- one', '- two', 'a | b', '1 | 2'],
    ],
    ['prices.csv', 'plan;price\n"Basic; small";"10 ""net"""\n', ['plan | price', 'Basic; small | 10 "net"']],
    [
      'page.html',
      '<!doctype html><title>T</title><body><nav>Menu</nav><h1>Offer</h1><p>We sell anvils.</p></body>',
      ['Offer', 'We sell anvils.'],
    ],
    [
      'memo.rtf',
      "{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Arial;}}\\f0 Caf\\'e9 \\u8364?5\\par {\\b Bold} end.\\par}",
      ['Café €5', 'Bold end.'],
    ],
    ['talk.vtt', 'WEBVTT\n\n00:00:01.000 --> 00:00:03.000\nWelcome to the show.\n', ['Welcome to the show.']],
    ['umlaut.txt', new Uint8Array([0x47, 0x72, 0xfc, 0xdf, 0x65]), ['Grüße']],
  ])('reads %s', async (name, bytes, expected) => {
    expect(await textOf(bytes, name)).toEqual(expected);
  });
});

describe('large files', () => {
  it('gives every row of a long table in its order, also where the bytes are handed over', async () => {
    const rows = Array.from({ length: 12_001 }, (_, at) => `${at},row ${at}`);
    const bytes = new TextEncoder().encode(['number,name', ...rows].join('\n'));
    const extraction = await extractFile({ bytes, given: true, name: 'rows.csv', type: '' });
    if (extraction.status === 'failed') throw new Error(extraction.message);
    expect(extraction.pieces.map(({ text }) => text)).toEqual([
      'number | name',
      ...rows.map((row) => row.replace(',', ' | ')),
    ]);
    expect(bytes.byteLength).toBe(0);
  });

  it('keeps bytes that are not handed over, and copies those that share a buffer', async () => {
    const shared = new TextEncoder().encode('xxname,price\nAnvil,4\n');
    const part = shared.subarray(2);
    for (const given of [false, true]) {
      const extraction = await extractFile({ bytes: part, given, name: 'prices.csv', type: '' });
      expect(extraction).toMatchObject({ pieces: [{ text: 'name | price' }, { text: 'Anvil | 4' }] });
      expect(new TextDecoder().decode(shared)).toBe('xxname,price\nAnvil,4\n');
    }
  });
});

describe('files that cannot be read', () => {
  const bomb = (size: number): Uint8Array => zipSync({ 'word/document.xml': new Uint8Array(size) }, { level: 9 });
  const lying = (): Uint8Array => {
    const packed = deflateRawSync(Buffer.alloc(80_000_000));
    const file = Buffer.from(packageOf('word/document.xml', { 'word/document.xml': 'PLACE' }));
    const [name, start] = [Buffer.from('word/document.xml'), file.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))];
    const directory = file.readUInt32LE(start + 16);
    const entry = file.indexOf(name, directory) - 46;
    const local = file.readUInt32LE(entry + 42);
    const header = Buffer.from(file.subarray(local, local + 30 + name.length + file.readUInt16LE(local + 28)));
    const body = Buffer.concat([file.subarray(0, start), header, packed, file.subarray(start)]);
    body.writeUInt32LE(start, entry + 42);
    body.writeUInt32LE(packed.length, entry + 20);
    const moved = Buffer.concat([
      body.subarray(0, directory),
      body.subarray(start, start + header.length + packed.length),
      body.subarray(directory, start),
      body.subarray(start + header.length + packed.length),
    ]);
    const shift = header.length + packed.length;
    moved.writeUInt32LE(directory, entry + shift + 42);
    moved.writeUInt32LE(directory + shift, moved.length - 6);
    return new Uint8Array(moved);
  };
  const laughs = `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>${wordBody(wordParagraph('&c;')).replace(/<\?xml[^>]*>/u, '')}`;
  const compound = (stream: string): Uint8Array =>
    new Uint8Array(
      Buffer.concat([
        Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        Buffer.alloc(504),
        Buffer.from(stream, 'utf16le'),
        Buffer.alloc(512),
      ]),
    );
  const locked = Buffer.from(report)
    .toString('latin1')
    .replace(
      '/Root 1 0 R',
      '/Root 1 0 R /ID [<00><00>] /Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <0000000000000000000000000000000000000000000000000000000000000000> /U <0000000000000000000000000000000000000000000000000000000000000000> >>',
    );

  it.each([
    ['0 bytes', 'empty', new Uint8Array(0), 'report.pdf'],
    [
      'a document without text',
      'empty',
      packageOf('word/document.xml', { 'word/document.xml': wordBody('<w:p/>') }),
      'blank.docx',
    ],
    ['a PDF with blank pages', 'empty', pdfOf([[], []]), 'blank.pdf'],
    ['pictures of pages', 'scan', pdfOf(['picture', 'picture']), 'scan.pdf'],
    ['pictures with a page number', 'scan', pdfOf(['picture', linesOnPage(['2'])]), 'scan.pdf'],
    ['a PDF with a password', 'encrypted', new Uint8Array(Buffer.from(locked, 'latin1')), 'locked.pdf'],
    ['a Word file with a password', 'encrypted', compound('EncryptedPackage'), 'locked.docx'],
    ['a truncated PDF', 'broken', report.slice(0, 300), 'report.pdf'],
    ['a truncated Word file', 'broken', word.slice(0, word.length - 200), 'pricing.docx'],
    ['noise named PDF', 'broken', new Uint8Array(4096).map((_, at) => (at * 7919) % 256), 'noise.pdf'],
    ['a picture named PDF', 'wrong-type', new Uint8Array(Buffer.from('89504e470d0a1a0a0000', 'hex')), 'offer.pdf'],
    ['a web page named PDF', 'wrong-type', '<!doctype html><p>Please sign in</p>', 'offer.pdf'],
    ['a picture', 'unsupported', new Uint8Array(Buffer.from('ffd8ffe000104a46', 'hex')), 'photo.jpg'],
    ['a ZIP of files', 'unsupported', zipSync({ 'a.txt': strToU8('hello') }), 'all.zip'],
    [
      'an SVG drawing',
      'unsupported',
      strToU8('<svg xmlns="http://www.w3.org/2000/svg"><text>Hi</text></svg>'),
      'a.svg',
    ],
    [
      'an SVG drawing by another name',
      'unsupported',
      strToU8('<?xml version="1.0"?><svg><text>Hi</text></svg>'),
      'a.txt',
    ],
    ['a JSON file', 'unsupported', strToU8('{"price": "39 euro a month"}'), 'data.json'],
    ['a calendar file', 'unsupported', strToU8('BEGIN:VCALENDAR\nSUMMARY:Intro\nEND:VCALENDAR'), 'meeting.ics'],
    ['an old workbook', 'unsupported', compound('Workbook'), 'prices.xls'],
    ['a part that unpacks a thousandfold', 'zip-bomb', bomb(64_000_000), 'bomb.docx'],
    ['a part that is larger than it says', 'zip-bomb', lying(), 'bomb.docx'],
    [
      'entities that multiply',
      'xml-bomb',
      packageOf('word/document.xml', { 'word/document.xml': laughs }),
      'laughs.docx',
    ],
    [
      'elements without end',
      'xml-bomb',
      packageOf('word/document.xml', { 'word/document.xml': wordBody('<w:x>'.repeat(5000)) }),
      'deep.docx',
    ],
    ['a text of more lines than anybody reads', 'too-large', 'a\n'.repeat(limits.extraction.lines + 1), 'lines.txt'],
    [
      'a web page of more elements',
      'too-large',
      `<!doctype html>${'<p>a'.repeat(limits.extraction.elements + 1)}`,
      'page.html',
    ],
    [
      'an RTF of more paragraphs',
      'too-large',
      `{\\rtf1 ${'a\\par '.repeat(limits.extraction.pieces + 1)}}`,
      'memo.rtf',
    ],
    [
      'a Word file of more paragraphs',
      'too-large',
      packageOf('word/document.xml', {
        'word/document.xml': wordBody(wordParagraph('a').repeat(limits.extraction.pieces + 1)),
      }),
      'long.docx',
    ],
    ['a file over the limit', 'too-large', new Uint8Array(limits.extraction.bytes + 1), 'huge.pdf'],
  ])('says of %s: %s', async (_, reason, bytes, name) => {
    expect(await reasonOf(bytes, name)).toBe(reason);
  });

  it('takes nothing from outside for an entity and keeps the rest', async () => {
    const outside = wordBody(wordParagraph('Before &x; after.')).replace(
      '?>',
      '?><!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
    );
    expect(await textOf(packageOf('word/document.xml', { 'word/document.xml': outside }), 'outside.docx')).toEqual([
      'Before after.',
    ]);
  });

  it('says what to do in every failure', async () => {
    const extraction = await read(pdfOf(['picture']), 'scan.pdf');
    expect(extraction).toMatchObject({ status: 'failed', message: expect.stringMatching(/OCR.*upload/u) as string });
  });

  const long = (): Uint8Array =>
    pdfOf(
      Array.from({ length: 400 }, () =>
        linesOnPage(Array.from({ length: 50 }, (_, at) => `Line ${at} of a long report about anvils.`)),
      ),
    );

  it('stops a file that takes too long, and reads others meanwhile', async () => {
    const [slow, other] = await Promise.all([
      runInThread({ bytes: long(), name: 'long.pdf', type: '' }, { timeoutMs: 1 }),
      textOf('Still here.', 'notes.txt'),
    ]);
    expect(slow).toMatchObject({ status: 'failed', reason: 'timeout' });
    expect(other).toEqual(['Still here.']);
  });

  it('stops at once when it is cancelled and goes on with others', async () => {
    const stop = new AbortController();
    const cancelled = extractFile({ bytes: long(), name: 'long.pdf', type: '' }, { signal: stop.signal });
    stop.abort(new Error('not wanted'));
    await expect(cancelled).rejects.toThrow('not wanted');
    expect(await textOf('Still here.', 'notes.txt')).toEqual(['Still here.']);
  });
});
