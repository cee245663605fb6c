import type { Hono } from 'hono';
import * as contract from '#contract/proposal.ts';
import { rewriteBlock as rewriteBlockEndpoint } from '#contract/proposal-rewrite.ts';
import { proposalFormats, solutionResponseSchema } from '#contract/proposal.ts';
import type { Services } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { findMembership } from '#server/access/membership.store.ts';
import { readPassing } from '#server/platform/passing-link.ts';
import { route, type Route } from '#server/platform/http.ts';
import { answerSolution } from './answer-solution.ts';
import { arrangeProposal } from './arrange-proposal.ts';
import { checkProposal } from './check-proposal.ts';
import { findVersion } from './find-version.ts';
import { formatBlock } from './format-block.ts';
import { rewriteBlock } from './rewrite-block.ts';
import { keepVersion } from './keep-version.ts';
import { linkProposal } from './link-proposal.ts';
import { printProposal } from './print-proposal.ts';
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
  route(contract.formatBlock, formatBlock),
  route(rewriteBlockEndpoint, rewriteBlock),
  route(contract.keepVersion, (ctx, { sessionId, name, reason }) => keepVersion(ctx, { sessionId, name, reason })),
  route(contract.readVersion, async (ctx, input) => {
    const { version, document } = await findVersion(ctx, input);
    return { version, document };
  }),
  route(contract.restoreVersion, restoreVersion),
  route(contract.linkProposal, linkProposal),
  route(contract.checkProposal, (ctx, { sessionId }) => checkProposal(ctx, { sessionId })),
];

/** Serves the file behind a one-minute URL; the requester must still be a member. */
export function proposalFiles(app: Hono, services: Services): void {
  app.get('/files/proposals/:token', async (c) => {
    const { secret } = await services.auth.$context;
    const passing = readPassing(secret, c.req.param('token'));
    const membership =
      passing === null ? null : await findMembership(services.database.db, passing.userId, passing.organizationId);
    const [sessionId = '', wanted, versionId = ''] = passing?.id.split(' ') ?? [];
    const format = proposalFormats.find((each) => each === wanted);
    if (passing === null || membership === null || format === undefined)
      throw new AppError('gone', 'This link works for one minute only. Open the proposal and download it again.');
    const { userId, organizationId } = passing;
    const { fileName, type, bytes } = await printProposal(
      {
        services,
        requestId: c.get('requestId'),
        log: services.log,
        userId,
        organizationId,
        role: membership.role,
      },
      { sessionId, format, versionId: versionId === '' ? undefined : versionId },
    );
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': type,
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="proposal.${format}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      },
    });
  });
}
