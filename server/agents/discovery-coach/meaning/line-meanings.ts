import { setTimeout } from 'node:timers/promises';
import { boundedMeaning } from './bounded-meaning.ts';
import { meantLabels, type MeantLabel } from './meant-labels.ts';
import { sidedWeights } from './sided-weights.ts';
import type { CallLine } from '../call-line.ts';
import { spokenText } from '../spoken-text.ts';

type Encode = (texts: readonly string[]) => Promise<Float32Array[] | null>;

/** The log-odds of each kind of matter and each field by what a line and the seller's line before it mean; null: nobody has encoded them. */
export type MeaningOf = (text: string, before: string | null) => ((label: MeantLabel) => number) | null;

export interface LineMeanings {
  /**
   * Has those lines encoded that aren't yet, and waits for that, `waitMs` milliseconds at most. Never rejects: what isn't known by then is heard by its words.
   * After a failure nothing is tried for a minute.
   */
  learn(lines: readonly CallLine[], waitMs: number): Promise<'known' | 'late' | 'failed'>;
  of: MeaningOf;
}

/** So many texts stay known, of 250 bytes each; a long call has 1,000. */
const kept = 20_000;
const restMs = 60_000;

/** What a text adds to each label's log-odds, as the line itself (first half) and as the line before. */
function sharesOf(vector: Float32Array): Float32Array {
  const shares = new Float32Array(2 * meantLabels.length);
  meantLabels.forEach((label, place) => {
    const { line, before } = sidedWeights(label);
    let [said, prior] = [0, 0];
    for (let at = 0; at < vector.length; at += 1) {
      said += (line[at] ?? 0) * (vector[at] ?? 0);
      prior += (before[at] ?? 0) * (vector[at] ?? 0);
    }
    shares[place] = said;
    shares[meantLabels.length + place] = prior;
  });
  return shares;
}

/** Waits for work, `waitMs` milliseconds at most; returns whether it went on. */
async function endsLate(work: Promise<unknown>, waitMs: number): Promise<boolean> {
  const stop = new AbortController();
  const late = setTimeout(waitMs, true, { ref: false, signal: stop.signal }).catch(() => true);
  try {
    return await Promise.race([work.then(() => false), late]);
  } finally {
    stop.abort();
  }
}

/** Keeps what the lines of calls mean, by their texts. */
export function openLineMeanings(encode: Encode): LineMeanings {
  const known = new Map<string, Float32Array>();
  const asked = new Map<string, Promise<void>>();
  let triedAgainAt = 0;
  /** A failure that nobody waited for is told to whoever asks next. */
  let isUntold = false;

  async function encodeAll(texts: readonly string[]): Promise<void> {
    const vectors = await encode(texts);
    if (vectors === null) {
      triedAgainAt = Date.now() + restMs;
      isUntold = true;
    }
    texts.forEach((text, at) => {
      asked.delete(text);
      const vector = vectors?.[at];
      if (vector !== undefined) known.set(text, sharesOf(vector));
    });
    for (const text of known.keys()) {
      if (known.size <= kept) break;
      known.delete(text);
    }
  }

  return {
    async learn(lines, waitMs) {
      const texts = [...new Set(lines.flatMap((line) => (line.side === 'note' ? [] : [spokenText(line)])))];
      const fresh = texts.filter((text) => !known.has(text) && !asked.has(text));
      if (fresh.length > 0 && Date.now() >= triedAgainAt) {
        const work = encodeAll(fresh);
        for (const text of fresh) asked.set(text, work);
      }
      const works = [...new Set(texts.flatMap((text) => asked.get(text) ?? []))];
      const isLate = works.length > 0 && (await endsLate(Promise.all(works), waitMs));
      if (isUntold) {
        isUntold = false;
        return 'failed';
      }
      return isLate ? 'late' : 'known';
    },
    of(text, before) {
      const line = known.get(text);
      const prior = before === null ? null : known.get(before);
      if (line === undefined || prior === undefined) return null;
      return (label) => {
        const place = meantLabels.indexOf(label);
        const odds = sidedWeights(label).bias + (line[place] ?? 0) + (prior?.[meantLabels.length + place] ?? 0);
        return boundedMeaning(odds);
      };
    },
  };
}
