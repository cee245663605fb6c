import type { ProposalTable } from '#contract/proposal.ts';
import { figureText, toBeConfirmed, workOutReturn, type Amounts, type Return } from '#contract/proposal-return.ts';
import { findPromises } from '#server/agents/discovery-coach/find-promises.ts';
import { agreedRequests } from './agreed-requests.ts';
import { furtherPromises } from './further-promises.ts';
import type { CallWords } from './call-words.ts';
import type { EvidenceBook } from './evidence-book.ts';
import type { ProposalMaterial } from './proposal-material.ts';
import { spokenNumbers } from './spoken-numbers.ts';
import { withoutFiller, wordsOf, type Turn } from './turns.ts';
import type { Claim } from '#contract/evidence.ts';
import { splitSentences } from '#server/readers/sentences.ts';
import { dayInWords } from './day-in-words.ts';
import type { Blocks } from './write-journey.ts';

export interface Investment {
  blocks: Blocks;
  prices: ProposalTable | null;
  /** Null if nothing is known. */
  returns: ProposalTable | null;
  investment: Return;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const leastAmount = 1000;

/** Returns the certain amounts: one applies to all three cases; of two, the smaller is low and the larger high. */
export function statedAmounts(texts: readonly string[]): Amounts | null {
  const found = texts
    .flatMap((text) => spokenNumbers(text))
    .filter(({ sure, ordinal, value }) => sure && !ordinal && value >= leastAmount)
    .map(({ value }) => value);
  const [low, high] = [Math.min(...found), Math.max(...found)];
  return found.length === 0 || found.length > 2 ? null : { low, base: (low + high) / 2, high };
}

const putOff = /\bdon[’']t worry\b|\bnext time\b/iu;
const noPromise = /\b(?:if|who|which|when|person|that) (?:i|we) can\b|\bgoal\b|\bcan sign up to\b|\bcan call at\b/iu;
/** 'I'll send it' refers to the sentence before. */
const pointsBack = /\b(?:it|them|that|those|this|one)\b/iu;

/** Joins a turn with the same speaker's previous one. */
function withBefore(turns: readonly Turn[], turn: Turn): Turn {
  const before = turns[turns.indexOf(turn) - 1];
  if (before === undefined || before.speaker !== turn.speaker) return turn;
  return { ...before, text: `${before.text} ${turn.text}`, lines: [...before.lines, ...turn.lines] };
}

interface Promised {
  turn: Turn;
  piece: string;
  at: number;
  /** Undefined: the speaker. */
  who: string | undefined;
}
/** Within this time, a request and 'I'll send it' are one promise. */
const secondsApart = 15;

/** Returns the commitments of both sides, with the previous sentence if they refer to it. */
function promised({ lines }: ProposalMaterial, call: CallWords, book: EvidenceBook): Claim[] {
  const turnOf = new Map(call.turns.flatMap((turn) => turn.lines.map((line) => [line.id, turn] as const)));
  const told = new Set<string>();
  const plain = findPromises(lines).map(({ text, line }) => ({ text, line, who: undefined }));
  const known = new Set(plain.map(({ text, line }) => `${line.id} ${text}`));
  const further = furtherPromises(lines)
    .filter(({ text, line }) => !known.has(`${line.id} ${text}`))
    .map(({ text, line, who }) => ({ text, line, who: who === line.speaker ? undefined : who }));
  const own = [...plain, ...further].flatMap(({ text, line, who }): Promised[] => {
    const said = turnOf.get(line.id);
    if (said === undefined || noPromise.test(text) || putOff.test(text) || call.isUsed(withoutFiller(text))) return [];
    const turn = pointsBack.test(text) ? withBefore(call.turns, said) : said;
    const sentences = splitSentences(turn.text);
    const at = sentences.findIndex((sentence) => sentence.includes(text) || text.includes(sentence));
    const before = sentences[at - 1] ?? '';
    const context = pointsBack.test(text) && at > 0 && wordsOf(before) >= 3 ? `${before} ` : '';
    const whole = withoutFiller(`${context}${text}`);
    // 'I'll ask.' needs the sentence after it to make sense.
    const more = wordsOf(text) < 3 && at >= 0 ? `${text} ${sentences[at + 1] ?? ''}`.trim() : withoutFiller(text);
    const piece = turn.text.includes(whole) && wordsOf(whole) >= 3 ? whole : more;
    if (told.has(text) || wordsOf(piece) < 3 || !turn.text.includes(piece)) return [];
    told.add(text);
    return [{ turn, piece, at: line.at, who }];
  });
  const near = (at: number): boolean => own.some((each) => Math.abs(each.at - at) <= secondsApart);
  const asked = agreedRequests(lines).flatMap(({ owner, text, line }): Promised[] => {
    const turn = turnOf.get(line.id);
    const piece = withoutFiller(text);
    if (turn === undefined || near(line.at) || !turn.text.includes(piece)) return [];
    return [{ turn, piece, at: line.at, who: `${owner}, as ${turn.speaker} asked` }];
  });
  const found = [...own, ...asked];
  // 'I can get you them. I'll ask for them on Wednesday.' already contains the first.
  return found
    .filter(
      ({ piece }, at) =>
        !found.some((other, index) => index !== at && other.piece !== piece && other.piece.includes(piece)),
    )
    .toSorted((a, b) => a.at - b.at)
    .map(({ turn, piece, who }) => book.said('timeline', turn, piece, who));
}

/** Writes costs from the price list, returns from arithmetic, and promises with their dates. */
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
  const row = (label: string, unit: Parameters<typeof figureText>[1], { low, base, high }: Amounts): string[][] =>
    [low, base, high].every((value) => value === null)
      ? []
      : [[label, ...[low, base, high].map((value) => figureText(value, unit, currency))]];
  const rows = [
    ...investment.assumptions.flatMap((each) => row(each.label, 'money', each)),
    ...investment.results.flatMap((each) => row(each.label, each.unit, each)),
  ];
  const open = [...investment.assumptions, ...investment.results]
    .filter(({ low, base, high }) => low === null && base === null && high === null)
    .map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1));
  const target =
    fields.targetDate.trim() === ''
      ? call.heard('timeline', 'targetDate')
      : call.ofText('timeline', 'Target date', dayInWords(fields.targetDate));
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
          rows,
        },
    blocks: {
      pricingModel: pricing,
      roiAnalysis: !known
        ? [book.gap('roiAnalysis', `Return on investment: ${toBeConfirmed}.`)]
        : open.length === 0
          ? []
          : [book.gap('roiAnalysis', `Still ${toBeConfirmed}: ${open.join(', ')}.`)],
      timeline: [...target, ...promised(material, call, book)],
    },
  };
}
