import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import { turnsOf } from '#server/agents/proposal-writer/turns.ts';
import { takenBack } from '#server/agents/said/taken-back.ts';

/** Returns whether the first of these lines is taken back: 'A: Forty. / 180s B: Sixty.', each 5 s after the one before it or as it says; R is the rep. */
export function firstIsGone(said: string): boolean {
  let at = 0;
  const lines = said.split(' / ').map((each, index): CallLine => {
    const [, seconds = '5', who = 'A', text = ''] = /^(?:(\d+)s )?(\p{Lu}): (.*)$/u.exec(each) ?? [];
    at += Number(seconds);
    return { id: String(index), at, speaker: who, side: who === 'R' ? 'rep' : 'prospect', text };
  });
  return takenBack(turnsOf(lines)).has('0');
}
