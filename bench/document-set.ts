import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { linesOnPage, packageOf, pdfOf, wordBody, wordParagraph } from '#tests/support/sample-documents.ts';

export interface SampleDocument {
  name: string;
  bytes: Uint8Array;
  /** The known text, or null. */
  reference: string | null;
  /** Acceptable outcomes, or null if any is. */
  outcomes: readonly string[] | null;
  /** Category in the test data. */
  kind?: string;
}

interface ManifestRow {
  file: string;
  category: string;
}

/** Expected outcomes by manifest category; all others must be readable or contain no text. */
const outcomesOf: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^password-protected/u, ['encrypted']],
  [/^image-only/u, ['scan']],
  [/^XML bomb/u, ['xml-bomb']],
  [/^empty document/u, ['empty']],
  [/^(?:corrupted|fuzzed)/u, ['ready', 'broken', 'empty']],
  [/^real-world|^old Word/u, ['ready', 'empty']],
];

interface ExpectedJson {
  body: string;
  footnotes: string;
  endnotes: string;
  textboxes: string;
}

function referenceOf(folder: string, file: string): string | null {
  const path = join(folder, file);
  const json = `${path}.expected.json`;
  if (existsSync(json)) {
    const { body, footnotes, endnotes, textboxes } = JSON.parse(readFileSync(json, 'utf8')) as ExpectedJson;
    return [body, footnotes, endnotes, textboxes].join('\n');
  }
  const texts = [
    `${path}.expected.txt`,
    `${path}_accept.words.txt`,
    `${path}_no_comments.words.txt`,
    `${path}.words.txt`,
    join(folder, 'ref_poppler', `${basename(file)}.txt`),
  ];
  const found = texts.find((text) => existsSync(text));
  return found === undefined ? null : readFileSync(found, 'utf8');
}

/** Returns the test data's documents with their expected outcomes. */
export function givenDocuments(data: string): SampleDocument[] {
  const folder = join(data, 'documents');
  const rows = readFileSync(join(folder, 'manifest.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ManifestRow);
  return rows.map(({ file, category }) => {
    const outcomes = outcomesOf.find(([pattern]) => pattern.test(category))?.[1] ?? ['ready'];
    return {
      name: file,
      bytes: readFileSync(join(folder, file)),
      reference: outcomes[0] === 'ready' ? referenceOf(folder, file) : null,
      outcomes,
      kind: category,
    };
  });
}

/** Returns the test data's annual reports with the text of their pages. */
export function givenReports(data: string): SampleDocument[] {
  const folder = join(data, 'retrieval', 'financebench');
  const texts = new Map<string, string[]>();
  for (const line of readFileSync(join(folder, 'docs.jsonl'), 'utf8').trim().split('\n')) {
    const { title, text } = JSON.parse(line) as { title: string; text: string };
    texts.set(title, [...(texts.get(title) ?? []), text]);
  }
  return readdirSync(join(folder, 'pdfs'))
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => ({
      name,
      bytes: readFileSync(join(folder, 'pdfs', name)),
      reference: texts.get(name.replace(/\.pdf$/u, ''))?.join('\n') ?? null,
      outcomes: ['ready'],
    }));
}

const sentence = (at: number): string => `Anvil number ${at} weighs ${at * 3} pounds and costs ${at * 7} dollars.`;

/** Returns a few of the project's own documents, for runs without test data. */
export function ownDocuments(): SampleDocument[] {
  const pages = Array.from({ length: 40 }, (_, page) =>
    Array.from({ length: 45 }, (_, line) => sentence(page * 45 + line)),
  );
  const paragraphs = Array.from({ length: 400 }, (_, at) => sentence(at));
  return [
    {
      name: 'anvils.pdf',
      bytes: pdfOf(pages.map((lines) => linesOnPage(lines))),
      reference: pages.flat().join('\n'),
      outcomes: ['ready'],
    },
    {
      name: 'anvils.docx',
      bytes: packageOf('word/document.xml', {
        'word/document.xml': wordBody(paragraphs.map((text) => wordParagraph(text)).join('')),
      }),
      reference: paragraphs.join('\n'),
      outcomes: ['ready'],
    },
    { name: 'scan.pdf', bytes: pdfOf(['picture']), reference: null, outcomes: ['scan'] },
    { name: 'cut.pdf', bytes: pdfOf([linesOnPage(['Cut.'])]).slice(0, 200), reference: null, outcomes: ['broken'] },
  ];
}
