import { randomUUID } from 'node:crypto';
import { convertToHtml } from 'mammoth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAuditLog } from '#contract/audit.ts';
import { updateSession } from '#contract/discovery.ts';
import {
  arrangeProposal,
  checkProposal,
  emptyLayout,
  formatBlock,
  keepVersion,
  proposalFormats,
  readProposal,
  readVersion,
  restoreVersion,
  type ProposalFormat,
} from '#contract/proposal.ts';
import { archiveTemplate, listTemplates, saveTemplate } from '#contract/proposal-template.ts';
import { buyerCalls } from '#tests/support/buyer/buyer-calls.ts';
import { proposalCalls } from '#tests/support/buyer/proposal-calls.ts';
import { readPdf } from '#tests/support/pdf/read-pdf.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { joinTeam } from '#tests/support/team.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const clause = 'Liability is limited to the fees of twelve months.';
const [templateId, legalId, introId] = [randomUUID(), randomUUID(), randomUUID()];
const template = {
  templateId,
  name: 'Standard offer',
  standard: false,
  revision: 0,
  order: ['vision', 'challenges', introId],
  leavesOut: ['riskMitigation'],
  texts: [
    { id: legalId, section: 'terms' as const, title: 'Liability', text: clause, legal: true },
    {
      id: introId,
      section: 'transformation_journey' as const,
      title: 'Who we are',
      text: 'Eleven people.',
      legal: false,
    },
  ],
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
  sessionId = await calls.begin(rep, 'A calm harbor.');
  proposal = proposalCalls(server, rep, sessionId);
});
afterAll(() => server.close());

const file = async (format: ProposalFormat): Promise<string> => {
  const bytes = await proposal.bytes(format);
  if (format === 'pdf')
    return (await readPdf(bytes)).pages
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(/\s+/gu, ' ');
  if (format === 'docx') return (await convertToHtml({ buffer: Buffer.from(bytes) })).value;
  return new TextDecoder().decode(bytes);
};
const everywhere = async (): Promise<string[]> => {
  const { path } = await calls.share(rep, sessionId);
  return [...(await Promise.all(proposalFormats.map(file))), (await calls.get(path)).text];
};

test('an admin alone writes templates, two tabs do not write over each other, and the audit log tells it', async () => {
  expect((await rep.call(saveTemplate, template)).status).toBe(403);
  expect((await admin.call(saveTemplate, template)).body.templates).toMatchObject([
    { name: 'Standard offer', revision: 1 },
  ]);
  const both = await Promise.all(
    ['Offer A', 'Offer B'].map((name) => admin.call(saveTemplate, { ...template, name, revision: 1 })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await admin.call(saveTemplate, { ...template, revision: 2 })).status).toBe(200);
  expect((await admin.call(saveTemplate, { ...template, revision: 3, name: ' ' })).status).toBe(400);
  expect((await rep.call(listTemplates, {})).body.templates).toHaveLength(1);
  const entries = (await admin.call(listAuditLog, {})).body.entries.filter(({ action }) => action.includes('template'));
  expect(entries.map(({ action }) => action)).toEqual(Array.from({ length: 3 }, () => 'proposal-template.saved'));
  expect(entries[0]?.details).toMatchObject({ version: '3', 'legal texts': '1' });
});

test('a rep chooses it: order, what it leaves out and its texts are there, and each can be taken over but the legal one', async () => {
  const stranger = await signUp(server);
  const theirs = randomUUID();
  await stranger.call(saveTemplate, { ...template, templateId: theirs });
  expect(await proposal.arrange({ template: theirs })).toMatchObject({ status: 404 });
  expect(await proposal.arrange({ template: templateId })).toMatchObject({ status: 200 });
  const { document } = await proposal.read();
  expect(document.template).toEqual({ id: templateId, name: 'Standard offer', revision: 3 });
  const journey = document.blocks.filter(({ section }) => section === 'transformation_journey').map(({ id }) => id);
  expect(journey).toEqual(['vision', 'challenges', introId, 'currentSituation']);
  expect(await proposal.block('riskMitigation')).toMatchObject({ hidden: true });
  await proposal.arrange({ shown: ['riskMitigation'], hidden: [introId] });
  expect(await proposal.block('riskMitigation')).toMatchObject({ hidden: false });
  expect(await proposal.block(introId)).toMatchObject({ hidden: true, template: true });
  const own = { id: introId, section: 'transformation_journey' as const, title: 'Who we are', text: 'Twelve people.' };
  await proposal.arrange({ own: [own], hidden: [] });
  expect((await proposal.block(introId))?.claims.map(({ text }) => text)).toEqual(['Twelve people.']);
});

