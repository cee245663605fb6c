import { countTerms } from '#server/search/index-terms.ts';
import type { CallLine } from './call-line.ts';
import { touchedBy } from './fill-fields.ts';
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
/** What the seller's side asked: the line, its telling words, and the fields of the session that it touches. */
interface Ask {
  line: CallLine;
  said: ReadonlyMap<string, number>;
  fields: ReadonlySet<CallField>;
}

/** Reads a call line by line; what a line costs does not grow with the call. */
export interface QuestionReader {
  hear(line: CallLine): void;
  /** Which of the prepared questions have been asked, by their words: whoever asks in other words ticks them off by hand. */
  asked(questions: readonly string[]): AskedQuestion[];
}

export function openQuestionReader(): QuestionReader {
  const asks: Ask[] = [];
  let breath = noBreath;
  return {
    hear(line) {
      breath = line.side === 'rep' ? inOneBreath(breath, line) : noBreath;
      if (line.side === 'rep' && breath.text.includes('?'))
        asks.push({ line, said: countTerms(breath.text), fields: touchedBy(breath.text) });
    },
    asked(questions) {
      const wanted = questions.map((text) => ({ terms: [...countTerms(text).keys()], fields: touchedBy(text) }));
      const holding = new Map<string, number>();
      for (const { terms } of wanted) for (const term of terms) holding.set(term, (holding.get(term) ?? 0) + 1);
      const weightOf = (term: string): number => 1 / (holding.get(term) ?? 1);
      return wanted.flatMap(({ terms, fields }, question): AskedQuestion[] => {
        const whole = terms.reduce((sum, term) => sum + weightOf(term), 0);
        const ask = asks.find((each) => {
          const shared = terms.reduce((sum, term) => sum + (each.said.has(term) ? weightOf(term) : 0), 0);
          const alike = [...each.fields].some((field) => fields.has(field));
          return whole > 0 && shared / whole >= (alike ? enoughAlike : enough);
        });
        return ask === undefined ? [] : [{ question, line: ask.line }];
      });
    },
  };
}

/** The prepared questions that a whole call asks. */
export function tickQuestions(questions: readonly string[], lines: readonly CallLine[]): AskedQuestion[] {
  const reader = openQuestionReader();
  for (const line of lines) reader.hear(line);
  return reader.asked(questions);
}
