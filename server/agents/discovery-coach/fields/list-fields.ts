import { saidValues } from '#server/agents/said/said-values.ts';
import { saysOf } from '../contractions.ts';
import { barrier, outcome } from './asked-fields.ts';
import { answerSeconds, asksSomething, isMeetingDay, toldSeconds, type Talk } from './call-talk.ts';
import type { CallLine } from '../call-line.ts';
import type { ListField, SingleField } from '../vocabulary/field-words.ts';
import { unlikelyTrouble, type plainReader } from './field-chance.ts';
import type { FieldFill } from './field-fill.ts';
import { troubleIn } from './field-traits.ts';
import type { LineChance } from './line-chance.ts';
import { fitness, fitsAsAnswer, isAside, refuses, sentencesOf, tellsNothing } from './fit-answer.ts';
import { likelyFields, type LikelyField } from '../vocabulary/likely-fields.ts';
import { sumWords } from '../vocabulary/amount-words.ts';
import { least, weights } from './fill-weights.ts';
import { span } from './pick-entries.ts';
import { isContented, openToldTraits, plainFact, toldTrouble } from './told-trouble.ts';
import { fillsField, lauds } from './what-fills.ts';
import { signsIn } from './trouble-signs.ts';
import { wordTest } from '../../ledger/word-test.ts';

const sum = wordTest(sumWords);
const openingSeconds = 75;
/** A question for what should be has its answer in so many lines. */
export const wishedLines = 4;
/** One sign in so few words is a manner of speaking. */
const fewestOfSign = 7;
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
  hear(line: CallLine, plainly: ReturnType<typeof plainReader>, chance: LineChance, fillsAnother: boolean): void;
  several: Readonly<Record<ListField, FieldFill[]>>;
  likely: ReadonlyMap<SingleField, FieldFill>;
} {
  /** The likeliest lines for fields that no rule filled. */
  const likely = new Map<SingleField, FieldFill>();
  const several: Record<ListField, FieldFill[]> = { barriers: [], outcomes: [] };
  const traits = openToldTraits(talk);

  function hear(
    line: CallLine,
    plainly: ReturnType<typeof plainReader>,
    chance: LineChance,
    fillsAnother: boolean,
  ): void {
    const waits = line.at - talk.asked.at <= answerSeconds.list;
    const wished = waits && talk.asked.fields.has('outcomes') && talk.wishes < wishedLines;
    if (wished) talk.wishes += 1;
    const troubled = waits && talk.asked.trouble;
    const toldToday = line.at - talk.asked.at <= toldSeconds && talk.asked.fields.has('barriers');
    // Trouble told right after the seller spoke of what they sell is a doubt about that.
    const doubts = line.at - talk.pitchedAt <= replySeconds && !toldToday;
    const told = sentencesOf(line.text);
    const before = several.barriers.length;
    const unlikely = chance.phrases('barriers') < unlikelyTrouble;
    const noBarrier = chance.denies('barriers');
    const place = traits.hear(line);
    const byPlace = toldTrouble(place, chance.phrases('barriers'));
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
        if (score >= least && said && (plain || !unlikely) && byPlace >= outOfPlace && (plain || !noBarrier))
          several.barriers.push({ field: 'barriers', line, text, score });
      }
      if (line.at >= openingSeconds && fits.outcome && fillsField('outcomes', text) && !isAside('outcomes', text)) {
        const plain = plainly('outcomes', text, wished ? 'it' : asksSomething(talk, line) ? 'another' : 'nothing');
        // Before it was asked for, 'I'd like to know' and the like are mostly about the call or a detail.
        const framed = (wished || !talk.ofToday) && saysOf(text)(outcome.alone);
        const score = (wished ? weights.asked : 0) + (framed || plain ? weights.outright : 0);
        if (score >= least && (plain || !chance.denies('outcomes')))
          several.outcomes.push({ field: 'outcomes', line, text, score });
      }
    }
    const isAmiss = !isContented(line.text) && (lauded === -1 || lauded < told.length / 2);
    // What is counted up for who asked how many there are is no trouble, unless it says what is amiss.
    const isCount =
      line.at - talk.sizeAt <= countSeconds && saidValues(line.text).length > 1 && place.amiss + place.signs === 0;
    const isTold =
      !isCount &&
      !noBarrier &&
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
    hearLikely(line, chance, sure ? likelyFields.filter((field) => field !== 'barriers') : likelyFields);
  }

  /** What no rule is sure of, where form, place and meaning make it likely. */
  function hearLikely(line: CallLine, chance: LineChance, fields: readonly LikelyField[]): void {
    for (const field of fields) {
      if (field === 'targetDate' && isMeetingDay(talk, line)) continue;
      const over = chance.over(field);
      if (over < 0 || chance.denies(field)) continue;
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