test('the legal text stands in every file and on the page, whatever a layout says of it', async () => {
  const hostile = { id: legalId, section: 'terms' as const, title: 'Gone', text: 'We are liable for everything.' };
  expect((await proposal.arrange({ hidden: [legalId], locked: [], own: [hostile], order: [legalId] })).status).toBe(
    200,
  );
  expect(await proposal.block(legalId)).toMatchObject({ title: 'Liability', hidden: false, locked: true, legal: true });
  for (const text of await everywhere()) {
    expect(text).toContain(clause);
    expect(text).not.toContain('liable for everything');
  }
  expect(
    (await rep.call(checkProposal, { sessionId })).body.findings.filter(({ blockId }) => blockId === legalId),
  ).toEqual([]);
});

test('a version keeps the template as it was; drafts follow the admin, and locked texts do not', async () => {
  await proposal.arrange({ ...emptyLayout, template: templateId, locked: [introId] });
  const kept = (await rep.call(keepVersion, { sessionId, name: 'sent' })).body.version;
  const changed = template.texts.map((each) => ({ ...each, text: each.legal ? 'New clause.' : 'Ninety people.' }));
  await admin.call(saveTemplate, { ...template, texts: changed, revision: 3 });
  expect((await proposal.block(legalId))?.claims[0]?.text).toBe('New clause.');
  expect((await proposal.block(introId))?.claims[0]?.text).toBe('Eleven people.');
  const { document } = (await rep.call(readVersion, { sessionId, versionId: kept.id })).body;
  expect(document.template).toMatchObject({ revision: 3 });
  expect(JSON.stringify(document)).toContain(clause);

  await proposal.arrange({ locked: [], own: [] });
  expect((await proposal.block(introId))?.claims[0]?.text).toBe('Ninety people.');
  await rep.call(restoreVersion, { sessionId, versionId: kept.id });
  expect((await proposal.block(introId))?.claims[0]?.text).toBe('Eleven people.');
  expect((await proposal.block(legalId))?.claims[0]?.text).toBe('New clause.');
});

test('one that is put away stays where it was chosen and can be chosen no more; the standard one holds where none was', async () => {
  const another = await calls.begin(rep, 'Another harbor.');
  const before = (await rep.call(readProposal, { sessionId: another })).body;
  expect(before.document.template).toBeNull();
  await admin.call(saveTemplate, { ...template, standard: true, revision: 4 });
  const second = { ...template, templateId: randomUUID(), name: 'Second', standard: true };
  const { templates } = (await admin.call(saveTemplate, second)).body;
  expect(templates.filter(({ standard }) => standard).map(({ name }) => name)).toEqual(['Second']);
  expect((await rep.call(readProposal, { sessionId: another })).body.document.template?.name).toBe('Second');

  await admin.call(archiveTemplate, { templateId, archived: true });
  expect((await proposal.read()).document.template?.id).toBe(templateId);
  expect(await proposal.arrange({ hidden: ['vision'] })).toMatchObject({ status: 200 });
  const choose = { sessionId: another, layout: { ...emptyLayout, template: templateId }, revision: before.revision };
  expect((await rep.call(arrangeProposal, choose)).status).toBe(404);
  await admin.call(archiveTemplate, { templateId, archived: false });
  expect((await rep.call(arrangeProposal, choose)).status).toBe(200);
  expect((await rep.call(archiveTemplate, { templateId, archived: true })).status).toBe(403);
  await rep.call(updateSession, { sessionId: another, vision: 'Kept.' });
});

