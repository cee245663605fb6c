import { randomUUID } from 'node:crypto';
import { symmetricDecrypt } from 'better-auth/crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerQuestion, readBuyerNews, revokeProposalShare } from '#contract/buyer.ts';
import { limits } from '#contract/limits.ts';
import { changeNotificationSettings } from '#contract/notification-settings.ts';
import { proposalShares } from '#server/db/schema/buyer.ts';
import { buyerCalls } from '#tests/support/buyer/buyer-calls.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { joinTeam } from '#tests/support/team.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { until } from '#tests/support/until.ts';

const hostile = `<script>alert(1)</script><img src=x onerror=alert(2)> "quoted" \${x}`;
const asker = 'bo@norring.example';

let server: TestServer;
let rep: TestPerson;
let sessionId: string;
let id: string;
let path: string;
let pass: string;
let calls = buyerCalls({ address: '' });
beforeAll(async () => {
  server = await startTestServer();
  calls = buyerCalls(server);
});
beforeEach(async () => {
  rep = await signUp(server);
  sessionId = await calls.begin(rep, 'Short queues.');
  ({ id, path } = await calls.share(rep, sessionId, { asksEmail: true }));
  const entered = await calls.post(`${path}/enter`, { email: asker });
  pass = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
});
afterAll(() => server.close());

const ask = async (text: string): Promise<string> => {
  const form = { kind: 'question', section: 'transformation_journey', name: 'Bo', text };
  expect((await calls.post(`${path}/answer`, form, { cookie: pass })).status).toBe(303);
  const answers = (await calls.sharesOf(sessionId, rep)).flatMap((share) => share.answers);
  return answers.find((each) => each.text === text)?.id ?? '';
};
const answer = (questionId: string, text: string, who = rep) =>
  who.call(answerQuestion, { sessionId, questionId, text });
const page = async (): Promise<string> => (await calls.get(path, { cookie: pass })).text;
/** Returns the emails to whoever asked, opened. */
const mails = async (): Promise<string[]> => {
  const rows = await server.services.database.tenant(rep.organizationId, (db) =>
    db.execute<{ sealed: string }>(sql`select sealed from mail_outbox where recipient = ${asker} order by created_at`),
  );
  const { secret } = await server.services.auth.$context;
  return Promise.all(rows.map(({ sealed }) => symmetricDecrypt({ key: secret, data: sealed })));
};
const mailed = (least: number): Promise<string[]> =>
  until(async () => {
    const found = await mails();
    return found.length >= least ? found : null;
  });

