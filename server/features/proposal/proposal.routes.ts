import * as contract from '#contract/proposal.ts';
import { solutionResponseSchema } from '#contract/proposal.ts';
import { route, type Route } from '#server/platform/http.ts';
import { answerSolution } from './answer-solution.ts';
import { arrangeProposal } from './arrange-proposal.ts';
import { findVersion } from './find-version.ts';
import { keepVersion } from './keep-version.ts';
import { readProposal } from './read-proposal.ts';
import { restoreVersion } from './restore-version.ts';

export const proposalRoutes: Route[] = [
  route(contract.draftSolution, async (ctx, { sessionId, clientId, ...data }) => ({
    status: 'success' as const,
    data: {
      solutionResponse: solutionResponseSchema.parse(await answerSolution(ctx, { sessionId, clientId, data })),
    },
  })),
  route(contract.readProposal, readProposal),
  route(contract.arrangeProposal, arrangeProposal),
  route(contract.keepVersion, keepVersion),
  route(contract.readVersion, async (ctx, input) => {
    const { version, document } = await findVersion(ctx, input);
    return { version, document };
  }),
  route(contract.restoreVersion, restoreVersion),
];
