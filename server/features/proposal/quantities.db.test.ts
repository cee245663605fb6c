import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSession, readSession, updateSession } from '#contract/discovery.ts';
import { changeOffer, emptyOffer, type Offer, type PriceItem } from '#contract/offer.ts';
import {
  arrangeProposal,
  checkProposal,
  keepVersion,
  linkProposal,
  readProposal,
  readVersion,
  restoreVersion,
  type ProposalFormat,
  type ProposalLayout,
  type ProposalState,
} from '#contract/proposal.ts';
import { storedLines } from '#contract/proposal-lines.ts';
import { addTranscript, changeSpeakers } from '#contract/session-lines.ts';
import { limits } from '#contract/limits.ts';
import { createSolution } from '#contract/solutions.ts';
import { proposals } from '#server/db/schema/proposal.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { readPdf } from '#tests/support/pdf/read-pdf.ts';

const priced = (item: string, unit: string, price: string): PriceItem => ({
  id: randomUUID(),
  item,
  unit,
  price,
  source: null,
});
const desk = priced('Gateflow', 'per gate per month', '42.50');
const training = priced('Training', 'per day', '800');
const plans = priced('Signage, wall plans', 'per plan', '90');
const offer: Offer = { ...emptyOffer, currency: 'GBP', priceItems: [desk, training, plans], rules: ['Net 30 days.'] };

let server: TestServer;
let rep: TestPerson;
let sessionId: string;
beforeAll(async () => {
  server = await startTestServer();
  rep = await signUp(server);
  for (const name of ['Gateflow', 'Signage'])
    await rep.call(createSolution, { name, description: `${name} helps at gates.`, clientId: rep.organizationId });
  await rep.call(changeOffer, { offer, revision: 0 });
  const { body } = await rep.call(createSession, { companyName: 'Norring Line', solutionName: 'Gateflow' });
  sessionId = body.data?.sessionId ?? '';
  const text =
    '00:01 Rae Rep: Where does it hurt?\n00:09 Bo Buyer: We have twelve gates and every one of them is slow.';
  await rep.call(addTranscript, { sessionId, requestId: randomUUID(), text });
  const { speakers } = (await rep.call(readSession, { sessionId })).body.data;
  for (const { id: speakerId, name } of speakers) {
    const side = name === 'Rae Rep' ? 'rep' : 'prospect';
    await rep.call(changeSpeakers, { sessionId, change: { kind: 'rename', speakerId, name, side } });
  }
});
afterAll(() => server.close());

const read = async (): Promise<ProposalState> => (await rep.call(readProposal, { sessionId })).body;
const arrange = async (change: Partial<ProposalLayout>) => {
  const { layout, revision } = await read();
  return rep.call(arrangeProposal, { sessionId, layout: { ...layout, ...change }, revision });
};
const rowsOf = ({ document }: Pick<ProposalState, 'document'>) =>
  document.blocks.find(({ id }) => id === 'pricingModel')?.table?.rows;
const file = async (format: ProposalFormat): Promise<Uint8Array> => {
  const { address } = (await rep.call(linkProposal, { sessionId, format })).body;
  return new Uint8Array(await (await fetch(`${server.address}${address}`)).arrayBuffer());
};

test('a count of the call is a quantity with its words, and items of another solution are left out', async () => {
  const state = await read();
  expect(rowsOf(state)).toEqual([
    ['Gateflow, per gate per month', 'GBP 42.50', '12', 'GBP 510'],
    ['Training, per day', 'GBP 800', '', ''],
    ['Total per month', '', '', 'GBP 510'],
  ]);
  expect(state.items.map(({ quantity, origin, otherSolution }) => [quantity, origin, otherSolution])).toEqual([
    ['12', 'stated', ''],
    ['', 'none', ''],
    ['', 'none', 'Signage'],
  ]);
  const pricing = state.document.blocks.find(({ id }) => id === 'pricingModel');
  expect(pricing?.claims.map(({ text }) => text)).toContain(
    '12 gates, as Bo Buyer said: “We have twelve gates and every one of them is slow.”',
  );
  const { findings } = (await rep.call(checkProposal, { sessionId })).body;
  expect(findings.filter(({ blockId }) => blockId === 'pricingModel')).toEqual([]);
});

test('a seller sets quantities; what is no quantity is refused and changes nothing', async () => {
  const before = await read();
  for (const quantity of ['0', '-1', '1.2345', '10000000000', '1000000000.5', 'abc', '1e3', '', ' ', '1,5'])
    expect((await arrange({ items: [{ id: desk.id, quantity }] })).status, quantity).toBe(400);
  const many = Array.from({ length: limits.proposal.offer.items + 300 }, () => ({ id: randomUUID(), quantity: '1' }));
  expect((await arrange({ items: many })).status).toBe(400);
  expect(await read()).toEqual(before);
  await arrange({
    items: [
      { id: desk.id, quantity: '1000000000' },
      { id: training.id, quantity: '2.5' },
    ],
  });
  expect(rowsOf(await read())).toEqual([
    ['Gateflow, per gate per month', 'GBP 42.50', '1,000,000,000', 'GBP 42,500,000,000'],
    ['Training, per day', 'GBP 800', '2.5', 'GBP 2,000'],
    ['Total per month', '', '', 'GBP 42,500,000,000'],
    ['Total, paid once', '', '', 'GBP 2,000'],
  ]);
});

