import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { automationNames, type AutomationName } from '#contract/automation.ts';
import { readBilling } from '#contract/billing.ts';
import { briefMarkdown } from '#contract/brief-markdown.ts';
import { briefText } from '#contract/brief-text.ts';
import { uncheckedMark } from '#contract/evidence.ts';
import { listPreps, meetingPrepper, readPrep, startPrep } from '#contract/prep.ts';
import { solutionOptions } from '#contract/solutions.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { serveSite, type ServedPage, type SiteServer } from '#tests/support/site-server.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const meeting = { firstName: 'Rhys', lastName: 'Tolland', company: 'Fernhollow' };

describe('an automation of the operator', () => {
  let automation: SiteServer;
  let server: TestServer;
  let answer: ServedPage;
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  const json = (value: unknown, status = 200): ServedPage => ({
    status,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value),
  });

  const used = async (person: TestPerson): Promise<number | undefined> =>
    (await person.call(readBilling, {})).body.usage.meters[0]?.used;

  beforeAll(async () => {
    automation = await serveSite({}, (path, body) => {
      sent.push({ path, body: JSON.parse(body) as Record<string, unknown> });
      return answer;
    });
    server = await startTestServer({
      AUTOMATION_URL: `${automation.url}/webhook/`,
      AUTOMATION_CALLS: automationNames.join(),
      AUTOMATION_URL_SOLUTION_OPTIONS: `${automation.url}/hooks/options?of=7`,
    });
  });
  afterAll(async () => {
    await server.close();
    await automation.close();
  });

  const record = {
    currentDiscQuestions: ['Where does it take longest?'],
    futureDiscQuestions: ['What would a good year look like?'],
    prepDocUrl: 'https://docs.example/fernhollow',
    sections: { painPoints: ['Paper slips go missing in the yard.'], companySummary: 'A timber yard with 40 people.' },
  };

  test('is sent the call with who makes it; its brief is kept, and nothing of it is told as checked', async () => {
    const seller = await signUp(server);
    answer = json([{ status: 'success', data: { ...record, secret: 'left out' } }]);
    const { status, body } = await seller.call(meetingPrepper, { ...meeting, requestId: 'r-1' });
    expect([status, body.status]).toEqual([200, 'success']);
    expect(sent.at(-1)).toMatchObject({
      path: '/webhook/meeting-prepper',
      body: {
        ...meeting,
        action: 'meeting-prepper',
        requestId: 'r-1',
        clientId: seller.organizationId,
        userID: seller.userId,
      },
    });
    const { prepSessions } = (await seller.call(listPreps, {})).body;
    expect(prepSessions).toMatchObject([{ companyName: 'Fernhollow', status: 'ready' }]);
    const prospectId = prepSessions[0]?.prepMeetingId ?? '';
    expect(body.data?.prepMeetingId).toBe(prospectId);
    const { prepSession } = (await seller.call(readPrep, { prospectId })).body;
    expect(JSON.stringify(prepSession)).not.toContain('left out');
    expect(prepSession).toMatchObject({
      currentDiscQuestions: record.currentDiscQuestions,
      futureDiscQuestions: record.futureDiscQuestions,
    });
    const { sections, sources, questions } = prepSession.brief;
    expect(Object.values(sections).flatMap(({ claims }) => claims)).toMatchObject([
      { text: 'A timber yard with 40 people.', kind: 'unchecked', quotes: [] },
      { text: 'Paper slips go missing in the yard.', kind: 'unchecked', quotes: [] },
    ]);
    expect(sources).toMatchObject([{ kind: 'automation', title: uncheckedMark, url: record.prepDocUrl }]);
    expect(questions.map(({ why }) => why)).toEqual([`${uncheckedMark}.`, `${uncheckedMark}.`]);
    const markdown = briefMarkdown(prepSession.brief);
    expect(markdown).toContain(`Paper slips go missing in the yard. _(${uncheckedMark.toLowerCase()})_`);
    expect(briefText(prepSession.brief)).toContain(`(${uncheckedMark.toLowerCase()})`);
    // Repeating the request neither asks nor charges again, and another company sees nothing of it.
    const asked = sent.length;
    const again = await seller.call(meetingPrepper, { ...meeting, requestId: 'r-1' });
    expect(again.body.data?.prepMeetingId).toBe(prospectId);
    expect(sent).toHaveLength(asked);
    expect((await seller.call(listPreps, {})).body.prepSessions).toHaveLength(1);
    const stranger = await signUp(server);
    expect((await stranger.call(readPrep, { prospectId })).status).toBe(404);
    expect(await used(seller)).toBe(1);
  });

  test('writes what is started on screen too; what it could not do is said there, and costs nothing', async () => {
    const seller = await signUp(server);
    const run = async () => {
      const { prepMeetingId } = (await seller.call(startPrep, { ...meeting, company: 'fernhollow.example' })).body;
      const read = async () => (await seller.call(readPrep, { prospectId: prepMeetingId })).body.prepSession;
      await expect.poll(async () => (await read()).isPrepping, { timeout: 30_000 }).toBe(false);
      return read();
    };
    answer = json({ status: 'success', data: record });
    const ready = await run();
    expect(ready).toMatchObject({ status: 'ready', steps: [{ key: 'meeting-prepper', state: 'done' }] });
    expect(ready.brief.sections.painPoints.claims).toMatchObject([{ kind: 'unchecked' }]);
    const failures: [ServedPage, string][] = [
      [{ status: 400, body: 'no such field' }, 'automation webhook rejected request (400): no such field'],
      [{ status: 503, body: 'busy' }, 'HTTP error! Status: 503'],
      [json({ status: 'error', error: { code: 'BUSY', message: 'Later' } }), 'Later'],
      [json({ status: 'error' }), 'API Error'],
      [json({ status: 'success', data: { currentDiscQuestions: 'one' } }), 'Invalid response format'],
    ];
    for (const [failing, reason] of failures) {
      answer = failing;
      expect(await run()).toMatchObject({ status: 'failed', failure: { reason } });
    }
    expect(await used(seller)).toBe(1);
  });

  test('is not asked for what was refused, and its refusals and nonsense reach the caller as they are', async () => {
    const seller = await signUp(server);
    const before = sent.length;
    expect((await seller.call(meetingPrepper, { ...meeting, firstName: '' })).status).toBe(400);
    expect(sent).toHaveLength(before);
    answer = { status: 400, body: 'no such field' };
    const refused = await fetch(`${server.address}${meetingPrepper.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${seller.token}` },
      body: JSON.stringify(meeting),
    });
    expect([refused.status, await refused.text()]).toEqual([400, 'no such field']);
    // Any other refusal is JSON, carries nothing of the automation's page, and is asked for once.
    const passedOn = [401, 403, 404, 429, 500].map((status) => [status, status] as const);
    for (const [own, status] of [...passedOn, [302, 502], [304, 502]] as const) {
      const asked = sent.length;
      answer = { status: own, body: '<html>no</html>', headers: { 'content-type': 'text/html' } };
      const { status: told, body } = await seller.call(meetingPrepper, meeting);
      expect([told, body]).toEqual([
        status,
        { error: `HTTP error! Status: ${own}`, code: 'automation_refused', requestId: expect.any(String) },
      ]);
      expect(sent).toHaveLength(asked + 1);
    }
    const nonsense: ServedPage[] = [
      { body: '<html>nothing</html>' },
      { body: '' },
      json([]),
      json({ status: 'success' }),
      json({ status: 'success', data: { currentDiscQuestions: [], futureDiscQuestions: [] } }),
      json({ status: 'success', data: { ...record, sections: { painPoints: [`${'x'.repeat(2001)}`] } } }),
    ];
    for (answer of nonsense)
      expect(await seller.call(meetingPrepper, meeting)).toMatchObject({
        status: 502,
        body: { error: 'Invalid response format', code: 'invalid_answer' },
      });
    expect((await seller.call(listPreps, {})).body.prepSessions).toEqual([]);
    answer = json({ status: 'error', error: { code: 'BUSY', message: 'Later' } });
    expect((await seller.call(meetingPrepper, meeting)).body).toEqual({
      status: 'error',
      error: { code: 'BUSY', message: 'Later' },
    });
    expect(await used(seller)).toBe(0);
  });

  const foreign: [AutomationName, (other: TestPerson) => Record<string, unknown>][] = [
    ['load-session', ({ organizationId }) => ({ action: 'loadAll', clientId: organizationId })],
    ['load-session', () => ({ action: 'loadAll', clientId: 'someone-else' })],
    ['load-session', ({ organizationId }) => ({ action: 'delete', sessionId: 'x', clientId: organizationId })],
    ['content/solution-options', () => ({ clientId: 'someone-else' })],
    ['create-session', () => ({ clientId: 'someone-else' })],
    ['discovery', () => ({ clientId: 'someone-else' })],
    ['solution', () => ({ clientId: 'someone-else' })],
    ['meeting-prepper', () => ({ ...meeting, clientId: 'someone-else' })],
    ['client', () => ({ clientId: 'someone-else' })],
    ['client', () => ({ clerkOrgId: 'someone-else' })],
    ['client', ({ userId }) => ({ clerkUserId: userId })],
    ...(['process-document', 'process-weburl', 'process-youtube'] as const).flatMap((name) =>
      (['process', 'update', 'delete'] as const).map((action): (typeof foreign)[number] => [
        `content/${name}`,
        ({ userId }) => ({ action, context: { clientId: 'someone-else', userId } }),
      ]),
    ),
  ];
  test('is not asked for another company or person: they are refused as without it', async () => {
    const [seller, other] = [await signUp(server), await signUp(server)];
    const alone = await startTestServer();
    const there = await signUp(alone);
    const post = async (at: TestServer, who: TestPerson, name: AutomationName, input: Record<string, unknown>) => {
      const response = await fetch(`${at.address}/api/automation/${name}/route`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${who.token}` },
        body: JSON.stringify(input),
      });
      const { error, details } = (await response.json()) as { error: unknown; details?: object };
      return { status: response.status, error, details };
    };
    answer = json([{ status: 'success', data: { sessions: [] } }]);
    const before = sent.length;
    for (const [name, inputOf] of foreign) {
      const input = inputOf(other);
      const refused = await post(server, seller, name, input);
      const { context = {}, clientId = input['clerkOrgId'] } = input as Record<string, { clientId?: string }>;
      const requestedClientId = clientId ?? context.clientId;
      const details = { requestedClientId, userClientId: seller.organizationId };
      expect([name, refused]).toEqual([
        name,
        { status: 403, error: 'Forbidden', details: requestedClientId === undefined ? undefined : details },
      ]);
      // Without an automation the product itself says the same.
      const itself = await post(alone, there, name, input);
      expect([name, itself.status, itself.error]).toEqual([name, 403, 'Forbidden']);
    }
    expect(sent).toHaveLength(before);
    for (const clientId of [seller.organizationId, undefined])
      expect((await post(server, seller, 'load-session', { action: 'loadAll', clientId })).status).toBe(200);
    expect(sent).toHaveLength(before + 2);
    await alone.close();
  });

  test('has an address of its own for a call, which is posted there as it stands', async () => {
    const seller = await signUp(server);
    answer = json({ status: 'success', solutions: [] });
    const options = { organizationId: seller.organizationId, action: 'solution-options' };
    await fetch(`${server.address}${solutionOptions.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${seller.token}` },
      body: JSON.stringify(options),
    });
    expect(sent.at(-1)?.path).toBe('/hooks/options?of=7');
  });
});
