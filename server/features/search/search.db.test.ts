import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { processDocument } from '#contract/content.ts';
import { createSession, updateSession } from '#contract/discovery.ts';
import { deletePrep, startPrep } from '#contract/prep.ts';
import { keepVersion } from '#contract/proposal.ts';
import { searchEverything, type Found } from '#contract/search.ts';
import { addLines } from '#contract/session-lines.ts';
import { createSolution } from '#contract/solutions.ts';
import { batch, textFile } from '#tests/support/content.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { joinTeam } from '#tests/support/team.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let rep: TestPerson;
let ids: { prep: string; session: string };
beforeAll(async () => {
  server = await startTestServer();
  rep = await signUp(server);
  // Nothing listens there: the prep fails and is found as such.
  const prep = await rep.call(startPrep, { firstName: 'Zoë', lastName: 'Quillfeather', company: 'http://127.0.0.1:9' });
  const session = (await rep.call(createSession, { companyName: 'Norring Line' })).body.data?.sessionId ?? '';
  ids = { prep: prep.body.prepMeetingId, session };
  await rep.call(updateSession, { sessionId: session, barriers: ['Paper forms at the quayside'] });
  const said = (kind: 'note' | 'private-note', text: string) => ({ id: randomUUID(), kind, atMs: 1000, text });
  await rep.call(addLines, {
    sessionId: session,
    lines: [said('note', 'Their crane is a Liebherr 420'), said('private-note', 'Hesitant about Xylander')],
  });
  await rep.call(keepVersion, { sessionId: session });
  await rep.call(createSolution, {
    name: 'Gate_Pass 50%',
    description: 'Trucks through the gate',
    clientId: rep.organizationId,
  });
  await rep.call(
    processDocument,
    batch(rep, [textFile('handbook.txt', 'The Voltamere module measures the temperature of every container.')]),
  );
});
afterAll(() => server.close());

const find = async (who: TestPerson, query: string): Promise<Found[]> =>
  (await who.call(searchEverything, { query })).body.results;
const kinds = async (who: TestPerson, query: string): Promise<string[]> =>
  (await find(who, query)).map(({ kind }) => kind);

test('one call finds briefs, sessions, proposals, solutions and content by their names and words', async () => {
  expect(await find(rep, 'zoe quill')).toMatchObject([{ kind: 'prep', id: ids.prep, detail: 'Zoë Quillfeather' }]);
  expect((await kinds(rep, 'NORRING')).toSorted()).toEqual(['proposal', 'session']);
  expect(await find(rep, 'proposal norring')).toMatchObject([
    { kind: 'proposal', id: ids.session, title: 'Norring Line', status: 'Version 1' },
  ]);
  expect(await find(rep, 'quayside')).toMatchObject([{ kind: 'session', id: ids.session }]);
  expect(await find(rep, 'liebherr crane')).toMatchObject([
    { kind: 'session', detail: 'Their crane is a Liebherr 420' },
  ]);
  expect(await find(rep, 'handbook')).toMatchObject([
    { kind: 'content', content: { kind: 'document', passage: null } },
  ]);
  const [byText] = await find(rep, 'Voltamere');
  expect(byText).toMatchObject({
    kind: 'content',
    title: 'handbook.txt',
    content: { passage: expect.any(Number) as number },
  });
});

test('signs of a pattern are letters like others, and every word has to be there', async () => {
  expect(await kinds(rep, '50%')).toEqual(['solution']);
  expect(await kinds(rep, 'gate_pass')).toEqual(['solution']);
  expect(await kinds(rep, 'gate%pass')).toEqual([]);
  expect(await kinds(rep, 'norring elephants')).toEqual([]);
  expect(await find(rep, '\\')).toEqual([]);
});

test('a colleague finds the same without private notes, another organization nothing', async () => {
  const colleague = await joinTeam(server, rep);
  expect((await kinds(colleague, 'norring')).toSorted()).toEqual(['proposal', 'session']);
  expect(await kinds(rep, 'xylander')).toEqual(['session']);
  expect(await kinds(colleague, 'xylander')).toEqual([]);
  const other = await signUp(server);
  for (const query of ['norring', 'quill', 'liebherr', 'handbook', 'Voltamere', 'gate'])
    expect(await find(other, query)).toEqual([]);
});

test('what is in the trash is not found', async () => {
  await rep.call(deletePrep, { prospectId: ids.prep });
  expect(await find(rep, 'quillfeather')).toEqual([]);
});