test('the totals are in every file, and a version brings its quantities back as a table', async () => {
  await arrange({ items: [{ id: desk.id, quantity: '3' }] });
  const { version } = (await rep.call(keepVersion, { sessionId, name: 'three' })).body;
  const shown = ['Gateflow, per gate per month', 'GBP 127.50', 'Total per month'];
  const pdf = (await readPdf(await file('pdf'))).pages
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/gu, ' ');
  const markdown = new TextDecoder().decode(await file('md'));
  for (const text of shown) {
    expect(pdf).toContain(text);
    expect(markdown).toContain(text);
  }
  const json = new TextDecoder().decode(await file('json'));
  expect(json).toContain('Gateflow, per gate per month: GBP 42.50 × 3 = GBP 127.50');
  await arrange({ items: [{ id: desk.id, quantity: null }] });
  expect(rowsOf(await read())).toEqual([
    ['Gateflow', 'per gate per month', 'GBP 42.50'],
    ['Training', 'per day', 'GBP 800'],
  ]);
  await rep.call(restoreVersion, { sessionId, versionId: version.id });
  const now = await read();
  expect(rowsOf(now)?.[0]).toEqual(['Gateflow, per gate per month', 'GBP 42.50', '3', 'GBP 127.50']);
  expect(now.document.blocks.find(({ id }) => id === 'pricingModel')?.edited).toBe(false);
});

test('priced lines that a person edits as text are known prices; another sum is not', async () => {
  await arrange({ items: [{ id: desk.id, quantity: '3' }] });
  const line = 'Gateflow, per gate per month: GBP 42.50 × 3 = GBP 127.50';
  await rep.call(updateSession, { sessionId, pricingModel: `${line}\nTotal per month: GBP 129.50` });
  const { findings } = (await rep.call(checkProposal, { sessionId })).body;
  expect(findings.filter(({ kind }) => kind === 'price-not-listed').map(({ text }) => text)).toEqual([
    'Total per month: GBP 129.50',
  ]);
  await rep.call(updateSession, { sessionId, pricingModel: '' });
});

test('Pricing edited as text keeps its table: each row reads back, and a changed price or sum is found', async () => {
  await arrange({ items: [{ id: desk.id, quantity: '3' }] });
  const pricing = ({ document }: Pick<ProposalState, 'document'>) =>
    document.blocks.find(({ id }) => id === 'pricingModel');
  const drafted = pricing(await read());
  const lines = storedLines('pricingModel', drafted?.claims ?? [], drafted?.table ?? null);
  await rep.call(updateSession, { sessionId, pricingModel: lines.join('\n') });
  expect(pricing(await read())).toMatchObject({ edited: false, table: drafted?.table });
  const text = ['Prices without VAT.', ...lines]
    .join('\n')
    .replace('GBP 800', 'GBP 700')
    .replaceAll('GBP 127.50', 'GBP 129.50');
  await rep.call(updateSession, { sessionId, pricingModel: text });
  const written = pricing(await read());
  expect(written?.edited).toBe(true);
  expect(written?.table).toEqual({
    head: drafted?.table?.head,
    rows: [
      ['Gateflow, per gate per month', 'GBP 42.50', '3', 'GBP 129.50'],
      ['Training, per day', 'GBP 700', '', ''],
      ['Total per month', '', '', 'GBP 129.50'],
    ],
  });
  expect(written?.claims.map((claim) => claim.text)).toEqual([
    'Prices without VAT.',
    ...(drafted?.claims.map((claim) => claim.text) ?? []),
  ]);
  const { findings } = (await rep.call(checkProposal, { sessionId })).body;
  expect(
    findings.filter(({ blockId }) => blockId === 'pricingModel').map(({ kind, text: row }) => `${kind}: ${row}`),
  ).toEqual([
    'price-not-listed: Gateflow, per gate per month: GBP 42.50 × 3 = GBP 129.50',
    'stale-price: Training, per day: GBP 700',
    'price-not-listed: Total per month: GBP 129.50',
  ]);
  expect(new TextDecoder().decode(await file('md'))).toContain('| Training, per day | GBP 700 |');
  // A version with it brings it back as a table.
  const { version } = (await rep.call(keepVersion, { sessionId, name: 'typed' })).body;
  await rep.call(updateSession, { sessionId, pricingModel: 'On request.' });
  expect(pricing(await read())?.table).toBeNull();
  await rep.call(restoreVersion, { sessionId, versionId: version.id });
  expect(pricing(await read())?.table).toEqual(written?.table);
  // So does locking, before somebody writes.
  await rep.call(updateSession, { sessionId, pricingModel: '' });
  await arrange({ locked: ['pricingModel'] });
  expect(pricing(await read())?.table).toEqual(drafted?.table);
  await arrange({ locked: [] });
  await rep.call(updateSession, { sessionId, pricingModel: '' });
});

test('a layout stored before there were quantities reads as before', async () => {
  await server.services.database.tenant(rep.organizationId, async (db) => {
    const { items: _items, ...before } = (await read()).layout;
    await db.update(proposals).set({ layout: before as ProposalLayout });
  });
  expect((await read()).layout.items).toEqual([]);
  const { version } = (await rep.call(keepVersion, { sessionId, name: '' })).body;
  expect((await rep.call(readVersion, { sessionId, versionId: version.id })).status).toBe(200);
});

test('a low amount above a high one, or one too large, is refused; one stored before stays', async () => {
  const amounts = (low: number, base: number, high: number) => ({ benefit: { low, base, high } });
  const refused = await arrange({ assumptions: amounts(60_000, 33_000, 70_000) });
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toContain('Gain per year, low: Higher than base. Nothing was saved.');
  expect((await arrange({ assumptions: amounts(1, 2, 99_999_999_999_999) })).status).toBe(400);
  const old = amounts(60_000, 33_000, 70_000);
  const { layout } = await read();
  await server.services.database.tenant(rep.organizationId, (db) =>
    db.update(proposals).set({ layout: { ...layout, assumptions: old } }),
  );
  expect((await arrange({ hidden: ['vision'] })).status).toBe(200);
  expect((await read()).layout.assumptions).toEqual(old);
});
