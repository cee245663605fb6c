import type { ProposalDocument } from '#contract/proposal.ts';
import { documentOf } from '#server/features/proposal/print.view.ts';

/** What a buyer reads of a proposal; the day on which it was read is no content. */
const contentOf = (document: ProposalDocument): string =>
  JSON.stringify({ ...documentOf(document), day: '', shownDay: '' });

/** Whether a buyer would read the same in both. */
export function sameContent(a: ProposalDocument, b: ProposalDocument): boolean {
  return contentOf(a) === contentOf(b);
}
