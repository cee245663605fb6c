import type { Source } from '#contract/evidence.ts';
import type { CheckedSource } from '../checking/read-source.ts';
import { dayOrder, findDay } from '../ledger/find-day.ts';
import { languageOf } from '../ledger/language-of.ts';
import { pageKind } from '../tools/page-kind.ts';

/** Kinds of pages about one date, and the length of the beginning that shows it, in characters. */
const dated: ReadonlySet<string> = new Set(['news', 'post', 'investors']);
const headLength = 500;

/** Returns a source with its subject, date and language, as known from its URL and beginning. */
export function checkedSource(source: Source, today: string): CheckedSource {
  const text = source.text ?? '';
  const kind = source.url === null ? null : pageKind(source.url);
  const day =
    kind !== null && dated.has(kind) ? findDay(text.slice(0, headLength), { order: dayOrder(text), today }) : null;
  const guest = /(?:^|[-_/])guest(?:[-_/]|$)/iu.test(source.url ?? '');
  return {
    id: source.id,
    title: source.title,
    url: source.url,
    text,
    when: day?.day ?? null,
    language: languageOf({ language: '', source: { ...source, text } }),
    subject: kind === 'case-study' ? 'customer' : guest ? 'partner' : 'prospect',
    secondary: false,
  };
}
