import * as ask from '#contract/ask.ts';
import * as call from '#contract/ask-call.ts';
import { route, type Route } from '#server/platform/http.ts';
import { markTeamOnly } from '#server/features/team-only/mark-team-only.ts';
import { passagesFor } from '#server/search/passages-for.ts';
import { bestPlace, headedAt } from '#server/search/said-at.ts';
import { askAllAgain } from './ask-all-again.ts';
import { askCall } from './ask-call.ts';
import { answerQuestion } from './answer-question.ts';
import { deleteQuestion } from './delete-question.ts';
import { listGaps } from './list-gaps.ts';
import { readQuestions } from './read-questions.ts';
import { saveQuestion } from './save-question.ts';

export const askRoutes: Route[] = [
  route(ask.searchContent, async (ctx, { query, filter, limit }) => {
    const began = performance.now();
    const found = await passagesFor(ctx, query, filter, limit);
    const { passages } = await markTeamOnly(ctx, found);
    return {
      passages: passages.map((passage) => headedAt(passage, bestPlace(passage.marks))),
      tookMs: Math.round(performance.now() - began),
    };
  }),
  route(ask.askContent, (ctx, { question, filter }) => answerQuestion(ctx, { question, filter, citedIn: 'answer' })),
  route(call.askCall, askCall),
  route(ask.listSavedQuestions, readQuestions),
  route(ask.saveQuestion, saveQuestion),
  route(ask.deleteQuestion, deleteQuestion),
  route(ask.runQuestions, askAllAgain),
  route(ask.listGaps, listGaps),
];
