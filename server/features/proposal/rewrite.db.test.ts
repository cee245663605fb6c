import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSession, updateSession } from '#contract/discovery.ts';
import { readModelSettings, saveModelSettings } from '#contract/model-settings.ts';
import { readProposal } from '#contract/proposal.ts';
import { rewriteBlock, type RewriteKind } from '#contract/proposal-rewrite.ts';
import { serveModel, type AskedOfModel, type ModelReply, type ModelServer } from '#tests/support/model/model-server.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const block = [
  'Norring Line pays 64,000 euros a year in refunds.',
  'Bo Buyer said: “People queue for twenty minutes every morning.”',
  'We install two readers at each gate in March.',
];
let server: TestServer;
let model: ModelServer;
let rep: TestPerson;
let answer: (asked: AskedOfModel) => ModelReply;

beforeAll(async () => {
  model = await serveModel((asked) => answer(asked));
  server = await startTestServer({ ALLOW_PRIVATE_HOSTS: new URL(model.url).host });
});
beforeEach(async () => {
  rep = await signUp(server);
});
afterAll(async () => {
  await server.close();
  await model.close();
});

async function setModel(): Promise<void> {
  const own = { provider: 'openai-compatible' as const, name: 'own-model', url: model.url, key: 'sk-own-secret-4321' };
  const saved = await rep.call(saveModelSettings, { own, inputPrice: null, outputPrice: null, monthlyLimit: null });
  expect(saved.status).toBe(200);
}
async function begin(): Promise<string> {
  const made = await rep.call(createSession, { companyName: 'Norring Line', firstName: 'Bo', lastName: 'Buyer' });
  const sessionId = made.body.data?.sessionId ?? '';
  await rep.call(updateSession, { sessionId, solutionOverview: block.join('\n') });
  return sessionId;
}
const rewrite = (sessionId: string, kind: RewriteKind) =>
  rep.call(rewriteBlock, { sessionId, blockId: 'solutionOverview', kind });
const says = (...lines: [text: string, ...from: number[]][]): ModelReply => ({
  content: JSON.stringify({ lines: lines.map(([text, ...from]) => ({ text, from })) }),
});

test('without a model rules write, and what they can’t do is not offered and not done', async () => {
  const sessionId = await begin();
  expect((await rep.call(readProposal, { sessionId })).body.modelWrites).toBe(false);
  const ruled = await rewrite(sessionId, 'shorter');
  expect(ruled.body).toMatchObject({ before: block, writtenBy: 'rules', refused: [], note: '' });
  expect(ruled.body.after).toHaveLength(2);
  expect((await rewrite(sessionId, 'formal')).status).toBe(503);
});

test('an honest model writes every variant; what it leaves out stays, and its tokens are counted', async () => {
  await setModel();
  const sessionId = await begin();
  expect((await rep.call(readProposal, { sessionId })).body.modelWrites).toBe(true);
  const honest = [
    'Norring Line currently pays 64,000 euros a year in refunds.',
    'In March, two readers are installed at each gate.',
  ];
  let asked: AskedOfModel | undefined;
  answer = (call) => {
    asked = call;
    return says([honest[0] ?? '', 1], [honest[1] ?? '', 3]);
  };
  for (const kind of ['longer', 'formal', 'plainer', 'executive', 'technical'] as const)
    expect((await rewrite(sessionId, kind)).body).toEqual({
      before: block,
      after: [...honest, block[1]],
      writtenBy: 'model',
      refused: [],
      note: '',
    });
  expect((await rewrite(sessionId, 'shorter')).body.after).toEqual(honest);
  expect(asked?.call).toBe('rewrite');
  expect(asked?.instructions).not.toContain('Norring');
  expect(asked?.material).toContain('1. Norring Line pays 64,000 euros');
  const { usage } = (await rep.call(readModelSettings, {})).body;
  expect(usage.find(({ agent }) => agent === 'proposal')).toMatchObject({ calls: 6 });
});

test('a line that adds a claim is refused with its reason, and what it stood for stays', async () => {
  await setModel();
  const sessionId = await begin();
  const lies: [text: string, reason: string, ...from: number[]][] = [
    ['Norring Line pays 74,000 euros a year in refunds.', 'number', 1],
    ['Norring Line, like Kestrel Ferries, pays 64,000 euros a year in refunds.', 'name', 1],
    ['We install two readers at each gate in April.', 'number', 3],
    ['We guarantee two readers at each gate in March.', 'promise', 3],
    ["We install two readers at each gate in March, and I'll send you the plan.", 'promise', 3],
    ['Norring Line does not pay 64,000 euros a year in refunds.', 'meaning', 1],
    ['Bo Buyer said: “People queue for hours every morning.”', 'quote', 2],
    ['Morale improves across the whole yard.', 'unfounded'],
    ['Morale improves across the whole yard.', 'unfounded', 9],
  ];
  for (const [text, reason, ...from] of lies) {
    answer = () => says([text, ...from]);
    const { body } = await rewrite(sessionId, 'formal');
    expect(body.refused, text).toEqual([{ text, reason }]);
    expect(body.after.toSorted(), text).toEqual(block.toSorted());
  }
});

test('a model that says nothing, breaks off or is silent leaves the block as it is, and rules write what they can', async () => {
  await setModel();
  const sessionId = await begin();
  const faults: [name: string, reply: ModelReply][] = [
    ['empty', says()],
    ['no text', { content: '' }],
    ['other form', { content: '{"lines":"none"}' }],
    ['cut', { ...says([block[0] ?? '', 1]), cuts: true }],
    ['refused', { status: 401 }],
    ['declined', { declines: true }],
  ];
  for (const [name, reply] of faults) {
    answer = () => reply;
    const formal = await rewrite(sessionId, 'formal');
    expect(formal.status, name).toBe(502);
    expect(JSON.stringify(formal.body), name).toContain('The block is unchanged.');
    const { body } = await rewrite(sessionId, 'shorter');
    expect(body, name).toMatchObject({ writtenBy: 'rules', refused: [] });
    expect(body.note, name).toMatch(/^The model/u);
  }
  // Slow, but within the timeout.
  answer = () => ({ ...says([block[0] ?? '', 1]), delayMs: 1500 });
  expect((await rewrite(sessionId, 'formal')).body.writtenBy).toBe('model');
});

test('a model that never answers ends in its time', async () => {
  await setModel();
  const sessionId = await begin();
  answer = () => ({ hangs: true });
  const began = performance.now();
  const formal = await rewrite(sessionId, 'formal');
  expect(formal.status).toBe(502);
  expect(JSON.stringify(formal.body)).toContain('The model didn’t answer in time.');
  expect(performance.now() - began).toBeLessThan(35_000);
}, 60_000);
