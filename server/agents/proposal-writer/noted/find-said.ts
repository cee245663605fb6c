import { collapseSpace } from '#contract/evidence.ts';
import { splitSentences } from '#server/readers/sentences.ts';
import type { Turn } from '../turns.ts';

/** Folds letters and marks one for one, so that places in the key are places in the text. */
const keyOf = (text: string): string =>
  text.replaceAll(/[’‘]/gu, "'").replaceAll(/[A-Z]/gu, (letter) => letter.toLowerCase());

/** 'If it rains,' and 'I doubt that,' may not be cut from what follows. */
const holdsMeaning =
  /\b(?:if|when|unless|until|once|while|because|say|said|not|no|nobody|never|without|doubt|think)\b|n't\b/u;

/** Whether what stands before the words, in their sentence, only leads over to them: 'And the other thing,'. */
function leadsOver(before: string): boolean {
  const lead = (splitSentences(`${before}x`).at(-1) ?? '').slice(0, -1).trim();
  return lead === '' || (/[,;:–—]$/u.test(lead) && !holdsMeaning.test(lead));
}

/**
 * Finds what a field holds in the call. Editors begin a sentence with the middle of one, and write other marks: such words
 * are found too, in the call's spelling, where nothing that changes their meaning is cut off.
 */
export function findSaid(turns: readonly Turn[], text: string): { turn: Turn; words: string; isCut: boolean } | null {
  const wanted = collapseSpace(text);
  const prospectFirst = [...turns].toSorted(
    (a, b) => Number(b.side === 'prospect') - Number(a.side === 'prospect') || a.at - b.at,
  );
  const plain = prospectFirst.find((turn) => turn.text.includes(wanted));
  if (plain !== undefined) return { turn: plain, words: wanted, isCut: false };
  const key = keyOf(wanted).replace(/[.!]$/u, '');
  for (const turn of prospectFirst) {
    const at = keyOf(turn.text).indexOf(key);
    const end = at + key.length;
    if (at < 0 || !/^(?:[.!](?!\d)|$)/u.test(turn.text.slice(end)) || !leadsOver(keyOf(turn.text.slice(0, at))))
      continue;
    return { turn, words: turn.text.slice(at, end + 1), isCut: true };
  }
  return null;
}
