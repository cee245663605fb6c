import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginSession } from '#contract/session-lines.ts';
import { exportNumbers, readNumbers } from '#contract/numbers.ts';
import { user } from '#server/db/schema/identity.ts';
import { buyerCalls, viewIn } from '#tests/support/buyer/buyer-calls.ts';
import { signUp, someAddress, type TestPerson } from '#tests/support/people.ts';
import { joinTeam } from '#tests/support/team.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let admin: TestPerson;
let colleague: TestPerson;
const month = new Date().toISOString().slice(0, 7);

beforeAll(async () => {
  server = await startTestServer();
  admin = await signUp(server);
  colleague = await joinTeam(server, admin);
  const { begin, share, get, note } = buyerCalls(server);
  const sessionId = await begin(colleague, 'Everybody is through the gate in five minutes.');
  await colleague.call(beginSession, { sessionId });
  // Two links to one proposal count as one proposal.
  await share(colleague, sessionId, { recipient: 'Bo' });
  const { path } = await share(colleague, sessionId, { recipient: 'Ada' });
  const buyer = { 'x-forwarded-for': someAddress() };
  const { text } = await get(path, buyer);
  await server.services.database.db.execute(
    sql`update proposal_views set opened_at = opened_at - interval '2 minutes' where id = ${viewIn(text)}`,
  );
  await note(path, viewIn(text), { transformation_journey: 30 }, buyer['x-forwarded-for']);
  await begin(admin, 'Never sent.');
});
afterAll(() => server.close());

test('runs and proposals are told by person and month; a proposal over two links is one', async () => {
  const { body } = await admin.call(readNumbers, {});
  expect(body.months).toHaveLength(12);
  expect(body.months.at(-1)).toBe(month);
  expect(body.rows.filter(({ userId }) => userId === colleague.userId)).toEqual([
    { month, userId: colleague.userId, preps: 0, sessions: 1, sent: 1, viewed: 1, accepted: 0 },
  ]);
  expect(body.people.map(({ userId }) => userId)).toContain(colleague.userId);
  expect(body.coverage.sessions).toBeGreaterThanOrEqual(1);
  expect(body.coverage.filled).toMatchObject({
    Vision: expect.any(Number) as number,
    ProspectCompany: expect.any(Number) as number,
  });
  expect(body.coverage.filled['Outcomes']).toBeUndefined();
  expect(body.reading).toEqual([{ section: 'transformation_journey', seconds: 30, viewers: 1 }]);
});

test('as a file no name runs as a formula', async () => {
  await server.services.database.db
    .update(user)
    .set({ name: '=HYPERLINK("http://x")' })
    .where(sql`id = ${colleague.userId}`);
  const headers = { authorization: `Bearer ${admin.token}`, 'x-organization-id': admin.organizationId };
  const file = await fetch(server.address + exportNumbers.path, { headers });
  expect(await file.text()).toContain(`"${month}","'=HYPERLINK(""http://x"")","0","1","1","1","0"\r\n`);
});

test('members and other organizations see none of it', async () => {
  expect((await colleague.call(readNumbers, {})).status).toBe(403);
  expect((await colleague.call(exportNumbers, {})).status).toBe(403);
  const other = await signUp(server);
  expect((await other.call(readNumbers, {})).body).toMatchObject({ rows: [], people: [], reading: [] });
});
