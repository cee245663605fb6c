import { saidValues } from '#server/agents/said/said-values.ts';
import { saysOf } from '../contractions.ts';
import { phraseOdds } from '../learned/phrase-odds.ts';
import { barrier, outcome, touchedBy } from './asked-fields.ts';
import { answerSeconds, asksSomething, isMeetingDay, nothingAsked, toldSeconds, type Talk } from './call-talk.ts';
import type { CallLine } from '../call-line.ts';
import type { ListField, SingleField } from '../vocabulary/field-words.ts';
import { fieldFrom, fieldOdds, phrasesAdd, unlikelyTrouble, type plainReader } from './field-chance.ts';
import type { FieldFill } from './field-fill.ts';
import { fieldTraits, troubleIn } from './field-traits.ts';
import { fitness, fitsAsAnswer, isAside, refuses, sentencesOf, tellsNothing } from './fit-answer.ts';
import { likelyFields, type LikelyField } from '../vocabulary/likely-fields.ts';
import { sumWords } from '../vocabulary/amount-words.ts';
import { least, weights } from './fill-weights.ts';
import { span } from './pick-entries.ts';
import { isContented, openToldTraits, plainFact, toldTrouble } from './told-trouble.ts';
import { fillsField, lauds } from './what-fills.ts';
import { troubleSigns } from '../vocabulary/trouble-words.ts';
import { wordTest } from '../../ledger/word-test.ts';

const signs = wordTest(troubleSigns, 'giu');
const signsIn = (text: string): number => new Set([...text.matchAll(signs)].map(([word]) => word.toLowerCase())).size;
const sum = wordTest(sumWords);
const openingSeconds = 75;
/** A question for what should be has its answer in so many lines. */
export const wishedLines = 4;
/** One sign in so few words is a manner of speaking. */
const fewestOfSign = 7;
/** So long the seller's last line was said just now, and so long what it asked for is remembered. */
const freshSeconds = 15;
const earlierSeconds = 30;
/** So long a line is heard as the reply to what the seller said of their own. */
const replySeconds = 12;

/** So long what is counted up answers a question how many there are. */
const countSeconds = 15;

/** From these log-odds on a plain fact is a barrier, and below these what sounds like one is none. */
const toldFrom = 0.25;
const outOfPlace = -3;

/** The part of a line that may stand in a field; null: none of it may. */
function likelyText(field: LikelyField, line: CallLine): string | null {
  const told = sentencesOf(line.text);
  if (field === 'barriers' && told.some(tellsNothing)) return null;
  if (field === 'budget' && !sum.test(line.text)) return null;
  if (refuses(field, line.text)) return null;
  if (field === 'barriers')
    return troubleIn(
      told.filter((each) => fitness(each).barrier && fillsField(field, each) && !isAside(field, each)),
      signsIn,
    );
  const fitting = told.filter(
    (each) =>
      (field === 'outcomes' ? fitness(each).outcome : fitsAsAnswer(field, each)) &&
      fillsField(field, each) &&
      !isAside(field, each),
  );
  return fitting.length === 0 ? null : span(line, fitting);
}