test('an answer shows on the page of the link as text, and goes to whoever asked, once', async () => {
  const questionId = await ask(`Is it safe? ${hostile}`);
  expect((await calls.sharesOf(sessionId, rep))[0]?.answers).toMatchObject([{ name: 'Bo', email: asker, reply: null }]);
  expect(await page()).not.toContain('Is it safe?');
  // A double click, from two tabs.
  const twice = await Promise.all([answer(questionId, `Yes. ${hostile}`), answer(questionId, `Yes. ${hostile}`)]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(twice[0]?.body.answer).toMatchObject({
    answered: true,
    reply: { text: `Yes. ${hostile}`, by: 'Robin Seller' },
  });
  const shown = await page();
  expect(shown).toContain('Is it safe? &lt;script&gt;alert(1)&lt;/script&gt;');
  expect(shown).toContain('Yes. &lt;script&gt;alert(1)&lt;/script&gt;');
  expect(shown).not.toContain('<script>alert');
  expect(shown).not.toContain('<img src=x');
  const [mail] = await mailed(1);
  expect(mail).toContain('Yes. ');
  expect(mail).toContain(path);
  const { html } = JSON.parse(mail ?? '{}') as { html: string };
  expect(html).toContain('&#60;script&#62;alert');
  expect(html).not.toContain('<script>');
  await answer(questionId, 'Yes, in every harbor.');
  expect(await page()).toContain('Yes, in every harbor.');
  // The next one arrives after any second one of the first question.
  await answer(await ask('And in ice?'), 'In ice too.');
  const both = await mailed(2);
  expect(both).toHaveLength(2);
  // One key replaces its email in the outbox: the first one is as it was.
  expect(both.join(' ')).not.toContain('Yes, in every harbor.');
  expect((await rep.call(readBuyerNews, {})).body.news.find(({ kind }) => kind === 'question')?.waits).toBe(false);
});

test('nobody reads it before the gate, nor on another link', async () => {
  const questionId = await ask('Where is the data?');
  await answer(questionId, 'In Rotterdam.');
  expect((await calls.get(path)).text).not.toContain('Rotterdam');
  const other = await calls.share(rep, sessionId);
  expect((await calls.get(other.path)).text).not.toContain('Rotterdam');
});

test('a web address is in the page and not in the email', async () => {
  const questionId = await ask('Where can I read that?');
  await answer(questionId, 'At https://evil.example/now.');
  expect(await page()).toContain('https://evil.example/now');
  const [mail] = await mailed(1);
  expect(mail).not.toContain('evil.example');
});

test('without an email at the gate nothing is mailed', async () => {
  ({ id, path } = await calls.share(rep, sessionId));
  const questionId = await ask('Is it quick?');
  await answer(questionId, 'It is.');
  expect(await page()).toContain('It is.');
  expect(await mails()).toHaveLength(0);
});

test('a link that no longer works takes no answer', async () => {
  const questionId = await ask('Is it quick?');
  await rep.call(revokeProposalShare, { sessionId, shareId: id });
  expect((await answer(questionId, 'It is.')).status).toBe(410);
  ({ id, path } = await calls.share(rep, sessionId));
  const late = await ask('Is it still quick?');
  await server.services.database.tenant(rep.organizationId, (db) =>
    db.update(proposalShares).set({ expiresAt: new Date(Date.now() - 1000) }),
  );
  expect((await answer(late, 'It is.')).status).toBe(410);
  const shares = await calls.sharesOf(sessionId, rep);
  expect(shares.flatMap(({ answers }) => answers).map(({ reply }) => reply)).toEqual([null, null]);
  expect(await mails()).toHaveLength(0);
});

test('only who may write in the session answers, a question that is there, in bounds', async () => {
  const questionId = await ask('Is it quick?');
  const [colleague, stranger] = [await joinTeam(server, rep), await signUp(server)];
  expect((await answer(questionId, 'It is.', colleague)).status).toBe(403);
  expect((await answer(questionId, 'It is.', stranger)).status).toBe(404);
  expect((await answer(randomUUID(), 'It is.')).status).toBe(404);
  expect((await answer(questionId, ' ')).status).toBe(400);
  expect((await answer(questionId, 'x'.repeat(limits.buyer.textMax + 1))).status).toBe(400);
  await calls.post(`${path}/answer`, { kind: 'accept', name: 'Bo', text: 'Good.' }, { cookie: pass });
  const accepted = (await calls.sharesOf(sessionId, rep))[0]?.answers.find(({ kind }) => kind === 'accept')?.id ?? '';
  expect((await answer(accepted, 'Thanks.')).status).toBe(404);
});

test('a question is emailed to the rep until they turn that off, and shows in the bell either way', async () => {
  const toRep = async (): Promise<number> => {
    const rows = await server.services.database.tenant(rep.organizationId, (db) =>
      db.execute(sql`select 1 from mail_outbox where recipient = ${rep.email}`),
    );
    return rows.length;
  };
  await ask('Does it work offline?');
  await expect.poll(toRep, { timeout: 20_000 }).toBe(1);
  await rep.call(changeNotificationSettings, { replies: false, approvals: true });
  await ask('And at night?');
  await rep.call(changeNotificationSettings, { replies: true, approvals: true });
  await ask('And at sea?');
  await expect.poll(toRep, { timeout: 20_000 }).toBe(2);
  const { news } = (await rep.call(readBuyerNews, {})).body;
  expect(news.filter(({ kind }) => kind === 'question')).toHaveLength(3);
});
