import type { Finding } from '../analyst.ts';
import { isCallToAction, isInstruction } from '#server/readers/sentences.ts';
import type { Block } from '#server/readers/page/read-page.ts';
import { isSomebodysWords } from '../built-in/extract-statements.ts';
import type { PageContext } from './page-context.ts';
import { isOthersAmount } from './read-lines.ts';
import type { Pair } from './read-pairs.ts';
import { toldPair } from './told.ts';
import { listHeads } from './vocabulary/list-words.ts';
import { counterHeads, readerWords, relatedParties } from './vocabulary/sentence-signs.ts';
import { clientHeads, notClients } from './vocabulary/offer-words.ts';
import { wordTest } from './word-test.ts';

const pages = new Set(['home', 'about', 'product', 'other', 'security']);
const listed = wordTest(listHeads);
const headed = wordTest(counterHeads);
const toReader = wordTest(readerWords);
const others = wordTest([...relatedParties, ...notClients]);
const clients = wordTest(clientHeads);
const least = 2;
const most = 8;
const mostHead = 6;
const words = (text: string): number => text.split(' ').length;

const isHead = (text: string): boolean =>
  words(text) <= mostHead && listed.test(text) && !/[?!]$/u.test(text) && !others.test(text) && !toReader.test(text);

const isName = ({ text, kind }: Block): boolean =>
  ['item', 'heading'].includes(kind) &&
  words(text) <= 6 &&
  text.length <= 60 &&
  /^[\p{Lu}\d]/u.test(text) &&
  !/[.!?:]$|\d{4,}/u.test(text) &&
  !isCallToAction(text) &&
  !isInstruction(text) &&
  !toReader.test(text);

interface Named {
  head: Block;
  items: Block[];
}

/** Returns the short list items under a heading, else its card titles. */
function listsOf({ page }: PageContext): Named[] {
  return page.blocks.flatMap((head, at): Named[] => {
    if (head.kind !== 'heading' || !isHead(head.text)) return [];
    const until = page.blocks.findIndex(
      ({ kind, level }, index) => index > at && kind === 'heading' && level <= head.level,
    );
    const below = page.blocks.slice(at + 1, until < 0 ? undefined : until);
    const items = below.filter(
      (block) => block.kind === 'item' && block.under.at(-1) === head.text && !block.linked && !isSomebodysWords(block),
    );
    const cards = below.filter(({ kind, level }) => kind === 'heading' && level === head.level + 1);
    const sections = cards.some(({ text }) => listed.test(text));
    const named = items.length >= least && items.every(isName) ? items : !sections && cards.every(isName) ? cards : [];
    return named.length >= least ? [{ head, items: named.slice(0, most) }] : [];
  });
}

/** Finds what a company offers or uses, from lists of names under such a heading. */
export function listFacts(contexts: readonly PageContext[]): Finding[] {
  return contexts
    .filter(
      ({ page, subject, secondary, article }) =>
        pages.has(page.kind) && subject === 'prospect' && !secondary && !article,
    )
    .flatMap((context) =>
      listsOf(context).flatMap(({ head, items }): Finding[] => {
        if (items.some(({ text }) => context.repeated.has(text) && context.page.kind !== 'home')) return [];
        const at = context.page.blocks.indexOf(head);
        const pair: Pair = {
          context,
          block: head,
          at,
          label: head.text,
          value: items.map(({ text }) => text).join(', '),
          unit: '',
          structure: 'card',
          quotes: [head.text, ...items.map(({ text }) => text)],
        };
        return [toldPair(pair, { topic: 'further', label: head.text, score: 5 - at / 200, tag: 'offer' })];
      }),
    );
}

const isLabelled = ({ structure, label, value, context }: Pair): boolean =>
  structure === 'counter' &&
  context.subject === 'prospect' &&
  !context.article &&
  !context.secondary &&
  label.length >= 3 &&
  label.length <= 60 &&
  !isOthersAmount(`${label} ${value}`) &&
  !others.test(label) &&
  !toReader.test(label);

/** Joins counters displayed side by side into one row: '118 tractor units; 205 trailers'. */
export function counterStrips(pairs: readonly Pair[], isTold: (pair: Pair) => boolean): Finding[] {
  const shown = pairs.filter(
    (pair) =>
      isLabelled(pair) &&
      (['home', 'about', 'other'].includes(pair.context.page.kind) || headed.test(pair.block.under.at(-1) ?? '')),
  );
  const strips = Map.groupBy(shown, ({ context, block }) =>
    [context.page.source.id, block.inside.at(block.kind === 'row' ? -2 : -3)].join(' '),
  );
  return [...strips.values()].flatMap((strip): Finding[] => {
    const [first] = strip;
    const told = strip.filter(isTold).slice(0, most - 2);
    if (!first || told.length < least) return [];
    // A sentence, or what tells a number itself, names no figures.
    const named = first.block.under.findLast((each) => !/\d|[.!?]$/u.test(each) && words(each) <= mostHead);
    // Below the names of customers it is no heading of these numbers.
    const head = clients.test(first.block.under.at(-1) ?? '') ? undefined : named;
    const label = head ?? 'In figures';
    const pair: Pair = {
      ...first,
      label,
      value: told.map(({ label: what, value }) => `${value} ${what}`).join('; '),
      quotes: [...told.flatMap(({ quotes }) => quotes), ...(head === undefined ? [] : [head])],
    };
    return [
      toldPair(pair, {
        topic: 'further',
        label,
        score: (['home', 'about'].includes(first.context.page.kind) ? 9 : 7) - first.at / 200,
      }),
    ];
  });
}
