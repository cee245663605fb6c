import { saidValues } from '#server/agents/said/said-values.ts';
import { takenBack, type SaidTurn } from '#server/agents/said/taken-back.ts';
import { splitSentences } from '#server/readers/sentences.ts';

/**
 * Returns a reader of turns whose values were taken back: the sentences at the end of a piece that hold, where who speaks
 * corrects it in the same breath ('Twenty thousand. No, with the refunds it's twenty-eight.'); '': none does.
 */
export function heldPartOf(turns: readonly SaidTurn[]): (turn: SaidTurn, piece: string) => string {
  const read = new Map<string, readonly string[]>();
  const goneIn = (turn: SaidTurn): readonly string[] => {
    const known = read.get(turn.id);
    if (known !== undefined) return known;
    const place = turns.findIndex(({ id }) => id === turn.id);
    const parts = splitSentences(turn.text).map((text, at) => ({ ...turn, id: `${turn.id}/${at}`, text }));
    const back = takenBack([...turns.slice(0, Math.max(0, place)), ...parts, ...turns.slice(place + 1)]);
    const gone = place === -1 ? [turn.text] : parts.filter(({ id }) => back.has(id)).map(({ text }) => text);
    read.set(turn.id, gone);
    return gone;
  };
  return (turn, piece) => {
    const gone = goneIn(turn);
    const sentences = splitSentences(piece);
    const isGone = (sentence: string): boolean => gone.some((text) => text.includes(sentence));
    const held = sentences.slice(sentences.findLastIndex(isGone) + 1);
    const value = gone.length > 0 && held.some((sentence) => saidValues(sentence).length > 0);
    return value ? held.join(' ') : '';
  };
}
