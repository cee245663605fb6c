import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepPromise } from '#contract/coaching.ts';
import { createSession, readSession, updateSession } from '#contract/discovery.ts';
import { readOpenPromises } from '#contract/open-promises.ts';
import { readEarlierCalls, type EarlierCall } from '#contract/earlier-calls.ts';
import { readPrep, startPrep } from '#contract/prep.ts';
import { researchKeys } from '#contract/research.ts';
import { addLines, addTranscript, changeSpeakers, removeLine } from '#contract/session-lines.ts';
import { demoSite } from '#server/db/demo-content.ts';
import { discoverySessions } from '#server/db/schema/discovery.ts';
import { bundledWebPages } from '#server/ports/bundled-web-pages.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { joinTeam } from '#tests/support/team.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { until } from '#tests/support/until.ts';

const promised = 'I will send you the price list by Friday.';
const pain = 'We lose two days a week on paper forms.';
const doubt = 'Honestly, that sounds expensive, and our budget is tight.';
const wish = 'We want to be live by the end of March.';
const open = 'Who signs off a change like this?';
const secret = 'She looked unsure about her boss.';

let server: TestServer;
let rep: TestPerson;
beforeAll(async () => {
  // No source that is asked over the network.
  server = await startTestServer({ RESEARCH_OFF: researchKeys.filter((key) => key !== 'earlier').join(',') });
  server.services.webPages = bundledWebPages(demoSite, server.services.webPages);
});
afterAll(() => server.close());

async function prepare(by: TestPerson): Promise<string> {
  const { body } = await by.call(startPrep, {
    firstName: 'Rhys',
    lastName: 'Tolland',
    company: `https://${demoSite.host}`,
  });
  await until(async () =>
    (await by.call(readPrep, { prospectId: body.prepMeetingId })).body.prepSession.isPrepping ? null : true,
  );
  return body.prepMeetingId;
}

async function hold(by: TestPerson, of: { prospWebUrl?: string; companyName?: string }): Promise<string> {
  const sessionId = (await by.call(createSession, {})).body.data?.sessionId ?? '';
  await by.call(updateSession, {
    sessionId,
    firstName: 'Dale',
    lastName: 'Buyer',
    roleTitle: 'COO',
    barriers: [pain],
    ...of,
  });
  await by.call(addTranscript, {
    sessionId,
    requestId: randomUUID(),
    text: `01:40 Rae Seller: Here is how we work.\n01:50 Dale Buyer: ${pain}\n02:10 Dale Buyer: ${wish}\n02:40 Rae Seller: ${promised}\n03:30 Dale Buyer: ${doubt}`,
  });
  const { speakers } = (await by.call(readSession, { sessionId })).body.data;
  const speakerId = speakers.find(({ name }) => name === 'Rae Seller')?.id ?? '';
  await by.call(changeSpeakers, { sessionId, change: { kind: 'mine', speakerId } });
  const noted = { id: randomUUID(), kind: 'private-note' as const, atMs: 1000, text: secret };
  await by.call(addLines, { sessionId, lines: [noted] });
  const question = { state: 'current' as const, why: '', reveals: '' };
  await server.services.database.tenant(by.organizationId, (db) =>
    db
      .update(discoverySessions)
      .set({
        questions: [
          { ...question, id: 'q1', text: open, askedAt: null },
          { ...question, id: 'q2', text: 'What does it cost?', askedAt: new Date().toISOString() },
        ],
      })
      .where(and(eq(discoverySessions.organizationId, by.organizationId), eq(discoverySessions.id, sessionId))),
  );
  return sessionId;
}

const told = async (by: TestPerson, prospectId: string): Promise<EarlierCall[]> =>
  (await by.call(readEarlierCalls, { prospectId })).body.calls;

