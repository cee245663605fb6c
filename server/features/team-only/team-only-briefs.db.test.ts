import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { briefText } from '#contract/brief-text.ts';
import { processDocument, processWebUrl, type OpenTo } from '#contract/content.ts';
import { linkDocument, markClaim, createShare, readShared, refreshPrep } from '#contract/prep-reading.ts';
import { readPrep, startPrep, type PrepDetail } from '#contract/prep.ts';
import { listWebPages, readContentRecord } from '#contract/records-content.ts';
import { createSolution } from '#contract/solutions.ts';
import { readPdf } from '#tests/support/pdf/read-pdf.ts';
import { batch, textFile } from '#tests/support/content.ts';
import { callServer, signUp, type TestPerson } from '#tests/support/people.ts';
import { pagesOfFolder, serveSite, type SiteServer } from '#tests/support/site-server.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { until } from '#tests/support/until.ts';

const proof = 'Within a month its planning team filled all open positions and planned nine depots.';
const rival = 'Rotaflow is an alternative to Kestrel Fleet for teams with many depots.';
let site: SiteServer;
let server: TestServer;
let seller: TestPerson;

beforeAll(async () => {
  const demo = await pagesOfFolder(join(import.meta.dirname, '..', '..', 'db', 'demo-site'));
  site = await serveSite({ '/': demo['/index.html'] ?? '', ...demo });
  server = await startTestServer({ ALLOW_PRIVATE_HOSTS: site.host });
  seller = await signUp(server);
  await seller.call(createSolution, {
    name: 'Rotaflow',
    description: 'Plans night routes. Fills open positions in planning faster.',
    clientId: seller.organizationId,
  });
});
afterAll(async () => {
  await server.close();
  await site.close();
});

const add = async (name: string, text: string, metadata = {}): Promise<string> => {
  const { body } = await seller.call(processDocument, batch(seller, [textFile(name, text, { metadata })]));
  return body.documents[0]?.DocumentId ?? '';
};
const say = (documentId: string, openTo: OpenTo) =>
  seller.call(processDocument, { action: 'update', documentId, metadata: { openTo } });
const read = async (prospectId: string): Promise<PrepDetail> =>
  (await seller.call(readPrep, { prospectId })).body.prepSession;
const ended = (prospectId: string): Promise<PrepDetail> =>
  until(async () => {
    const prep = await read(prospectId);
    return prep.isPrepping ? null : prep;
  });
const prepare = async (): Promise<PrepDetail> => {
  const person = { firstName: 'Rhys', lastName: 'Tolland', roleTitle: 'Chief Operating Officer' };
  const { body } = await seller.call(startPrep, { ...person, company: site.url });
  const prep = await ended(body.prepMeetingId);
  expect(prep).toMatchObject({ status: 'ready', failure: null });
  return prep;
};
const share = async (prospectId: string) => {
  const made = await seller.call(createShare, { prospectId, shareId: randomUUID(), days: 7 });
  const token = made.body.share.link?.replace('/share/', '') ?? '';
  return async (): Promise<string> => JSON.stringify((await callServer(server, readShared, { token })).body.brief);
};
const printed = async (prospectId: string): Promise<string> => {
  const { address } = (await seller.call(linkDocument, { prospectId })).body;
  const bytes = await (await fetch(`${server.address}${address}`)).arrayBuffer();
  return (await readPdf(new Uint8Array(bytes))).pages.map(({ text }) => text).join('\n');
};
const claimWith = ({ brief }: PrepDetail, words: string) =>
  Object.values(brief.sections)
    .flatMap(({ claims }) => claims)
    .find(({ quotes }) => quotes.some(({ text }) => text === words));
const isMarked = ({ brief }: PrepDetail, words: string): boolean => {
  const cited = claimWith({ brief } as PrepDetail, words)?.quotes.map(({ sourceId }) => sourceId) ?? [];
  return brief.sources.some(({ id, teamOnly }) => cited.includes(id) && teamOnly === true);
};

