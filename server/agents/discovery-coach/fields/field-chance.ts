import type { CallField } from '../vocabulary/field-words.ts';
import { everydayOdds } from '../learned/phrase-odds.ts';
import type { EverydayLabel } from '../learned/everyday/all.ts';
import type { FieldTrait } from './field-traits.ts';
import { fieldWeights } from '../vocabulary/field-weights.ts';
import { likelyFields, type LikelyField } from '../vocabulary/likely-fields.ts';

/**
 * From these log-odds on a line is taken for a field. Of the barriers between -0.6 and 0.25, not half were labelled so on
 * the calls that were built on.
 */
export const fieldFrom = (field: LikelyField): number => (field === 'barriers' ? 0.25 : -1);
/** Below these log-odds of its phrases and word classes, trouble is none, unless it's said in everyday words (decision 117). */
export const unlikelyTrouble = -3;

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
  barriers: -1.5,
  outcomes: -2,
  emotionalImpact: -2.6,
  targetDate: -3,
  decisionProcess: -3.1,
  relief: -2.4,
  budget: -3.1,
};

/** What the log-odds of its phrases add to those of a line's form and place. */
export const phrasesAdd = (field: LikelyField, odds: number): number => phraseShare * (odds - phraseNeutral[field]);

type EverydayField = Extract<CallField, EverydayLabel>;
/** From these log-odds on a sentence fills a field in everyday words (decision 106). */
const everydayFrom: Record<EverydayField, number> = {
  barriers: 0.5,
  financialImpact: 0.5,
  targetDate: -1,
  emotionalImpact: 0.9,
  outcomes: 0.5,
  impact: 0,
  relief: 0.5,
  decisionProcess: -0.5,
  budget: 0,
};
/** What a question that waits for its answer adds to the field that it is for, and takes from all others. */
const askedFor = 1.5;
const isEveryday = (field: CallField): field is EverydayField => field in everydayFrom;

/** Whether the seller's question, as far as one waits for its answer, is for the field or for another. */
export type Asking = 'it' | 'another' | 'nothing';

/** Reads a line once: whether one of its sentences fills a field in everyday words. */
export function plainReader(): (field: CallField, text: string, asking: Asking) => boolean {
  const read = new Map<string, (label: EverydayLabel) => number>();
  return (field, text, asking) => {
    if (!isEveryday(field)) return false;
    const odds = read.get(text) ?? everydayOdds(text);
    read.set(text, odds);
    const added = asking === 'nothing' ? 0 : asking === 'it' ? askedFor : -askedFor;
    return odds(field) + added >= everydayFrom[field];
  };
}

/** What a note has to be likelier by, since nothing was asked and nobody was heard. */
const ofNotes = 0.5;

/** The field that a note fills in everyday words, the one whose likelihood is furthest above what is enough; null: none. */
export function plainField(text: string): CallField | null {
  const odds = everydayOdds(text);
  const best = Object.entries(everydayFrom)
    .map(([field, from]) => ({ field: field as EverydayField, over: odds(field as EverydayField) - from - ofNotes }))
    .toSorted((a, b) => b.over - a.over)[0];
  return best !== undefined && best.over >= 0 ? best.field : null;
}
