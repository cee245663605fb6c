import type { WordedKind } from '../learned/hear-plainly.ts';
import { meaningWeights } from './meaning-weights.ts';

/** What each number of a sentence adds to a kind's log-odds, where it is the line itself and where it is the seller's line before. */
export interface SidedWeights {
  bias: number;
  line: Float32Array;
  before: Float32Array;
}

const decode = (written: string, scale: number): Float32Array =>
  Float32Array.from(new Int8Array(Buffer.from(written, 'base64')), (each) => each * scale);
const read = new Map<WordedKind, SidedWeights>();

/** Returns a kind's weights, decoded once they are asked for. */
export function sidedWeights(kind: WordedKind): SidedWeights {
  const known = read.get(kind);
  if (known !== undefined) return known;
  const { bias, scale, line, before } = meaningWeights[kind];
  const weights = { bias, line: decode(line, scale), before: decode(before, scale) };
  read.set(kind, weights);
  return weights;
}
