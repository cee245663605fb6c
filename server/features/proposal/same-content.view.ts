import { daysBetween } from '#contract/day-in-words.ts';
import type { ProposalDocument } from '#contract/proposal.ts';
import { documentResponse } from './document.view.ts';
import { documentOf } from './print.view.ts';

/** The content a buyer reads; the date of reading is not part of it. */
function contentOf(document: ProposalDocument): string {
  return JSON.stringify(documentOf({ ...document, day: '', validUntil: '' }));
}

/** Returns whether both hold as long: a template says how many days, a person names the last one, which stays that day. */
function sameValidity(a: ProposalDocument, b: ProposalDocument): boolean {
  if (a.validUntil === undefined || b.validUntil === undefined) return a.validUntil === b.validUntil;
  if (a.validUntil === b.validUntil) return true;
  const byTemplates = a.validByPerson !== true && b.validByPerson !== true;
  return byTemplates && daysBetween(a.day, a.validUntil) === daysBetween(b.day, b.validUntil);
}

/** Returns whether a buyer would read the same in both. */
export function sameContent(a: ProposalDocument, b: ProposalDocument): boolean {
  return sameValidity(a, b) && contentOf(a) === contentOf(b);
}

/** Returns whether a file of both would be the same in every format: dated alike, and with the same hidden blocks. */
export function sameFile(a: ProposalDocument, b: ProposalDocument): boolean {
  const complete = (document: ProposalDocument): string => JSON.stringify(documentResponse(document, ''));
  return a.day === b.day && sameContent(a, b) && complete(a) === complete(b);
}