/** Reads what holds several values, and what no rule is sure of. */
export function openListReader(talk: Talk): {
  hearSeller(line: CallLine): void;
  hear(line: CallLine, plainly: ReturnType<typeof plainReader>, fillsAnother: boolean): void;
  several: Readonly<Record<ListField, FieldFill[]>>;
  likely: ReadonlyMap<SingleField, FieldFill>;
} {
  /** The likeliest lines for fields that no rule filled. */
  const likely = new Map<SingleField, FieldFill>();
  const several: Record<ListField, FieldFill[]> = { barriers: [], outcomes: [] };
  const traits = openToldTraits(talk);

  function hear(line: CallLine, plainly: ReturnType<typeof plainReader>, fillsAnother: boolean): void {
    const waits = line.at - talk.asked.at <= answerSeconds.list;
    const wished = waits && talk.asked.fields.has('outcomes') && talk.wishes < wishedLines;
    if (wished) talk.wishes += 1;
    const troubled = waits && talk.asked.trouble;
    const toldToday = line.at - talk.asked.at <= toldSeconds && talk.asked.fields.has('barriers');
    // Trouble told right after the seller spoke of what they sell is a doubt about that.
    const doubts = line.at - talk.pitchedAt <= replySeconds && !toldToday;
    const told = sentencesOf(line.text);
    const before = several.barriers.length;
    const odds = phraseOdds(line.text, talk.lastRep?.text ?? null);
    const unlikely = odds('barriers') < unlikelyTrouble;
    const place = traits.hear(line);
    const byPlace = toldTrouble(place, odds('barriers'));
    // 'He comes when he can. But he never left me stuck.'
    const lauded = told.findLastIndex(lauds);
    for (const [nth, text] of told.entries()) {
      const fits = fitness(text);
      if (
        line.at >= openingSeconds &&
        fits.barrier &&
        nth > lauded &&
        fillsField('barriers', text) &&
        !wished &&
        !fillsAnother &&
        !doubts &&
        !isAside('barriers', text)
      ) {
        const signs = text.split(/\s+/u).length < fewestOfSign ? 0 : signsIn(text);
        const framed = saysOf(text)(barrier.alone);
        const plain = plainly('barriers', text, toldToday ? 'it' : asksSomething(talk, line) ? 'another' : 'nothing');
        const score =
          (framed ? weights.frame : 0) +
          (plain ? weights.outright : 0) +
          weights.sign * Math.min(2, signs) +
          (toldToday ? weights.today : talk.ofToday ? weights.passing : 0) +
          (troubled ? weights.trouble : 0);
        const said = signs > 0 || framed || plain || (troubled && text.split(/\s+/u).length >= fewestOfSign);
        if (score >= least && said && (plain || !unlikely) && byPlace >= outOfPlace)
          several.barriers.push({ field: 'barriers', line, text, score });
      }
      if (line.at >= openingSeconds && fits.outcome && fillsField('outcomes', text) && !isAside('outcomes', text)) {
        const plain = plainly('outcomes', text, wished ? 'it' : asksSomething(talk, line) ? 'another' : 'nothing');
        // Before it was asked for, 'I'd like to know' and the like are mostly about the call or a detail.
        const framed = (wished || !talk.ofToday) && saysOf(text)(outcome.alone);
        const score = (wished ? weights.asked : 0) + (framed || plain ? weights.outright : 0);
        if (score >= least) several.outcomes.push({ field: 'outcomes', line, text, score });
      }
    }
    const isAmiss = !isContented(line.text) && (lauded === -1 || lauded < told.length / 2);
    // What is counted up for who asked how many there are is no trouble, unless it says what is amiss.
    const isCount =
      line.at - talk.sizeAt <= countSeconds && saidValues(line.text).length > 1 && place.amiss + place.signs === 0;
    const isTold =
      !isCount &&
      byPlace >= toldFrom &&
      place.askedPlans + place.askedCost === 0 &&
      isAmiss &&
      !wished &&
      !fillsAnother &&
      several.barriers.length === before;
    const fact = isTold ? plainFact(line) : null;
    if (fact !== null)
      several.barriers.push({ field: 'barriers', line, text: fact, score: least + (byPlace - toldFrom) / 4 });
    // Trouble that no rule is sure of: it goes not well, is neither wished for, nor an answer to something else, nor a doubt, nor unlike any.
    const sure =
      !isAmiss ||
      isCount ||
      byPlace < outOfPlace ||
      wished ||
      fillsAnother ||
      doubts ||
      unlikely ||
      several.barriers.length > before;
    hearLikely(line, odds, sure ? likelyFields.filter((field) => field !== 'barriers') : likelyFields);
  }

  /** What no rule is sure of, where form and place make it likely. */
  function hearLikely(line: CallLine, said: ReturnType<typeof phraseOdds>, fields: readonly LikelyField[]): void {
    const fresh = talk.lastRep !== null && line.at - talk.lastRep.at <= freshSeconds;
    const touchedNow = fresh && talk.lastRep !== null ? touchedBy(talk.lastRep.text) : nothingAsked.fields;
    const traits = fieldTraits(line.text, {
      rep: talk.lastRep?.text ?? null,
      fresh,
      told: talk.pitched,
      wished: !talk.ofToday,
      at: line.at,
      asked: touchedNow,
      earlier: line.at - talk.touchedAt <= earlierSeconds ? talk.touched : nothingAsked.fields,
    });
    const amiss = traits.isBad + traits.isPaper + traits.isSteps + signsIn(line.text) > 0;
    const byForm = fieldOdds(traits);
    for (const field of fields) {
      if (field === 'targetDate' && isMeetingDay(talk, line)) continue;
      const byPhrases = said(field);
      const added = phrasesAdd(field, byPhrases);
      // What answers a question for it needs no phrase of its own.
      const over =
        (byForm.get(field) ?? -Infinity) - fieldFrom(field) + (touchedNow.has(field) ? Math.max(0, added) : added);
      if (over < 0 || (field === 'barriers' && !amiss && byPhrases < 0)) continue;
      const score = least + over / 2;
      const text = likelyText(field, line);
      if (text === null) continue;
      if (field === 'barriers' || field === 'outcomes') {
        if (!several[field].some((known) => known.line.id === line.id))
          several[field].push({ field, line, text, score });
      } else if (score > (likely.get(field)?.score ?? 0)) likely.set(field, { field, line, text, score });
    }
  }

  return { hearSeller: traits.hearSeller, hear, several, likely };
}
