import type { CardQuote, CoachCard, MatterKind } from '#contract/coach-cards.ts';
import { limits } from '#contract/limits.ts';
import { countTerms } from '#server/search/index-terms.ts';
import { inOneGo, standAlone } from './stand-alone.ts';
import { tens, units } from '#server/agents/vocabulary/cardinals.ts';
import { capitalized, similarity, splitSentences, wordsOf } from '#server/readers/sentences.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { wordTest } from '../ledger/word-test.ts';
import type { CoachMaterial, ContentAnswer } from './coach-material.ts';
import { storyPartOf } from '#server/agents/proposal-writer/stories/labelled-story.ts';
import { gotWorse } from './got-worse.ts';
import type { Matter } from './matters/hear-matter.ts';
import { askedPrice, namesAmount, plainPrice } from './prices/plain-price.ts';
import { askedThing, isPriceOfThing } from './prices/asked-thing.ts';
import { isOfOtherSize } from './prices/size-range.ts';
import { withDigits } from './spoken-digits.ts';
import { priceAsking } from './notes/vocabulary/noted-doubts.ts';
import { cardQuestions } from './vocabulary/card-questions.ts';
import { cardCommands, handbookCommands, ofDocument, orderGoesOn, sellersOnly } from './vocabulary/handbook-words.ts';

/** 'Compare mode' opens no order, 'Compare the two' does. */
const commands = new RegExp(
  `^(?:then |instead,? |next,? )?(?:${oneOf([...handbookCommands, ...cardCommands])}) (?:(?:${oneOf(orderGoesOn)})(?!\\p{L}))`,
  'iu',
);
const toSellers = wordTest(sellersOnly);
const ofItself = new RegExp(oneOf(ofDocument), 'iu');
/** '… ask where it is,” says Ms Hale' begins within a quotation. */
const isHalfQuoted = (sentence: string): boolean =>
  sentence.split('"').length % 2 === 0 || sentence.split('“').length !== sentence.split('”').length;
/** What content tells its own people to do or not to do can't be said to a buyer. */
export const isForBuyers = (sentence: string): boolean =>
  !commands.test(sentence) && !toSellers.test(sentence) && !ofItself.test(sentence) && !isHalfQuoted(sentence);
const advice = /^Ask (?=(?:how|what|who|when|where|which|why|whether)\b)(.{10,140})[.]$/u;
const adviceMost = 140;
/** Orders that go on behind the question, and what isn't said of a buyer. */
const orders = /\b(?:stop|pause|then|before (?:offer|show|giv|tell)\p{L}+|off|discount|prospects?|or only)\b/iu;

export const quoteOf = (text: string, { passage, heading, columns }: ContentAnswer): CardQuote => ({
  text,
  contentId: passage.contentId,
  passageId: passage.passageId,
  contentKind: passage.contentKind,
  number: passage.number,
  title: passage.title,
  heading: heading || null,
  page: passage.page,
  ...(columns === undefined || !text.includes(' | ') ? {} : { columns }),
});

/** What the content tells of the offer answers a doubt too, if it fits so much better than what it says on doubts. */
const ofOffer = 1;

/** A price is asked for: a sentence with one is nearer to it. */
const namesPrice = 0.4;
const ofUnit = 1.5;
/** A row of a list whose item the question names, before what it says of units. */
const ofThing = 3;
/** 'Per vehicle', 'for each seat': what the price is asked for. */
const perUnit = /\b(?:per|each|every|an?) (\p{L}{3,20})/iu;
const times = ['year', 'month', 'week', 'day', 'quarter', 'lot', 'bit', 'price', 'while'];
function unitOf(heard: string): RegExp | null {
  const word = perUnit.exec(heard)?.[1]?.toLowerCase() ?? '';
  return word === '' || times.includes(word) ? null : new RegExp(`\\b(?:per|each|every|an?|one) ${word}`, 'iu');
}
/** What the quoted doubt shares with what was said weighs so much more than what its answer does. */
const quotedDoubt = 0.7;

