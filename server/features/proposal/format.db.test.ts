import { convertToHtml } from 'mammoth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateSession } from '#contract/discovery.ts';
import { formatBlock, keepVersion, restoreVersion, type ProposalFormat } from '#contract/proposal.ts';
import { rewriteBlock } from '#contract/proposal-rewrite.ts';
import type { RichLine } from '#contract/rich-text.ts';
import { buyerCalls } from '#tests/support/buyer/buyer-calls.ts';
import { proposalCalls } from '#tests/support/buyer/proposal-calls.ts';
import { readPdf, type ReadPdf } from '#tests/support/pdf/read-pdf.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { joinTeam } from '#tests/support/team.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const hostile = '<img src=x onerror=alert(1)> & *stars* [x](javascript:alert(1))';
const lines: RichLine[] = [
  { kind: 'p', runs: [{ text: 'We begin ' }, { text: 'in May', bold: true }, { text: ', as agreed.' }] },
  { kind: 'ul', runs: [{ text: hostile, italic: true }] },
  { kind: 'ol', runs: [{ text: 'The plan', href: 'https://norring.example/plan' }] },
  { kind: 'ol', runs: [{ text: 'Then the doors' }] },
];
const words = lines.map(({ runs }) => runs.map(({ text }) => text).join(''));

let server: TestServer;
let rep: TestPerson;
let sessionId: string;
let calls = buyerCalls({ address: '' });
let proposal: ReturnType<typeof proposalCalls>;
beforeAll(async () => {
  server = await startTestServer();
  calls = buyerCalls(server);
  rep = await signUp(server);
  sessionId = await calls.begin(rep, words.join('\n'));
  proposal = proposalCalls(server, rep, sessionId);
});
afterAll(() => server.close());

const vision = () => proposal.block('vision');
const format = (of: RichLine[], who = rep) => who.call(formatBlock, { sessionId, blockId: 'vision', lines: of });
const file = (as: ProposalFormat): Promise<Uint8Array> => proposal.bytes(as);
const text = async (as: ProposalFormat): Promise<string> => new TextDecoder().decode(await file(as));

test('plain text reads as before, and the look of its lines is laid over words that nobody changed', async () => {
  expect((await vision())?.claims.map((claim) => claim.text)).toEqual(words);
  expect(await vision()).not.toHaveProperty('looks');
  const plain = await text('json');
  expect((await format(lines)).status).toBe(200);
  expect((await vision())?.claims.map((claim) => claim.text)).toEqual(words);
  expect((await vision())?.looks).toEqual(lines.map((line, at) => (at === 3 ? { ...line } : line)));
  // The specified format keeps plain strings.
  expect(await text('json')).toBe(plain);
});

test('it is in every file and on the page, and nothing of it becomes markup', async () => {
  const markdown = await text('md');
  expect(markdown).toContain('We begin **in May**, as agreed.');
  expect(markdown).toContain('- *\\<img src=x onerror=alert(1)\\> & \\*stars\\*');
  expect(markdown).toContain('1. [The plan](<https://norring.example/plan>)');
  expect(markdown).toContain('2. Then the doors');
  const { value } = await convertToHtml({ buffer: Buffer.from(await file('docx')) });
  expect(value).toContain('<strong>in May</strong>');
  expect(value).toContain('<a href="https://norring.example/plan">The plan</a>');
  expect(value).toMatch(/<ol><li><a[^>]*>The plan<\/a><\/li><li>Then the doors<\/li><\/ol>/u);
  expect(value).not.toContain('<img');
  const pdf: ReadPdf = await readPdf(await file('pdf'));
  expect(pdf.pages.flatMap(({ links }) => links)).toContain('https://norring.example/plan');
  expect(pdf.pages.map((page) => page.text).join(' ')).toContain('onerror=alert(1)');
  const { path } = await calls.share(rep, sessionId);
  const page = (await calls.get(path)).text;
  expect(page).toContain('We begin <strong>in May</strong>, as agreed.');
  expect(page).toContain('<em>&lt;img src=x onerror=alert(1)&gt; &amp; *stars*');
  expect(page).toMatch(/<ol> <li><p dir="auto"><a href="https:\/\/norring.example\/plan" rel="[^"]*">The plan<\/a>/u);
  expect(page).not.toContain('<img src=x');
});

