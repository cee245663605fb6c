import { sidesOf } from '#contract/call-sides.ts';
import type { Speaker } from '#contract/discovery.ts';
import type { SessionLine } from '#contract/session-lines.ts';
import type { CallPromise } from '#contract/coaching.ts';
import { nextStepOf } from '#server/agents/call-summary/next-step.ts';
import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import { findPromises } from '#server/agents/discovery-coach/find-promises.ts';
import type { KeptPromise } from '#server/db/schema/discovery.ts';

const wordsPerSecond = 2.5;

/** Which side each speaker is on, as a text that is compared. */
export const sidesText = (speakers: readonly Speaker[]): string =>
  JSON.stringify(speakers.map(({ id, side }) => [id, side]));

/**
 * Lines as the coach hears them, in the order of the call's clock. Lines of a speaker whose side nobody knows are left
 * out, private notes too; a transcript without times gets those of somebody who speaks at a usual pace.
 */
export function toCallLines(lines: readonly SessionLine[], speakers: readonly Speaker[]): CallLine[] {
  const sides = sidesOf(speakers);
  const names = new Map(speakers.map(({ id, name }) => [id, name]));
  let clock = 0;
  const timed = lines
    .toSorted((a, b) => a.number - b.number)
    .map((line) => {
      const at = line.atMs === null ? clock : line.atMs / 1000;
      clock = at + (line.atMs === null ? Math.max(1, line.text.split(/\s+/u).length / wordsPerSecond) : 0);
      return { line, at };
    });
  return timed
    .toSorted((a, b) => a.at - b.at || a.line.number - b.line.number)
    .flatMap(({ line: { id, kind, speakerId, text, removed }, at }): CallLine[] => {
      if (removed || kind === 'private-note' || text.trim() === '') return [];
      if (kind !== 'utterance') return [{ id, at, speaker: '', side: 'note', text }];
      const side = speakerId === null ? undefined : sides.get(speakerId);
      return side === undefined ? [] : [{ id, at, speaker: names.get(speakerId ?? '') ?? '', side, text }];
    });
}

/** What both sides promised in these lines, each with whether somebody ticked it off. */
export const promisesOf = (lines: readonly CallLine[], kept: readonly KeptPromise[]): CallPromise[] =>
  findPromises(lines).map(({ owner, side, text, due, line }) => ({
    owner,
    side,
    text,
    ...nextStepOf({ text, line }, lines),
    due,
    lineId: line.id,
    kept: kept.some((each) => each.lineId === line.id && each.text === text),
  }));