test('its texts keep their formatting in every file and on the page; a rep may set another text otherwise, never the legal one', async () => {
  sessionId = await calls.begin(rep, 'A third harbor.');
  proposal = proposalCalls(server, rep, sessionId);
  const formatted = randomUUID();
  const lines = [
    {
      kind: 'p' as const,
      runs: [
        { text: 'See the ' },
        { text: 'terms', bold: true, href: 'https://norring.example/terms' },
        { text: ' <b>of' },
      ],
    },
    { kind: 'ul' as const, runs: [{ text: 'Fees of twelve months', italic: true }] },
  ];
  const text = lines.map(({ runs }) => runs.map((run) => run.text).join('')).join('\n');
  const texts = template.texts.map((each) => ({ ...each, id: randomUUID(), text, lines }));
  const legal = texts[0]?.id ?? '';
  const intro = texts[1]?.id ?? '';
  const saved = { ...template, templateId: formatted, name: 'Formatted', texts, order: [] };
  expect((await admin.call(saveTemplate, saved)).status).toBe(200);
  expect((await proposal.arrange({ template: formatted })).status).toBe(200);
  expect((await proposal.block(legal))?.looks).toEqual(lines);

  const [pdf = '', docx = '', markdown = '', , page = ''] = await everywhere();
  expect(pdf).toContain('See the terms <b>of');
  expect(docx).toContain('<a href="https://norring.example/terms"><strong>terms</strong></a> &lt;b&gt;of');
  expect(docx).toContain('<li><em>Fees of twelve months</em></li>');
  expect(markdown).toContain('See the [**terms**](<https://norring.example/terms>) \\<b\\>of');
  expect(markdown).toContain('- *Fees of twelve months*');
  expect(page).toMatch(
    /<a href="https:\/\/norring.example\/terms" rel="[^"]*"><strong>terms<\/strong><\/a> &lt;b&gt;of/u,
  );
  expect(page).not.toContain('<b>of');

  const plain = lines.map(({ runs }) => ({
    kind: 'p' as const,
    runs: [{ text: runs.map((run) => run.text).join('') }],
  }));
  expect((await rep.call(formatBlock, { sessionId, blockId: intro, lines: plain })).status).toBe(200);
  expect(await proposal.block(intro)).not.toHaveProperty('looks');
  expect((await rep.call(formatBlock, { sessionId, blockId: legal, lines: plain })).status).toBe(409);
  expect((await proposal.block(legal))?.looks).toEqual(lines);
  const running = [{ kind: 'p' as const, runs: [{ text: 'x', href: 'javascript:alert(1)' }] }];
  const hostile = { ...saved, revision: 1, texts: texts.map((each) => ({ ...each, lines: running })) };
  expect((await admin.call(saveTemplate, hostile)).status).toBe(400);
});

test('a rep names the last day of one proposal, which stands before that of the template, in the file and in a version', async () => {
  const another = await calls.begin(rep, 'A third harbor.');
  const one = proposalCalls(server, rep, another);
  const dated = { ...template, templateId: randomUUID(), name: 'Dated', revision: 0, cover: true, validDays: 10 };
  await admin.call(saveTemplate, dated);
  await one.arrange({ template: dated.templateId });
  const byTemplate = (await one.read()).document;
  expect(byTemplate.validUntil).toBeDefined();
  expect((await one.arrange({ validUntil: '2031-02-28' })).status).toBe(200);
  expect((await one.read()).document).toMatchObject({ validUntil: '2031-02-28', cover: true });
  const { pages } = await readPdf(await one.bytes('pdf', { preview: true }));
  expect(pages[0]?.text.replaceAll(/\s+/gu, ' ')).toContain('28 February 2031');
  const kept = (await rep.call(keepVersion, { sessionId: another, name: 'dated' })).body.version;
  await one.arrange({ validUntil: null });
  expect((await one.read()).document.validUntil).toBe(byTemplate.validUntil);
  await rep.call(restoreVersion, { sessionId: another, versionId: kept.id });
  expect((await one.read()).document.validUntil).toBe('2031-02-28');
  for (const wrong of ['2031-02-30', 'soon', '12031-01-01', ''])
    expect((await one.arrange({ validUntil: wrong })).status).toBe(400);
  await one.arrange({ validUntil: '2020-01-31' });
  const { findings } = (await rep.call(checkProposal, { sessionId: another })).body;
  expect(findings).toContainEqual(expect.objectContaining({ text: 'Valid until 2020-01-31' }));
});

test('of two who name a day at once, one is told to look again', async () => {
  const another = await calls.begin(rep, 'A fourth harbor.');
  const { layout, revision } = await proposalCalls(server, rep, another).read();
  const both = await Promise.all(
    ['2031-03-01', '2031-03-02'].map((validUntil) =>
      rep.call(arrangeProposal, { sessionId: another, layout: { ...layout, validUntil }, revision }),
    ),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});
