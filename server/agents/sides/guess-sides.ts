import type { Speaker } from '#contract/discovery.ts';
import { asks } from '#server/agents/said/asks.ts';
import { buyerQuestions, buyerWords, sellerWords } from './vocabulary/side-words.ts';

/** Who says fewer lines than this tells too little of themselves. */
const fewestLines = 3;
/** How far apart two speakers have to be: in all they say, and in each line. */
const apart = { all: 3, each: 0.25 };

const among = (words: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'giu');
const [seller, buyer, buying] = [sellerWords, buyerWords, buyerQuestions].map(among);
const count = (text: string, pattern: RegExp | undefined): number =>
  pattern === undefined ? 0 : (text.match(pattern)?.length ?? 0);

/** How much a line sounds like who sells: above 0, or like who buys: below. */
function leanOf(text: string): number {
  const bought = count(text, buying);
  const asked = asks(text) || text.includes('?') ? 1 : 0;
  return count(text, seller) - count(text, buyer) + (bought > 0 ? -bought : asked);
}

interface Lean {
  id: string;
  all: number;
  each: number;
}

/**
 * Guesses on which side those speakers are whose side nobody knows: who sells asks and speaks of an offer, who buys answers
 * and speaks of own work. What tells too little stays unknown.
 */
export function guessSides(
  speakers: readonly Speaker[],
  lines: readonly { speakerId: string | null; text: string }[],
): Map<string, 'rep' | 'prospect'> {
  const guessed = new Map<string, 'rep' | 'prospect'>();
  const isKnown = (side: Speaker['side']): boolean => speakers.some((each) => each.side === side);
  const leans = speakers
    .filter(({ side }) => side === 'unknown')
    .flatMap(({ id }): Lean[] => {
      const own = lines.filter(({ speakerId }) => speakerId === id);
      const all = own.reduce((sum, { text }) => sum + leanOf(text), 0);
      return own.length < fewestLines ? [] : [{ id, all, each: all / own.length }];
    })
    .toSorted((a, b) => b.each - a.each);
  const [top, bottom] = [leans[0], leans.at(-1)];
  if (top === undefined || bottom === undefined) return guessed;
  const sells = ({ all, each }: Lean): boolean => all >= apart.all && each >= apart.each;
  if (isKnown('rep')) {
    for (const lean of leans) guessed.set(lean.id, sells(lean) ? 'rep' : 'prospect');
    return guessed;
  }
  const differ = top.all - bottom.all >= apart.all && top.each - bottom.each >= apart.each;
  if (isKnown('prospect') ? !(sells(top) || differ || speakers.length === 2) : !differ) return guessed;
  const middle = (top.each + bottom.each) / 2;
  for (const lean of leans)
    guessed.set(lean.id, lean === top || (lean.each > middle && sells(lean)) ? 'rep' : 'prospect');
  return guessed;
}
