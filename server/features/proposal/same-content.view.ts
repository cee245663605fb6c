import { daysBetween } from '#contract/day-in-words.ts';
import type { ProposalDocument } from '#contract/proposal.ts';
import { documentResponse } from './document.view.ts';
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

/** Returns whether a file of both would be the same in every format: dated alike, and with the same hidden blocks. */
export function sameFile(a: ProposalDocument, b: ProposalDocument): boolean {
  const complete = (document: ProposalDocument): string => JSON.stringify(documentResponse(document, ''));
  return a.day === b.day && sameContent(a, b) && complete(a) === complete(b);
}
