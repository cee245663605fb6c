import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSession, updateSession } from '#contract/discovery.ts';
import { askApproval, decideApproval } from '#contract/approval.ts';
import { changeSharingSettings, createProposalShare, findingKey } from '#contract/buyer.ts';
import { limits } from '#contract/limits.ts';
import { changeOffer, emptyOffer } from '#contract/offer.ts';
import { startPrep } from '#contract/prep.ts';
import {
  arrangeProposal,
  checkProposal,
  keepVersion,
  linkProposal,
  proposalFormats,
  readProposal,
  readVersion,
  type ProposalFormat,
  type ProposalFinding,
} from '#contract/proposal.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { joinTeam } from '#tests/support/team.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { sameFile } from './same-content.view.ts';

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

test('a link to a kept version, approved too, names the price that the list has now', async () => {
  const item = { id: randomUUID(), item: 'Gateflow Pro', unit: 'per year', source: null };
  const gone = { ...item, id: randomUUID(), item: 'Gate camera', price: '90' };
  const offer = { ...emptyOffer, currency: 'EUR', priceItems: [{ ...item, price: '1,800' }, gone] };
  await rep.call(changeOffer, { offer, revision: 0 });
  const { version } = (await rep.call(keepVersion, { sessionId, name: 'first' })).body;
  const approved = (await rep.call(askApproval, { sessionId })).body.versionId;
  const decided = await rep.call(decideApproval, { sessionId, versionId: approved, decision: 'approved' });
  expect(decided.status).toBe(200);
  await rep.call(changeOffer, { offer: { ...offer, priceItems: [{ ...item, price: '2,400' }] }, revision: 1 });
  const share = async (versionId: string) => {
    const input = { sessionId, shareId: randomUUID(), days: 7, versionId };
    const { findings, link } = (await rep.call(createProposalShare, input)).body;
    expect(link).toBeNull();
    return findings.filter(({ blockId, kind }) => blockId === 'pricingModel' && kind !== 'open');
  };
  const expected = [
    ['stale-price', 'Gateflow Pro, per year: EUR 1,800', 'The price list now has EUR 2,400 for this.'],
    ['price-not-listed', 'Gate camera, per year: EUR 90', 'This price isn’t on the price list.'],
  ];
  expect((await share(version.id)).map(({ kind, text, why }) => [kind, text, why])).toEqual(expected);
  expect((await check()).filter(({ kind }) => kind === 'stale-price')).toEqual([]);

  const settings = { countViews: true, color: '', font: '', approval: true } as const;
  await rep.call(changeSharingSettings, settings);
  expect((await share(approved)).map(({ kind, text, why }) => [kind, text, why])).toEqual(expected);
  await rep.call(changeSharingSettings, { ...settings, approval: false });
});

test('a download keeps a version once, whatever the format and however often it is pressed; a preview keeps none', async () => {
  const versions = async () => (await rep.call(readProposal, { sessionId })).body.versions;
  const before = (await versions()).length;
  await rep.call(updateSession, { sessionId, vision: 'A calm morning.' });
  const preview = (await rep.call(linkProposal, { sessionId, format: 'pdf', preview: true })).body;
  expect(preview.versionId).toBeNull();
  expect(await versions()).toHaveLength(before);
  const download = (format: ProposalFormat) => rep.call(linkProposal, { sessionId, format });
  await Promise.all([download('pdf'), download('pdf'), ...proposalFormats.map(download)]);
  const [kept, ...older] = await versions();
  expect(older).toHaveLength(before);
  expect(kept).toMatchObject({ reason: 'exported', number: before + 1 });
  await rep.call(updateSession, { sessionId, vision: 'A calmer morning.' });
  const { address, versionId } = (await download('md')).body;
  expect(versionId).not.toBe(kept?.id);
  // What was downloaded is the version, whatever is written meanwhile.
  await rep.call(updateSession, { sessionId, vision: 'No morning.' });
  expect(await (await fetch(`${server.address}${address}`)).text()).toContain('A calmer morning.');
  const { document } = (await rep.call(readVersion, { sessionId, versionId: versionId ?? '' })).body;
  expect(JSON.stringify(document)).toContain('A calmer morning.');
});

test('a file holds the hidden text as it is now, and the day it is made', async () => {
  const download = async (format: ProposalFormat) => {
    const { address, versionId } = (await rep.call(linkProposal, { sessionId, format })).body;
    return { versionId, text: await (await fetch(`${server.address}${address}`)).text() };
  };
  const { layout, revision } = (await rep.call(readProposal, { sessionId })).body;
  await rep.call(updateSession, { sessionId, vision: 'An old secret.' });
  await rep.call(arrangeProposal, { sessionId, layout: { ...layout, hidden: ['vision'] }, revision });
  expect((await download('json')).text).toContain('An old secret.');
  await rep.call(updateSession, { sessionId, vision: 'A new secret.' });
  const { text, versionId } = await download('json');
  expect(text).toContain('A new secret.');
  const { document } = (await rep.call(readVersion, { sessionId, versionId: versionId ?? '' })).body;
  expect(sameFile(document, { ...document, day: '2020-01-31' })).toBe(false);
});

test('who may only read downloads without keeping a version, and the oldest download makes room for a new version', async () => {
  const colleague = await joinTeam(server, rep);
  const versions = async () => (await rep.call(readProposal, { sessionId })).body.versions;
  const before = await versions();
  await rep.call(updateSession, { sessionId, vision: 'A morning of its own.' });
  const read = (await colleague.call(linkProposal, { sessionId, format: 'md' })).body;
  expect(read.versionId).toBeNull();
  expect(await versions()).toEqual(before);

  const { version } = (await rep.call(keepVersion, { sessionId, name: 'kept' })).body;
  const room = limits.proposal.versions - before.length - 1;
  await server.services.database.tenant(rep.organizationId, (db) =>
    db.execute(sql`insert into proposal_versions (organization_id, session_id, number, name, reason, document, layout)
      select organization_id, session_id, number + 1000 + step, name, reason, document, layout
      from proposal_versions, generate_series(1, ${room}::int) step where id = ${version.id}`),
  );
  const full = await versions();
  expect(full).toHaveLength(limits.proposal.versions);
  const exported = full.filter(({ reason }) => reason === 'exported');
  const [oldest] = exported.toReversed();
  // A version that a link shows stays.
  const input = { sessionId, days: 7, versionId: oldest?.id ?? '' };
  const asked = { ...input, shareId: randomUUID() };
  const { findings } = (await rep.call(createProposalShare, asked)).body;
  const shared = await rep.call(createProposalShare, { ...asked, sendAnyway: findings.map(findingKey) });
  expect(shared.body.link).not.toBeNull();
  for (const _ of exported.slice(1))
    expect((await rep.call(keepVersion, { sessionId, name: 'more' })).status).toBe(200);
  const left = await versions();
  expect(left).toHaveLength(limits.proposal.versions);
  expect(left.filter(({ reason }) => reason === 'exported').map(({ id }) => id)).toEqual([oldest?.id]);
  expect((await rep.call(keepVersion, { sessionId, name: 'none' })).status).toBe(409);
});
