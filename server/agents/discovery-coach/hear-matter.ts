import type { MatterKind } from '#contract/coach-cards.ts';
import { countTerms } from '#server/search/index-terms.ts';
import { wordTest } from '../ledger/word-test.ts';
import type { CallLine } from './call-line.ts';
import type { AnswerKind } from './answer-kind.ts';
import type { CoachMaterial, ContentAnswer } from './coach-material.ts';
import { asksBack, worksOut } from './asked-back.ts';
import { endsBadly, tellsOfTry } from './told-tale.ts';
import { withDigits } from './spoken-digits.ts';
import { hearPlainly, plainest, type WordedKind } from './learned/hear-plainly.ts';
import { hearQuestion } from './hear-question.ts';
import { phraseOdds } from './learned/phrase-odds.ts';
import { touchedBy } from './fields/asked-fields.ts';
import type { OwnCard } from './own-cards/own-cards.ts';
import { asideWords } from './vocabulary/aside-words.ts';
import { authorityWords } from './vocabulary/authority-words.ts';
import { competitorWords, rivalQuestions } from './vocabulary/competitor-words.ts';
import { demurWords } from './vocabulary/demur-words.ts';
import type { CallField } from './vocabulary/field-words.ts';
import type { MatterWords } from './vocabulary/matter-words.ts';
import { objectionWords } from './vocabulary/objection-words.ts';
import { priceWords } from './vocabulary/price-words.ts';
import { proofWords } from './vocabulary/proof-words.ts';
import { securityWords } from './vocabulary/security-words.ts';
import { payingWords } from './vocabulary/paying-words.ts';
import { moneyUnits } from './vocabulary/money-units.ts';
import { nodWords } from './vocabulary/unfit-words.ts';
import { timingWords } from './vocabulary/timing-words.ts';

