import type { FieldTrait } from './field-traits.ts';
import { fieldWeights } from '../vocabulary/field-weights.ts';
import { likelyFields, type LikelyField } from '../vocabulary/likely-fields.ts';

/**
 * From these log-odds on a line is taken for a field. On calls that were left out three in four of the barriers that it takes were
 * labelled so, and nine in ten of the rest.
 */
export const fieldFrom = (field: LikelyField): number => (field === 'barriers' ? -0.6 : -1);

/** The log-odds that a line fills each field. */
export function fieldOdds(traits: Record<FieldTrait, number>): ReadonlyMap<LikelyField, number> {
  const odds = likelyFields.map((_, place) => fieldWeights.bias[place] ?? 0);
  for (const [trait, value] of Object.entries(traits) as [FieldTrait, number][])
    if (value !== 0)
      fieldWeights[trait].forEach((weight, place) => {
        odds[place] = (odds[place] ?? 0) + weight * value;
      });
  return new Map(likelyFields.map((field, place) => [field, odds[place] ?? 0]));
}

/** What the log-odds of phrases weigh, and from where on they speak for a field: rare ones are seldom likely (decision 088). */
const phraseShare = 0.6;
const phraseNeutral: Record<LikelyField, number> = {
  barriers: -1.2,
  outcomes: -1.7,
  emotionalImpact: -2.3,
  targetDate: -2.7,
  decisionProcess: -2.8,
  relief: -3.1,
  budget: -3.1,
};

/** What the log-odds of its phrases add to those of a line's form and place. */
export const phrasesAdd = (field: LikelyField, odds: number): number => phraseShare * (odds - phraseNeutral[field]);
