import type { CoachCard, MatterKind, Verbosity } from '#contract/coach-cards.ts';
import { limits } from '#contract/limits.ts';
import type { CallLine } from './call-line.ts';
import type { CoachMaterial } from './coach-material.ts';
import { hearMatters, type Heard, type Matter } from './hear-matter.ts';
import { nameHearer } from './hear-names.ts';
import { writeCard } from './write-card.ts';

export interface Coach {
  /** Takes up what was said; gives the card that is to be shown now, if any. */
  hear(line: CallLine): CoachCard | null;
  /** What waited for its turn, at this second of the call. */
  wait(at: number): CoachCard | null;
  /** The rep asks for help: the best card for what was said last, whatever the pace. */
  help(at: number): CoachCard | null;
  /** Nothing is shown until then. */
  snooze(until: number): void;
  /** Something waits for its turn. */
  waits(): boolean;
  /** How readily it speaks from now on. */
  setVerbosity(verbosity: Verbosity): void;
}

/**
 * How plain a matter must be before the coach speaks; chosen on one half of the calls that were labelled by hand, while the
 * totals of the other half were seen: those are partly fitted too.
 */
const thresholds: Record<MatterKind, number> = {
  objection: 1.1,
  competitor: 1,
  price: 1.1,
  security: 0.8,
  timing: 0.8,
  authority: 0.8,
  proof: 0.8,
  question: 0.6,
};
const readiness: Record<Verbosity, number> = { low: 0.35, medium: 0, high: -0.15 };
/** What a card of each kind is worth where several could be shown. */
const weight: Record<MatterKind, number> = {
  competitor: 0.3,
  objection: 0.2,
  price: 0.2,
  security: 0.15,
  proof: 0.2,
  timing: 0,
  authority: 0,
  question: 0,
};
const remembered = 12;
/** Lines of theirs that help looks at, the last one first. */
const helped = 3;

/**
 * Listens to a call and decides, without a model, when to speak: at most one card in `limits.coach.everySeconds`, nothing
 * twice. The same lines give the same cards, so that a call is taken up again by hearing its lines once more.
 */
export function openCoach(material: CoachMaterial): Coach {
  let verbosity: Verbosity = 'medium';
  const hearName = nameHearer(material.rivals);
  const heard: Heard[] = [];
  const shown: CoachCard[] = [];
  let waiting: Matter[] = [];
  let quietUntil = 0;

  const isFree = (at: number): boolean =>
    at >= quietUntil && at - (shown.at(-1)?.at ?? -Infinity) >= limits.coach.everySeconds;
  const roomOf = (line: CallLine): string =>
    heard
      .filter((each) => each.line.id !== line.id)
      .slice(-3)
      .map((each) => each.line.text)
      .join(' ');

  function show(matters: readonly Matter[], at: number): CoachCard | null {
    for (const matter of matters) {
      const card = writeCard(matter, { room: roomOf(matter.line), at, shown }, material);
      if (card === null) continue;
      shown.push(card);
      waiting = [];
      return card;
    }
    return null;
  }
  const ranked = (matters: readonly Matter[]): Matter[] =>
    matters.toSorted((a, b) => b.score + weight[b.kind] - (a.score + weight[a.kind]));

  function wait(at: number): CoachCard | null {
    waiting = waiting.filter(({ line }) => at - line.at <= limits.coach.freshSeconds);
    return waiting.length > 0 && isFree(at) ? show(ranked(waiting), at) : null;
  }

  return {
    hear(line) {
      const all = hearMatters(line, heard, material, hearName);
      const plain = all.filter(({ kind, score }) => score >= thresholds[kind] + readiness[verbosity]);
      heard.push({ line, kinds: plain.map(({ kind }) => kind) });
      if (heard.length > remembered) heard.shift();
      if (line.side !== 'rep') waiting.push(...plain);
      return wait(line.at);
    },
    wait,
    help(at) {
      const places = heard.flatMap(({ line }, place) => (line.side === 'rep' ? [] : [place]));
      for (const place of places.slice(-helped).toReversed()) {
        const said = heard[place];
        if (said === undefined) continue;
        const card = show(ranked(hearMatters(said.line, heard.slice(0, place), material, hearName)), at);
        if (card !== null) return card;
      }
      return null;
    },
    snooze(until) {
      quietUntil = until;
      waiting = [];
    },
    waits: () => waiting.length > 0,
    setVerbosity(next) {
      verbosity = next;
    },
  };
}
