import * as contract from '#contract/solutions.ts';
import { route, type Route } from '#server/platform/http.ts';
import { requireOwnClient } from '#server/access/own-client.ts';
import { addSolution } from './add-solution.ts';
import { changeSolution } from './change-solution.ts';
import { listSolutions } from './list-solutions.ts';
import { removeSolution } from './remove-solution.ts';
import { toSolutionRecord } from './solution.view.ts';

export const solutionsRoutes: Route[] = [
  route(contract.getSolutions, async (ctx, input) => {
    const { solutions } = await listSolutions(ctx, input);
    return { solutions: solutions.map((row) => toSolutionRecord(row, ctx.organizationId)) };
  }),
  route(contract.createSolution, async (ctx, input) => {
    requireOwnClient(ctx, input.clientId);
    return { solution: toSolutionRecord(await addSolution(ctx, input), ctx.organizationId) };
  }),
  route(contract.updateSolution, async (ctx, input) => ({
    solution: toSolutionRecord(await changeSolution(ctx, input), ctx.organizationId),
  })),
  route(contract.deleteSolution, removeSolution),
  route(contract.solutionOptions, async (ctx, input) => {
    const { solutions } = await listSolutions(ctx, input);
    return { status: 'success', solutions: solutions.map(({ id, name }) => ({ id, name })) };
  }),
];
