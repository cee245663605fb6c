import type { Figure } from '#server/ports/research/research.ts';
import { namePattern } from './wording.ts';

const about = '(?:now |currently |approximately |about |around |nearly |over |more than |some )*';
const count = '(\\d{1,3}(?:,\\d{3})+|\\d{2,7})\\+?';
const staff =
  '(?:(?:full-time|part-time|regular|equivalent|global|dedicated|talented) )*(?:people|employees|colleagues|staff|team members|associates)';
const hedge = /\b(over|more than|nearly|almost|about|around|approximately|some|up to)\b/iu;
const currencies: Record<string, string> = { $: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY' };
const scales: Record<string, number> = { million: 1e6, m: 1e6, billion: 1e9, bn: 1e9 };

const number = (digits: string): number => Number(digits.replaceAll(',', ''));

/** "About 340 people work for us", "we are a team of 340", "Our 340 employees": other ways to say how many work there. */
function peopleAt(sentence: string, subject: string, name: string): string | undefined {
  const ways = [
    `^(?:today,? |together,? |in all,? )?${about}${count} ${staff} (?:now )?(?:work|are employed) (?:for us|with us|at ${name}|for ${name}|here)(?=[.,;:]|$| (?:in|at|from|across|today|now|and)\\b)`,
    `${subject} (?:are|is) (?:now )?a (?:team|company|firm) of ${about}${count}(?: ${staff}\\b|(?=[.,;]|$))`,
    `\\bour ${about}${count} ${staff}(?= (?:work|are|make|build|look|speak|come|live|help|serve)\\b)`,
  ];
  for (const way of ways) {
    const found = new RegExp(way, 'iu').exec(sentence)?.[1];
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Returns the number a sentence states about the company itself: employees, founding year, or revenue of a named year.
 * Null for other numbers, most of which are about someone else.
 */
export function figureIn(sentence: string, company: string): Figure | null {
  const name = namePattern(company).source;
  const subject = `(?:\\bwe|\\bthe company|${name})`;
  const employs = new RegExp(
    `${subject}(?: and its subsidiaries)? (?:are|employs?|employed|has|have|had) ${about}${count} ${staff}\\b|\\bour (?:team|staff|workforce) (?:of|is|has|numbers|counts) ${about}${count}(?: ${staff})?\\b`,
    'iu',
  ).exec(sentence);
  const people = employs?.[1] ?? employs?.[2] ?? peopleAt(sentence, subject, name);
  if (people !== undefined) {
    const year = /\b(?:as of|at|on)\b[^.,]{0,24}?,? ((?:19|20)\d\d)\b/iu.exec(sentence)?.[1];
    return { measure: 'employees', value: number(people), unit: 'people', ...(year === undefined ? {} : { at: year }) };
  }
  const made = '(?:founded|established|incorporated)';
  const when = '(?:\\p{L}+ )?((?:18|19|20)\\d\\d)\\b';
  // The founded entity must be adjacent: 'Acme customer Beta, founded in 1985' is about Beta.
  const founded = new RegExp(
    `${subject}(?: (?:was|were))?(?: (?:first|originally))? ${made}(?: by [^.,;]{1,60}?)? in ${when}|^${made} in ${when},? (?:by [^.,;]{1,60}, )?(?:we|the company|${name})(?![\\p{L}\\p{N}])`,
    'iu',
  ).exec(sentence);
  const foundedIn = founded?.[1] ?? founded?.[2];
  if (foundedIn !== undefined) return { measure: 'founded', value: Number(foundedIn), unit: 'year' };
  const revenue = new RegExp(
    `${subject} (?:reports?|reported|had|has|posted|recorded|generated|achieved|made) (?:(?:an?|annual|total|net|group|record) )*(?:revenues?|turnover|sales) of ([$€£¥]) ?(\\d[\\d.,]*) ?(million|billion|m|bn)\\b[^.]{0,20}\\b(?:for|in) (?:fiscal |financial )?(?:year )?((?:19|20)\\d\\d)\\b`,
    'iu',
  ).exec(sentence);
  if (revenue?.[1] && revenue[2] && revenue[3] && revenue[4] && !hedge.test(revenue[0])) {
    return {
      measure: 'revenue',
      value: number(revenue[2]) * (scales[revenue[3].toLowerCase()] ?? 1),
      unit: currencies[revenue[1]] ?? revenue[1],
      at: revenue[4],
    };
  }
  return null;
}