test('an inference that was pinned before stays within the team too where it isn’t found again', async () => {
  const story = await add('harl.txt', `Harl Foods had nine open roles. ${proof}`);
  const prep = await prepare();
  const shared = await share(prep.prepMeetingId);
  const told = claimWith(prep, proof)?.id ?? '';
  const inferred = Object.values(prep.brief.sections)
    .flatMap(({ claims }) => claims)
    .find(({ restsOn }) => restsOn?.includes(told) === true);
  if (inferred === undefined) throw new Error('nothing rests on the story');
  const pin = { prospectId: prep.prepMeetingId, claimId: inferred.id, was: inferred.text, pinned: true };
  expect((await seller.call(markClaim, pin)).status).toBe(200);
  expect(await shared()).toContain(inferred.text);
  await say(story, 'team');
  expect(await shared()).not.toContain(inferred.text);
  // What the next refresh would no longer find: the words that were marked, and what they rested on.
  await server.services.database.tenant(seller.organizationId, (db) =>
    db.execute(sql`update prep_marks set anchor = jsonb_set(anchor, '{text}', '"Rotaflow may win them nine depots."')`),
  );
  expect(JSON.stringify((await read(prep.prepMeetingId)).brief)).toContain('win them nine depots');
  expect(await shared()).not.toContain('win them nine depots');
  await say(story, 'everybody');
  expect(await shared()).toContain('win them nine depots');
}, 60_000);

test('a brief marks what quotes it, links to the brief leave that out at once, also after it was deleted and the brief refreshed', async () => {
  const story = await add('harl.txt', `Harl Foods had nine open roles. ${proof}`);
  const card = await add('Kestrel Fleet vs Rotaflow.txt', rival, { contentType: 'Competitor comparison' });
  const prep = await prepare();
  const shared = await share(prep.prepMeetingId);
  for (const words of [proof, rival]) {
    expect(isMarked(prep, words)).toBe(false);
    expect(await shared()).toContain(words);
  }
  expect(await shared()).not.toContain(story);
  expect(await printed(prep.prepMeetingId)).not.toContain('Team only');

  await say(card, 'team');
  await say(story, 'team');
  const now = await read(prep.prepMeetingId);
  for (const words of [proof, rival]) {
    expect(isMarked(now, words)).toBe(true);
    expect(await shared()).not.toContain(words);
  }
  expect(await shared()).toContain('Rotaflow');
  const [paper, letter] = [await printed(prep.prepMeetingId), briefText(now.brief)];
  expect(paper).toContain('Team only');
  expect(letter).toMatch(/planned nine depots[^\n]*\(team only\)/u);

  await say(card, 'everybody');
  expect(await shared()).toContain(rival);

  const pinned = claimWith(now, proof);
  await seller.call(markClaim, {
    prospectId: prep.prepMeetingId,
    claimId: pinned?.id ?? '',
    was: pinned?.text ?? '',
    pinned: true,
  });
  await seller.call(processDocument, { action: 'delete', documentIds: [story] });
  expect(await shared()).not.toContain(proof);
  await seller.call(refreshPrep, { prospectId: prep.prepMeetingId });
  expect(await shared()).not.toContain(proof);
  const later = await ended(prep.prepMeetingId);
  expect(isMarked(later, proof)).toBe(true);
  expect(await shared()).not.toContain(proof);
}, 60_000);

test('pages of a site follow what is said of it', async () => {
  await seller.call(processWebUrl, {
    url: `${site.url}/`,
    scope: 'crawl',
    maxPages: 3,
    metadata: { openTo: 'team' },
    context: { clientId: seller.organizationId, userId: seller.userId },
  });
  const items = async () => (await seller.call(listWebPages, {})).body.webpages.map(readContentRecord);
  await until(async () => {
    const all = await items();
    return all.length > 1 && all.every(({ stage }) => stage === 'ready') ? all : null;
  });
  expect(new Set((await items()).map(({ metadata }) => metadata.openTo))).toEqual(new Set(['team']));
  const root = (await items()).find(({ web }) => web?.scope === 'crawl');
  await seller.call(processWebUrl, { action: 'update', documentId: root?.id ?? '', metadata: { openTo: 'everybody' } });
  expect(new Set((await items()).map(({ metadata }) => metadata.openTo))).toEqual(new Set(['everybody']));
}, 60_000);
