import type { ProposalTable } from '#contract/proposal.ts';
import { figureText, toBeConfirmed, workOutReturn, type Amounts, type Return } from '#contract/proposal-return.ts';
import { findPromises } from '#server/agents/discovery-coach/find-promises.ts';
import type { CallWords } from './call-words.ts';
import type { EvidenceBook } from './evidence-book.ts';
import type { ProposalMaterial } from './proposal-material.ts';
import { spokenNumbers } from './spoken-numbers.ts';
import { withoutFiller, wordsOf, type Turn } from './turns.ts';
import type { Claim } from '#contract/evidence.ts';
import { splitSentences } from '#server/readers/sentences.ts';
import type { Blocks } from './write-journey.ts';

export interface Investment {
  blocks: Blocks;
  prices: ProposalTable | null;
  /** Null: nothing of it is known. */
  returns: ProposalTable | null;
  investment: Return;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const leastAmount = 1000;

/** Amounts that are certain: one stands for all three cases, of two the smaller is the low and the larger the high one. */
export function statedAmounts(texts: readonly string[]): Amounts | null {
  const found = texts
    .flatMap((text) => spokenNumbers(text))
    .filter(({ sure, ordinal, value }) => sure && !ordinal && value >= leastAmount)
    .map(({ value }) => value);
  const [low, high] = [Math.min(...found), Math.max(...found)];
  return found.length === 0 || found.length > 2 ? null : { low, base: (low + high) / 2, high };
}

const noPromise = /\b(?:if|who|which|when|person|that) (?:i|we) can\b|\bgoal\b|\bcan sign up to\b|\bcan call at\b/iu;
/** 'I'll send it': of what is said in the sentence before. */
const pointsBack = /\b(?:it|them|that|those|this|one)\b/iu;

/** A turn with what the same person said right before it, as one. */
function withBefore(turns: readonly Turn[], turn: Turn): Turn {
  const before = turns[turns.indexOf(turn) - 1];
  if (before === undefined || before.speaker !== turn.speaker) return turn;
  return { ...before, text: `${before.text} ${turn.text}`, lines: [...before.lines, ...turn.lines] };
}

/** What both sides took upon themselves, each with the sentence before where it points back to it. */
function promised({ lines }: ProposalMaterial, call: CallWords, book: EvidenceBook): Claim[] {
  const turnOf = new Map(call.turns.flatMap((turn) => turn.lines.map((line) => [line.id, turn] as const)));
  const told = new Set<string>();
  return findPromises(lines).flatMap(({ text, line }) => {
    const own = turnOf.get(line.id);
    if (own === undefined || noPromise.test(text) || call.isUsed(withoutFiller(text))) return [];
    const turn = pointsBack.test(text) ? withBefore(call.turns, own) : own;
    const sentences = splitSentences(turn.text);
    const at = sentences.findIndex((sentence) => sentence.includes(text) || text.includes(sentence));
    const before = sentences[at - 1] ?? '';
    const context = pointsBack.test(text) && at > 0 && wordsOf(before) >= 3 ? `${before} ` : '';
    const whole = withoutFiller(`${context}${text}`);
    const piece = turn.text.includes(whole) ? whole : withoutFiller(text);
    if (told.has(text) || wordsOf(piece) < 3 || !turn.text.includes(piece)) return [];
    told.add(text);
    return [book.said('timeline', turn, piece)];
  });
}

/** What it costs by the price list alone, what it returns by arithmetic alone, and what was promised until when. */
export function writeInvestment(
  material: ProposalMaterial,
  call: CallWords,
  book: EvidenceBook,
  worth: readonly string[],
): Investment {
  const { fields, offer, assumptions } = material;
  const { currency, priceItems, rules, validUntil } = offer;
  const pricing = [
    ...rules.map((rule) => book.fromOffer('pricingModel', 'Price list', rule)),
    ...(validUntil === null || priceItems.length === 0
      ? []
      : [
          book.fromOffer(
            'pricingModel',
            'Price list',
            `These prices hold until ${day.format(new Date(`${validUntil}T00:00:00Z`))}.`,
          ),
        ]),
    book.gap(
      'pricingModel',
      priceItems.length === 0 ? `Price: ${toBeConfirmed}.` : `Quantities and total: ${toBeConfirmed}.`,
    ),
  ];
  const investment = workOutReturn(statedAmounts(worth), assumptions, currency);
  const known = [...investment.assumptions, ...investment.results].some(({ low, base, high }) =>
    [low, base, high].some((value) => value !== null),
  );
  const target =
    fields.targetDate.trim() === ''
      ? call.heard('timeline', 'targetDate')
      : call.ofText('timeline', 'Target date', fields.targetDate);
  return {
    investment,
    prices:
      priceItems.length === 0
        ? null
        : {
            head: ['Item', 'Unit', 'Price'],
            rows: priceItems.map(({ item, unit, price }) => [
              item,
              unit,
              price === '' ? toBeConfirmed : `${currency} ${price}`.trim(),
            ]),
          },
    returns: !known
      ? null
      : {
          head: ['', 'Low', 'Base', 'High'],
          rows: [
            ...investment.assumptions.map(({ label, low, base, high }) => [
              label,
              ...[low, base, high].map((value) => figureText(value, 'money', currency)),
            ]),
            ...investment.results.map(({ label, unit, low, base, high }) => [
              label,
              ...[low, base, high].map((value) => figureText(value, unit, currency)),
            ]),
          ],
        },
    blocks: {
      pricingModel: pricing,
      roiAnalysis: known ? [] : [book.gap('roiAnalysis', `Return on investment: ${toBeConfirmed}.`)],
      timeline: [...target, ...promised(material, call, book)],
    },
  };
}
