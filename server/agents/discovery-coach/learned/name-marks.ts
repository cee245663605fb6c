import { months } from '#server/agents/vocabulary/months.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { namesOfNothing } from './vocabulary/name-words.ts';

/** What stands for a name in phrases. */
export const nameMark = 'zzname';

/** Words with a capital inside a sentence, as far as they go. */
const capitals = /(?<=[\p{Ll}\d,;:'’"–—-]\s+)\p{Lu}[\p{L}\d&'’-]*(?:\s+\p{Lu}[\p{L}\d&'’-]*)*/gu;
const isNoName = new RegExp(`^(?:${oneOf([...months, ...namesOfNothing])})(?![\\p{L}])`, 'iu');

/** A text with one mark for each name in it; without capitals it has none. */
export const withNameMarks = (text: string): string =>
  text.replaceAll(capitals, (name) => (isNoName.test(name) ? name : nameMark));
