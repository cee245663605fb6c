import { oneOf } from './one-of.ts';
import { nameParts, speechVerbs } from './vocabulary/speech-words.ts';

/** What somebody says, and who: 'Jane Doe, CEO'. */
export interface Quotation {
  words: string;
  speaker: string;
}

const word = String.raw`\p{Lu}[\p{L}.’'-]*`;
const name = String.raw`${word}(?: (?:${word}|${oneOf(nameParts)})){1,4}`;
/** 'our finance director Jane Doe', 'Geschäftsführerin Jane Doe'. */
const titled = String.raw`(?:[\p{L}-]+,? ){0,4}?${name}`;
const role = String.raw`(?:, [^“”"„»«:]{2,90})?`;
const verb = `(?:${oneOf(speechVerbs)})`;
const marks = '[“”"„»«’‘\']';
const ended = String.raw`(?:[,!?]${marks}*|${marks},?)`;
/** Characters: shorter is no statement, and longer no sentence. */
const shortest = 10;
const longest = 600;

const forms: readonly RegExp[] = [
  // “We lost a week,” says Jane Doe, CEO, “and two customers.”
  new RegExp(
    String.raw`^${marks}(?<words>[^“”"]+?),?${marks} ${verb} (?<speaker>${titled}${role}?),? ${marks}(?<more>[^“”"]+)${marks}$`,
    'u',
  ),
  // We lost a week, says Jane Doe, CEO.
  new RegExp(String.raw`^(?<words>.+?)${ended},? ${verb} (?<speaker>${titled}${role}|${word})\.?$`, 'u'),
  // We lost a week, Jane Doe says.
  new RegExp(String.raw`^(?<words>.+?)${ended} (?<speaker>${name}${role}?),? ${verb}\.?$`, 'u'),
  // Jane Doe, CEO, said: We lost a week.
  new RegExp(String.raw`^(?<speaker>${name}${role}?),? ${verb}(?::|,? ?(?=${marks})) ?(?<words>.+)$`, 'u'),
  // We lost a week. — Jane Doe
  new RegExp(String.raw`^(?<words>.+[.!?…]${marks}?) ?[—–] ?(?<speaker>(?:${name}|${word})${role})$`, 'u'),
];

const signature = new RegExp(String.raw`^[—–] ?(?<speaker>(?:${name}|${word})${role})$`, 'u');

/** Returns whether a whole line only names who says what stands above it: '— Jane Doe, CEO of Acme'. */
export const isSignature = (line: string): boolean => signature.test(line.trim());

const bare = (text: string): string => text.replace(/^[“”"„»«‘\s]+|[“”"»«\s,]+$/gu, '');

/** Splits a sentence that quotes somebody into their words and who says them; null if it names no speaker. */
export function splitQuotation(text: string): Quotation | null {
  if (text.length > longest) return null;
  const sentence = text.replace(/\s+/gu, ' ').trim();
  for (const form of forms) {
    const { words = '', more = '', speaker = '' } = form.exec(sentence)?.groups ?? {};
    const said = more === '' ? bare(words) : `${bare(words)} … ${bare(more)}`;
    if (said.length >= shortest && speaker !== '') return { words: said, speaker: speaker.replace(/[.,]+$/u, '') };
  }
  return null;
}

/** Returns what is said in a sentence, without who says it. */
export const spokenWords = (text: string): string => splitQuotation(text)?.words ?? text;
