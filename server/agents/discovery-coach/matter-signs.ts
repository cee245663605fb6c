import { countTerms } from '#server/search/index-terms.ts';
import { wordTest } from '../ledger/word-test.ts';
import type { AnswerKind } from './answer-kind.ts';
import type { CallLine, HeardLine } from './call-line.ts';
import type { CoachMaterial, ContentAnswer } from './coach-material.ts';
import { touchedBy } from './fill-fields.ts';
import { formOf, type LineForm } from './line-form.ts';
import { withDigits } from './spoken-digits.ts';
import { touchedContent } from './touched-content.ts';
import { asideWords } from './vocabulary/aside-words.ts';
import { authorityWords } from './vocabulary/authority-words.ts';
import { competitorWords, rivalQuestions } from './vocabulary/competitor-words.ts';
import { demurWords } from './vocabulary/demur-words.ts';
import type { CallField } from './vocabulary/field-words.ts';
import type { MatterWords } from './vocabulary/matter-words.ts';
import { moneyUnits } from './vocabulary/money-units.ts';
import { objectionWords } from './vocabulary/objection-words.ts';
import { priceWords } from './vocabulary/price-words.ts';
import { proofWords } from './vocabulary/proof-words.ts';
import { securityWords } from './vocabulary/security-words.ts';
import { timingWords } from './vocabulary/timing-words.ts';
import { nodWords } from './vocabulary/unfit-words.ts';

/** What people speak of in words of its own; a question about what is sold is known by the content that answers it. */
export type WordedKind = 'objection' | 'competitor' | 'price' | 'security' | 'timing' | 'authority' | 'proof';

interface Tests {
  plain: RegExp;
  near: RegExp;
}
export const testsOf = ({ plain, near }: MatterWords): Tests => ({
  plain: wordTest(plain),
  near: wordTest(near, 'giu'),
});
/** The words of each kind, and those of who doubts without a word of doubt. */
export interface MatterTests {
  kinds: Record<WordedKind, Tests>;
  demur: RegExp;
}
export const matterTests: MatterTests = {
  kinds: {
    objection: testsOf(objectionWords),
    competitor: testsOf(competitorWords),
    price: testsOf(priceWords),
    security: testsOf(securityWords),
    timing: testsOf(timingWords),
    authority: testsOf(authorityWords),
    proof: testsOf(proofWords),
  },
  demur: wordTest(demurWords),
};
/** What a line speaks of by its words alone; `named`: it names a rival. */
export const spokenKinds = (text: string, named: boolean, { kinds } = matterTests): WordedKind[] =>
  (Object.keys(kinds) as WordedKind[]).filter(
    (kind) => kinds[kind].plain.test(text) || (kind === 'competitor' && named),
  );

const aside = wordTest(asideWords);
const asks =
  /\?|^(?:and |so |but |or )?(?:is|are|do|does|did|can|could|will|would|has|have|what|how|who|where|when|which|why)\b/iu;
