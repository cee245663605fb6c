import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askCall } from '#contract/ask-call.ts';
import { askContent, searchContent } from '#contract/ask.ts';
import { listAuditLog } from '#contract/audit.ts';
import { readCoach } from '#contract/coaching.ts';
import { editManyContents } from '#contract/content-library.ts';
import { processDocument, type OpenTo, type SentMetadata } from '#contract/content.ts';
import { createSession, readSession } from '#contract/discovery.ts';
import { suggestOffer } from '#contract/offer.ts';
import { readProposal } from '#contract/proposal.ts';
import { listDocuments, readContentRecord } from '#contract/records-content.ts';
import { searchEverything } from '#contract/search.ts';
import { createSolution } from '#contract/solutions.ts';
import { addLines, addTranscript, changeSpeakers } from '#contract/session-lines.ts';
import { jobContext } from '#server/platform/job-context.ts';
import { hearSession } from '#server/features/coaching/hear-session.ts';
import { wereHandedOn } from '#tests/support/calls/were-handed-on.ts';
import { batch, textFile } from '#tests/support/content.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { until } from '#tests/support/until.ts';

const handbook = `# Price list (EUR)

| Item | Price |
|---|---|
| Gate reader | 420.00 each |

# Customer results

## Kestrel Ferries

Queues fell from 14 minutes to 5 at Kestrel Ferries.

# Objections we hear

"We have no time for this." The first run takes four hours of one person.

# Security

Passenger photos are deleted after one hour. Data stays in Rotterdam.
`;
/** One document for all, with a part that no buyer may hear. */
const mixed = `# Deliveries

The gates are delivered within three weeks.

# Price floors

The gate reader goes for 355 euro at the least.

# Warranty

The warranty lasts five years.
`;
const doubt = 'Honestly, we have no time for this, everyone is flat out.';

