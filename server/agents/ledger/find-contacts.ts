import type { Finding } from '../analyst.ts';
import { oneOf } from '#server/readers/one-of.ts';
import type { Block } from '#server/readers/page/read-page.ts';
import { postcode } from './find-places.ts';
import type { PageContext } from './page-context.ts';
import { toldPair } from './told.ts';
import { countries, phoneWords, sharedBoxes } from './vocabulary/countries.ts';

const pages = new Set(['contact', 'home', 'about', 'news', 'legal', 'other']);
const country = new RegExp(`^(${oneOf(countries)})(?: \\([^)]{1,16}\\))?[.,]?$`, 'iu');
const countryEnd = new RegExp(`(?:^|, |\\s)(${oneOf(countries)})[.]?$`, 'iu');
const box = new RegExp(`(?<![\\p{L}\\p{N}.@_-])((?:${oneOf(sharedBoxes)})@[\\w.-]+\\.\\p{L}{2,})`, 'iu');
const phone = new RegExp(
  `(?<!\\p{L})(?:${oneOf(phoneWords)})(?!\\p{L})\\.?:?\\s*(?<number>\\+?\\(?\\d[\\d\\s().-]{6,18}\\d)`,
  'iu',
);
const mostBoxes = 2;
const leastOffices = 2;
const mostOffices = 12;
const shortLine = 9;

interface Told {
  label: string;
  value: string;
  quotes: string[];
  score: number;
}

function contact(context: PageContext, at: number, { label, value, quotes, score }: Told): Finding {
  const block: Block = context.page.blocks[at] ?? footerBlock(quotes[0] ?? '');
  return toldPair(
    { context, block, at, label, value, unit: '', structure: 'card', quotes },
    { topic: 'place', label, score, tag: 'identity' },
  );
}

const footerBlock = (text: string): Block => ({
  kind: 'paragraph',
  text,
  level: 0,
  under: [],
  quoted: false,
  linked: false,
  cells: [],
  href: null,
  tag: 'footer',
  inside: [],
  day: '',
});

/** Finds the countries of a page's addresses, if there are several. */
function offices(context: PageContext): Finding[] {
  const ends = context.page.blocks.flatMap(({ text, kind, linked }, at) => {
    if (linked || !['paragraph', 'item'].includes(kind) || text.split(' ').length > shortLine) return [];
    const named = country.exec(text)?.[1] ?? (/\d/u.test(text) ? countryEnd.exec(text)?.[1] : undefined);
    return named === undefined ? [] : [{ named, text, at }];
  });
  const different = [...new Map(ends.map((end) => [end.named.toLowerCase(), end])).values()].slice(0, mostOffices);
  const [first] = different;
  if (!first || different.length < leastOffices || context.page.kind !== 'contact') return [];
  return [
    contact(context, first.at, {
      label: 'Offices in',
      value: different.map(({ named }) => named).join(', '),
      quotes: different.map(({ text }) => text),
      score: 6.5,
    }),
  ];
}

/** Finds shared mailboxes, with their purpose if a heading gives one. */
function boxes(contexts: readonly PageContext[]): Finding[] {
  const seen = new Set<string>();
  return contexts
    .flatMap((context) => {
      const shown = context.page.blocks.map(({ text, under }, at) => ({ text, under: under.at(-1) ?? '', at }));
      const below = (context.page.footer ?? []).map((text) => ({ text, under: '', at: -1 }));
      return [...shown, ...below].flatMap(({ text, under, at }) => {
        const found = text.length <= 240 ? box.exec(text)?.[1] : undefined;
        if (found === undefined || seen.has(found.toLowerCase())) return [];
        seen.add(found.toLowerCase());
        const isFor = under.split(' ').length <= 5 && under !== '' && !/[?!.]$/u.test(under) ? under : '';
        return [
          contact(context, at, {
            label: 'E-mail',
            value: isFor === '' ? found : `${found} (${isFor})`,
            quotes: isFor === '' ? [found] : [found, isFor],
            score: context.page.kind === 'contact' ? 3.6 : 3.4,
          }),
        ];
      });
    })
    .slice(0, mostBoxes);
}

function phones(contexts: readonly PageContext[]): Finding[] {
  return contexts
    .filter(({ page }) => ['contact', 'home'].includes(page.kind))
    .flatMap((context) =>
      [
        ...context.page.blocks.map(({ text }, at) => ({ text, at })),
        ...(context.page.footer ?? []).map((text) => ({ text, at: -1 })),
      ].flatMap(({ text, at }) => {
        const number = text.length <= 160 ? phone.exec(text)?.groups?.number : undefined;
        return number === undefined
          ? []
          : [contact(context, at, { label: 'Phone', value: number, quotes: [number], score: 3.5 })];
      }),
    )
    .slice(0, 1);
}

/** Finds the address in the home page's footer: the line with the postcode and its short neighbors. */
function footAddress(contexts: readonly PageContext[]): Finding[] {
  const context = contexts.find(({ page, secondary }) => page.kind === 'home' && !secondary);
  const lines = context?.page.footer ?? [];
  const at = lines.findIndex((line) => postcode.test(line));
  const line = lines[at];
  if (!context || line === undefined) return [];
  const before = lines[at - 1];
  const led = line.split(' ').length < 5 && before !== undefined && /\d/u.test(before) && !/[@+©]/u.test(before);
  const quotes = led ? [before, line] : [line];
  return [contact(context, -1, { label: 'Address', value: quotes.join(', '), quotes, score: 3.9 })];
}

/** Finds contact details: mailboxes, phone, office countries and footer address. */
export function contactFacts(contexts: readonly PageContext[]): Finding[] {
  const own = contexts.filter(
    ({ page, subject, secondary }) => pages.has(page.kind) && subject === 'prospect' && !secondary,
  );
  return [...own.flatMap(offices), ...boxes(own), ...phones(own), ...footAddress(own)];
}
