import { countTerms } from '#server/search/index-terms.ts';
import type { MatterKind } from '#contract/coach-cards.ts';
import { wordTest } from '../../ledger/word-test.ts';
import type { AnswerKind } from '../answer-kind.ts';
import { asksBack, worksOut } from '../asked-back.ts';
import type { CallLine } from '../call-line.ts';
import type { CoachMaterial, ContentAnswer } from '../coach-material.ts';
import { touchedBy } from '../fields/asked-fields.ts';
import { hearPlainly, type WordedKind } from '../learned/hear-plainly.ts';
import { phraseOdds } from '../learned/phrase-odds.ts';
import { withDigits } from '../spoken-digits.ts';
import { endsBadly, tellsOfTry } from '../told-tale.ts';
import { asideWords } from '../vocabulary/aside-words.ts';
import { authorityWords } from '../vocabulary/authority-words.ts';
import { competitorWords, rivalQuestions } from '../vocabulary/competitor-words.ts';
import { demurWords } from '../vocabulary/demur-words.ts';
import type { CallField } from '../vocabulary/field-words.ts';
import type { MatterWords } from '../vocabulary/matter-words.ts';
import { moneyUnits } from '../vocabulary/money-units.ts';
import { objectionWords } from '../vocabulary/objection-words.ts';
import { payingWords } from '../vocabulary/paying-words.ts';
import { priceWords } from '../vocabulary/price-words.ts';
import { proofWords } from '../vocabulary/proof-words.ts';
import { securityWords } from '../vocabulary/security-words.ts';
import { timingWords } from '../vocabulary/timing-words.ts';
import { nodWords } from '../vocabulary/unfit-words.ts';

/** What speaks for a matter, each 0 to 1. */
export interface MatterSigns {
  plain: number;
  near: number;
  /** A question, one to the seller, one that is not to be answered by the speaker's own side. */
  asks: number;
  toUs: number;
  /** How close an answer of the content comes. */
  close: number;
  /** It was just spoken of. */
  inRoom: number;
  /** Seldom a matter: life outside the purchase, the answer to what the seller asked, the first words of a call. */
  aside: number;
  answering: number;
  opening: number;
  /** The seller just told of what they sell. */
  pitched: number;
  /** It's the kind of thing that the seller just asked for. */
  askedFor: number;
  /** It goes against what was just told, without a word of doubt. */
  demurs: number;
  /** The seller just asked how it is today, or what should be. */
  discovering: number;
  /** Of late the seller told nothing of what they sell: there is nothing to doubt. */
  unpitched: number;
  /** A statement of the speaker's own, no question and no answer to a price. */
  tale: number;
  /** The seller just named a price, and what is said is neither a question nor a nod. */
  atPrice: number;
  /** Right after it, somebody says what they pay today: 'Twenty-one. We're on seventeen.' */
  paysToday: number;
  /** Asked what was tried before, somebody tells how it ended. */
  tried: number;
  /** A price that was named a moment ago is worked out. */
  sumsUp: number;
  /** What was just told is asked back: 'And if it isn't?', 'Three days for twenty?' */
  asksBack: number;
  /** A tale with a bad end in reply to what the seller told of their own. */
  taleAtPitch: number;
  /** Everyday words say it plainly, and what they add to a plain word. */
  everyday: number;
  everydayAdds: number;
  /** The log-odds of its phrases and word classes, -5 to 3; 0 is even. */
  phrases: number;
}

/** So many lines before one are heard with it. */
export const remembered = 12;

/** A line that was heard before, with the matters that were plain in it. */
export interface Heard {
  line: CallLine;
  kinds: readonly MatterKind[];
}

interface Tests {
  plain: RegExp;
  near: RegExp;
}
const testsOf = ({ plain, near }: MatterWords): Tests => ({ plain: wordTest(plain), near: wordTest(near, 'giu') });
const tests: Record<WordedKind, Tests> = {
  objection: testsOf(objectionWords),
  competitor: testsOf(competitorWords),
  price: testsOf(priceWords),
  security: testsOf(securityWords),
  timing: testsOf(timingWords),
  authority: testsOf(authorityWords),
  proof: testsOf(proofWords),
};
const aside = wordTest(asideWords);
const asks =
  /\?|^(?:and |so |but |or )?(?:is|are|do|does|did|can|could|will|would|has|have|what|how|who|where|when|which|why)\b/iu;
