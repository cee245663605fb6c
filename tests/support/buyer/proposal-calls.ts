import {
  arrangeProposal,
  linkProposal,
  readProposal,
  type ProposalBlock,
  type ProposalFormat,
  type ProposalLayout,
  type ProposalState,
} from '#contract/proposal.ts';
import type { TestPerson } from '../people.ts';

/** What a rep does with the proposal of one session. */
export function proposalCalls(server: { address: string }, who: TestPerson, sessionId: string) {
  const read = async (): Promise<ProposalState> => (await who.call(readProposal, { sessionId })).body;
  return {
    read,
    block: async (id: string): Promise<ProposalBlock | undefined> =>
      (await read()).document.blocks.find((each) => each.id === id),
    /** Changes part of the layout as it is now. */
    arrange: async (change: Partial<ProposalLayout>) => {
      const { layout, revision } = await read();
      return who.call(arrangeProposal, { sessionId, layout: { ...layout, ...change }, revision });
    },
    bytes: async (
      format: ProposalFormat,
      more: { versionId?: string; preview?: boolean } = {},
    ): Promise<Uint8Array> => {
      const { address } = (await who.call(linkProposal, { sessionId, format, ...more })).body;
      return new Uint8Array(await (await fetch(`${server.address}${address}`)).arrayBuffer());
    },
  };
}
