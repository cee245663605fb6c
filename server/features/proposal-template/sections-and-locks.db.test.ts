import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { convertToHtml } from 'mammoth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeSharingSettings } from '#contract/buyer.ts';
import { readSession, updateSession } from '#contract/discovery.ts';
import { emptyOffer, changeOffer } from '#contract/offer.ts';
import {
  formatBlock,
  keepVersion,
  readVersion,
  restoreVersion,
  solutionResponseSchema,
  type ProposalFormat,
} from '#contract/proposal.ts';
import { listTemplates, saveTemplate } from '#contract/proposal-template.ts';
import { rewriteBlock } from '#contract/proposal-rewrite.ts';
import { buyerCalls } from '#tests/support/buyer/buyer-calls.ts';
import { proposalCalls } from '#tests/support/buyer/proposal-calls.ts';
import { readPdf } from '#tests/support/pdf/read-pdf.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { joinTeam } from '#tests/support/team.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const why = 'Prices come from the price list.';
const templateId = randomUUID();
const template = { templateId, name: 'Offer', standard: false, revision: 0, order: [], leavesOut: [], texts: [] };
const offer = {
  ...emptyOffer,
  currency: 'GBP',
  priceItems: [{ id: randomUUID(), item: 'Job Desk', unit: 'per site', price: '42.50', source: null }],
};

let server: TestServer;
let admin: TestPerson;
let rep: TestPerson;
let sessionId: string;
let calls = buyerCalls({ address: '' });
let proposal: ReturnType<typeof proposalCalls>;
beforeAll(async () => {
  server = await startTestServer();
  calls = buyerCalls(server);
  admin = await signUp(server);
  rep = await joinTeam(server, admin);
  await admin.call(changeOffer, { offer, revision: 0 });
  sessionId = await calls.begin(rep, 'A calm harbor.');
  proposal = proposalCalls(server, rep, sessionId);
});
afterAll(() => server.close());

const pricing = () => proposal.block('pricingModel');
const bytesOf = (format: ProposalFormat, versionId?: string): Promise<Uint8Array> =>
  proposal.bytes(format, { preview: true, ...(versionId === undefined ? {} : { versionId }) });
const firstPage = async (versionId?: string): Promise<string> =>
  (await readPdf(await bytesOf('pdf', versionId))).pages[0]?.text.replaceAll(/\s+/gu, ' ') ?? '';
/** Writes the content of a template as an earlier version of the product stored it. */
const storeAsBefore = (id: string) =>
  server.services.database.db.execute(
    sql`insert into proposal_templates (organization_id, id, name, content)
        values (${admin.organizationId}, ${id}, 'Of before', '{"order":["vision"],"leavesOut":["timeline"],"texts":[]}'::jsonb)`,
  );

test('a template of before has no cover, no locks and the sections in their order, and saves as it was', async () => {
  const old = randomUUID();
  await storeAsBefore(old);
  const [stored] = (await rep.call(listTemplates, {})).body.templates;
  expect(stored).toMatchObject({ cover: false, validDays: null, sections: [], locks: [], order: ['vision'] });
  expect((await proposal.arrange({ template: old })).status).toBe(200);
  const { document } = await proposal.read();
  expect(document).toMatchObject({ cover: false });
  expect(document).not.toHaveProperty('validUntil');
  expect(document).not.toHaveProperty('sections');
  const page = await firstPage();
  expect(page).toContain('1 / ');
  expect(page).toContain('Transformation journey');
  const written = { ...template, templateId: old, name: 'Of before', revision: 1, order: ['vision'] };
  expect((await admin.call(saveTemplate, written)).body.templates).toMatchObject([{ cover: false, revision: 2 }]);
});

test('an organization that existed before covers has none without a template, also where it never set anything', async () => {
  const file = join(import.meta.dirname, '../../db/migrations/0056_proposal-covers.sql');
  const [, ...data] = readFileSync(file, 'utf8').split('--> statement-breakpoint');
  await proposal.arrange({ template: null });
  expect((await proposal.read()).document.cover).toBe(true);
  for (const statement of data) await server.services.database.db.execute(sql.raw(statement));
  expect((await proposal.read()).document.cover).toBe(false);
  expect(await firstPage()).toContain('1 / ');
  const settings = { countViews: true, color: '', font: '' as const, approval: false };
  await admin.call(changeSharingSettings, { ...settings, cover: true });
});

test('without a template the organization’s own setting holds, and who does not send it changes nothing of it', async () => {
  await proposal.arrange({ template: null });
  expect(await firstPage()).toContain('Prepared for');
  const settings = { countViews: true, color: '', font: '' as const, approval: false };
  expect((await admin.call(changeSharingSettings, { ...settings, cover: false })).body.cover).toBe(false);
  expect((await admin.call(changeSharingSettings, settings)).body.cover).toBe(false);
  expect(await firstPage()).toContain('Transformation journey');
  expect((await rep.call(changeSharingSettings, { ...settings, cover: true })).status).toBe(403);
});

