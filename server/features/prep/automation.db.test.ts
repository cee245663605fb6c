import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBilling } from '#contract/billing.ts';
import { listPreps, meetingPrepper } from '#contract/prep.ts';
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
      AUTOMATION_CALLS: 'meeting-prepper',
      AUTOMATION_URL_SOLUTION_OPTIONS: `${automation.url}/hooks/options?of=7`,
    });
  });
  afterAll(async () => {
    await server.close();
    await automation.close();
  });

  test('is sent the call with who makes it, and its answer is passed on, also out of a list', async () => {
    const seller = await signUp(server);
    const record = {
      prepMeetingId: 'p-1',
      companyName: 'Fernhollow',
      currentDiscQuestions: ['Where does it take longest?'],
    };
    for (const body of [{ status: 'success', data: record }, [{ status: 'success', data: record }]]) {
      answer = json(body);
      const { status, body: got } = await seller.call(meetingPrepper, { ...meeting, requestId: 'r-1' });
      expect([status, got]).toEqual([200, { status: 'success', data: record }]);
    }
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
    expect((await seller.call(listPreps, {})).body.prepSessions).toEqual([]);
    expect(await used(seller)).toBe(2);
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
    answer = { body: '<html>nothing</html>' };
    expect(await seller.call(meetingPrepper, meeting)).toMatchObject({
      status: 502,
      body: { error: 'Invalid response format', code: 'invalid_answer' },
    });
    answer = json({ status: 'error', error: { code: 'BUSY', message: 'Later' } });
    expect((await seller.call(meetingPrepper, meeting)).body).toEqual({
      status: 'error',
      error: { code: 'BUSY', message: 'Later' },
    });
    expect(await used(seller)).toBe(0);
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
