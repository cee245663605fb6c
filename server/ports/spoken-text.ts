import { z } from 'zod';

const segmentSchema = z.object({
  text: z.string(),
  no_speech_prob: z.number().optional(),
  avg_logprob: z.number().optional(),
  compression_ratio: z.number().optional(),
});
export const transcriptionSchema = z.object({
  text: z.string(),
  segments: z.array(segmentSchema).nullish(),
});

/** Thresholds at which Whisper's own decoder treats a segment as silence or a loop. */
const noSpeech = 0.6;
const unsure = -1;
const looped = 2.4;

const wordsOf = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '');
const bare = (word: string): string => word.toLocaleLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Repeats in a row that indicate a looping decoder; fewer may really be said. */
const mostRepeats = { word: 8, group: 4 };
const longestGroup = 8;

const barely = (words: readonly string[], at: number, size: number): string =>
  words
    .slice(at, at + size)
    .map(bare)
    .join(' ');

/** Keeps a repeated group of words once: models write such loops over noise, in any language. */
export function withoutLoops(text: string): string {
  const words = wordsOf(text);
  const kept: string[] = [];
  for (let at = 0; at < words.length;) {
    let taken = 1;
    let skipped = 1;
    for (let size = 1; size <= longestGroup && at + size <= words.length; size += 1) {
      const group = words
        .slice(at, at + size)
        .map(bare)
        .join(' ');
      let repeats = 1;
      while (at + (repeats + 1) * size <= words.length && barely(words, at + repeats * size, size) === group)
        repeats += 1;
      if (repeats <= (size === 1 ? mostRepeats.word : mostRepeats.group)) continue;
      [taken, skipped] = [size, size * repeats];
      break;
    }
    kept.push(...words.slice(at, at + taken));
    at += skipped;
  }
  return kept.join(' ');
}

/** Returns whether the text repeats the prompt, which models do when they hear nothing. */
function isPromptAgain(text: string, prompt: string): boolean {
  const words = wordsOf(text).map(bare).filter(Boolean);
  return words.length > 3 && ` ${wordsOf(prompt).map(bare).join(' ')} `.includes(` ${words.join(' ')} `);
}

/** Returns what was said, without text that models invent during silence. */
export function spokenText({ text, segments }: z.infer<typeof transcriptionSchema>, prompt: string): string {
  const said =
    segments == null || segments.length === 0
      ? text
      : segments
          .filter(
            ({ no_speech_prob: silent = 0, avg_logprob: sure = 0, compression_ratio: ratio = 1 }) =>
              !(silent > noSpeech && sure < unsure) && ratio <= looped,
          )
          .map((segment) => segment.text.trim())
          .join(' ');
  const spoken = withoutLoops(said.normalize('NFC').trim());
  const hasWords = /[\p{L}\p{N}]/u.test(spoken);
  return !hasWords || isPromptAgain(spoken, prompt) ? '' : spoken;
}
