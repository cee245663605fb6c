import { heardFields } from '#contract/coaching.ts';
import type { phraseOdds } from '../learned/phrase-odds.ts';
import { meantFieldWeights, type FieldSign } from '../meaning/meant-field-weights.ts';
import type { MeantLabel } from '../meaning/meant-labels.ts';
import type { CallField } from '../vocabulary/field-words.ts';
import { likelyFields } from '../vocabulary/likely-fields.ts';
import type { FieldTrait } from './field-traits.ts';

/** Whether phrases of a field are learned: of the money that something costs or brings they aren't. */
export const hasPhrases = (field: CallField): field is (typeof likelyFields)[number] =>
  likelyFields.some((each) => each === field);

/**
 * The log-odds that a line fills each field, by what stands in and around it, its phrases and what it means; learned by
 * `scripts/learn-meaning.ts`.
 */
export function meantFieldOdds(
  traits: Record<FieldTrait, number>,
  phrases: ReturnType<typeof phraseOdds>,
  meaning: (label: MeantLabel) => number,
): (field: CallField) => number {
  const common: [FieldSign, number][] = [
    ...(Object.entries(traits) as [FieldTrait, number][]).filter(([, value]) => value !== 0),
    ...heardFields.map((field): [FieldSign, number] => [`means_${field}`, meaning(field)]),
  ];
  return (field) => {
    const place = heardFields.indexOf(field);
    const weightOf = (sign: 'bias' | FieldSign): number => meantFieldWeights[sign][place] ?? 0;
    const said = hasPhrases(field) ? weightOf('phrases') * phrases(field) : 0;
    return common.reduce((sum, [sign, value]) => sum + weightOf(sign) * value, weightOf('bias') + said);
  };
}
