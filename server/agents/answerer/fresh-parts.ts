import { countries } from '#server/agents/ledger/vocabulary/countries.ts';
import { numberNames } from '#server/agents/vocabulary/questions.ts';
import { timeUnits } from '#server/agents/vocabulary/units.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { placedTerms } from '#server/search/index-terms.ts';
import { dates, months } from './holds-kind.ts';
import { measuresIn } from './measures.ts';
import type { AskedQuestion } from './read-question.ts';

/** A part of a text that may be the asked number, day, person, place or name, and that the question doesn't say itself. */
export interface FreshPart {
  from: number;
  to: number;
  /** How surely it is of that kind, 0 to 1. */
  sure: number;
}

const everyDate = new RegExp(
  String.raw`${dates.source}|\b(?:in|since|until|by|on|from|last|every|next|of)\s+(?:${oneOf(months)})\b`,
  'giu',
);
/** 'Until five working days before delivery' is a date too. */
const beside = new RegExp(
  String.raw`\b(?:\d+|${oneOf(numberNames)})\s+(?:working |business |calendar |full )?(?:${oneOf(timeUnits)})\s+(?:before|after|from|ahead|prior|in advance)\b`,
  'giu',
);
const datesIn = (text: string): { from: number; to: number }[] =>
  [...text.matchAll(everyDate), ...text.matchAll(beside)].map(({ 0: part, index }) => ({
    from: index,
    to: index + part.length,
  }));
const capital = String.raw`\p{Lu}[\p{L}’'.-]*[\p{L}\p{N}]`;
const written = new RegExp(
  String.raw`(?<![\p{L}\p{N}.])${capital}(?:\s+(?:(?:van|von|de|da|der|la|el|bin|al|of|and|&)\s+)?${capital})*`,
  'gu',
);
const opensDate = new RegExp(String.raw`^(?:${oneOf(months)})\b`, 'iu');
const behindPlace =
  /(?:\b(?:in|at|near|from|of|to|outside|around|via|under|on|street|road)\s+(?:the\s+)?|[>›→|·(]\s*|,\s)$/iu;
const country = new RegExp(String.raw`(?<!\p{L})(?:${oneOf(countries)})(?!\p{L})`, 'u');
const asksScreen = /\b(?:click|app|page|menu|screen|settings?|url|link|endpoint|portal|button|turn|switch|find)\b/iu;
const screen =
  /\s[>›→]\s|https?:|\b[\w-]+\.(?:com|dev|io|net|org|app)\b|\b(?:settings|menu|tab|page|sidebar|dashboard)\b/iu;

const opens = (text: string, at: number): boolean => at === 0 || /[.!?:]\s*$/u.test(text.slice(0, at));

/** A capital at the beginning of a sentence may be any word's. */
function sureOfName(kind: string, { name, fresh }: { name: string; fresh: number }, text: string, at: number): number {
  if (kind === 'person') return fresh > 1 && /\s/u.test(name) ? 1 : opens(text, at) ? 0.2 : 0.5;
  if (kind === 'place')
    return country.test(name) || behindPlace.test(text.slice(0, at)) ? 1 : opens(text, at) ? 0.1 : 0.4;
  return opens(text, at) ? 0.3 : 1;
}

/** Whether a question asks for a part of a text that can be told by its form. */
export const asksForPart = ({ kind, measure }: AskedQuestion): boolean =>
  measure !== null || kind === 'date' || kind === 'person' || kind === 'place';

/** Reads the parts of texts that may be what a question asks for. */
export function freshReader({
  kind,
  measure,
  concepts,
  text: question,
}: AskedQuestion): (text: string, columns?: string) => FreshPart[] {
  const asked = new Set(concepts.map(({ term }) => term));
  const freshTerms = (part: string): number => placedTerms(part).filter(({ term }) => !asked.has(term)).length;
  const placesIn = measure !== null ? measuresIn.bind(null, measure) : kind === 'date' ? datesIn : null;
  if (placesIn !== null)
    return (text, columns) =>
      placesIn(text, columns).flatMap(({ from, to }) => {
        const part = text.slice(from, to);
        return placedTerms(part).length === 0 || freshTerms(part) > 0 ? [{ from, to, sure: 1 }] : [];
      });
  if (kind !== 'person' && kind !== 'place' && kind !== 'list') return () => [];
  const ofScreen = kind === 'place' && asksScreen.test(question);
  return (text) => {
    const parts = [...text.matchAll(written)].flatMap(({ 0: name, index }): FreshPart[] => {
      const fresh = freshTerms(name);
      if (fresh === 0 || opensDate.test(name)) return [];
      return [{ from: index, to: index + name.length, sure: sureOfName(kind, { name, fresh }, text, index) }];
    });
    if (ofScreen && screen.test(text)) parts.push({ from: 0, to: text.length, sure: 1 });
    return parts;
  };
}
