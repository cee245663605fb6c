import { wordTest } from '../../ledger/word-test.ts';
import type { CallLine } from '../call-line.ts';
import {
  askedBy,
  asksBack,
  asksOn,
  barrier,
  isQuestion,
  lists,
  outcome,
  singles,
  touchedBy,
  trailsOff,
  type Tests,
} from './asked-fields.ts';
import type { FieldFill } from './field-fill.ts';
import { fitness, fitsAsAnswer, greets, isAside, isLeisure, refuses, sentencesOf, tellsNothing } from './fit-answer.ts';
import { fieldFrom, fieldOdds, phrasesAdd, plainReader, unlikelyTrouble } from './field-chance.ts';
import { fieldTraits, troubleIn } from './field-traits.ts';
import { phraseOdds } from '../learned/phrase-odds.ts';
import { inOneBreath, noBreath } from '../one-breath.ts';
import { saysOf } from '../contractions.ts';
import { openFillCorrections } from './correct-fills.ts';
import { pick, span } from './pick-entries.ts';
import { openDateReader } from './settled-dates.ts';
import { openSumReader } from './told-sums.ts';
import { fillsField, givesTotal } from './what-fills.ts';
import { withNotedEntries, withNotes } from './with-notes.ts';
import { openNoteReader } from '../notes/fill-from-notes.ts';
import { sumWords } from '../vocabulary/amount-words.ts';
import { type CallField, type ListField, type SingleField } from '../vocabulary/field-words.ts';
import { likelyFields, type LikelyField } from '../vocabulary/likely-fields.ts';
import { changedWords } from '../vocabulary/retraction-words.ts';
import { contestWords } from '../vocabulary/unfit-words.ts';
import { totalQuestions, troubleQuestions, troubleSigns } from '../vocabulary/trouble-words.ts';
import { markSpeech } from '#server/agents/said/mark-speech.ts';

const contest = wordTest(contestWords);
const changes = wordTest(changedWords);
/** What comes next is right, and not what was said before. */
const contests = (text: string): boolean => contest.test(text) || /^(?:(?:well|oh|um|er),? )*no\b/iu.test(text);
const corrects = /\b(?:no,|no\.|actually|sorry|hang on|i take it back|it[’']?s not|isn[’']t|corrected?|rather)\b/iu;
const signs = wordTest(troubleSigns, 'giu');
const signsIn = (text: string): number => new Set([...text.matchAll(signs)].map(([word]) => word.toLowerCase())).size;
const sum = wordTest(sumWords);
/** The first words of a call are greetings; for so long signs alone tell of no trouble. */
const greetingSeconds = 25;
const openingSeconds = 75;

/** Seconds for which a question waits for its answer. */
const answerSeconds = { single: 22, list: 30 };
/** So long somebody tells how it is today, once asked. */
const toldSeconds = 45;
/** Whoever asks something else in so many words no longer waits for the answer to what was asked before. */
const newQuestionWords = 6;
/** Who explains something at such length is no longer waiting for an answer either. */
const explainingWords = 18;
/** A question for what should be has its answer in so many lines. */
const wishedLines = 4;
/** What was asked for weighs more than what fell in passing. */
const weights = {
  asked: 1.2,
  both: 0.3,
  outright: 1,
  correction: 0.2,
  sign: 0.5,
  frame: 0.8,
  today: 0.5,
  passing: 0.25,
  trouble: 0.5,
};
/** One sign in so few words is a manner of speaking. */
const fewestOfSign = 7;
/** What people correct is a number or a day. */
const correctable: readonly CallField[] = ['financialImpact', 'impact', 'budget', 'targetDate'];
const least = 1;
/** So long a correction is waited for, also after the question's time. */
const contestedSeconds = 15;
const correctedSeconds = 45;
/** So long after a sum it is added up: 'So three point six million a year.' */
const totalSeconds = 90;
/** So long the seller's last line was said just now, and so long what it asked for is remembered. */
const freshSeconds = 15;
const earlierSeconds = 30;
/** So long a line is heard as the reply to what the seller said of their own. */
const replySeconds = 12;
const ofOurs = /\b(?:we|our|ours|us)\b/iu;

