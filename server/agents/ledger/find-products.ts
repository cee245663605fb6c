import type { Finding } from '../analyst.ts';
import { isBoilerplate, isCallToAction, isInstruction, splitSentences } from '#server/readers/sentences.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { isSomebodysWords } from '../built-in/extract-statements.ts';
import { isOfAnother } from './others-subject.ts';
import { isAside } from './apart/asides.ts';
import { isOwnToday } from './own-today.ts';
import type { PageContext } from './page-context.ts';
import type { Pair } from './read-pairs.ts';
import { toldPair } from './told.ts';
import { definingLinks, definingStarts } from './vocabulary/teaching-words.ts';
import { isReadersTrouble } from './whose.ts';

const most = 6;
/** Matches the description below an offer's name: 'A six-week review that …', 'Ourname Scan is …'. */
const defines = new RegExp(
  `^(?:${oneOf(definingStarts)}) (?:[\\p{L}\\d-]+ ){0,6}?(?:${oneOf(definingLinks)})(?!\\p{L})`,
  'iu',
);
const mostTitle = 8;
const firstBlocks = 6;
const isDefined = (text: string, head: string): boolean =>
  defines.test(text) || text.toLowerCase().startsWith(`${head.toLowerCase()} is `);
const isLength = (text: string): boolean => {
  const words = text.split(' ').length;
  return words >= 6 && words <= 40;
};

/** Finds products and services: the name and first descriptive sentence of each one's page. */
export function productFacts(contexts: readonly PageContext[], name: RegExp): Finding[] {
  return contexts
    .filter(
      ({ page, secondary, subject, article }) =>
        ['product', 'other'].includes(page.kind) && !secondary && subject === 'prospect' && !article,
    )
    .flatMap((context): Finding[] => {
      const { blocks } = context.page;
      const title = blocks.findIndex(({ kind, level }) => kind === 'heading' && level === 1);
      // Without a first-level heading, the first heading is the title.
      const at = title >= 0 ? title : blocks.slice(0, firstBlocks).findIndex(({ kind }) => kind === 'heading');
      const head = blocks[at];
      if (!head || head.text.split(' ').length > mostTitle || /[?!]$/u.test(head.text)) return [];
      const tells = (text: string, block: (typeof blocks)[number]): boolean =>
        isLength(text) &&
        !context.repeated.has(block.text) &&
        !isCallToAction(text) &&
        !isInstruction(text) &&
        !isBoilerplate(text) &&
        !/[?!:…]$/u.test(text) &&
        !isReadersTrouble(text, block) &&
        !isOfAnother({ text, before: '' }, name) &&
        !isAside(text, name) &&
        isOwnToday(text, { name, today: context.today });
      const near = [
        ...blocks.slice(at + 1, at + 6).filter(({ kind, linked }) => kind === 'paragraph' && !linked),
        ...blocks.filter(({ kind }) => kind === 'description'),
      ].filter((block) => !isSomebodysWords(block));
      const said = near.flatMap((block) =>
        splitSentences(block.text)
          .filter((text) => tells(text, block) && (context.page.kind === 'product' || isDefined(text, head.text)))
          .map((text) => ({ text, block })),
      );
      const [first] = said.toSorted((a, b) => Number(/\d/u.test(b.text)) - Number(/\d/u.test(a.text)));
      if (!first) return [];
      const pair: Pair = {
        context,
        block: head,
        at,
        label: head.text,
        value: `“${first.text}”`,
        unit: '',
        structure: 'card',
        quotes: [first.text, head.text],
      };
      const told = toldPair(pair, { topic: 'further', label: head.text, score: 4.6, tag: 'offer' });
      return [
        {
          ...told,
          structure: 'sentence',
          text: told.text.replace(first.text, `“${first.text}”`),
          ...(told.row && { row: { label: head.text, value: told.row.value.replace(first.text, `“${first.text}”`) } }),
        },
      ];
    })
    .slice(0, most);
}