test('an entry of a list is formatted in every file and on the page, and stays an entry', async () => {
  const entries = ['Typed twice', hostile, 'See the yard'];
  await rep.call(updateSession, { sessionId, challenges: entries });
  const looks: RichLine[] = [
    { kind: 'p', runs: [{ text: 'Typed ' }, { text: 'twice', bold: true }] },
    { kind: 'p', runs: [{ text: hostile, italic: true }] },
    { kind: 'p', runs: [{ text: 'See ' }, { text: 'the yard', href: 'https://norring.example/yard' }] },
  ];
  const stored = await rep.call(formatBlock, { sessionId, blockId: 'challenges', lines: looks });
  expect(stored.status).toBe(200);
  const markdown = await text('md');
  expect(markdown).toContain('- Typed **twice**');
  expect(markdown).toContain('- *\\<img src=x onerror=alert(1)\\>');
  expect(markdown).toContain('- See [the yard](<https://norring.example/yard>)');
  const { value } = await convertToHtml({ buffer: Buffer.from(await file('docx')) });
  expect(value).toContain('<li>Typed <strong>twice</strong></li>');
  expect(value).toContain('<li>See <a href="https://norring.example/yard">the yard</a></li>');
  expect(value).not.toContain('<img');
  const pdf = await readPdf(await file('pdf'));
  expect(pdf.pages.flatMap(({ links }) => links)).toContain('https://norring.example/yard');
  expect(pdf.pages.flatMap(({ tags }) => tags)).toContain('LI');
  const { path } = await calls.share(rep, sessionId);
  const page = (await calls.get(path)).text;
  expect(page).toMatch(/<li><p dir="auto">Typed <strong>twice<\/strong><\/p><\/li>/u);
  expect(page).toContain('<em>&lt;img src=x onerror=alert(1)&gt;');
  expect(page).not.toContain('<img src=x');
  // The specified format keeps plain strings.
  expect(JSON.parse(await text('json'))).toMatchObject({
    solution_description: { transformation_journey: { challenges: entries } },
  });
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'https://x.example/"onmouseover="x', '//x.example', 'file:///x'])(
  'a link to %s is refused',
  async (href) => {
    expect((await format([{ kind: 'p', runs: [{ text: words[0] ?? '', href }] }])).status).toBe(400);
  },
);

test('a line whose words change is plain again, and the others are as they were', async () => {
  const changed = [words[0], 'Another line.', ...words.slice(2)].join('\n');
  await rep.call(updateSession, { sessionId, vision: changed });
  expect((await vision())?.looks).toEqual([lines[0], null, lines[2], lines[3]]);
});

test('versions keep it, restoring brings it back, and what is locked stays as it looks', async () => {
  await rep.call(updateSession, { sessionId, vision: words.join('\n') });
  const { version } = (await rep.call(keepVersion, { sessionId, name: 'kept' })).body;
  await format([]);
  expect(await vision()).not.toHaveProperty('looks');
  await rep.call(restoreVersion, { sessionId, versionId: version.id });
  expect((await vision())?.looks).toEqual(lines);
  await proposal.arrange({ locked: ['vision'] });
  expect((await format([])).status).toBe(409);
  expect((await vision())?.looks).toEqual(lines);
});

test('a rewrite is shown and stores nothing; a locked block is not rewritten, and nobody else asks for one', async () => {
  const blockId = 'currentSituation';
  const rewrite = (of = blockId, who = rep) => who.call(rewriteBlock, { sessionId, blockId: of, kind: 'plainer' });
  await rep.call(updateSession, { sessionId, currentSituation: 'We utilize paper.\nBo: “We utilize it.”' });
  const before = await proposal.read();
  expect((await rewrite()).body).toEqual({
    before: ['We utilize paper.', 'Bo: “We utilize it.”'],
    after: ['We use paper.', 'Bo: “We utilize it.”'],
    writtenBy: 'rules',
    refused: [],
    note: '',
  });
  const after = await proposal.read();
  expect(after.document.blocks).toEqual(before.document.blocks);
  expect((await rewrite('vision')).status).toBe(409);
  expect((await rewrite('nothing')).status).toBe(404);
  expect((await rewrite(blockId, await signUp(server))).status).toBe(404);
});

test('a colleague and a stranger change nothing, and a block that is not there has no look', async () => {
  const stranger = await signUp(server);
  const colleague = await joinTeam(server, rep);
  expect((await format([], stranger)).status).toBe(404);
  expect((await format([], colleague)).status).toBe(403);
  expect((await rep.call(formatBlock, { sessionId, blockId: 'nothing', lines })).status).toBe(404);
});
