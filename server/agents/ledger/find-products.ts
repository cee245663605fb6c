import type { Finding } from '../analyst.ts';
import { isBoilerplate, isCallToAction, isInstruction, splitSentences } from '#server/readers/sentences.ts';
import { isSomebodysWords } from '../built-in/extract-statements.ts';
import { isOwnToday } from './own-today.ts';
import type { PageContext } from './page-context.ts';
import type { Pair } from './read-pairs.ts';
import { toldPair } from './told.ts';
import { isReadersTrouble } from './whose.ts';

const most = 5;
const mostTitle = 8;
const isLength = (text: string): boolean => {
  const words = text.split(' ').length;
  return words >= 6 && words <= 32;
};

/** What each product or service is, as its own page begins: its name, and the first sentence that tells of it. */
export function productFacts(contexts: readonly PageContext[], name: RegExp): Finding[] {
  return contexts
    .filter(({ page, secondary, subject }) => page.kind === 'product' && !secondary && subject === 'prospect')
    .flatMap((context): Finding[] => {
      const { blocks } = context.page;
      const at = blocks.findIndex(({ kind, level }) => kind === 'heading' && level === 1);
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
        isOwnToday(text, { name, today: context.today });
      const near = [
        ...blocks.slice(at + 1, at + 6).filter(({ kind, linked }) => kind === 'paragraph' && !linked),
        ...blocks.filter(({ kind }) => kind === 'description'),
      ].filter((block) => !isSomebodysWords(block));
      const said = near.flatMap((block) =>
        splitSentences(block.text)
          .filter((text) => tells(text, block))
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
