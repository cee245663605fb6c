import type { ProposalDocument } from '#contract/proposal.ts';
import { documentOf } from './print.view.ts';

/** The content a buyer reads; the date of reading is not part of it. */
const contentOf = (document: ProposalDocument): string =>
  JSON.stringify({ ...documentOf(document), day: '', shownDay: '' });

/** Returns whether a buyer would read the same in both. */
export function sameContent(a: ProposalDocument, b: ProposalDocument): boolean {
  return contentOf(a) === contentOf(b);
}
