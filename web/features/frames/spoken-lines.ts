import { sidesOf } from '#contract/call-sides.ts';
import type { Speaker } from '#contract/discovery.ts';
import type { SessionLine } from '#contract/session-lines.ts';
import type { SpokenLine } from './read-point.ts';

/** Returns the lines that can fill a point, as the coach hears them: no private notes or unknown speakers. */
export function spokenLines(lines: readonly SessionLine[], speakers: readonly Speaker[]): SpokenLine[] {
  const sides = sidesOf(speakers);
  return lines.filter(({ kind, speakerId, removed }) => {
    if (removed || kind === 'private-note') return false;
    return kind !== 'utterance' || (speakerId !== null && sides.get(speakerId) === 'prospect');
  });
}
