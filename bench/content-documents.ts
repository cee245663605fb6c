import { extname } from 'node:path';
import { searchContent } from '#contract/ask.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { readContentProgress, readContentText } from '#contract/content-library.ts';
import { processDocument, uploadContent, type SentDocument } from '#contract/content.ts';
import { limits } from '#contract/limits.ts';
import { readContentRecord, type ContentItem } from '#contract/records-content.ts';
import { callServer, type Answer } from '#tests/support/people.ts';
import { until } from '#tests/support/until.ts';
import type { SampleDocument } from './document-set.ts';

export interface Admin {
  address: string;
  headers: Record<string, string>;
  organizationId: string;
}

/** Larger files are uploaded first, as a form, and named by URL. */
const formFrom = 1024 * 1024;
const waitMs = 15 * 60_000;
const wordsOfPhrase = 6;

/** Result of one uploaded file; `phrase` is null unless it is ready. */
interface Outcome {
  document: SampleDocument;
  outcome: string;
  message: string;
  phrase: 'found' | 'no words' | string | null;
  twin: string | null;
}

export async function sendForm(admin: Admin, { name, bytes }: Pick<SampleDocument, 'name' | 'bytes'>): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const answer = await fetch(`${admin.address}${uploadContent.path}`, {
    method: 'POST',
    headers: admin.headers,
    body: form,
  });
  if (!answer.ok) throw new Error(`${name} was not taken: ${answer.status} ${await answer.text()}`);
  return uploadContent.output.parse(await answer.json()).url;
}

async function toSent(admin: Admin, document: SampleDocument): Promise<SentDocument> {
  const { name, bytes } = document;
  const common = {
    fileKey: `bench ${name}`,
    name: name.split('/').at(-1) ?? name,
    size: bytes.length,
    mimeType: 'application/pdf',
    metadata: {},
    onDuplicate: 'skip' as const,
  };
  if (bytes.length > formFrom) return { ...common, fileData: '', fileUrl: await sendForm(admin, document) };
  return { ...common, fileData: Buffer.from(bytes).toString('base64'), fileUrl: '' };
}

/** Groups documents as the browser does: up to a number of files and bytes per call. */
function batches(documents: readonly SampleDocument[]): SampleDocument[][] {
  const all: SampleDocument[][] = [];
  let open: SampleDocument[] = [];
  let bytes = 0;
  for (const document of documents) {
    const size = document.bytes.length > formFrom ? 0 : document.bytes.length;
    if (open.length === limits.content.batchFiles || bytes + size > limits.content.batchBytes / 2) {
      all.push(open);
      [open, bytes] = [[], 0];
    }
    open.push(document);
    bytes += size;
  }
  return [...all, open].filter((batch) => batch.length > 0);
}

export async function textOf(admin: Admin, contentId: string): Promise<string[]> {
  const passages: string[] = [];
  for (let from: number | null = 0; from !== null;) {
    const { body }: Answer<OutputOf<typeof readContentText>> = await callServer(
      admin,
      readContentText,
      { contentId, from },
      admin.headers,
    );
    passages.push(...body.pieces.map(({ text }) => text));
    from = body.next;
  }
  return passages;
}

