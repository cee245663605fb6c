import { z } from 'zod';

/** Timing of a caption's words: index of the word in the text, from 0, and seconds since the start of the video. */
export const captionTimesSchema = z.array(z.tuple([z.number(), z.number()]));
export type CaptionTimes = z.infer<typeof captionTimesSchema>;

const wordsIn = (text: string): number => text.split(/\s+/u).filter(Boolean).length;

/** Returns the second at which the character `at` is said, or null if the text has no times. */
export function secondAt(times: CaptionTimes, text: string, at: number): number | null {
  const inWord = at > 0 && /\S/u.test(text.charAt(at - 1)) && /\S/u.test(text.charAt(at));
  const word = wordsIn(text.slice(0, at)) - (inWord ? 1 : 0);
  const said = times.findLast(([first]) => first <= word) ?? times[0];
  return said === undefined ? null : said[1];
}

/** Returns the times of words `from` up to, but not including, `to`, renumbered from `from`. */
export function timesBetween(times: CaptionTimes, from: number, to: number): CaptionTimes {
  const before = times.findLast(([word]) => word <= from);
  const within = times.filter(([word]) => word > from && word < to);
  return [...(before === undefined ? [] : [before]), ...within].map(([word, second]) => [
    Math.max(0, word - from),
    second,
  ]);
}