/** Something that a prospect said and that wants an answer or a question. */
export interface Matter {
  kind: MatterKind;
  /** 0 to about 2; one is plain. */
  score: number;
  /** The answer of the content that it comes closest to. */
  answer: ContentAnswer | null;
  rival: string | null;
  line: CallLine;
  /** The organization's own card for it. */
  own?: OwnCard;
  /** Which point of a note it is, from 0. */
  part?: number;
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
/** A rival that is named is plain also to a coach that seldom speaks. */
const namedScore = 1.5;
/** What the organization wrote a card for goes before all that rules find. */
const ownScore = 2.5;
const demur = wordTest(demurWords);
const paying = wordTest(payingWords);
const rivalAsked = wordTest(rivalQuestions);
const openingSeconds = 75;
/** For so long somebody works out what a price comes to. */
const pricedSeconds = 60;
const replySeconds = 15;
/** Seconds for which what was spoken of still stands in the room. */
const lasting = 25;

/** What speaks for a matter, each 0 to 1. */
interface MatterSigns {
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
}

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

/** What each sign weighs; chosen on one half of the calls that were labelled by hand. */
const weights: MatterSigns = {
  plain: 1,
  near: 0.8,
  asks: 0.25,
  toUs: 0.05,
  close: 0.6,
  inRoom: 0.5,
  aside: -0.6,
  answering: -0.2,
  opening: -0.6,
  pitched: 0.1,
  askedFor: 1,
  demurs: 0,
  discovering: 0,
  unpitched: 0,
  atPrice: 0,
  paysToday: 0,
  tale: 0,
  tried: 0,
  taleAtPitch: 0,
  sumsUp: 0,
  asksBack: 0,
};
/** Doubt is told from a tale of today by what it answers: words alone weigh less. */
const ofObjection: MatterSigns = {
  ...weights,
  plain: 0.9,
  near: 0.45,
  close: 0.8,
  toUs: 0.1,
  answering: -0.35,
  pitched: 0.25,
  askedFor: 0,
  demurs: 0.55,
  discovering: -0.4,
  unpitched: -0.55,
  atPrice: 0.5,
  tried: 1.2,
  taleAtPitch: 0.9,
  asksBack: 0.8,
};

/** What somebody tells of their own money is no question about ours. */
const ofPrice: MatterSigns = {
  ...weights,
  paysToday: 0.8,
  sumsUp: 0.5,
  answering: -0.5,
  discovering: -0.3,
  atPrice: 0.4,
  tale: -0.5,
};
const weightsOf: Partial<Record<MatterKind, MatterSigns>> = { objection: ofObjection, price: ofPrice };

function likelihood(kind: MatterKind, signs: MatterSigns): number {
  const of = weightsOf[kind] ?? weights;
  return (Object.keys(of) as (keyof MatterSigns)[]).reduce((sum, sign) => sum + of[sign] * signs[sign], 0);
}

/** A rival is known by name. */
type LearnedKind = Exclude<WordedKind, 'competitor'>;
/**
 * What the log-odds of its phrases and word classes add to a matter, above those of a matter at the edge; chosen on calls
 * for which they were learned without their writer (decisions 088 and 117).
 */
const phraseShare: Record<LearnedKind, number> = {
  objection: 0.15,
  price: 0.2,
  security: 0.15,
  timing: 0.3,
  authority: 0.3,
  proof: 0.3,
};
const phraseNeutral: Record<LearnedKind, number> = {
  objection: -1.9,
  price: -2,
  security: -3.1,
  timing: -2.2,
  authority: -2.7,
  proof: -2.9,
};

const none: ReadonlySet<CallField> = new Set();

export interface Heard {
  line: CallLine;
  kinds: readonly MatterKind[];
}

const contentKind: Partial<Record<MatterKind, AnswerKind>> = {
  objection: 'objection',
  competitor: 'competitor',
  price: 'price',
  security: 'security',
  proof: 'proof',
};

/** What a prospect's line may be about, best first: by its words, by the content it touches, by what was just spoken of. */
export function hearMatters(
  line: CallLine,
  before: readonly Heard[],
  material: CoachMaterial,
  hearName: (text: string) => string | null,
): Matter[] {
  const said = countTerms(withDigits(line.text));
  const question = asks.test(line.text);
  const recent = before.filter((each) => line.at - each.line.at <= lasting);
  const closest = (kind: WordedKind): { answer: ContentAnswer | null; close: number } => {
    let best: { answer: ContentAnswer | null; close: number } = { answer: null, close: 0 };
    for (const answer of material.answers) {
      if (answer.kind !== contentKind[kind]) continue;
      const close = closeness(said, answer, material);
      if (close > best.close) best = { answer, close };
    }
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
  const common = {
    tale: question || atPrice ? 0 : 1,
    demurs: told && demur.test(line.text) ? 1 : 0,
    unpitched:
      reps.length > 0 && !reps.slice(-lately).some((text) => !text.includes('?') && ofOffer.test(text)) ? 1 : 0,
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
  const taken =
    weights.aside * common.aside + weights.opening * common.opening + ofObjection.discovering * common.discovering;
  const plainlySaid = hearPlainly(line.text, taken);
  const matters: Matter[] = [];
  const own = material.own?.(line.text, line.side) ?? null;
  if (own !== null) matters.push({ kind: own.kind, score: ownScore, answer: null, rival: null, line, own });
  const rival = hearName(line.text);
  if (rival !== null) {
    const { answer } = closest('competitor');
    const own = material.answers.find((each) => each.rival === rival || each.text.startsWith(rival)) ?? answer;
    matters.push({ kind: 'competitor', score: namedScore, answer: own, rival, line });
  }
  for (const [kind, { plain, near }] of Object.entries(tests) as [WordedKind, Tests][]) {
    if (kind === 'competitor' && rival !== null) continue;
    const hits = new Set([...line.text.matchAll(near)].map(([word]) => word.toLowerCase())).size;
    const { answer, close } = closest(kind);
    // What was tried and failed is a doubt, also before the seller told anything of their own.
    const isTry = kind === 'objection' && common.tried > 0;
    const signs: MatterSigns = {
      ...common,
      ...(isTry ? { unpitched: 0, discovering: 0, answering: 0 } : {}),
      askedFor: isAsked[kind] === true ? 1 : 0,
      plain: plain.test(line.text) ? 1 : 0,
      near: Math.min(1, hits / 2),
      close,
      inRoom: Math.min(1, recent.filter(({ kinds }) => kinds.includes(kind)).length / 2),
    };
    const speaksOfIt =
      signs.tried +
        signs.taleAtPitch +
        signs.asksBack +
        signs.sumsUp +
        signs.paysToday +
        signs.plain +
        signs.near +
        close +
        signs.askedFor +
        signs.inRoom >
      0;
    const isHeard = speaksOfIt || (kind === 'objection' && signs.demurs > 0);
    const byRule = likelihood(kind, signs);
    const { plainly, adds } = plainlySaid(kind);
    const phrases = kind === 'competitor' ? null : { odds: oddsOf(kind), kind };
    if (!isHeard && plainly < 0 && (phrases === null || phrases.odds <= 0)) continue;
    const known =
      byRule + (phrases === null ? 0 : phraseShare[phrases.kind] * (phrases.odds - phraseNeutral[phrases.kind]));
    const together = signs.plain > 0 ? Math.max(known, Math.min(plainest, known + adds)) : known;
    matters.push({ kind, score: Math.max(together, plainly), answer, rival: null, line });
  }
  const asked = told || replies === '' ? hearQuestion(line.text, replies, material) : null;
  if (asked !== null && common.unpitched === 0)
    matters.push({
      kind: 'question',
      score: asked.score + weights.opening * common.opening,
      answer: asked.answer,
      rival: null,
      line,
    });
  return matters.toSorted((a, b) => b.score - a.score);
}
