import { capitalized } from '#server/readers/sentences.ts';

/** The name is the heading of its case: 'Ola Pottery (Leith, 40 kilns): two firings a day.', 'Ola Pottery, 40 kilns'. */
const behind = /^(?:\s*\((?<inside>[^()]{2,80})\)(?<after>[:,.]?.*)|\s*[,:]\s*(?<rest>.+))$/su;

/** Returns what a story says of its customer, without the name where that stands above it and no sentence begins with it. */
export function withoutHead(situation: string, customer: string): string {
  if (customer === '' || !situation.startsWith(customer)) return situation;
  const { inside, after = '', rest } = behind.exec(situation.slice(customer.length))?.groups ?? {};
  // 'Ola Pottery, a works in Leith, lost firings.' is a sentence about it.
  if (rest !== undefined && situation.charAt(customer.length) === ',' && /^[^:]*,/u.test(rest) && !rest.includes(':'))
    return /\d/u.test(rest) && !/\p{Ll}[.!?]$/u.test(rest) ? capitalized(rest) : situation;
  if (inside !== undefined && after !== '' && !/^[:.]/u.test(after)) return situation;
  const left = inside === undefined ? (rest ?? '') : `${inside}${after}`;
  return left.trim() === '' ? situation : capitalized(left.trim());
}
