import { answerStore, type AnswerRow } from './answer.store.ts';
import type { OpenedProposal } from './open-proposal.ts';

/** Returns the answered questions of a link, which everyone who may open it may read. */
export function listReplies({ tenant, share }: OpenedProposal): Promise<AnswerRow[]> {
  return answerStore(tenant).repliesOf(share.id);
}
