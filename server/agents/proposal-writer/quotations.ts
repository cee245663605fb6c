import { collapseSpace } from '#contract/evidence.ts';
import { quoteKey } from './quote-piece.ts';

const opening = '“„«「『';
const closing = '”»」』';

/** Returns what stands in quotation marks, with the quotations inside of it: 'Ola: “He said “no” to me.”' holds one. */
export function quotationsIn(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  [...text].reduce((at, letter) => {
    const end = at + letter.length;
    const isPlain = letter === '"';
    // German quotations end with the mark that English ones begin with.
    const closes = closing.includes(letter) || (letter === '“' && text.slice(start - 1, start) === '„' && depth > 0);
    if ((closes || (isPlain && depth > 0)) && depth > 0) {
      depth -= 1;
      if (depth === 0) found.push(text.slice(start, at));
    } else if (opening.includes(letter) || isPlain) {
      depth += 1;
      if (depth === 1) start = end;
    }
    return end;
  }, 0);
  return found;
}

/** Letters and digits alone: marks, capitals and sounds that print leaves out make no other words. */
export const wordKey = (text: string): string =>
  quoteKey(text)
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const folded = (name: string): string => collapseSpace(name).toLowerCase();

/** Whether somebody named beside a quotation is its speaker: 'Ola', 'Ola Berg', 'Ola asks, Rae agrees'. */
export function isNamed(who: string, speaker: string): boolean {
  const [named, said] = [folded(who), folded(speaker)];
  if (named === '' || said === '' || named === 'in the call') return true;
  if (named.includes(said) || said.includes(named)) return true;
  const [first = ''] = said.split(' ');
  return first.length > 2 && named.split(/[^\p{L}\p{N}]+/u).includes(first);
}