/** Returns adjacent words from the middle of a text, as someone would remember them. */
function phraseOf(passages: readonly string[]): string | null {
  const middle = [...passages.slice(Math.floor(passages.length / 2)), ...passages];
  const words = middle.find((passage) => /\p{L}{3}/u.test(passage)) ?? middle[0] ?? '';
  const line = words.split('\n').toSorted((a, b) => b.length - a.length)[0] ?? '';
  return /[\p{L}\p{N}]/u.test(line)
    ? line
        .replace(/["“”„*]/gu, ' ')
        .trim()
        .split(/\s+/u)
        .slice(0, wordsOfPhrase)
        .join(' ')
    : null;
}

async function findByPhrase(admin: Admin, contentId: string): Promise<string> {
  const phrase = phraseOf(await textOf(admin, contentId));
  if (phrase === null) return 'no words';
  const { body } = await callServer(
    admin,
    searchContent,
    { query: `"${phrase}"`, limit: limits.content.passages.max },
    admin.headers,
  );
  return body.passages.some((passage) => passage.contentId === contentId) ? 'found' : `not found by “${phrase}”`;
}

/** Uploads every file in batches over HTTP, waits for the durable jobs and returns the outcomes. */
export async function uploadAll(
  admin: Admin,
  documents: readonly SampleDocument[],
): Promise<{ outcomes: Outcome[]; seconds: number }> {
  const began = performance.now();
  const ids = new Map<string, { id: string; twin: string | null }>();
  const refused = new Map<string, string>();
  for (const [at, batch] of batches(documents).entries()) {
    const sent: SentDocument[] = [];
    for (const document of batch) sent.push(await toSent(admin, document));
    const context = { clientId: admin.organizationId, userId: 'bench' };
    const { status, body } = await callServer(
      admin,
      processDocument,
      { action: 'process', documents: sent, context, requestId: `bench-${at}` },
      admin.headers,
    );
    if (status !== 200) throw new Error(`a batch answered ${status}: ${JSON.stringify(body)}`);
    for (const { fileKey, DocumentId, error = '', duplicateOf } of body.documents) {
      if (DocumentId === '') refused.set(fileKey, error);
      else ids.set(fileKey, { id: DocumentId, twin: duplicateOf?.name ?? null });
    }
  }
  const fileKeys = documents.map(({ name }) => `bench ${name}`);
  const items = await until(async () => {
    const found: ContentItem[] = [];
    for (let at = 0; at < fileKeys.length; at += 500)
      found.push(
        ...(
          await callServer(admin, readContentProgress, { fileKeys: fileKeys.slice(at, at + 500) }, admin.headers)
        ).body.items.map(readContentRecord),
      );
    return found.some(({ status }) => status === 'processing') ? null : found;
  }, waitMs);
  const seconds = (performance.now() - began) / 1000;
  const outcomes: Outcome[] = [];
  for (const document of documents) {
    const fileKey = `bench ${document.name}`;
    const known = ids.get(fileKey);
    const item = items.find((each) => each.id === known?.id || each.fileKey === fileKey);
    if (item === undefined)
      outcomes.push({
        document,
        outcome: refused.has(fileKey) ? 'refused' : 'lost',
        message: refused.get(fileKey) ?? '',
        phrase: null,
        twin: null,
      });
    else if (item.stage === 'ready')
      outcomes.push({
        document,
        outcome: 'ready',
        message: item.note ?? '',
        phrase: await findByPhrase(admin, item.id),
        twin: known?.twin ?? null,
      });
    else
      outcomes.push({
        document,
        outcome: item.failure?.reason ?? item.stage,
        message: item.failure?.message ?? '',
        phrase: null,
        twin: known?.twin ?? null,
      });
  }
  return { outcomes, seconds };
}

const isRight = ({ document, outcome }: Outcome): boolean =>
  document.outcomes === null || document.outcomes.includes(outcome);

/** Returns printable lines: outcomes by file kind, each failure with its reason, and wrong outcomes. */
export function tellOutcomes(outcomes: readonly Outcome[]): string[] {
  const kinds = [...new Set(outcomes.map(({ document }) => extname(document.name).toLowerCase()))].toSorted();
  const names = [...new Set(outcomes.map(({ outcome }) => outcome))].toSorted();
  const row = (cells: readonly (string | number)[]): string => cells.map((cell) => String(cell).padEnd(12)).join('');
  const table = kinds.map((kind) => {
    const own = outcomes.filter(({ document }) => extname(document.name).toLowerCase() === kind);
    return row([kind, own.length, ...names.map((name) => own.filter(({ outcome }) => outcome === name).length)]);
  });
  const failures = outcomes
    .filter(({ outcome }) => outcome !== 'ready')
    .map((each) => {
      const { document, outcome, message } = each;
      return `${isRight(each) ? 'right' : 'WRONG'}  ${document.name}: ${outcome} (given as ${document.kind ?? 'its own'}, expected ${document.outcomes?.join(' or ') ?? 'any'}) ${message}`;
    });
  const wronglyReady = outcomes
    .filter((each) => each.outcome === 'ready' && !isRight(each))
    .map(
      ({ document }) =>
        `WRONG  ${document.name}: ready (given as ${document.kind ?? 'its own'}, expected ${document.outcomes?.join(' or ') ?? 'any'})`,
    );
  const unfound = outcomes
    .filter(({ phrase }) => phrase !== null && phrase !== 'found')
    .map(({ document, phrase }) => `UNFOUND  ${document.name}: ${phrase}`);
  const twins = outcomes
    .filter(({ twin }) => twin !== null)
    .map(({ document, twin }) => `TWIN  ${document.name} holds the bytes of ${twin} and was not stored again`);
  const notes = outcomes
    .filter(({ outcome, message }) => outcome === 'ready' && message !== '')
    .map(({ document, message }) => `NOTE  ${document.name}: ${message}`);
  return [row(['kind', 'files', ...names]), ...table, ...failures, ...wronglyReady, ...unfound, ...twins, ...notes];
}

export const figuresOf = (
  outcomes: readonly Outcome[],
): Record<'files' | 'ready' | 'failed' | 'wrongOutcomes' | 'notFound', number> => ({
  files: outcomes.length,
  ready: outcomes.filter(({ outcome }) => outcome === 'ready').length,
  failed: outcomes.filter(({ outcome }) => outcome !== 'ready').length,
  wrongOutcomes: outcomes.filter((each) => !isRight(each)).length,
  notFound: outcomes.filter(({ phrase }) => phrase !== null && phrase !== 'found').length,
});
