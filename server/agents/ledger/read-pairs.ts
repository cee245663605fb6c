import { collapseSpace } from '#contract/evidence.ts';
import type { EvidenceStructure } from '#contract/evidence.ts';
import type { Block } from '#server/readers/page/read-page.ts';
import { isInstruction, splitSentences } from '#server/readers/sentences.ts';
import { isSomebodysWords } from '../built-in/extract-statements.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { countUnits, customersThings, priceGoesOn, readersThings } from './vocabulary/sentence-signs.ts';
import { priceValue } from './amounts.ts';
import { isExample } from './apart/unreal.ts';
import { entryDays } from './apart/entry-days.ts';
import { payLabels } from './vocabulary/page-signs.ts';
import { wordTest } from './word-test.ts';
import type { PageContext } from './page-context.ts';

/** A label with its value, from a table, definition list, card or counter. */
export interface Pair {
  context: PageContext;
  block: Block;
  at: number;
  label: string;
  value: string;
  /** Unit given in a caption above. */
  unit: string;
  structure: EvidenceStructure;
  /** Parts of the page's text that contain it. */
  quotes: string[];
}

const countLine = new RegExp(
  String.raw`^((?:over|more than|rund|über|plus de|más de|ruim)?\s?[\d][\d.,’]*\s?(?:\+|%|[Mkm]€|€|k|m(?= )|bn)?)` +
    String.raw`\s*((?!(?:st|nd|rd|th|er|ère|ème)(?!\p{L}))\p{L}[^.!?:]{2,70})$`,
  'iu',
);
/** 'Your saving: €405,000' of a calculator */
const ofReader = new RegExp(`^${wordTest(readersThings).source}`, 'iu');
/** 'Mitarbeitende beim Kunden' */
const ofCustomers = wordTest(customersThings);
const mostLabel = 14;
const furtherPrice = new RegExp(`^(?:${oneOf(priceGoesOn)})`, 'iu');
const words = (text: string): number => text.split(' ').length;
const counted = new RegExp(
  `^[^\\d@]{0,14}\\d[\\d.,’ ]*\\s?(?:[+%x]|(?:${oneOf(countUnits)})(?![\\p{L}])|[A-Za-z²³]{1,3}(?![\\p{L}]))?[.]?(?:\\s?(?:[€$£₹+*]|euros?))?\\s*(?:(?:/|per ).{1,24})?$`,
  'iu',
);
/** 'visitors in 2025' is a label, not a value. */
const namesFirst = /^\p{L}{3,} \p{L}+ \d/u;
/** A year is a heading and counts nothing. */
const yearAlone = /^(?:1[5-9]|20)\d\d$/u;
const isValue = (text: string): boolean =>
  words(text) <= 7 && text.length <= 50 && counted.test(text) && !namesFirst.test(text) && !yearAlone.test(text);
const isLabel = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && !/[.!?]$/u.test(text) && words(text) <= mostLabel && text.length <= 110;

/** Returns the heads that stand in a part of the table of their own, right above its first row. */
function headAbove(blocks: readonly Block[], first: { block: Block; at: number } | undefined): Block | undefined {
  const above = first === undefined ? undefined : blocks[first.at - 1];
  const table = first?.block.inside.at(-3);
  const isHead = above?.kind === 'row' && above.tag === 'th' && table !== undefined && above.inside.at(-3) === table;
  const [heads, cells] = [above?.cells.length ?? 0, first?.block.cells.length ?? 0];
  // Above the labels there may stand nothing.
  const isAbove = heads === cells || (heads > 1 && heads === cells - 1 && !/\d/u.test(first?.block.cells[0] ?? ''));
  return isHead && isAbove ? above : undefined;
}

