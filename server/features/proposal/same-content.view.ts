import { daysBetween } from '#contract/day-in-words.ts';
import type { ProposalDocument } from '#contract/proposal.ts';
import { documentOf } from './print.view.ts';

/** The content a buyer reads; the date of reading is not part of it, the days the proposal is valid are. */
function contentOf(document: ProposalDocument): string {
  const { validUntil, ...dated } = document;
  const printed = documentOf({ ...dated, day: '' });
  return JSON.stringify({ ...printed, validDays: validUntil && daysBetween(document.day, validUntil) });
}

/** Returns whether a buyer would read the same in both. */
export function sameContent(a: ProposalDocument, b: ProposalDocument): boolean {
  return contentOf(a) === contentOf(b);
}
