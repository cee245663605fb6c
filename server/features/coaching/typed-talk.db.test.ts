import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCoach, readPromises } from '#contract/coaching.ts';
import { createSession, updateSession } from '#contract/discovery.ts';
import { addLines } from '#contract/session-lines.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { wereHandedOn } from '#tests/support/calls/were-handed-on.ts';
import { until } from '#tests/support/until.ts';

describe('a talk that is typed line by line', () => {
  let server: TestServer;
  let rep: TestPerson;
  beforeAll(async () => {
    server = await startTestServer();
    rep = await signUp(server, { name: 'Rae Seller' });
  });
  afterAll(() => server.close());

  const suggestions = async (sessionId: string, texts: readonly string[]) => {
    const lines = texts.map((text, at) => ({
      id: randomUUID(),
      kind: 'note' as const,
      atMs: 20_000 + at * 9000,
      text,
    }));
    await rep.call(addLines, { sessionId, lines });
    await until(() => wereHandedOn(server.services.database, rep.organizationId, sessionId));
    return until(async () => {
      const found = (await rep.call(readCoach, { sessionId })).body.suggestions;
      return found.length > 0 ? found : null;
    });
  };

  test('fills fields from what the prospect says, as it holds, and keeps promises apart', async () => {
    const sessionId = (await rep.call(createSession, {})).body.data?.sessionId ?? '';
    await rep.call(updateSession, { sessionId, firstName: 'Ana', lastName: 'Lima' });
    const found = await suggestions(sessionId, [
      'Rae: By when does it have to run?',
      'Ana: We need it running by the end of July. No wait, the builders come in July, so by the end of June.',
      'Rae: I’ll send you the plan of the gates by Friday.',
      'Ana: I’ll tell my husband tonight.',
    ]);
    expect(found.filter(({ field }) => field === 'targetDate').map(({ text }) => text)).toEqual([
      'the builders come in July, so by the end of June.',
    ]);
    const { promises } = (await rep.call(readPromises, { sessionId })).body;
    expect(promises.map(({ side, owner }) => `${side} ${owner}`)).toEqual(['rep Rae Seller']);
  });

  test('a figure that a later note says is wrong is offered no more', async () => {
    const sessionId = (await rep.call(createSession, {})).body.data?.sessionId ?? '';
    const found = await suggestions(sessionId, [
      'Refunds cost them £1,300 a month',
      'Refunds are more like £900 a month after all, not 1300',
    ]);
    expect(found.map(({ text }) => text).filter((text) => text.endsWith('1,300 a month'))).toEqual([]);
  });
});
