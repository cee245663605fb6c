import { askingLeads, askingStarts } from './vocabulary/asking-starts.ts';

const lead = `(?:(?:${askingLeads.join('|')})[,.]? ){0,4}`;
const starts = new RegExp(`^${lead}(?:${askingStarts.join('|')})(?![\\p{L}’'])`, 'iu');
const sentenceEnd = /[.!?…]["”’)]*(?:\s+|$)/u;

/** Returns whether a text ends with a question; one without marks, as speech recognition writes it, by its first words. */
export function asks(text: string): boolean {
  const plain = text.trim();
  if (/\?["”’)]*$/u.test(plain)) return true;
  return !sentenceEnd.test(plain) && starts.test(plain);
}
