import { dueIn } from '#server/agents/discovery-coach/find-promises.ts';
import { terms } from '#server/readers/sentences.ts';
import type { Promised } from '../amend-promises.ts';

/** A promise, and where the same person said it again with fewer words. */
export interface PromisedOnce extends Promised {
  repeats: readonly Promised[];
}

const fewestTerms = 2;

/** Returns whether one promise says all that another of the same person does, for the same day. */
function covers(whole: Promised, part: Promised): boolean {
  if (whole === part || whole.turn.speaker !== part.turn.speaker || part.on !== null || whole.on !== null) return false;
  if (whole.who !== part.who) return false;
  const [all, own] = [new Set(terms(whole.piece)), terms(part.piece)];
  if (own.length < fewestTerms || !own.every((term) => all.has(term))) return false;
  return dueIn(part.piece) === null || dueIn(whole.piece) !== null;
}

/** Returns promises each once: what somebody promises again, with no word more, is the same step. */
export function promisedOnce(promised: readonly Promised[]): PromisedOnce[] {
  const gone = new Map<Promised, Promised>();
  for (const part of promised) {
    const whole = promised.find((each) => !gone.has(each) && covers(each, part));
    if (whole !== undefined) gone.set(part, whole);
  }
  const keptFor = (each: Promised): Promised => {
    const whole = gone.get(each);
    return whole === undefined ? each : keptFor(whole);
  };
  return promised
    .filter((each) => !gone.has(each))
    .map((each) => ({ ...each, repeats: promised.filter((other) => other !== each && keptFor(other) === each) }));
}