interface Said {
  quote: CardQuote;
  answer: ContentAnswer;
  /** How well it fits what was said. */
  fit: number;
  /** Share of the words of the doubt that the content quotes, 0 to 1. */
  ofDoubt: number;
  /** Whether it gives an amount for what a price is asked for. */
  isPriceOf: boolean;
}

/** What is left of 'it’s' and 'don’t' behind the apostrophe says nothing. */
const leftOvers = ['s', 't', 'd', 'm', 're', 'll', 've'];
/** No price is told from another by these. */
const priceTerms = [...countTerms(priceAsking).keys()];
function spokenTerms(text: string): Map<string, number> {
  const terms = new Map(countTerms(text));
  for (const term of leftOvers) terms.delete(term);
  return terms;
}

/** How a question begins, and no thing: content has headings such as 'What we do'. */
const askingWords = 'what how which who when where why do does did is are was will would can could should have has';
/** What no price is asked for: how many, how long, and how prices are asked. */
const notAsked = new Set([
  ...countTerms(askingWords).keys(),
  ...countTerms([...times, ...Object.keys({ ...units, ...tens })].join(' ')).keys(),
  ...priceTerms,
]);
/** What a price is asked for: of what was said, the word that the fewest answers have; null: no answer has any. */
function askedNoun(heard: readonly string[], material: CoachMaterial): string | null {
  const [noun] = heard
    .filter((term) => !notAsked.has(term) && !/^\d/u.test(term) && material.rarity(term) > 0)
    .toSorted((a, b) => material.rarity(b) - material.rarity(a));
  return noun ?? null;
}

/** What a story tells of the time before is no result. */
const before = /^(?:the )?(?:before|challenges?|problems?|situation|starting point|background|about)\b/iu;
const isBefore = ({ heading, text }: ContentAnswer): boolean =>
  before.test(heading) || storyPartOf(text)?.part === 'before';
/** 'Results: no shift was lost.' is said without its label. */
const withoutLabel = (text: string): string => storyPartOf(text)?.rest ?? text;

/** Sentences of the content that answer a matter, best first. */
function candidates(matter: Matter, room: string, material: CoachMaterial): Said[] {
  const heard = withDigits(matter.line.text);
  const said = spokenTerms(`${heard} ${heard} ${room}`);
  const wanted = matter.kind === 'timing' || matter.kind === 'authority' ? null : matter.kind;
  if (wanted === 'price' && matter.line.side === 'note') for (const term of priceTerms) said.delete(term);
  const nearest = [...spokenTerms(heard).keys()].filter((term) => said.has(term));
  const unit = unitOf(heard);
  const noun = wanted === 'price' ? askedNoun(nearest, material) : null;
  const thing = wanted === 'price' ? askedThing(matter.line.text) : [];
  return material.answers
    .filter(({ isHead }) => isHead !== true)
    .filter((answer) =>
      wanted === 'question'
        ? answer === matter.answer
        : (answer.kind === wanted || (wanted === 'objection' && answer.kind === 'offer')) &&
          (answer.rival === null || answer.rival === matter.rival) &&
          !(wanted === 'proof' && isBefore(answer)) &&
          !(wanted === 'price' && isOfOtherSize(answer.text, matter.line.text)),
    )
    .flatMap((answer) => {
      const whole = [...said].reduce(
        (sum, [term, count]) => sum + (answer.terms.has(term) ? count * material.rarity(term) : 0),
        0,
      );
      const doubt = answer.objection === null ? null : countTerms(answer.objection);
      const ofDoubt = doubt === null ? 0 : nearest.filter((term) => doubt.has(term)).length / Math.max(1, doubt.size);
      const doubted = nearest.reduce((sum, term) => sum + (doubt?.has(term) === true ? material.rarity(term) : 0), 0);
      return answer.sentences.flatMap((sentence, at): Said[] => {
        const piece = standAlone(answer, at, limits.coach.sayWords);
        const text = piece !== null && splitSentences(piece).every(isForBuyers) ? withoutLabel(piece) : null;
        if (text === null || (answer.kind === 'proof' && gotWorse(sentence.text))) return [];
        const here = nearest.reduce((sum, term) => sum + (sentence.terms.has(term) ? material.rarity(term) : 0), 0);
        const hasAmount = wanted === 'price' && namesAmount(text, answer);
        const named = (unit?.test(text) ? ofUnit : 0) + (isPriceOfThing(text, thing) ? ofThing : 0);
        const priced = hasAmount ? namesPrice + named : 0;
        const aside = wanted === 'objection' && answer.kind === 'offer' ? ofOffer : 0;
        const about =
          (answer === matter.answer && nearest.length > 0 ? 0.8 : 0) +
          doubted * quotedDoubt +
          (matter.rival !== null && answer.rival === matter.rival ? 2 : 0);
        return [
          {
            quote: quoteOf(text, answer),
            answer,
            ofDoubt,
            isPriceOf: hasAmount && noun !== null && sentence.terms.has(noun),
            fit: 0.5 * whole + here + about + priced - 0.05 * at - aside,
          },
        ];
      });
    })
    .toSorted((a, b) => b.fit - a.fit);
}

