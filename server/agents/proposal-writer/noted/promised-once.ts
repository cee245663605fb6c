import { dueIn } from '#server/agents/discovery-coach/find-promises.ts';
import { terms } from '#server/readers/sentences.ts';
import type { Promised } from '../amend-promises.ts';

/** A promise, and where the same person said it again with fewer words. */
export interface PromisedOnce extends Promised {
  repeats: readonly Promised[];
}

const fewestTerms = 2;

/** A promise as it is compared, read once. */
interface Compared {
  promise: Promised;
  own: readonly string[];
  all: ReadonlySet<string>;
  isDated: boolean;
}

function comparedOf(promise: Promised): Compared {
  const own = terms(promise.piece);
  return { promise, own, all: new Set(own), isDated: dueIn(promise.piece) !== null };
}

/** Returns whether one promise says all that another of the same person does, for the same day. */
const covers = (whole: Compared, part: Compared): boolean =>
  whole !== part && (whole.isDated || !part.isDated) && part.own.every((term) => whole.all.has(term));

/** Returns promises each once: what somebody promises again, with no word more, is the same step. */
export function promisedOnce(promised: readonly Promised[]): PromisedOnce[] {
  const gone = new Map<Promised, Promised>();
  const alone = promised.filter(({ on }) => on === null);
  for (const same of Map.groupBy(alone, ({ turn, who }) => JSON.stringify([turn.speaker, who ?? null])).values()) {
    const compared = same.map(comparedOf);
    for (const part of compared) {
      if (part.own.length < fewestTerms) continue;
      const whole = compared.find((each) => !gone.has(each.promise) && covers(each, part));
      if (whole !== undefined) gone.set(part.promise, whole.promise);
    }
  }
  const keptFor = (each: Promised): Promised => {
    const whole = gone.get(each);
    return whole === undefined ? each : keptFor(whole);
  };
  const repeats = Map.groupBy(
    promised.filter((each) => gone.has(each)),
    keptFor,
  );
  return promised.filter((each) => !gone.has(each)).map((each) => ({ ...each, repeats: repeats.get(each) ?? [] }));
}