test('the next brief tells what a call promised, did not ask and wrote down, each with its place; private notes never', async () => {
  rep = await signUp(server);
  const sessionId = await hold(rep, {
    prospWebUrl: `www.${demoSite.host}/contact`,
    companyName: 'Whatever they typed',
  });
  const prospectId = await prepare(rep);
  const { body } = await rep.call(readEarlierCalls, { prospectId });
  const [call] = body.calls;
  expect(body.calls).toHaveLength(1);
  expect(call).toMatchObject({ sessionId, person: 'Dale Buyer', role: 'COO', mayWrite: true });
  expect(call?.promises).toMatchObject([{ owner: 'Robin Seller', side: 'rep', text: promised, kept: false }]);
  expect(call?.questions.map(({ text }) => text)).toEqual([open]);
  expect(call?.fields.map(({ row }) => row)).toEqual([{ label: 'Barrier', value: pain, asOf: null }]);
  const place = (quoted: { quotes: { sourceId: string }[] } | undefined) =>
    body.sources.find(({ id }) => id === quoted?.quotes[0]?.sourceId);
  const lineId = call?.promises[0]?.lineId ?? '';
  expect(place(call?.promises[0]?.claim)).toMatchObject({
    kind: 'utterance',
    title: expect.stringContaining('Robin Seller, at 2:40 in the call of') as string,
    url: `/dashboard?session=${sessionId}&view=call#line-${lineId}`,
  });
  // What was written into a field in the prospect's words leads to where they said them.
  expect(place(call?.fields[0])).toMatchObject({ kind: 'utterance', title: expect.stringContaining('1:50') as string });
  expect(JSON.stringify(body)).not.toContain(secret);

  // The coach hears a call after its words are stored.
  const heard = await until(async () => {
    const [now] = await told(rep, prospectId);
    return now !== undefined && now.doubts.length > 0 && now.heard.length > 0 ? now : null;
  });
  expect(heard.doubts.map(({ text }) => text)).toEqual([`“${doubt}”`]);
  expect(heard.heard.map(({ row }) => row)).toContainEqual({ label: 'Target date', value: wish, asOf: null });

  const colleague = await joinTeam(server, rep);
  const seen = await told(colleague, prospectId);
  expect(seen).toMatchObject([{ sessionId, mayWrite: false }]);
  expect(JSON.stringify(seen)).not.toContain(secret);
  const promise = { sessionId, lineId, text: promised, kept: true };
  expect((await colleague.call(keepPromise, promise)).status).toBe(403);
  expect((await rep.call(keepPromise, promise)).status).toBe(200);
  expect((await rep.call(keepPromise, promise)).status).toBe(200);
  expect((await told(rep, prospectId))[0]?.promises[0]?.kept).toBe(true);
  await rep.call(keepPromise, { ...promise, kept: false });
  expect((await told(rep, prospectId))[0]?.promises[0]?.kept).toBe(false);
  // It is read when the brief is: what is gone from the call is gone here.
  await rep.call(removeLine, { sessionId, lineId });
  expect((await told(rep, prospectId))[0]?.promises).toEqual([]);
});

test('another company’s call, one after the brief and another organization’s are not told', async () => {
  rep = await signUp(server);
  await hold(rep, { prospWebUrl: 'https://elsewhere.test', companyName: 'Elsewhere' });
  const stranger = await signUp(server);
  await hold(stranger, { prospWebUrl: `https://${demoSite.host}` });
  const prospectId = await prepare(rep);
  expect(await told(rep, prospectId)).toEqual([]);
  await hold(rep, { prospWebUrl: `https://${demoSite.host}` });
  expect(await told(rep, prospectId)).toEqual([]);
  expect((await stranger.call(readEarlierCalls, { prospectId })).status).toBe(404);
});

test('a call that names no address is told by its company’s name, whatever its legal form', async () => {
  rep = await signUp(server);
  const first = await prepare(rep);
  const { companyName } = (await rep.call(readPrep, { prospectId: first })).body.prepSession;
  const sessionId = await hold(rep, { companyName: `${companyName.toUpperCase()} Ltd.` });
  expect(await told(rep, await prepare(rep))).toMatchObject([{ sessionId }]);
});

test('open promises are those of the own last calls, until one is ticked off; old calls and private notes are not read', async () => {
  const owner = await signUp(server);
  const sessionId = await hold(owner, { companyName: 'Norring Line' });
  const { promises } = (await owner.call(readOpenPromises, {})).body;
  expect(promises).toMatchObject([{ sessionId, title: 'Norring Line', side: 'rep', text: promised, kept: false }]);
  expect(JSON.stringify(promises)).not.toContain(secret);
  const colleague = await joinTeam(server, owner);
  expect((await colleague.call(readOpenPromises, {})).body.promises).toEqual([]);

  const lineId = promises[0]?.lineId ?? '';
  await owner.call(keepPromise, { sessionId, lineId, text: promised, kept: true });
  expect((await owner.call(readOpenPromises, {})).body.promises).toEqual([]);
  await owner.call(keepPromise, { sessionId, lineId, text: promised, kept: false });
  expect((await owner.call(readOpenPromises, {})).body.promises).toHaveLength(1);

  await server.services.database.tenant(owner.organizationId, (db) =>
    db
      .update(discoverySessions)
      .set({ beganAt: new Date(Date.now() - 31 * 24 * 3_600_000) })
      .where(and(eq(discoverySessions.organizationId, owner.organizationId), eq(discoverySessions.id, sessionId))),
  );
  expect((await owner.call(readOpenPromises, {})).body.promises).toEqual([]);
});
