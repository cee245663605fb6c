import type { CoachCard } from '#contract/coach-cards.ts';
import { limits } from '#contract/limits.ts';
import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import { openCoach } from '#server/agents/discovery-coach/coach.ts';
import type { CoachMaterial } from '#server/agents/discovery-coach/coach-material.ts';
import { openFieldReader, type FieldReader } from '#server/agents/discovery-coach/fields/fill-fields.ts';
import type { MeaningOf } from '#server/agents/discovery-coach/meaning/line-meanings.ts';
import { openQuestionReader, type QuestionReader } from '#server/agents/discovery-coach/tick-questions.ts';
import type { CoachWish } from '#server/db/schema/coaching.ts';
import { givingTurns } from '#server/platform/giving-turns.ts';

export interface CoachedCall {
  /** Ids of the lines that were heard. */
  spoken: Set<string>;
  fields: FieldReader;
  questions: QuestionReader;
  /** Every card that the lines and wishes gave, by its id. */
  cards: Map<string, CoachCard>;
  /** Second of the call that it came to. */
  at: () => number;
  hear: (line: CallLine) => void;
  /** Something waits for its turn. */
  waits: () => boolean;
  /** Time passes without a word: what waited for its turn is shown. */
  passTo: (at: number) => void;
  take: (wish: CoachWish) => CoachCard | null;
}

/** A call as its coach hears it: the same lines and wishes give the same cards, at once or one by one. */
function openCall(material: CoachMaterial, meaningOf?: MeaningOf): CoachedCall {
  const coach = openCoach(material, meaningOf);
  const spoken = new Set<string>();
  const fields = openFieldReader(meaningOf);
  const questions = openQuestionReader();
  const cards = new Map<string, CoachCard>();
  let now = 0;
  const show = (card: CoachCard | null): CoachCard | null => {
    if (card === null) return null;
    // Help with a line that has its card says something else: under the same id it would be taken for the one shown.
    const same = [...cards.values()].filter(({ id }) => id === card.id || id.startsWith(`${card.id}-help-`));
    if (same.some(({ say, ask, own }) => say?.text === card.say?.text && ask === card.ask && own?.id === card.own?.id))
      return null;
    const own = same.length === 0 ? card : { ...card, id: `${card.id}-help-${same.length + 1}` };
    cards.set(own.id, own);
    return own;
  };
  const passTo = (at: number): void => {
    // What nobody answered for so long is no longer waited for.
    const last = Math.min(at, now + limits.coach.notedSeconds + 1);
    for (let second = Math.floor(now) + 1; second <= last; second += 1) show(coach.wait(second));
    now = Math.max(now, at);
  };
  return {
    spoken,
    fields,
    questions,
    cards,
    at: () => now,
    waits: () => coach.waits(),
    hear(line) {
      passTo(line.at);
      spoken.add(line.id);
      fields.hear(line);
      questions.hear(line);
      show(coach.hear({ ...line, at: now }));
    },
    passTo,
    take(wish) {
      passTo(wish.at);
      if (wish.kind === 'help') return show(coach.help(now));
      if (wish.kind === 'snooze') coach.snooze(wish.until);
      else coach.setVerbosity(wish.verbosity);
      return null;
    },
  };
}

/** Hears a call once more from its beginning, with each wish at its second; others get their turn meanwhile. */
export async function hearAgain(
  material: CoachMaterial,
  lines: readonly CallLine[],
  wishes: readonly CoachWish[],
  meaningOf?: MeaningOf,
): Promise<CoachedCall> {
  const call = openCall(material, meaningOf);
  const giveTurn = givingTurns();
  let next = 0;
  for (const line of lines) {
    await giveTurn();
    for (let wish = wishes[next]; wish !== undefined && wish.at < line.at; wish = wishes[next]) {
      call.take(wish);
      next += 1;
    }
    call.hear(line);
  }
  for (const wish of wishes.slice(next)) call.take(wish);
  return call;
}
