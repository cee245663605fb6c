import type { Source } from '#contract/evidence.ts';
import type { CheckedSource } from '../checking/read-source.ts';
import { dayOrder, findDay } from '../ledger/find-day.ts';
import { languageOf } from '../ledger/language-of.ts';
import { pageKind } from '../tools/page-kind.ts';

/** Pages that tell of one day, and how many characters of their beginning show it. */
const dated: ReadonlySet<string> = new Set(['news', 'post', 'investors']);
const headLength = 500;

/** A source with what its address and its beginning tell: whose it is, of when, and in which language. */
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
