import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractFile } from '#server/readers/extract-file.ts';
import { extractPage } from '#server/readers/page/extract-page.ts';
import type { LibraryItem } from '#tests/support/content-library.ts';

export interface Query {
  id: string;
  text: string;
}
export interface Collection {
  items: LibraryItem[];
  /** Name of an item in the judgments, or of a page if pages are judged. */
  nameOf: (item: number, page: number | null) => string;
  queries: Query[];
  judged: Map<string, Map<string, number>>;
}

export function lines<T>(path: string): T[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}

function judgements(folder: string): Map<string, Map<string, number>> {
  const judged = new Map<string, Map<string, number>>();
  for (const line of readFileSync(join(folder, 'qrels.tsv'), 'utf8').split('\n').filter(Boolean)) {
    const [query = '', document = '', grade] = line.split('\t');
    judged.set(query, (judged.get(query) ?? new Map<string, number>()).set(document, Number(grade)));
  }
  return judged;
}

export function readCollection(folder: string): Collection {
  const documents = lines<{ id: string; title: string; text: string }>(join(folder, 'docs.jsonl'));
  const items = documents.map(({ title, text }): LibraryItem => ({
    name: 'document.txt',
    title,
    pieces: [
      {
        text: title === '' || text.startsWith(title) ? text : `${title}\n${text}`,
        page: null,
        heading: null,
        second: null,
      },
    ],
  }));
  return {
    items,
    nameOf: (item) => documents[item]?.id ?? '',
    queries: lines<Query>(join(folder, 'queries.jsonl')),
    judged: judgements(folder),
  };
}

/** Reads annual reports as uploaded: PDF in; question and evidence page out. */
export async function readReports(folder: string): Promise<Collection> {
  const items: LibraryItem[] = [];
  for (const name of readdirSync(join(folder, 'pdfs'))
    .filter((file) => file.endsWith('.pdf'))
    .toSorted()) {
    const extraction = await extractFile({
      bytes: readFileSync(join(folder, 'pdfs', name)),
      name,
      type: 'application/pdf',
    });
    if (extraction.status === 'failed') throw new Error(`${name}: ${extraction.message}`);
    items.push({ name, title: extraction.title ?? '', pieces: extraction.pieces });
  }
  // Judgments number pages from 0, the product from 1.
  return {
    items,
    nameOf: (item, page) => `${items[item]?.name.replace('.pdf', '')}#p${(page ?? 1) - 1}`,
    queries: lines<Query>(join(folder, 'queries.jsonl')),
    judged: judgements(folder),
  };
}

/** Returns the demo's own site, for runs without a folder. */
export function ownCollection(): Collection {
  const folder = join(import.meta.dirname, '..', 'server', 'db', 'demo-site');
  const names = readdirSync(folder).filter((name) => name.endsWith('.html'));
  const items = names.map((name): LibraryItem => {
    const page = extractPage(readFileSync(join(folder, name), 'utf8'), `https://site.example/${name}`);
    return {
      name,
      title: page.status === 'ready' ? (page.title ?? '') : '',
      pieces: page.status === 'ready' ? page.pieces : [],
    };
  });
  const asked: [string, string][] = [
    ['what does storage cost', 'pricing.html'],
    ['open positions and jobs', 'careers.html'],
    ['how is data protected', 'security.html'],
  ];
  return {
    items,
    nameOf: (item) => names[item] ?? '',
    queries: asked.map(([text]) => ({ id: text, text })),
    judged: new Map(asked.map(([text, name]) => [text, new Map([[name, 1]])])),
  };
}
