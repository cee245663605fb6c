import type { Signs } from '../../trees.ts';
import type { ClaimFacts } from '../claim-facts.ts';
import { readParts } from './claim-parts.ts';
import { setSubjectSigns } from './subject-signs.ts';
import { setTimeSigns } from './time-signs.ts';
import { wordKindNames } from './word-kind.ts';

/**
 * What of a claim beside its quotes may speak for or against it, whatever its trade: of whom and when each speaks, and which kinds
 * of words either side adds or leaves out. Not how close their words are, how long they are, or how many figures they hold: those
 * depend on who wrote the statements (decision 135).
 */
export function readSigns(facts: ClaimFacts): Signs {
  const signs = new Map<string, number>();
  const set = (name: string, value: number | boolean): void => {
    if (Number(value) !== 0) signs.set(name, Number(value));
  };
  const parts = readParts(facts);
  const { claim, nearest, evidence, behind } = parts;
  set('k:inference', facts.kind === 'inference');
  set('k:foreign', !facts.english);
  set('k:rests', facts.restsOn.length > 0);
  for (const kind of wordKindNames) {
    const isClaimed = claim.kinds.has(kind);
    set(`c:${kind}`, isClaimed);
    set(`+:${kind}`, isClaimed && !evidence.kinds.has(kind) && !behind.kinds.has(kind));
    set(`-:${kind}`, !isClaimed && evidence.kinds.has(kind));
    set(`-n:${kind}`, !isClaimed && nearest.kinds.has(kind));
  }
  setSubjectSigns(parts, set);
  setTimeSigns(parts, set);
  return signs;
}