const toUs = /\b(?:you|your|yours|you[’']re|this|it)\b/iu;
const demur = wordTest(demurWords);
const paying = wordTest(payingWords);
const rivalAsked = wordTest(rivalQuestions);
const openingSeconds = 75;
/** For so long somebody works out what a price comes to. */
const pricedSeconds = 60;
const replySeconds = 15;
/** Seconds for which what was spoken of still stands in the room. */
const lasting = 25;

/** How much of what is said an answer of the content speaks of: 0 to 1. */
function closeness(said: ReadonlyMap<string, number>, answer: ContentAnswer, { rarity }: CoachMaterial): number {
  let shared = 0;
  for (const term of said.keys()) if (answer.terms.has(term)) shared += rarity(term) ** 2;
  return Math.min(1, shared / 2);
}

const money = wordTest(moneyUnits);
const nod = wordTest(nodWords);
const number = /\d|\b(?:hundred|thousand|grand|\p{L}+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)\b/iu;
/** Words of a line that is no more than a nod. */
const nodLength = 4;

const namesPrice = (text: string): boolean => number.test(text) && money.test(text);
const isNod = (text: string): boolean => {
  const words = text.split(/\s+/u).filter(Boolean).length;
  return words < 3 || (words <= nodLength && nod.test(text));
};

/** Lines of the seller in which what they sell was spoken of, for a doubt to be about it. */
const lately = 3;
const ofOffer = /\b(?:we|our|ours|us|it|you)\b/iu;
const ours = /\b(?:we|our|ours|us|it|you get|you[’']d get)\b/iu;

const none: ReadonlySet<CallField> = new Set();

const contentKind: Partial<Record<MatterKind, AnswerKind>> = {
  objection: 'objection',
  competitor: 'competitor',
  price: 'price',
  security: 'security',
  proof: 'proof',
};

export interface LineSigns {
  /** What the seller said last. */
  lastTold: string | null;
  /** That, as far as it's still answered; empty: nothing. */
  replies: string;
  /** Whether that was no question. */
  told: boolean;
  /** Of late the seller told nothing of what they sell. */
  unpitched: boolean;
  opening: boolean;
  /** How far everyday words say a kind, in log-odds above what is enough; null: they don't. */
  saidPlainly(kind: WordedKind): number | null;
  /** The answer of the content that comes closest, among those for this kind. */
  answerFor(kind: WordedKind): ContentAnswer | null;
  signsOf(kind: WordedKind): MatterSigns;
}

/** What speaks for each kind of matter in a prospect's line, after the lines before it. */
export function readMatterSigns(line: CallLine, before: readonly Heard[], material: CoachMaterial): LineSigns {
  const said = countTerms(withDigits(line.text));
  const question = asks.test(line.text);
  const recent = before.filter((each) => line.at - each.line.at <= lasting);
  const closestOf = new Map<WordedKind, { answer: ContentAnswer | null; close: number }>();
  const closest = (kind: WordedKind): { answer: ContentAnswer | null; close: number } => {
    const known = closestOf.get(kind);
    if (known !== undefined) return known;
    let best: { answer: ContentAnswer | null; close: number } = { answer: null, close: 0 };
    for (const answer of material.answers) {
      if (answer.kind !== contentKind[kind]) continue;
      const close = closeness(said, answer, material);
      if (close > best.close) best = { answer, close };
    }
    closestOf.set(kind, best);
    return best;
  };
  const lastRep = before.findLast((each) => each.line.side === 'rep')?.line;
  const replies = lastRep !== undefined && line.at - lastRep.at <= replySeconds ? lastRep.text : '';
  const fields = replies === '' ? none : touchedBy(replies);
  const isAsked: Partial<Record<MatterKind, boolean>> = {
    authority: fields.has('decisionProcess'),
    timing: fields.has('targetDate'),
    competitor: replies !== '' && rivalAsked.test(replies),
  };
  // Notes alone tell nothing of what the seller said.
  const reps = before.filter(({ line: { side } }) => side === 'rep').map(({ line: { text } }) => text);
  const told = replies !== '' && !replies.trimEnd().endsWith('?');
  const atPrice = told && !question && namesPrice(replies) && !isNod(line.text);
  const pricedLately = before.some(
    (each) => each.line.side === 'rep' && line.at - each.line.at <= pricedSeconds && namesPrice(each.line.text),
  );
  const unpitched = reps.length > 0 && !reps.slice(-lately).some((text) => !text.includes('?') && ofOffer.test(text));
  const common = {
    tale: question || atPrice ? 0 : 1,
    demurs: told && demur.test(line.text) ? 1 : 0,
    unpitched: unpitched ? 1 : 0,
    discovering: !told && fields.size > 0 ? 1 : 0,
    asks: question ? 1 : 0,
    toUs: toUs.test(line.text) ? 1 : 0,
    aside: aside.test(line.text) ? 1 : 0,
    answering: replies.trimEnd().endsWith('?') && !question ? 1 : 0,
    opening: line.at < openingSeconds ? 1 : 0,
    pitched: told && ours.test(replies) ? 1 : 0,
    atPrice: atPrice ? 1 : 0,
    paysToday: atPrice && number.test(line.text) && paying.test(line.text) ? 1 : 0,
    sumsUp: pricedLately && worksOut(line.text) && number.test(line.text) ? 1 : 0,
    asksBack: told && !namesPrice(replies) && asksBack(line.text, replies) ? 1 : 0,
    tried: question ? 0 : tellsOfTry(line, before),
    taleAtPitch: told && !question ? endsBadly(line.text) : 0,
  };
  const oddsOf = phraseOdds(line.text, lastRep?.text ?? null);
  const plainly = hearPlainly(line.text);
  return {
    lastTold: lastRep?.text ?? null,
    replies,
    told,
    unpitched,
    opening: common.opening === 1,
    saidPlainly: (kind) => plainly(kind).over,
    answerFor: (kind) => closest(kind).answer,
    signsOf(kind) {
      const { plain, near } = tests[kind];
      const hits = new Set([...line.text.matchAll(near)].map(([word]) => word.toLowerCase())).size;
      const everyday = plainly(kind);
      // What was tried and failed is a doubt, also before the seller told anything of their own.
      const isTry = kind === 'objection' && common.tried > 0;
      return {
        ...common,
        ...(isTry ? { unpitched: 0, discovering: 0, answering: 0 } : {}),
        askedFor: isAsked[kind] === true ? 1 : 0,
        plain: plain.test(line.text) ? 1 : 0,
        near: Math.min(1, hits / 2),
        close: closest(kind).close,
        inRoom: Math.min(1, recent.filter(({ kinds }) => kinds.includes(kind)).length / 2),
        everyday: everyday.over === null ? 0 : 1,
        everydayAdds: everyday.adds,
        phrases: oddsOf(kind),
      };
    },
  };
}