/** 'Year to 31 March, £000': what the numbers below are counted in. */
const scaleIn = (caption: string): string =>
  /(?:[£$€]|CHF |EUR |GBP |USD )(?:000s?|’000|'000|thousands?|m|million)(?![\p{L}\d])/iu.exec(caption)?.[0] ?? '';

/** Reads one table's rows, with its caption. */
function tablePairs(context: PageContext): Pair[] {
  const rows = context.page.blocks
    .map((block, at) => ({ block, at }))
    .filter(({ block }) => block.kind === 'row' && block.cells.length >= 2);
  return [...Map.groupBy(rows, ({ block }) => block.inside.at(-2) ?? block.inside.at(-1) ?? 0).values()].flatMap(
    (table) => {
      const first = table[0];
      const head = table.find(({ block }) => block.tag === 'th')?.block ?? headAbove(context.page.blocks, first);
      const caption = context.page.blocks.find(
        ({ tag, inside }) =>
          tag === 'caption' && first !== undefined && inside.some((id) => first.block.inside.slice(-3).includes(id)),
      );
      const unit = caption === undefined ? '' : (/\(([^()]{3,80})\)/u.exec(caption.text)?.[1] ?? scaleIn(caption.text));
      return table
        .filter(({ block }) => block !== head && !isInstruction(block.text))
        .map(({ block, at }): Pair => {
          const [label = '', ...cells] = block.cells;
          const [what = ''] = cells;
          // A counter in table form: '118 tractor units'.
          if (head === undefined && cells.length === 1 && isValue(label) && isLabel(what) && !/\d/u.test(what))
            return { context, block, at, label: what, value: label, unit, structure: 'counter', quotes: [block.text] };
          const heads = head && head.cells.length >= cells.length ? head.cells.slice(-cells.length) : [];
          const value = cells.map((cell, column) =>
            heads[column] && cells.length > 1 ? `${cell} (${heads[column]})` : cell,
          );
          return {
            context,
            block,
            at,
            label,
            value: value.join(cells.length > 1 && heads.length > 0 ? ', ' : ' '),
            unit,
            structure: 'table',
            quotes: [
              block.text,
              ...(head && heads.length > 1 ? [head.text] : []),
              ...(unit && caption ? [caption.text] : []),
            ],
          };
        });
    },
  );
}

/** Reads each `dt` with its `dd`. */
function definitionPairs(context: PageContext): Pair[] {
  const { blocks } = context.page;
  return blocks.flatMap((block, at): Pair[] => {
    if (block.tag !== 'dd') return [];
    let term = at - 1;
    while (blocks[term]?.tag === 'dd') term -= 1;
    const label = blocks[term];
    if (label?.tag !== 'dt') return [];
    const quotes = term === at - 1 ? [`${label.text} ${block.text}`] : [label.text, block.text];
    return [
      { context, block, at, label: label.text, value: block.text, unit: '', structure: 'definition list', quotes },
    ];
  });
}

/** Reads 'Label: value' and, in text that keeps its lines, 'Label ..... value'. */
function linePairs(context: PageContext): Pair[] {
  return context.page.blocks.flatMap((block, at): Pair[] => {
    if (isSomebodysWords(block) || isInstruction(block.text) || block.linked) return [];
    if (!['paragraph', 'item'].includes(block.kind) || /[.!?]\s/u.test(block.text)) return [];
    const { text } = block;
    const match =
      block.tag === 'pre'
        ? /^(\D{3,70}?)[\s.:…_-]+((?:[$€£₹]|\p{Lu}{1,3}\$)?\s?\d.*)$/u.exec(text)
        : /^([^:]{2,60}):\s+(.*\d.*)$/u.exec(text);
    const [, label = '', value = ''] = match ?? [];
    if (label === '' || value.length > 120 || words(value) > 16 || !isLabel(label)) return [];
    const structure = block.tag === 'pre' ? 'table' : 'card';
    return [{ context, block, at, label: label.trim(), value, unit: '', structure, quotes: [text] }];
  });
}

const pay = wordTest(payLabels);
const startsAt = /^(?:from|starting at|ab|dès|à partir de|desde|a partir de|vanaf|v\.a\.) /iu;
const mostName = 8;
/** Returns what a card's text is on: the heading above it, or the line above in one element with it. */
function cardName(blocks: readonly Block[], at: number): string | null {
  const above = blocks[at - 1];
  const block = blocks[at];
  if (above === undefined || block === undefined || above.inside.at(-2) !== block.inside.at(-2)) return null;
  const isName = above.kind === 'heading' || (above.kind === block.kind && !above.linked);
  return isName && /^\p{Lu}/u.test(above.text) && isLabel(above.text) && words(above.text) <= mostName
    ? above.text
    : null;
}

/** Reads prices in a row of sentences: 'Two-person crew: £1,450 a day. Editing: £520 a day.' */
function pricesInText(context: PageContext): Pair[] {
  return context.page.blocks.flatMap((block, at): Pair[] => {
    if (block.kind !== 'paragraph' || isSomebodysWords(block) || block.linked) return [];
    const said = splitSentences(block.text);
    if (said.length < 2) return [];
    return said.flatMap((text): Pair[] => {
      const [, label = '', value = ''] = /^(\p{Lu}[^:\d£$€]{2,60}):\s+(.*\d.*?)\.?$/u.exec(text) ?? [];
      const named =
        label === '' && startsAt.test(text) && priceValue.test(text) ? cardName(context.page.blocks, at) : null;
      if (named !== null && !['careers', 'team'].includes(context.page.kind)) {
        const price = text.replace(/[.]$/u, '');
        return [{ context, block, at, label: named, value: price, unit: '', structure: 'card', quotes: [named, text] }];
      }
      if (label === '' || !priceValue.test(value) || !isLabel(label) || pay.test(label)) return [];
      return [{ context, block, at, label, value, unit: '', structure: 'card', quotes: [text] }];
    });
  });
}

/** Returns whether labels stand before their numbers in the element that holds this one: 'Staff', '31', 'Boats', '12'. */
function labelsFirst(blocks: readonly Block[], at: number): boolean {
  const parent = blocks[at]?.inside.at(-2);
  const around = blocks.filter(({ inside, kind }) => inside.at(-2) === parent && kind !== 'heading');
  const values = around.map(({ text }) => isValue(text));
  return values.length >= 4 && values.length % 2 === 0 && values.every((is, place) => is === (place % 2 === 1));
}

/** Reads a number and its words in one card: '312' above or below 'Employees'. */
function counterPairs(context: PageContext): Pair[] {
  const { blocks } = context.page;
  return blocks.flatMap((block, at): Pair[] => {
    if (
      !isValue(block.text) ||
      block.kind === 'row' ||
      isSomebodysWords(block) ||
      block.kind === 'picture' ||
      block.kind === 'declared'
    )
      return [];
    if (/\p{L}{4}/u.test(block.text) && block.kind !== 'heading') return [];
    // What belongs to a term is read with it.
    if (block.tag === 'dd' && blocks.slice(0, at).findLast(({ tag }) => tag !== 'dd')?.tag === 'dt') return [];
    const order = labelsFirst(blocks, at) ? [at - 1, at + 1] : [at + 1, at - 1];
    const shares = (other: Block | undefined, depth: number): boolean =>
      other !== undefined &&
      other.inside.at(-1 - depth) !== undefined &&
      block.inside.includes(other.inside.at(-1 - depth) ?? -1);
    for (const depth of [1, 2]) {
      const near = order.filter((each) => {
        const other = blocks[each];
        return (
          shares(other, depth) &&
          other !== undefined &&
          isLabel(other.text) &&
          !isValue(other.text) &&
          !isInstruction(other.text) &&
          ['paragraph', 'heading', 'item'].includes(other.kind) &&
          !other.linked
        );
      });
      const [label] = near;
      const found = label === undefined ? undefined : blocks[label];
      if (label === undefined || found === undefined) continue;
      const quote = label > at ? `${block.text} ${found.text}` : `${found.text} ${block.text}`;
      return [
        { context, block, at, label: found.text, value: block.text, unit: '', structure: 'counter', quotes: [quote] },
      ];
    }
    return [];
  });
}

/** Reads a plan's name above its price, with the price's base and alternative. */
function priceCards(context: PageContext): Pair[] {
  const { blocks } = context.page;
  return blocks.flatMap((block, at): Pair[] => {
    if (!['paragraph', 'heading', 'item'].includes(block.kind) || isSomebodysWords(block) || block.linked) return [];
    if (!priceValue.test(block.text) || block.text.length > 60) return [];
    const further: string[] = [];
    for (const next of blocks.slice(at + 1, at + 5)) {
      if (next.linked || next.text.length > 40 || !furtherPrice.test(next.text)) break;
      further.push(next.text);
    }
    for (let back = at - 1; back >= Math.max(0, at - 3); back -= 1) {
      const name = blocks[back];
      if (!name || priceValue.test(name.text) || name.linked) return [];
      if (name.kind !== 'heading' && back !== at - 1) continue;
      if (!isLabel(name.text) || isInstruction(name.text) || !/^\p{Lu}/u.test(name.text) || words(name.text) > 8)
        continue;
      if (name.inside.at(-3) === undefined || !block.inside.includes(name.inside.at(-3) ?? -1)) continue;
      const value = [block.text, ...further].join(' ');
      const between = blocks.slice(back, at).map(({ text }) => text);
      return [
        {
          context,
          block,
          at,
          label: name.text,
          value,
          unit: '',
          structure: 'card',
          quotes: [[...between, value].join(' ')],
        },
      ];
    }
    return [];
  });
}

/** Reads a short line that is a number and its unit: '640+ factories'. */
function countLines(context: PageContext): Pair[] {
  return context.page.blocks.flatMap((block, at): Pair[] => {
    if (isSomebodysWords(block) || isInstruction(block.text)) return [];
    if (!['paragraph', 'item', 'heading'].includes(block.kind)) return [];
    const match = countLine.exec(block.text);
    const [, value = '', label = ''] = match ?? [];
    if (value === '' || words(label) > 9 || yearAlone.test(value.trim())) return [];
    return [{ context, block, at, label, value: value.trim(), unit: '', structure: 'counter', quotes: [block.text] }];
  });
}

function declaredPairs(context: PageContext): Pair[] {
  return context.page.blocks.flatMap((block, at): Pair[] => {
    const [label = '', value = ''] = block.cells;
    return block.kind === 'declared'
      ? [{ context, block, at, label, value, unit: '', structure: 'JSON-LD', quotes: [block.text] }]
      : [];
  });
}

/** Returns all labeled values of a page, each once, from the most informative structure. */
export function pairsOf(context: PageContext): Pair[] {
  const all = [
    tablePairs,
    definitionPairs,
    priceCards,
    linePairs,
    pricesInText,
    counterPairs,
    countLines,
    declaredPairs,
  ].flatMap((read) => read(context));
  const days = entryDays(context);
  const seen = new Set<string>();
  return all
    .map((pair) => {
      const when = days.get(pair.at);
      return when === undefined ? pair : { ...pair, context: { ...context, when } };
    })
    .filter(({ label, value, block }) => {
      if (isExample(block.text, '') || isExample(label, '') || ofReader.test(label) || ofCustomers.test(label))
        return false;
      const key = collapseSpace(`${value} ${label}`).toLowerCase();
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
