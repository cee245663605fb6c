import type { CoachCard, MatterKind, Verbosity } from '#contract/coach-cards.ts';
import { limits } from '#contract/limits.ts';
import type { CallLine } from './call-line.ts';
import type { CoachMaterial } from './coach-material.ts';
import { hearMatters, type Matter } from './matters/hear-matter.ts';
import { nameHearer } from './matters/hear-names.ts';
import type { MeaningOf } from './meaning/line-meanings.ts';
import { plainEnough } from './matters/matter-odds.ts';
import { remembered, type Heard } from './matters/matter-signs.ts';
import { hearNoted } from './notes/note-matter.ts';
import { spokenText } from './spoken-text.ts';
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

/** How plain a matter must be before the coach speaks. */
const plainFromOf = (kind: MatterKind): number => (kind === 'question' ? 0.6 : plainEnough);
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
/** What is so much plainer than it has to be waits for its turn beside another kind; the rest is forgotten. */
const stillPlain = 0.3;
/** Lines of theirs that help looks at, the last one first. */
const helped = 3;
/** Seconds between two cards that come at once, so that they keep their order. */
const apart = 0.01;

/**
 * Listens to a call and decides, without a model, when to speak: at most one card in `limits.coach.everySeconds` of a talk,
 * one for each doubt where a rep only types, nothing twice. The same lines give the same cards, so that a call is taken up again by hearing its lines once more.
 */
export function openCoach(material: CoachMaterial, meaningOf?: MeaningOf): Coach {
  let verbosity: Verbosity = 'medium';
  const hearName = nameHearer(material.rivals);
  const heard: Heard[] = [];
  const shown: CoachCard[] = [];
  let waiting: Matter[] = [];
  /** Typed without a talk: shown one by one, the newest last and so on top. */
  let typed: Matter[] = [];
  let spokenAt = -Infinity;
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
      // A note says all that it means.
      const room = matter.line.side === 'note' ? '' : roomOf(matter.line);
      const card = writeCard(matter, { room, at, shown }, material);
      if (card === null) continue;
      shown.push(card);
      waiting = waiting.filter((each) => each !== matter && mayStillCome(each, matter));
      return card;
    }
    return null;
  }
  /** Whether what waits beside a matter that was shown has a card of its own later. */
  const mayStillCome = ({ kind, score, line }: Matter, shownNow: Matter): boolean =>
    line.side === 'note' || (kind !== shownNow.kind && score >= plainFromOf(kind) + stillPlain);
  const ranked = (matters: readonly Matter[]): Matter[] =>
    matters.toSorted((a, b) => b.score + weight[b.kind] - (a.score + weight[a.kind]));

  const isFresh = ({ line }: Matter, at: number): boolean =>
    at - line.at <= (line.side === 'note' ? limits.coach.notedSeconds : limits.coach.freshSeconds);
  const hearLine = (line: CallLine, before: readonly Heard[]): Matter[] =>
    line.side === 'note'
      ? hearNoted(line, material, hearName)
      : hearMatters(line, before, material, hearName, meaningOf);

  function wait(at: number): CoachCard | null {
    const due = at >= quietUntil ? typed.length : 0;
    for (let left = due; left > 0; left -= 1) {
      // Each a little later than the one before, so that the newest question stays on top.
      const card = show(typed.splice(0, 1), Math.max(at, (shown.at(-1)?.at ?? 0) + apart));
      if (card !== null) return card;
    }
    waiting = waiting.filter((each) => isFresh(each, at));
    return waiting.length > 0 && isFree(at) ? show(ranked(waiting), at) : null;
  }

  return {
    hear(said) {
      const line = { ...said, text: spokenText(said) };
      const all = hearLine(line, heard);
      const plain = all.filter(({ kind, score }) => score >= plainFromOf(kind) + readiness[verbosity]);
      heard.push({ line, kinds: plain.map(({ kind }) => kind) });
      if (heard.length > remembered) heard.shift();
      if (line.side !== 'note') spokenAt = line.at;
      if (line.side === 'note' && line.at - spokenAt > limits.coach.notedSeconds) typed.push(...plain);
      // What the rep says brings the cards alone that the organization wrote for it.
      else waiting.push(...(line.side === 'rep' ? plain.filter(({ own }) => own !== undefined) : plain));
      return wait(line.at);
    },
    wait,
    help(at) {
      const places = heard.flatMap(({ line }, place) => (line.side === 'rep' ? [] : [place]));
      for (const place of places.slice(-helped).toReversed()) {
        const said = heard[place];
        if (said === undefined) continue;
        const card = show(ranked(hearLine(said.line, heard.slice(0, place))), at);
        if (card !== null) return card;
      }
      return null;
    },
    snooze(until) {
      quietUntil = until;
      waiting = [];
      typed = [];
    },
    waits: () => waiting.length + typed.length > 0,
    setVerbosity(next) {
      verbosity = next;
    },
  };
}
