import type { ContentPassage } from '#contract/ask.ts';
import { secondAt } from '#contract/caption-times.ts';
import { headingMark } from './split-passages.ts';

type Cited = Pick<ContentPassage, 'text' | 'second' | 'times' | 'url'>;

/** Marks within so many characters are one place: about ten seconds of speech. */
const placeLength = 160;

/** A passage of a video at the second when the character `at` of it is said; what has no times stays as it is. */
export function saidAt<P extends Cited>(passage: P, at: number): P {
  const second = secondAt(passage.times, passage.text, at);
  if (second === null || passage.second === null) return passage;
  const url = passage.url?.replace(/([?&]t=)\d+s$/u, `$1${second}s`) ?? null;
  return { ...passage, second, url };
}

/** A passage under the heading that the character `at` of it stands under: short sections share one passage. */
export function headedAt<P extends Pick<ContentPassage, 'text' | 'heading'>>(passage: P, at: number): P {
  const mark = at < 0 ? -1 : passage.text.lastIndexOf(headingMark, at);
  if (mark < 0) return passage;
  const [heading = ''] = passage.text.slice(mark + headingMark.length).split('\n', 1);
  return heading.trim() === '' ? passage : { ...passage, heading };
}

/** Where most of what was asked for stands close together, in characters; the earliest of such places. */
export function bestPlace(marks: ContentPassage['marks']): number {
  const near = (from: number): number =>
    marks.filter((mark) => mark.from >= from && mark.from < from + placeLength).length;
  let best = { from: 0, marks: 0 };
  for (const { from } of marks) if (near(from) > best.marks) best = { from, marks: near(from) };
  return best.from;
}

/** The second of a quote of a passage; of one that has no times, that of the passage. */
export function secondOfQuote(passage: Cited, quote: string): number | null {
  const at = passage.text.indexOf(quote);
  return at < 0 ? passage.second : saidAt(passage, at).second;
}
