import { randomBytes } from 'node:crypto';
import type { Evidence } from '#contract/evidence.ts';
import { limits } from '#contract/limits.ts';
import type { BriefTask, ReadEntry } from '../brief-writer.ts';
import type { ClaimGuard } from './claim-guard.ts';
import { corpusText, type CorpusSource } from './corpus.ts';

const quoteShown = 300;

/** Returns a random word no page can know. */
export const newMark = (): string => randomBytes(6).toString('hex');

const kinds = (task: BriefTask): Map<string, CorpusSource['kind']> =>
  new Map(task.pages.map((page) => [page.source.id, page.kind]));

/** Returns everything read, between marks. */
export function corpusOf(task: BriefTask, guard: ClaimGuard, options: { characters: number; mark: string }): string {
  const kindOf = kinds(task);
  const sources = task.sources.map((source) => ({
    source,
    kind: kindOf.get(source.id) ?? source.kind,
    date: guard.source(source.id)?.when ?? '',
    own: task.own.has(source.id),
  }));
  return corpusText(sources, { ...options, person: task.person.name });
}

const given = (text: string): string => JSON.stringify(text);

/** Returns the meeting's participants, for both calls. */
export function meetingBlock({ company, person, seller, today }: BriefTask): string {
  return [
    `Company of the meeting: ${given(company)}`,
    `Person of the meeting: ${person.name === '' ? 'not named' : given(person.name)}${person.role === '' ? '' : `, ${given(person.role)}`}`,
    `Seller: ${seller.name === '' ? 'not named' : given(seller.name)}`,
    `Today: ${today}`,
    'Language of the answer: English',
  ].join('\n');
}

/** Formats an entry with the beginning of its quote, unless the text contains it. */
function line({ id, subject, when, text, quotes: [quote] }: Evidence, part: string): string {
  const shown = quote === undefined || text.includes(quote.text) ? '' : ` “${quote.text.slice(0, quoteShown)}”`;
  return `[${id}] ${part}, ${subject}, ${when ?? 'undated'}: ${text}${shown}`;
}

/** Returns the ledger for writing: the model's entries, then the rules' other entries, up to a number of characters. */
export function writingLedger(
  task: BriefTask,
  read: readonly ReadEntry[],
): { entries: Map<string, Evidence>; text: string } {
  const quoted = read.flatMap(({ quotes }) => quotes.map(({ text }) => text));
  const isRead = (quote: string): boolean => quoted.some((text) => text.includes(quote) || quote.includes(text));
  const entries = new Map<string, Evidence>();
  const lines: string[] = [];
  let left = limits.model.ledgerCharacters;
  const take = (entry: Evidence, part: string): void => {
    const said = line(entry, part);
    if (said.length > left || entries.has(entry.id)) return;
    left -= said.length;
    entries.set(entry.id, entry);
    lines.push(said);
  };
  for (const entry of read) take(entry, entry.part);
  for (const entry of task.entries) {
    const seen = entry.quotes.length > 0 && entry.quotes.every(({ text }) => isRead(text));
    // Only entries about the company, its people or the market may be used.
    if (!seen && ['prospect', 'person', 'market'].includes(entry.subject)) take(entry, entry.topic);
  }
  return { entries, text: lines.join('\n') };
}