interface Asked {
  at: number;
  fields: ReadonlySet<CallField>;
  /** It was asked for trouble by name. */
  trouble: boolean;
}
const nothingAsked: Asked = { at: -Infinity, fields: new Set(), trouble: false };
const asksTrouble = wordTest(troubleQuestions);
/** The same question once more, for another stretch: 'And over a year?' */
const asksTotal = wordTest(totalQuestions);
/** What is said after a question about leisure belongs to it. */
const leisureSeconds = 20;

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

/** Reads a call line by line; what a line costs does not grow with the call. */
export interface FieldReader {
  hear(line: CallLine): void;
  /** The fields as far as the call has said them. */
  fills(): FieldFill[];
}

/**
 * The fields of a session: what was answered when the rep asked for it, and what was said outright. Of a single field the
 * answer to the last question for it holds, or its correction; of what was said in passing, the latest.
 */
function openMarkedReader(): FieldReader {
  let asked = nothingAsked;
  /** The last question for a field: 'What else?' asks it once more. */
  let askedLast = nothingAsked;
  let breath = noBreath;
  /** Single fields whose question has its answer. */
  let answered = new Set<SingleField>();
  let contestedAt = -Infinity;
  let wishes = 0;
  let pitchedAt = -Infinity;
  let leisureUntil = -Infinity;
  /** Until the rep asks for what should be: what is said then is seldom of today. */
  let ofToday = true;
  let lastRep: CallLine | null = null;
  let pitched = 0;
  /** What the seller's last question touched, and when. */
  let touched: ReadonlySet<CallField> = nothingAsked.fields;
  let touchedAt = -Infinity;
  /** Whether a sentence of the present line fills a field in everyday words. */
  let plainly = plainReader();
  const best = new Map<SingleField, FieldFill>();
  /** The likeliest lines for fields that no rule filled. */
  const likely = new Map<SingleField, FieldFill>();
  const several: Record<ListField, FieldFill[]> = { barriers: [], outcomes: [] };
  const correct = openFillCorrections(best);
  const sums = openSumReader();
  const days = openDateReader();
  const notes = openNoteReader((field) => best.get(field) ?? likely.get(field));
  /** A note is an answer where the rep's question was heard and the prospect wasn't; else it tells of them. */
  const isAnswer = (line: CallLine): boolean => line.at - asked.at <= answerSeconds.list && asked.fields.size > 0;

  /** A question for some field waits for its answer. */
  const asksAnother = (line: CallLine): boolean => asked.fields.size > 0 && line.at - asked.at <= answerSeconds.single;

  /** Asked for money right after what should be, the question is what that would bring. */
  const inContext = (fields: ReadonlySet<CallField>, at: number): ReadonlySet<CallField> =>
    fields.has('financialImpact') && askedLast.fields.has('outcomes') && at - askedLast.at <= toldSeconds
      ? new Set([...fields, 'impact' as const].filter((field) => field !== 'financialImpact'))
      : fields;

  function hearSingle(
    line: CallLine,
    { field, holds, answers: mayHold, alone }: Tests & { field: SingleField },
  ): boolean {
    const changed = field === 'decisionProcess' && changes.test(line.text);
    const contested = changed || (correctable.includes(field) && line.at - contestedAt <= contestedSeconds);
    const inTime =
      line.at - asked.at <= answerSeconds.single ||
      (contested && answered.has(field) && line.at - asked.at <= correctedSeconds);
    const waits = asked.fields.has(field) && inTime;
    const given = refuses(field, line.text) ? [] : sentencesOf(line.text);
    const found = given.filter((each) => fitsAsAnswer(field, each) && fillsField(field, each));
    const isHeld = (each: string): boolean => holds === null || saysOf(each)(holds);
    const answers = waits
      ? found.filter((each) => mayHold === null || saysOf(each)(mayHold) || plainly(field, each, 'it'))
      : [];
    const sumsUp = field === 'financialImpact' && line.at - (best.get(field)?.line.at ?? -Infinity) <= totalSeconds;
    // In everyday words, in passing, only a field is filled that nothing else has.
    const isFirst = !best.has(field);
    const outright = found.filter(
      (each) =>
        ((saysOf(each)(alone) && isHeld(each)) ||
          (sumsUp && givesTotal(each)) ||
          (isFirst && plainly(field, each, asksAnother(line) ? 'another' : 'nothing'))) &&
        !isAside(field, each),
    );
    const correction = answers.length > 0 && (contested || (correctable.includes(field) && corrects.test(line.text)));
    if (answers.length > 0 && answered.has(field) && !correction && outright.length === 0) return true;
    const score =
      (answers.length > 0 ? weights.asked : outright.length > 0 ? weights.outright : 0) +
      (answers.length > 0 && outright.length > 0 ? weights.both : 0) +
      (correction ? weights.correction : 0);
    const known = best.get(field)?.score ?? 0;
    // A later answer holds also where it is a little less plain; what falls in passing does not outdo an answer.
    const enough = answers.length > 0 || (sumsUp && outright.some(givesTotal)) ? known - weights.correction : known;
    if (score < least || score < enough) return false;
    best.set(field, { field, line, text: span(line, answers.length > 0 ? answers : outright), score });
    if (answers.length > 0) answered.add(field);
    return true;
  }

  /** What is reckoned out or settled on holds before what it was reckoned from. */
  function hearSettled(line: CallLine): void {
    const day = days.hear(line, nothingAsked.fields);
    if (day !== null && (best.get('targetDate')?.score ?? 0) <= weights.asked + weights.correction)
      best.set('targetDate', { field: 'targetDate', text: day, line, score: weights.asked });
    const told = sums.hear(line, nothingAsked.fields);
    if (told === null || !fillsField(told.field, told.text)) return;
    const known = best.get(told.field);
    const { field, text, sure } = told;
    const isNear = known === undefined || line.at - known.line.at <= totalSeconds;
    const isLater = isNear || (sure && known.score < weights.asked);
    if (isLater) best.set(field, { field, text, line, score: sure ? weights.asked : weights.outright });
  }

  function hearList(line: CallLine, fillsAnother: boolean): void {
    const waits = line.at - asked.at <= answerSeconds.list;
    const wished = waits && asked.fields.has('outcomes') && wishes < wishedLines;
    if (wished) wishes += 1;
    const troubled = waits && asked.trouble;
    const toldToday = line.at - asked.at <= toldSeconds && asked.fields.has('barriers');
    // Trouble told right after the seller spoke of what they sell is a doubt about that.
    const doubts = line.at - pitchedAt <= replySeconds && !toldToday;
    const told = sentencesOf(line.text);
    const before = several.barriers.length;
    const odds = phraseOdds(line.text, lastRep?.text ?? null);
    const unlikely = odds('barriers') < unlikelyTrouble;
    for (const text of told) {
      const fits = fitness(text);
      if (
        line.at >= openingSeconds &&
        fits.barrier &&
        fillsField('barriers', text) &&
        !wished &&
        !fillsAnother &&
        !doubts &&
        !isAside('barriers', text)
      ) {
        const signs = text.split(/\s+/u).length < fewestOfSign ? 0 : signsIn(text);
        const framed = saysOf(text)(barrier.alone);
        const plain = plainly('barriers', text, toldToday ? 'it' : asksAnother(line) ? 'another' : 'nothing');
        const score =
          (framed ? weights.frame : 0) +
          (plain ? weights.outright : 0) +
          weights.sign * Math.min(2, signs) +
          (toldToday ? weights.today : ofToday ? weights.passing : 0) +
          (troubled ? weights.trouble : 0);
        const said = signs > 0 || framed || plain || (troubled && text.split(/\s+/u).length >= fewestOfSign);
        if (score >= least && said && (plain || !unlikely))
          several.barriers.push({ field: 'barriers', line, text, score });
      }
      if (line.at >= openingSeconds && fits.outcome && fillsField('outcomes', text) && !isAside('outcomes', text)) {
        const plain = plainly('outcomes', text, wished ? 'it' : asksAnother(line) ? 'another' : 'nothing');
        // Before it was asked for, 'I'd like to know' and the like are mostly about the call or a detail.
        const framed = (wished || !ofToday) && saysOf(text)(outcome.alone);
        const score = (wished ? weights.asked : 0) + (framed || plain ? weights.outright : 0);
        if (score >= least) several.outcomes.push({ field: 'outcomes', line, text, score });
      }
    }
    // Trouble that no rule is sure of: it is neither wished for, nor an answer to something else, nor a doubt, nor unlike any.
    const sure = wished || fillsAnother || doubts || unlikely || several.barriers.length > before;
    hearLikely(line, odds, sure ? likelyFields.filter((field) => field !== 'barriers') : likelyFields);
  }

  /** What no rule is sure of, where form and place make it likely. */
  function hearLikely(line: CallLine, said: ReturnType<typeof phraseOdds>, fields: readonly LikelyField[]): void {
    const fresh = lastRep !== null && line.at - lastRep.at <= freshSeconds;
    const touchedNow = fresh && lastRep !== null ? touchedBy(lastRep.text) : nothingAsked.fields;
    const traits = fieldTraits(line.text, {
      rep: lastRep?.text ?? null,
      fresh,
      told: pitched,
      wished: !ofToday,
      at: line.at,
      asked: touchedNow,
      earlier: line.at - touchedAt <= earlierSeconds ? touched : nothingAsked.fields,
    });
    const amiss = traits.isBad + traits.isPaper + traits.isSteps + signsIn(line.text) > 0;
    const byForm = fieldOdds(traits);
    for (const field of fields) {
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

  return {
    hear(line) {
      if (line.side === 'rep') {
        correct(line);
        lastRep = line;
        if (!line.text.includes('?')) pitched += 1;
        else if (touchedBy(line.text).size > 0) {
          touched = touchedBy(line.text);
          touchedAt = line.at;
        }
        breath = inOneBreath(breath, line);
        const greeted = greets(line.text, line.at);
        const fields = greeted ? nothingAsked.fields : inContext(askedBy(breath.text), line.at);
        sums.hear(line, fields);
        days.hear(line, fields);
        pitchedAt = !isQuestion(line.text) && ofOurs.test(line.text) ? line.at : -Infinity;
        if (greeted || (fields.size === 0 && isQuestion(line.text) && isLeisure(line.text)))
          leisureUntil = line.at + leisureSeconds;
        if (fields.size > 0) {
          asked = { at: line.at, fields, trouble: asksTrouble.test(breath.text) };
          answered = new Set();
          wishes = 0;
          if (fields.has('outcomes')) ofToday = false;
          askedLast = asked;
        } else if (asksOn(line.text)) {
          asked = { ...askedLast, at: line.at };
        } else if (
          isQuestion(line.text) &&
          !sum.test(line.text) &&
          (asksTotal.test(line.text) || trailsOff(line.text)) &&
          correctable.some((each) => askedLast.fields.has(each))
        ) {
          asked = { ...askedLast, at: line.at };
          answered = new Set();
        } else if (isQuestion(line.text) && sum.test(line.text)) {
          // Who says the number back asks whether it is right.
          asked = { ...asked, at: line.at };
          contestedAt = line.at;
        } else {
          const count = line.text.split(/\s+/u).length;
          if (count >= (line.text.includes('?') ? newQuestionWords : explainingWords)) asked = nothingAsked;
        }
        return;
      }
      if (line.side === 'note' && (notes.hear(line) || !isAnswer(line))) return;
      breath = noBreath;
      plainly = plainReader();
      if (contests(line.text)) contestedAt = line.at;
      const fills = singles.filter((single) => hearSingle(line, single));
      hearSettled(line);
      correct(line);
      // What answers one question is not trouble as well.
      if (line.at >= greetingSeconds && line.at > leisureUntil) hearList(line, fills.length > 0);
      // Who asks something of their own has left what they were asked for.
      if (asksBack(line.text)) wishes = wishedLines;
    },
    fills: () => [
      ...withNotes([...best.values()], notes.singles(), [...likely.values()]),
      ...lists.flatMap(({ field }) => withNotedEntries(pick(several[field]), notes.entries(field))),
    ],
  };
}

/** As `openMarkedReader`, also for lines that a recognizer wrote without a mark: those are cut into clauses first. */
export function openFieldReader(): FieldReader {
  const reader = openMarkedReader();
  const spoken = new Map<string, { line: CallLine; said: (part: string) => string }>();
  return {
    hear(line) {
      const marked = line.side === 'note' ? null : markSpeech(line.text);
      if (marked === null) return reader.hear(line);
      spoken.set(line.id, { line, said: marked.said });
      reader.hear({ ...line, text: marked.text });
    },
    fills: () =>
      reader.fills().map((fill) => {
        const own = spoken.get(fill.line.id);
        return own === undefined ? fill : { ...fill, line: own.line, text: own.said(fill.text) };
      }),
  };
}

/** The fields that a whole call fills. */
export function fillFields(lines: readonly CallLine[]): FieldFill[] {
  const reader = openFieldReader();
  for (const line of lines) reader.hear(line);
  return reader.fills();
}