test('cover and order of sections are in every file and on the page; a version keeps them, and the JSON keeps its shape', async () => {
  const sections = ['investment_summary' as const, 'value_proposition' as const];
  const saved = { ...template, cover: true, validDays: 30, sections };
  expect((await admin.call(saveTemplate, saved)).status).toBe(200);
  await proposal.arrange({ template: templateId });
  const { document } = await proposal.read();
  expect(document.sections?.slice(0, 3)).toEqual([...sections, 'transformation_journey']);
  expect(document.blocks[0]?.section).toBe('investment_summary');
  const days = (Date.parse(document.validUntil ?? '') - Date.parse(document.day)) / 86_400_000;
  expect(days).toBe(30);

  const { path } = await calls.share(rep, sessionId);
  const texts = [
    (await readPdf(await bytesOf('pdf'))).pages.map(({ text }) => text).join(' '),
    (await convertToHtml({ buffer: Buffer.from(await bytesOf('docx')) })).value,
    new TextDecoder().decode(await bytesOf('md')),
    // The list of sections on the page comes before its cover.
    (await calls.get(path)).text.replace(/<nav.*<\/nav>/u, ''),
  ];
  for (const text of texts) {
    const marks = ['Prepared for', 'Valid until', 'Investment summary', 'Transformation journey'];
    const places = marks.map((mark) => text.indexOf(mark));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
  const json = JSON.parse(new TextDecoder().decode(await bytesOf('json'))) as Record<string, unknown>;
  expect(solutionResponseSchema.strict().parse(json)).toEqual(json);
  expect(Object.keys(json['solution_description'] as object)[0]).toBe('transformation_journey');

  const kept = (await rep.call(keepVersion, { sessionId, name: 'kept' })).body.version;
  await admin.call(saveTemplate, { ...template, revision: 1 });
  expect(await firstPage()).toContain('1 / ');
  expect(await firstPage(kept.id)).toContain('Valid until');
  const then = (await rep.call(readVersion, { sessionId, versionId: kept.id })).body.document;
  expect(then.sections?.[0]).toBe('investment_summary');
  expect((await calls.get(path)).text).toContain('Valid until');
});

test('a locked block says who locked it and why, is filled from its facts, and nobody can change it in any way', async () => {
  await rep.call(updateSession, { sessionId, pricingModel: 'Ten percent off.' });
  expect((await pricing())?.claims[0]?.text).toBe('Ten percent off.');
  const before = (await rep.call(keepVersion, { sessionId, name: 'mine' })).body.version;
  const locked = { ...template, revision: 2, locks: [{ blockId: 'pricingModel' as const, why, by: '' }] };
  const { templates } = (await admin.call(saveTemplate, locked)).body;
  const by = templates.find(({ id }) => id === templateId)?.locks[0]?.by ?? '';
  expect(by).not.toBe('');
  expect(await pricing()).toMatchObject({ locked: true, hidden: false, edited: false, held: { by, why } });
  expect(JSON.stringify(await pricing())).toContain('42.5');
  expect(JSON.stringify(await pricing())).not.toContain('Ten percent');

  const words = `Pricing is locked in the template by ${by}`;
  const refused = async (answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer;
    expect(status).toBe(409);
    expect(JSON.stringify(body)).toContain(words);
  };
  await refused(rep.call(updateSession, { sessionId, pricingModel: 'Free.' }));
  // Not even an admin, except in the template.
  await refused(admin.call(updateSession, { sessionId, pricingModel: 'Free.' }));
  await refused(rep.call(rewriteBlock, { sessionId, blockId: 'pricingModel', kind: 'shorter' }));
  const lines = [{ kind: 'p' as const, runs: [{ text: 'Free.', bold: true }] }];
  await refused(rep.call(formatBlock, { sessionId, blockId: 'pricingModel', lines }));
  await refused(proposal.arrange({ hidden: ['pricingModel'] }));
  await refused(proposal.arrange({ locked: ['pricingModel'] }));

  // Whoever types is told beside the field, and the other fields of the same save are kept.
  const typed = { sessionId, pricingModel: 'Free.', vision: 'Calmer.', was: { pricingModel: '', vision: '' } };
  const { body } = await rep.call(updateSession, typed);
  expect(body.conflicts.find(({ field }) => field === 'pricingModel')?.refused).toContain(why.slice(0, -1));
  const { data } = (await rep.call(readSession, { sessionId })).body;
  expect(data.pricingModel).toBe('Ten percent off.');

  await rep.call(restoreVersion, { sessionId, versionId: before.id });
  expect(JSON.stringify(await pricing())).not.toContain('Ten percent');
});

test('drafting still fills a locked block: a quantity of the deal and a new price are in it at once', async () => {
  const [item] = (await proposal.read()).items;
  const items = [{ id: item?.id ?? '', quantity: '3', shown: true }];
  expect((await proposal.arrange({ template: templateId, items })).status).toBe(200);
  expect(JSON.stringify(await pricing())).toContain('127.5');
  const dearer = { ...offer, priceItems: offer.priceItems.map((each) => ({ ...each, price: '50.00' })) };
  expect((await admin.call(changeOffer, { offer: dearer, revision: 1 })).status).toBe(200);
  expect(JSON.stringify(await pricing())).toContain('GBP 150');
});

test('an unchanged lock keeps its name, one without a reason is no lock, and unlocked the writer’s words are there again', async () => {
  const other = await joinTeam(server, admin, { role: 'org:admin', name: 'Olive Other' });
  const locks = [
    { blockId: 'pricingModel' as const, why, by: '' },
    { blockId: 'timeline' as const, why: 'We promise dates in writing only', by: '' },
  ];
  const { templates } = (await other.call(saveTemplate, { ...template, revision: 3, locks })).body;
  const [first, second] = templates.find(({ id }) => id === templateId)?.locks ?? [];
  expect(first?.by).not.toBe(second?.by);
  const bare = [{ blockId: 'timeline' as const, why: ' ', by: '' }];
  expect((await admin.call(saveTemplate, { ...template, revision: 4, locks: bare })).status).toBe(400);
  expect((await admin.call(saveTemplate, { ...template, revision: 4, locks: [...locks, ...locks] })).status).toBe(400);
  await admin.call(saveTemplate, { ...template, revision: 4 });
  expect(await pricing()).not.toHaveProperty('held');
  expect((await pricing())?.claims[0]?.text).toBe('Ten percent off.');
  expect((await rep.call(updateSession, { sessionId, pricingModel: 'Nine percent off.' })).status).toBe(200);
});
