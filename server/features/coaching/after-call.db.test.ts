import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepPromise, readPromises, readTopics } from '#contract/coaching.ts';
import { createSession, readSession, summarizeDiscovery } from '#contract/discovery.ts';
import { getOrgMembers } from '#contract/members.ts';
import { addLines, addTranscript, changeSpeakers } from '#contract/session-lines.ts';
import { signUp } from '#tests/support/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const transcript = `01:40 Rae Seller: What happens to the tickets of the ferry?
01:50 Dale Buyer: So, um, we type every ticket of the ferry into the ledger by
01:55 Dale Buyer: hand.
02:10 Rae Seller: When does that have to end?
02:20 Dale Buyer: We want it before May.
02:30 Dale Buyer: The harbour contract renews that month. Could you send us the insurance papers?
02:40 Rae Seller: Okay, I'll send them over by Friday.`;

test('after a call, its parts, next steps and summary rest on what was said; others see none of it', async () => {
  const rep = await signUp(server);
  const sessionId = (await rep.call(createSession, {})).body.data?.sessionId ?? '';
  await rep.call(addTranscript, { sessionId, requestId: randomUUID(), text: transcript });
  const { speakers } = (await rep.call(readSession, { sessionId })).body.data;
  const speakerId = speakers.find(({ name }) => name === 'Rae Seller')?.id ?? '';
  await rep.call(changeSpeakers, { sessionId, change: { kind: 'mine', speakerId } });

  const { topics } = (await rep.call(readTopics, { sessionId })).body;
  expect(topics[0]?.name).toMatch(/ticket|ferry/iu);
  expect(topics[0]?.lineId).not.toBe('');

  const { promises } = (await rep.call(readPromises, { sessionId })).body;
  expect(promises).toMatchObject([
    {
      side: 'rep',
      text: "Okay, I'll send them over by Friday.",
      what: "I'll send them over by Friday.",
      about: 'Could you send us the insurance papers?',
      due: 'by Friday',
    },
  ]);

  const { body } = await rep.call(summarizeDiscovery, {
    sessionId,
    currentState: {
      barriers: ['So, um, we type every ticket of the ferry into the ledger by'],
      targetDate: 'We want it before May.',
    },
  });
  expect(body.data?.aiSummary.currentState).toMatchObject({
    barrierThemes: ['Work by hand: “We type every ticket of the ferry into the ledger by hand.” (Dale Buyer, 1:50)'],
    urgencyStatement:
      'Target date: “We want it before May.” (Dale Buyer, 2:20, asked “When does that have to end?”) ' +
      'Why then: “The harbour contract renews that month.” (Dale Buyer, 2:30).',
  });

  const stranger = await signUp(server);
  expect((await stranger.call(readTopics, { sessionId })).status).toBe(404);
});

test('speakers with the whole names of a member and of the prospect need no hand; what the prospect is noted to do is a step', async () => {
  const rep = await signUp(server);
  const { data } = (await rep.call(getOrgMembers, {})).body.orgMembers;
  const me = data.map(({ publicUserData: { firstName, lastName } }) => `${firstName} ${lastName}`)[0] ?? '';
  const { body } = await rep.call(createSession, { firstName: 'Rhys', lastName: 'Tolland' });
  const sessionId = body.data?.sessionId ?? '';
  const text = `01:40 ${me}: What happens to the tickets?\n01:50 Rhys Tolland: We type every one of them by hand.\n02:10 Ann: True.`;
  await rep.call(addTranscript, { sessionId, requestId: randomUUID(), text });
  const { speakers } = (await rep.call(readSession, { sessionId })).body.data;
  expect(speakers.map(({ name, side }) => [name, side])).toEqual([
    [me, 'rep'],
    ['Rhys Tolland', 'prospect'],
    ['Ann', 'unknown'],
  ]);
  const note = { kind: 'note' as const, atMs: 150_000, text: 'Next: Rhys sets up a call w/ Marguerite' };
  await rep.call(addLines, { sessionId, lines: [{ id: randomUUID(), ...note }] });
  const { promises } = (await rep.call(readPromises, { sessionId })).body;
  expect(promises).toMatchObject([{ owner: '', side: 'prospect', text: 'Rhys sets up a call w/ Marguerite' }]);
});

test('each promise of a sentence is a step with its day, ticked off alone; what both agree on is owed by neither', async () => {
  const rep = await signUp(server);
  const { data } = (await rep.call(getOrgMembers, {})).body.orgMembers;
  const me = data.map(({ publicUserData: { firstName, lastName } }) => `${firstName} ${lastName}`)[0] ?? '';
  const { body } = await rep.call(createSession, { firstName: 'Rhys', lastName: 'Tolland' });
  const sessionId = body.data?.sessionId ?? '';
  const text = [
    `01:40 ${me}: I’ll send you the price list by Friday, and I’ll set up a demo with Ingrid next week.`,
    '01:50 Rhys Tolland: Good, let’s speak again on the 12th.',
  ].join('\n');
  await rep.call(addTranscript, { sessionId, requestId: randomUUID(), text });
  const [list, demo, again] = (await rep.call(readPromises, { sessionId })).body.promises;
  expect(list).toMatchObject({ side: 'rep', what: 'I’ll send you the price list by Friday.', due: 'by Friday' });
  expect(demo).toMatchObject({ side: 'rep', what: 'I’ll set up a demo with Ingrid next week.', due: 'next week' });
  expect(again).toMatchObject({ side: 'both', due: 'on the 12th' });
  await rep.call(keepPromise, { sessionId, lineId: demo?.lineId ?? '', text: demo?.text ?? '', kept: true });
  const { promises } = (await rep.call(readPromises, { sessionId })).body;
  expect(promises.map(({ kept }) => kept)).toEqual([false, true, false]);
});