const toUs = /\b(?:you|your|yours|you[’']re|this|it)\b/iu;
const rivalAsked = wordTest(rivalQuestions);
const replySeconds = 15;
/** Seconds for which what was spoken of still stands in the room. */
const lasting = 25;

/** What speaks for a matter of one kind, most of it 0 to 1. */
export interface MatterSigns {
  plain: number;
  near: number;
  /** How close an answer of the content comes, by its words; also by words that say nearly the same. */
  close: number;
  touched: number;
  /** It was just spoken of. */
  inRoom: number;
  /** It's the kind of thing that the seller just asked for. */
  askedFor: number;
}

/** What speaks for a matter of any kind. */
interface CommonSigns {
  /** A question, one to the seller, one that is not to be answered by the speaker's own side. */
  asks: number;
  toUs: number;
  /** Seldom a matter: life outside the purchase, the answer to what the seller asked. */
  aside: number;
  answering: number;
  /** The seller just told of what they sell. */
  pitched: number;
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
  /** How near any answer comes, and any doubt that the content quotes. */
  touchesAny: number;
  touchesQuoted: number;
}

export type MatterTraits = MatterSigns & CommonSigns & LineForm;

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

const contentKind: Partial<Record<WordedKind, AnswerKind>> = {
  objection: 'objection',
  competitor: 'competitor',
  price: 'price',
  security: 'security',
  proof: 'proof',
};

/** The answer of the content for a kind of matter that comes closest. */
export interface Closest {
  answer: ContentAnswer | null;
  close: number;
}

/** A line as the coach weighs it. */
export interface WeighedLine {
  /** What the seller said just before; empty: nothing of late. */
  replies: string;
  /** That was no question. */
  told: boolean;
  unpitched: boolean;
  closest(kind: WordedKind): Closest;
  traits(kind: WordedKind): MatterTraits;
}

/** Reads all that may speak for a matter in a line, once for all kinds. */
export function weighLine(
  line: CallLine,
  before: readonly HeardLine[],
  material: CoachMaterial,
  { kinds, demur }: MatterTests = matterTests,
): WeighedLine {
  const said = countTerms(withDigits(line.text));
  const question = asks.test(line.text);
  const recent = before.filter((each) => line.at - each.line.at <= lasting);
  const lastRep = before.findLast((each) => each.line.side === 'rep')?.line;
  const fresh = lastRep !== undefined && line.at - lastRep.at <= replySeconds;
  const replies = fresh ? lastRep.text : '';
  const fields = replies === '' ? none : touchedBy(replies);
  const isAsked: Partial<Record<WordedKind, boolean>> = {
    authority: fields.has('decisionProcess'),
    timing: fields.has('targetDate'),
    competitor: replies !== '' && rivalAsked.test(replies),
  };
  // Notes alone tell nothing of what the seller said.
  const reps = before.filter(({ line: { side } }) => side === 'rep').map(({ line: { text } }) => text);
  const told = replies !== '' && !replies.trimEnd().endsWith('?');
  const atPrice = told && !question && namesPrice(replies) && !isNod(line.text);
  const unpitched = reps.length > 0 && !reps.slice(-lately).some((text) => !text.includes('?') && ofOffer.test(text));
  const touched = touchedContent(line.text, material);
  const nearest = Math.max(0, ...touched.kinds.values());
  const common: CommonSigns = {
    tale: question || atPrice ? 0 : 1,
    demurs: told && demur.test(line.text) ? 1 : 0,
    unpitched: unpitched ? 1 : 0,
    discovering: !told && fields.size > 0 ? 1 : 0,
    asks: question ? 1 : 0,
    toUs: toUs.test(line.text) ? 1 : 0,
    aside: aside.test(line.text) ? 1 : 0,
    answering: replies.trimEnd().endsWith('?') && !question ? 1 : 0,
    pitched: told && ours.test(replies) ? 1 : 0,
    atPrice: atPrice ? 1 : 0,
    touchesAny: Math.min(1.5, nearest / 2),
    touchesQuoted: Math.min(1, touched.quoted / 1.5),
  };
  const form = formOf(line.text, {
    rep: lastRep?.text ?? null,
    fresh,
    told: reps.filter((text) => !text.includes('?')).length,
    at: line.at,
  });
  const found = new Map<WordedKind, Closest>();
  const closest = (kind: WordedKind): Closest => {
    const known = found.get(kind);
    if (known !== undefined) return known;
    let best: Closest = { answer: null, close: 0 };
    for (const answer of material.answers) {
      if (answer.kind !== contentKind[kind]) continue;
      const close = closeness(said, answer, material);
      if (close > best.close) best = { answer, close };
    }
    found.set(kind, best);
    return best;
  };
  return {
    replies,
    told,
    unpitched,
    closest,
    traits(kind) {
      const { plain, near } = kinds[kind];
      const hits = new Set([...line.text.matchAll(near)].map(([word]) => word.toLowerCase())).size;
      const of = contentKind[kind];
      const own = of === undefined ? 0 : (touched.kinds.get(of) ?? 0);
      return {
        ...common,
        ...form,
        askedFor: isAsked[kind] === true ? 1 : 0,
        plain: plain.test(line.text) ? 1 : 0,
        near: Math.min(1, hits / 2),
        close: closest(kind).close,
        touched: Math.min(1.2, own / 2),
        inRoom: Math.min(1, recent.filter((each) => each.kinds.includes(kind)).length / 2),
      };
    },
  };
}