describe('who may hear what the content says', () => {
  let server: TestServer;
  let rep: TestPerson;
  beforeAll(async () => {
    server = await startTestServer();
  });
  beforeEach(async () => {
    rep = await signUp(server);
  });
  afterAll(() => server.close());

  const add = async (name: string, text: string, metadata: SentMetadata = {}, who = rep): Promise<string> => {
    const { body } = await who.call(
      processDocument,
      batch(who, [textFile(name, text, { mimeType: 'text/markdown', metadata })]),
    );
    expect(body.documents).toMatchObject([{ Status: 'completed' }]);
    return body.documents[0]?.DocumentId ?? '';
  };
  const update = (documentId: string, metadata: SentMetadata, who = rep) =>
    who.call(processDocument, { action: 'update', documentId, metadata });
  const say = async (documentId: string, openTo: OpenTo): Promise<void> => {
    expect((await update(documentId, { openTo })).status).toBe(200);
  };
  const itemOf = async (id: string) => {
    const { documents } = (await rep.call(listDocuments, {})).body;
    const record = documents.find((each) => each.id === id);
    if (record === undefined) throw new Error('no such item');
    return { record, item: readContentRecord(record) };
  };
  const begin = async (): Promise<string> =>
    (await rep.call(createSession, { companyName: 'Norring Line' })).body.data?.sessionId ?? '';
  const heard = async (sessionId: string, text: string, atMs: number) => {
    await rep.call(addLines, { sessionId, lines: [{ id: randomUUID(), kind: 'note', atMs, text }] });
    await until(() => wereHandedOn(server.services.database, rep.organizationId, sessionId));
    await hearSession(jobContext(server.services, rep), { sessionId, lines: [] });
    return (await rep.call(readCoach, { sessionId })).body.cards;
  };
  const ask = async (question: string) => (await rep.call(askContent, { question })).body;

  test('is said with the other details: unsaid at first, kept by whoever sends details without it, and in the audit log', async () => {
    const id = await add('handbook.md', handbook);
    expect((await itemOf(id)).item.metadata.openTo).toBe('unsaid');
    await say(id, 'team');
    await update(id, { tags: ['2026'] });
    const { record, item } = await itemOf(id);
    expect(item.metadata).toMatchObject({ openTo: 'team', tags: ['2026'] });
    expect(Object.keys(record.fields)).not.toContain('openTo');
    const again = textFile('handbook.md', `${handbook}\nMore.`, {
      onDuplicate: 'replace',
      replaces: id,
      mimeType: 'text/markdown',
    });
    await rep.call(processDocument, batch(rep, [again]));
    expect((await itemOf(id)).item.metadata.openTo).toBe('team');
    await rep.call(editManyContents, { contentIds: [id], set: { openTo: 'everybody' } });
    expect((await itemOf(id)).item.metadata.openTo).toBe('everybody');
    expect((await update(id, { openTo: 'nobody' as OpenTo })).status).toBe(400);
    const log = (await rep.call(listAuditLog, {})).body.entries.filter(({ action }) => action === 'content.open-to');
    expect(log).toMatchObject([
      { subject: 'handbook.md', details: { 'who may hear it': 'Everyone, buyers too' } },
      { subject: 'handbook.md', details: { 'who may hear it': 'Our team only' } },
    ]);
    const row = await server.services.database.tenant(rep.organizationId, (db) =>
      db.execute<{ open_to: string }>(sql`select open_to from content_items`),
    );
    expect([...row]).toEqual([{ open_to: 'everybody' }]);
  });

  test('is said of several at once, in the audit log for each that it changes', async () => {
    const ids = [await add('handbook.md', handbook), await add('deliveries.md', mixed)];
    await say(ids[0] ?? '', 'team');
    await rep.call(editManyContents, { contentIds: ids, set: { openTo: 'team' }, add: { tags: ['2026'] } });
    for (const id of ids) expect((await itemOf(id)).item.metadata).toMatchObject({ openTo: 'team', tags: ['2026'] });
    const log = (await rep.call(listAuditLog, {})).body.entries.filter(({ action }) => action === 'content.open-to');
    expect(log.map(({ subject }) => subject)).toEqual(['deliveries.md', 'handbook.md']);
  });

  test('another organization can’t say it', async () => {
    const id = await add('handbook.md', handbook);
    const other = await signUp(server);
    expect((await update(id, { openTo: 'team' }, other)).status).toBe(404);
    expect((await other.call(editManyContents, { contentIds: [id], set: { openTo: 'team' } })).body.changed).toEqual(
      [],
    );
    expect((await itemOf(id)).item.metadata.openTo).toBe('unsaid');
  });

  test('a running call gets no card from it from then on, and shows none that it gave before', async () => {
    const id = await add('handbook.md', handbook);
    const first = await begin();
    const before = await heard(first, doubt, 10_000);
    expect(before).toMatchObject([{ say: { text: 'The first run takes four hours of one person.', contentId: id } }]);
    await say(id, 'team');
    const cards = await heard(first, 'They ask who else has cut the queues with it.', 200_000);
    expect(JSON.stringify(cards)).not.toContain(id);
    const second = await begin();
    const anew = await heard(second, doubt, 10_000);
    expect(JSON.stringify(anew)).not.toContain('four hours');
    await say(id, 'everybody');
    expect(JSON.stringify(await heard(first, 'They say the price per gate reader is too high.', 400_000))).toContain(
      id,
    );
    // What was the team's own stays so in the trash.
    await say(id, 'team');
    expect((await rep.call(processDocument, { action: 'delete', documentIds: [id] })).status).toBe(200);
    expect(JSON.stringify((await rep.call(readCoach, { sessionId: first })).body.cards)).not.toContain(id);
  });

  test('neither proposals nor suggestions for the offer take anything from it', async () => {
    const id = await add('handbook.md', handbook);
    await rep.call(createSolution, {
      name: 'Gateflow',
      description: 'Gateflow lets passengers through a gate with a look into a camera.',
      clientId: rep.organizationId,
    });
    const sessionId = await begin();
    const text = `00:40 Rae Rep: If this went well, what would be different next spring?
00:45 Bo Buyer: Everybody would be through the gate within five minutes, whatever the weather is.
01:02 Bo Buyer: Where is the data kept, and are the photos of our passengers deleted?`;
    await rep.call(addTranscript, { sessionId, requestId: randomUUID(), text });
    for (const { id: speakerId, name } of (await rep.call(readSession, { sessionId })).body.data.speakers) {
      const side = name === 'Rae Rep' ? ('rep' as const) : ('prospect' as const);
      await rep.call(changeSpeakers, { sessionId, change: { kind: 'rename', speakerId, name, side } });
    }
    const proposed = async () => {
      const { body } = await rep.call(readProposal, { sessionId });
      const { body: offer } = await rep.call(suggestOffer, {});
      return { text: JSON.stringify(body), offer };
    };
    const before = await proposed();
    for (const words of [id, 'Rotterdam']) expect(before.text).toContain(words);
    expect(before.offer).toMatchObject({
      priceItems: [{ item: 'Gate reader', price: '420.00' }],
      caseStudies: [{ customer: 'Kestrel Ferries' }],
    });
    await say(id, 'team');
    const after = await proposed();
    for (const words of [id, 'Kestrel', 'Rotterdam', 'one hour']) expect(after.text).not.toContain(words);
    // Within a random id the same digits are no price.
    expect(after.text).not.toMatch(/(?<![\da-f-])420(?![\da-f-])/u);
    expect(after.offer).toMatchObject({ priceItems: [], rules: [], caseStudies: [] });
  });

  test('answers still use it, and mark each sentence and passage; what is for everybody never is', async () => {
    const id = await add('handbook.md', handbook);
    const question = 'How long does the first run take?';
    expect((await ask(question)).answer?.sentences.map(({ teamOnly }) => teamOnly)).not.toContain(true);
    await say(id, 'team');
    const { answer, passages } = await ask(question);
    expect(answer?.sentences[0]?.text).toContain('four hours');
    expect(answer?.sentences.map(({ teamOnly }) => teamOnly)).not.toContain(false);
    expect(new Set(passages.map(({ teamOnly }) => teamOnly))).toEqual(new Set(['all']));
    const { content } = (await rep.call(askCall, { sessionId: await begin(), question })).body;
    expect(new Set(content?.answer?.sentences.map(({ teamOnly }) => teamOnly))).toEqual(new Set([true]));
    const search = async (openTo: OpenTo[]) =>
      (
        await rep.call(searchContent, {
          query: 'first run',
          filter: { kinds: [], solutions: [], audience: [], tags: [], contentTypes: [], contentIds: [], openTo },
        })
      ).body.passages;
    expect((await search([])).map(({ teamOnly }) => teamOnly)).toEqual(['all']);
    expect(await search(['everybody', 'unsaid'])).toEqual([]);
    expect(await search(['team'])).toHaveLength(1);
    for (const query of ['handbook.md', 'four hours'])
      expect((await rep.call(searchEverything, { query })).body.results).toMatchObject([
        { content: { teamOnly: true } },
      ]);
  });

  test('what headings say is guessed sentence by sentence until somebody says it', async () => {
    const id = await add('mixed.md', mixed);
    const floor = 'What does the gate reader go for at the least?';
    const told = async (question: string) => {
      const { answer, passages } = await ask(question);
      return [answer?.sentences[0]?.text, answer?.sentences[0]?.teamOnly, passages[0]?.teamOnly];
    };
    expect(await told(floor)).toEqual(['The gate reader goes for 355 euro at the least.', true, 'part']);
    expect(await told('How long does the warranty last?')).toEqual(['The warranty lasts five years.', false, 'part']);
    await say(id, 'everybody');
    expect(await told(floor)).toEqual(['The gate reader goes for 355 euro at the least.', false, 'no']);
    await say(id, 'team');
    expect(await told('How long does the warranty last?')).toEqual(['The warranty lasts five years.', true, 'all']);
    await rep.call(processDocument, { action: 'delete', documentIds: [id] });
    expect((await ask(floor)).passages).toEqual([]);
  });

  test('a heading far above a passage counts, and the same words in another organization’s content don’t', async () => {
    const long = Array.from({ length: 12 }, (_, at) =>
      `Deal ${at} took ${at + 3} weeks and had two visits on site. `.repeat(8),
    ).join('\n\n');
    const text = `# Margins\n\n## History\n\n${long}\n\n## Towards the end\n\nThe last tender went to Osprey Docks in the spring.`;
    await add('history.md', text);
    const other = await signUp(server);
    await add('tenders.md', 'The last tender went to Osprey Docks in the spring.', {}, other);
    const question = 'Who did the last tender go to?';
    expect((await ask(question)).answer?.sentences[0]).toMatchObject({ teamOnly: true });
    const open = (await other.call(askContent, { question })).body;
    expect(open.answer?.sentences[0]).toMatchObject({ teamOnly: false });
  });
});
