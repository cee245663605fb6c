import { countTerms } from '#server/search/index-terms.ts';
import type { CallLine } from './call-line.ts';
import { askedBy } from './fill-fields.ts';

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
/** What one person says in several breaths is one question. */
const oneBreath = 15;

/** Which of the prepared questions have been asked, by their words: whoever asks in other words ticks them off by hand. */
export function tickQuestions(questions: readonly string[], lines: readonly CallLine[]): AskedQuestion[] {
  const wanted = questions.map((text) => [...countTerms(text).keys()]);
  const fields = questions.map((text) => askedBy(text));
  const holding = new Map<string, number>();
  for (const terms of wanted) for (const term of terms) holding.set(term, (holding.get(term) ?? 0) + 1);
  const weightOf = (term: string): number => 1 / (holding.get(term) ?? 1);
  const found = new Map<number, CallLine>();
  let breath: { at: number; text: string } = { at: -Infinity, text: '' };
  for (const line of lines) {
    if (line.side !== 'rep') {
      breath = { at: -Infinity, text: '' };
      continue;
    }
    breath = line.at - breath.at <= oneBreath ? { at: line.at, text: `${breath.text} ${line.text}` } : line;
    if (!breath.text.includes('?')) continue;
    const said = countTerms(breath.text);
    const asks = askedBy(breath.text);
    wanted.forEach((terms, question) => {
      if (found.has(question)) return;
      const whole = terms.reduce((sum, term) => sum + weightOf(term), 0);
      const shared = terms.reduce((sum, term) => sum + (said.has(term) ? weightOf(term) : 0), 0);
      const alike = [...asks].some((field) => fields[question]?.has(field) === true);
      if (whole > 0 && shared / whole >= (alike ? enoughAlike : enough)) found.set(question, line);
    });
  }
  return [...found].map(([question, line]) => ({ question, line })).toSorted((a, b) => a.question - b.question);
}
