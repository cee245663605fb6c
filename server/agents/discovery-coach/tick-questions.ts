import { countTerms, placedTerms } from '#server/search/index-terms.ts';
import type { CallLine } from './call-line.ts';
import { relatedTerms } from '#server/search/related-terms.ts';
import type { FieldFill } from './fields/field-fill.ts';
import { askedBy, touchedBy } from './fields/asked-fields.ts';
import { fillFields } from './fields/fill-fields.ts';
import { askingWords } from './vocabulary/question-words.ts';
import type { CallField } from './vocabulary/field-words.ts';
import { inOneBreath, noBreath } from './one-breath.ts';

export interface AskedQuestion {
  /** Its place among the prepared questions, from 0. */
  question: number;
  /** The line of the seller's side in which it was asked, or of the prospect's in which it was answered unasked. */
  line: CallLine;
}

/** Share of the telling words of a question that have to be said for it to count as asked. */
const enough = 0.4;
/** The same, where both ask for the same field of the session. */
const enoughAlike = 0.15;
/** The same, of the question with its answer, weighed by how seldom the call says them; related words count in part. */
const enoughAround = 0.5;
const relatedShare = 0.8;
/** From this on a related word says the same thing and is not only near it. */
const sameThing = 0.8;
/** So many lines after a question belong to its answer. */
const answerLines = 2;

/** What the seller's side asked: the line, its telling words, the fields of the session that it touches, and its answer. */
interface Ask {
  line: CallLine;
  said: ReadonlyMap<string, number>;
  fields: ReadonlySet<CallField>;
  around: Map<string, number>;
  /** Lines of its answer that are still to come. */
  open: number;
}

const isList = (field: CallField): boolean => field === 'barriers' || field === 'outcomes';
/** What is told of several things: a trouble, what one of them costs, how another one feels. */
const ofSeveral: ReadonlySet<CallField> = new Set([
  'barriers',
  'outcomes',
  'financialImpact',
  'impact',
  'emotionalImpact',
  'relief',
]);
/** What questions for them ask with, whatever the thing is. */
const askingTerms: ReadonlySet<string> = new Set(countTerms(askingWords.join(' ')).keys());
/** 'Once “Transport Planning Manager” is on board, …' */
const names = /[“"](?<name>[^”"]{3,})[”"]/gu;
/** What a question names between quotation marks: who never speaks of it hasn't asked it. */
const namedIn = (question: string): string[] =>
  [...question.matchAll(names)].flatMap(({ groups }) => [...countTerms(groups?.['name'] ?? '').keys()]);

/** A field of the session that the call has filled, and with which line. */
export type FilledField = Pick<FieldFill, 'field' | 'line'>;

/** Reads a call line by line; what a line costs does not grow with the call. */
export interface QuestionReader {
  hear(line: CallLine): void;
  /**
   * Which of the prepared questions have been asked or answered: in their words or related ones, or because what they ask
   * for is known. Whoever asks in other words ticks them off by hand.
   */
  asked(questions: readonly string[], filled: readonly FilledField[]): AskedQuestion[];
}

export function openQuestionReader(): QuestionReader {
  const asks: Ask[] = [];
  /** In how many lines a term is said. */
  const held = new Map<string, number>();
  let lines = 0;
  let breath = noBreath;

  /** The share of a question's terms that a question of the seller and its answer say. */
  const shareAround = (terms: readonly string[], { around }: Ask): number => {
    let [sum, whole] = [0, 0];
    for (const term of terms) {
      const weight = Math.log((lines + 1) / ((held.get(term) ?? 0) + 1));
      whole += weight;
      sum += weight * (around.has(term) ? 1 : relatedShare * nearest(term, around));
    }
    return whole === 0 ? 0 : sum / whole;
  };

  return {
    hear(line) {
      breath = line.side === 'rep' ? inOneBreath(breath, line) : noBreath;
      const terms = countTerms(line.text);
      lines += 1;
      for (const term of terms.keys()) held.set(term, (held.get(term) ?? 0) + 1);
      for (const ask of asks.slice(-answerLines))
        if (ask.open > 0) {
          ask.open -= 1;
          for (const term of terms.keys()) ask.around.set(term, 1);
        }
      if (line.side === 'rep' && breath.text.includes('?'))
        asks.push({
          line,
          said: countTerms(breath.text),
          fields: touchedBy(breath.text),
          around: new Map(terms),
          open: answerLines,
        });
    },
    asked(questions, filled) {
      const wanted = questions.map((text) => ({
        terms: [...countTerms(text).keys()],
        things: placedTerms(text, { question: true })
          .map(({ term }) => term)
          .filter((term) => !askingTerms.has(term)),
        fields: touchedBy(text),
        asked: askedBy(text),
        named: namedIn(text),
      }));
      const filledTerms = filled.map((fill) => ({ ...fill, terms: countTerms(fill.line.text) }));
      const holding = new Map<string, number>();
      for (const { terms } of wanted) for (const term of terms) holding.set(term, (holding.get(term) ?? 0) + 1);
      const weightOf = (term: string): number => 1 / (holding.get(term) ?? 1);
      return wanted.flatMap(({ terms, things, fields, asked, named }, question): AskedQuestion[] => {
        const whole = terms.reduce((sum, term) => sum + weightOf(term), 0);
        const names = (said: ReadonlyMap<string, number>): boolean =>
          named.length === 0 || named.some((term) => said.has(term));
        // One trouble of several isn't what a question for another one asks for. What is noted of one thing answers no
        // question for another, while what is said may, after a question for it that nobody heard.
        const isOfIt = ({ field, line, terms: said }: (typeof filledTerms)[number]): boolean =>
          line.side === 'note'
            ? !ofSeveral.has(field) || things.length === 0 || things.some((term) => nearest(term, said) >= sameThing)
            : !isList(field) || terms.some((term) => said.has(term));
        const answers = (fill: (typeof filledTerms)[number]): boolean =>
          (fill.line.side === 'note' ? asked : fields).has(fill.field) && names(fill.terms) && isOfIt(fill);
        const ask = asks.find((each) => {
          if (!names(each.around) && !names(each.said)) return false;
          const shared = terms.reduce((sum, term) => sum + (each.said.has(term) ? weightOf(term) : 0), 0);
          const alike = [...each.fields].some((field) => fields.has(field));
          return whole > 0 && shared / whole >= (alike ? enoughAlike : enough);
        });
        const line =
          ask?.line ??
          filledTerms.find(answers)?.line ??
          asks.find(
            (each) => names(each.around) && each.line.text.includes('?') && shareAround(terms, each) >= enoughAround,
          )?.line;
        return line === undefined ? [] : [{ question, line }];
      });
    },
  };
}

/** How near the nearest word said stands to a term, 0 to 1. */
function nearest(term: string, said: ReadonlyMap<string, number>): number {
  if (said.has(term)) return 1;
  let best = 0;
  for (const [related, grade] of relatedTerms(term)) if (grade > best && said.has(related)) best = grade;
  return best;
}

/** The prepared questions that a whole call asks or answers. */
export function tickQuestions(questions: readonly string[], lines: readonly CallLine[]): AskedQuestion[] {
  const reader = openQuestionReader();
  for (const line of lines) reader.hear(line);
  return reader.asked(questions, fillFields(lines));
}
