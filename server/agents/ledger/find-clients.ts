import type { Finding } from '../analyst.ts';
import { listed } from '../built-in/wording.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { monthsBetween, type PageContext } from './page-context.ts';
import { isFormer, type Line } from './read-lines.ts';
import { clientHeads, largestCustomers, notClients } from './vocabulary/offer-words.ts';
import { toldLine, toldPair } from './told.ts';
import { wordTest } from './word-test.ts';

const heads = wordTest(clientHeads);
const others = wordTest(notClients);
const mark = /^(?:logo(?:type)?(?: of| de(?: la| l[’'])?| der| von|:)?|client:|kunde:)\s*/iu;
const markEnd = /\s*[-–]?\s*logo(?:type)?$/iu;
const most = 10;

/** Returns whether a text is a customer's name in a list or card under a heading about customers. */
function isListed(text: string, head: string, name: RegExp): boolean {
  const words = text.split(' ').length;
  const isName = /^[\p{Lu}\d]/u.test(text) && words <= 5 && !/[.!?:]$|\d{4}/u.test(text) && !name.test(text);
  return isName && heads.test(head) && head.split(' ').length <= 5 && !/[?]$/u.test(head) && !others.test(head);
}

/** Finds customers by the logos or names under a heading about customers. */
export function clientFacts(contexts: readonly PageContext[], name: RegExp): Finding[] {
  return contexts.flatMap((context): Finding[] => {
    const { page } = context;
    if (!['home', 'customers', 'about', 'product', 'other', 'case-study'].includes(page.kind)) return [];
    const shown = page.blocks.filter(({ kind, text, under }) => {
      const isText =
        kind === 'item' ||
        (kind === 'heading' && under.length > 0 && (page.kind === 'customers' || page.kind === 'home'));
      if (isText) return isListed(text, under.at(-1) ?? '', name);
      if (kind !== 'picture' || name.test(text) || others.test(text)) return false;
      const head = under.at(-1) ?? '';
      if (others.test(head)) return false;
      const marked = mark.test(text) || markEnd.test(text);
      return (marked && (heads.test(head) || heads.test(page.title) || page.kind === 'customers')) || heads.test(head);
    });
    const names = [...new Set(shown.map(({ text }) => text.replace(mark, '').replace(markEnd, '').trim()))].filter(
      (each) => /^[\p{Lu}\d]/u.test(each) && each.split(' ').length <= 6,
    );
    if (names.length === 0) return [];
    const told = names.slice(0, most);
    const head = shown[0]?.under.at(-1) ?? '';
    const label = head !== '' && head.split(' ').length <= 8 ? `Shows under “${head}”` : 'Shows as customers';
    const quotes = shown
      .filter(({ text }) => told.some((each) => text.includes(each)))
      .slice(0, most)
      .map(({ text }) => ({ sourceId: page.source.id, text }))
      .concat(label.includes('“') ? [{ sourceId: page.source.id, text: head }] : []);
    return [
      {
        topic: 'client',
        text: `${label}: ${listed(told)} (customers)`,
        quotes,
        page: page.kind,
        score: names.length + (page.kind === 'customers' ? 5 : 0),
        tag: 'identity',
        structure: 'card',
        subject: 'customer',
        row: { label, value: listed(told) },
      },
    ];
  });
}

const largest = new RegExp(`^(?:${oneOf(largestCustomers)})(?![\\p{L}])`, 'iu');
const aName = /(?<=[\p{Ll},:] )\p{Lu}[\p{L}&’'.-]+/u;
const oldMonths = 24;

/** Finds who a company says its largest customers are: 'Our largest customers are Pell and the Tarn Distillery'. */
export function saidClients(lines: readonly Line[]): Finding[] {
  return lines.flatMap((line): Finding[] => {
    const { text, context } = line;
    const found = largest.exec(text)?.[0];
    if (found === undefined || context.subject !== 'prospect' || line.repeated || line.block.kind === 'heading')
      return [];
    if (isFormer(text) || (context.when !== null && monthsBetween(context.when, context.today) > oldMonths)) return [];
    if (!aName.test(text.slice(found.length - 1))) return [];
    return [
      toldLine(line, {
        topic: 'further',
        label: 'Customers they name',
        score: 9,
        tag: 'identity',
        subject: 'customer',
      }),
    ];
  });
}

/** Finds customers on a references page: each heading, with the short line below on what was done. */
export function referenceFacts(contexts: readonly PageContext[], name: RegExp): Finding[] {
  return contexts
    .filter(({ page, secondary }) => page.kind === 'customers' && !secondary)
    .flatMap((context): Finding[] => {
      const { blocks } = context.page;
      const told = blocks.flatMap((head, at): Finding[] => {
        const below = blocks[at + 1];
        const isName = head.kind === 'heading' && head.level > 1 && /^\p{Lu}/u.test(head.text) && !name.test(head.text);
        if (!isName || head.text.split(' ').length > mostHead || /[?!:.]$/u.test(head.text)) return [];
        if (below?.kind !== 'paragraph' || below.linked || below.quoted || /[?:]$/u.test(below.text)) return [];
        const words = below.text.split(' ').length;
        if (words < 3 || words > mostDone) return [];
        const quotes = [head.text, below.text];
        const telling = {
          topic: 'result',
          label: `Customer ${head.text}`,
          score: 3.2 - at / 200,
          tag: 'strength',
        } as const;
        return [
          toldPair(
            {
              context,
              block: head,
              at,
              label: telling.label,
              value: `“${below.text}”`,
              unit: '',
              structure: 'card',
              quotes,
            },
            { ...telling, subject: 'customer' },
          ),
        ];
      });
      return told.length >= leastReferences ? told : [];
    });
}
const mostHead = 8;
const mostDone = 22;
const leastReferences = 3;