/** What the content advises to ask against a doubt: 'Ask how long the last replanning took.' */
function adviceOf(answer: ContentAnswer | undefined): string | null {
  if (answer === undefined || answer.objection === null) return null;
  const { advised = '' } = answer;
  if (advised.endsWith('?') && advised.length <= adviceMost && !orders.test(advised)) return capitalized(advised);
  for (const { text } of answer.sentences) {
    const [, what] = advice.exec(text) ?? [];
    if (what !== undefined && !orders.test(what)) return capitalized(what);
  }
  return null;
}

/** What was before, what was hoped for, whom to call: no results. */
const provesNothing =
  /^(?:before|until|see|call|e-?mail|contact)\b|\b(?:did not|didn[’']t|never|wanted to|hoped|left us)\b/iu;
/** A proof shares more than one common word with what was said. */
const leastProof = 0.4;

/** 'Corrib Farm (Galway, four sites)' names a customer and no result. */
const namesOnly = /^[^:]{3,80}\([^()]*\)$/u;

/** Whether a sentence tells a result. */
export const provesSomething = (sentence: string): boolean =>
  !provesNothing.test(sentence) && !namesOnly.test(sentence) && !gotWorse(sentence);

interface ProofRoom {
  say: CardQuote | null;
  words: number;
  shown: readonly CoachCard[];
}

/** A result of a customer, where one speaks of the same thing, wasn't shown in this call and there is room for it. */
function proofFor(matter: Matter, { say, words, shown }: ProofRoom, material: CoachMaterial): CardQuote | null {
  const about = spokenTerms(`${matter.line.text} ${say?.text ?? ''}`);
  const [best] = material.answers
    .filter((answer) => answer.kind === 'proof' && !isBefore(answer))
    .flatMap((answer) =>
      answer.sentences.flatMap((sentence) => {
        const told = withoutLabel(sentence.text);
        const text = /\d/u.test(told) && told !== say?.text ? inOneGo(told, words) : null;
        if (text === null || !/\d/u.test(text) || isHalfQuoted(text) || !provesSomething(text)) return [];
        if (gotWorse(sentence.text)) return [];
        if (shown.some(({ proof }) => proof !== null && similarity(proof.text, text) > limits.coach.similar)) return [];
        const score = [...sentence.terms].reduce((sum, term) => sum + (about.has(term) ? material.rarity(term) : 0), 0);
        return [{ quote: quoteOf(text, answer), score }];
      }),
    )
    .toSorted((a, b) => b.score - a.score);
  return best !== undefined && best.score > leastProof ? best.quote : null;
}

/** Dates and who decides: no customer's result bears on them. */
const unproved: readonly MatterKind[] = ['timing', 'authority'];

/**
 * An answer speaks of what was said, or is not given: another one's answer helps nobody. Below these fits three of four answers were of
 * another part of the content than the one that answers (decision 102); a question to ask is left.
 */
const leastFit: Partial<Record<MatterKind, number>> = { objection: 4, question: 1.2, price: 3, competitor: 2 };
/** Who says so much of a doubt that the content quotes has that doubt. */
const sameDoubt = 0.5;
/** A note is a few words, all of them to the point. */
const leastOfNote: Partial<Record<MatterKind, number>> = { objection: 1.2, question: 1.2 };

/** What a card has somebody say: its line, or else its question. */
export const lineOfCard = ({ own, say, ask }: CoachCard): string => own?.say ?? say?.text ?? ask;

const saysAgain = (text: string, shown: readonly CoachCard[]): boolean =>
  shown.some((card) => similarity(text, lineOfCard(card)) > limits.coach.similar);

/** What fits a note much less than the best answers another one. */
const nearShare = 0.7;
const nearBest = (of: readonly Said[], kind: MatterKind): Said[] =>
  of.filter(
    ({ fit, answer }) => fit >= nearShare * (of[0]?.fit ?? 0) || (kind !== 'price' && answer === of[0]?.answer),
  );

/**
 * The card for a matter: words of the organization's own content, a question, a proof; null where all that could be
 * said of it has been shown. `room` is what was said just before.
 */
export function writeCard(
  matter: Matter,
  { room, at, shown }: { room: string; at: number; shown: readonly CoachCard[] },
  material: CoachMaterial,
): CoachCard | null {
  const { kind, rival, line, own, part = 0 } = matter;
  if (own !== undefined) {
    if (shown.some((card) => card.own?.id === own.id) || saysAgain(own.say, shown)) return null;
    const { id, say, ask, saidBy, proof } = own;
    const common = { kind, at, lineId: line.id, say: null, ask, proof, rival: null };
    return { id: `card-${line.id}-own`, ...common, own: { id, say, saidBy } };
  }
  const of = candidates(matter, room, material);
  const least = (line.side === 'note' ? leastOfNote : leastFit)[kind] ?? 0;
  const fitting = of.filter(({ fit, ofDoubt, isPriceOf }) => fit >= least || ofDoubt >= sameDoubt || isPriceOf);
  const chosen = (line.side === 'note' ? nearBest(fitting, kind) : fitting).find(
    ({ quote }) => !saysAgain(quote.text, shown),
  );
  const named = fitting.length === 0 ? askedPrice(matter) : null;
  const plain = named === null ? null : plainPrice(named, material, of);
  const say = chosen?.quote ?? (plain === null || saysAgain(plain.quote.text, shown) ? null : plain.quote);
  // A question about what is sold is answered by the content or not at all, and a note that says the same again by nothing.
  if (say === null && (kind === 'question' || (line.side === 'note' && fitting.length > 0))) return null;
  const questions = cardQuestions[kind];
  const isAsked = (question: string): boolean =>
    shown.some((card) => card.ask === question) || saysAgain(question, shown);
  const asked = shown.filter((card) => card.kind === kind).length;
  const usual = questions.find((question) => !isAsked(question)) ?? questions[asked % questions.length] ?? '';
  const advised = kind === 'objection' ? adviceOf(chosen?.answer) : null;
  const ask = advised === null || isAsked(advised) ? usual : advised;
  if (say === null && isAsked(ask)) return null;
  const left = limits.coach.cardWords - wordsOf(ask) - wordsOf(say?.text ?? '');
  return {
    // A note of several points may have two cards of a kind.
    id: `card-${line.id}-${kind}${part === 0 ? '' : `-${part + 1}`}`,
    kind,
    at,
    lineId: line.id,
    say,
    ask,
    proof: unproved.includes(kind) ? null : proofFor(matter, { say, words: left, shown }, material),
    rival,
  };
}
