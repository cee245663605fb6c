import * as contract from '#contract/discovery.ts';
import * as lines from '#contract/session-lines.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { eventRoute, route, type Route } from '#server/platform/http.ts';
import { JsonText } from '#server/platform/json-text.ts';
import { addLines } from './add-lines.ts';
import { addTranscript } from './add-transcript.ts';
import { answerCreateSession } from './answer-create-session.ts';
import { answerSessionEndpoint } from './answer-session-endpoint.ts';
import { beginSession } from './begin-session.ts';
import { endSession } from './end-session.ts';
import { changeLine } from './change-line.ts';
import { changeSpeakers } from './change-speakers.ts';
import { listSessions } from './list-sessions.ts';
import { readLines } from './read-lines.ts';
import { readSession } from './read-session.ts';
import { removeLine } from './remove-line.ts';
import { setWriters } from './set-writers.ts';
import { streamSession } from './stream-session.ts';
import { summarizeDiscovery } from './summarize-discovery.ts';
import { tickQuestion } from './tick-question.ts';
import { updateSession } from './update-session.ts';

const streamOf = (
  ctx: TenantContext,
  { sessionId }: { sessionId: string },
  options: { lastEventId: string; signal: AbortSignal },
) => streamSession(ctx, { sessionId, ...options });

export const discoveryRoutes: Route[] = [
  route(
    contract.listSessions,
    async (ctx, input) => new JsonText(`{"sessions":${(await listSessions(ctx, input)).text}}`),
  ),
  route(
    contract.listPrepSessions,
    async (ctx, input) => new JsonText(`{"sessions":${(await listSessions(ctx, input)).text}}`),
  ),
  eventRoute(
    contract.readSession,
    async (ctx, input) => {
      const session = JSON.stringify(await readSession(ctx, input));
      return new JsonText(`{"status":"success","data":${session},"session":${session}}`);
    },
    streamOf,
  ),
  route(contract.updateSession, async (ctx, { sessionId, stage, was, ...data }) => ({
    status: 'success' as const,
    ...(await updateSession(ctx, { sessionId, stage, was, data })),
  })),
  route(contract.sessionEndpoint, answerSessionEndpoint),
  route(contract.createSession, answerCreateSession),
  route(contract.summarizeDiscovery, async (ctx, { sessionId, clientId, ...data }) => ({
    status: 'success' as const,
    data: { aiSummary: await summarizeDiscovery(ctx, { sessionId, clientId, data }) },
  })),
  route(lines.addLines, addLines),
  route(lines.readLines, readLines),
  route(lines.changeLine, changeLine),
  route(lines.removeLine, removeLine),
  route(lines.changeSpeakers, changeSpeakers),
  route(lines.tickQuestion, tickQuestion),
  route(lines.beginSession, beginSession),
  route(lines.endSession, endSession),
  route(lines.setWriters, setWriters),
  route(lines.addTranscript, addTranscript),
];
