import { dayInWords } from '#contract/day-in-words.ts';
import { proposalSectionTitles } from '#contract/proposal.ts';
import type { AnswerRow } from './answer.store.ts';

/** Describes a buyer's action in our own words. */
export function toldOf({ kind, section, day: chosen }: Pick<AnswerRow, 'kind' | 'section' | 'day'>): string {
  if (kind === 'accept') return 'The buyer accepted it';
  if (kind === 'decline') return 'The buyer declined it';
  if (kind === 'date') return chosen === null ? 'The buyer proposed a day' : `The buyer proposed ${dayInWords(chosen)}`;
  return section === null
    ? 'The buyer has a question'
    : `The buyer has a question about ${proposalSectionTitles[section]}`;
}
