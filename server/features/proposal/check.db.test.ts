import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSession, updateSession } from '#contract/discovery.ts';
import { startPrep } from '#contract/prep.ts';
import { checkProposal, type ProposalFinding } from '#contract/proposal.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let rep: TestPerson;
let sessionId: string;
beforeAll(async () => {
  server = await startTestServer();
  rep = await signUp(server);
  const { body } = await rep.call(createSession, { companyName: 'Norring Line' });
  sessionId = body.data?.sessionId ?? '';
});
afterAll(() => server.close());

const check = async (): Promise<ProposalFinding[]> => (await rep.call(checkProposal, { sessionId })).body.findings;

test('a company that was only prepared for is another prospect; one of another organization isn’t', async () => {
  const stranger = await signUp(server);
  for (const [who, company] of [
    [rep, 'Zellwood Marine Services'],
    [rep, 'Norring Line Ltd'],
    [stranger, 'Harrow Cranes'],
  ] as const)
    expect((await who.call(startPrep, { firstName: 'Ana', lastName: 'Lima', company })).status).toBe(200);
  const vision = 'Zellwood Marine Services gets a plan.\nNorring Line gets a plan.\nHarrow Cranes gets a plan.';
  await rep.call(updateSession, { sessionId, vision });
  const wrong = (await check()).filter(({ kind }) => kind === 'wrong-company');
  expect(wrong.map(({ text }) => text)).toEqual(['Zellwood Marine Services gets a plan.']);
});
