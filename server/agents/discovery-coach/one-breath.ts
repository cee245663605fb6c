import type { CallLine } from './call-line.ts';

/** What one person says in several lines: one question, often. */
export interface Breath {
  at: number;
  text: string;
}

const oneBreath = 15;
/** Of a monologue its end counts: what is asked stands there. */
const keptCharacters = 600;

export const noBreath: Breath = { at: -Infinity, text: '' };

/** A line with what the same side said right before it. */
export const inOneBreath = (before: Breath, { at, text }: CallLine): Breath => ({
  at,
  text: (at - before.at <= oneBreath ? `${before.text} ${text}` : text).slice(-keptCharacters),
});
