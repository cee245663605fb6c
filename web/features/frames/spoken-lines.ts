import { sidesOf } from '#contract/call-sides.ts';
import type { Speaker } from '#contract/discovery.ts';
import type { SessionLine } from '#contract/session-lines.ts';
import type { SpokenLine } from './read-point.ts';

/** What the prospect said and what was noted, as the coach hears it: without private notes and unknown speakers. */
export function spokenLines(lines: readonly SessionLine[], speakers: readonly Speaker[]): SpokenLine[] {
  const sides = sidesOf(speakers);
  return lines.filter(({ kind, speakerId, removed }) => {
    if (removed || kind === 'private-note') return false;
    return kind !== 'utterance' || (speakerId !== null && sides.get(speakerId) === 'prospect');
  });
}
