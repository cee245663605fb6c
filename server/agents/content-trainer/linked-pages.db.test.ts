import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchContent } from '#contract/ask.ts';
import { retrainContent } from '#contract/content-library.ts';
import { processWebUrl } from '#contract/content.ts';
import { listWebPages, readContentRecord } from '#contract/records-content.ts';
import { pdfFile } from '#tests/support/pdf-file.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { serveSite, type Pages, type SiteServer } from '#tests/support/site-server.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { until } from '#tests/support/until.ts';

const page = (title: string, text: string, links = ''): string =>
  `<html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p>${links}</main></body></html>`;

describe('addresses to train on', () => {
  let server: TestServer;
  let site: SiteServer;
  let person: TestPerson;
  const pages: Pages = {
    '/': page(
      'Waymark',
      'Waymark plans runs for mixed fleets in nine countries, and keeps every depot on one plan.',
      '<a href="/a">A</a><a href="/b">B</a><a href="/c">C</a>',
    ),
    '/a': page('A', 'Waymark Proof keeps temperature records of every consignment for seven years in one place.'),
    '/b': page('B', 'Waymark Dispatch replans a run in forty seconds when a vehicle drops out of the plan.'),
    '/c': page('C', 'Waymark Yard books docks for carriers and shows which gate each driver has to go to.'),
    '/robots.txt': { body: 'User-agent: *\nAllow: /', headers: { 'content-type': 'text/plain' } },
    '/files/price%20list': {
      headers: { 'content-type': 'application/pdf', etag: '"p1"' },
      body: pdfFile([['Price list of the Quorvex sensors'], ['A Quorvex sensor costs 42 euros a month.']]),
    },
    '/archive.zip': { headers: { 'content-type': 'application/zip' }, body: 'PK' },
    '/not-a.pdf': { headers: { 'content-type': 'application/pdf' }, body: 'plain words, no PDF' },
  };
  beforeAll(async () => {
    site = await serveSite(pages);
    server = await startTestServer({ ALLOW_PRIVATE_HOSTS: site.host });
    person = await signUp(server);
  });
  afterAll(async () => {
    await server.close();
    await site.close();
  });

  const add = async (path: string, scope: 'page' | 'crawl' = 'page') =>
    (
      await person.call(processWebUrl, {
        url: `${site.url}${path}`,
        scope,
        context: { clientId: person.organizationId, userId: person.userId },
      })
    ).body.documents[0];
  const items = async () => (await person.call(listWebPages, {})).body.webpages.map(readContentRecord);
  const itemOf = async (path: string) => (await items()).find(({ url }) => url === `${site.url}${path}`);

  test('a link to a PDF is read as one, with its pages; any other file says that it is none of ours', async () => {
    expect(await add('/files/price%20list')).toMatchObject({ Status: 'completed' });
    const { passages } = (await person.call(searchContent, { query: 'Quorvex sensor costs' })).body;
    expect(passages[0]).toMatchObject({ kind: 'webpage', page: 2 });
    expect(await itemOf('/files/price%20list')).toMatchObject({ stage: 'ready' });
    for (const path of ['/archive.zip', '/not-a.pdf']) {
      expect(await add(path)).toMatchObject({ Status: 'failed' });
      expect(JSON.stringify(await itemOf(path))).toContain('isn’t a web page');
    }
  });

  test('a page that is gone when it is read again keeps its text and is marked as vanished', async () => {
    await add('/a');
    const before = await itemOf('/a');
    pages['/a'] = { status: 410, body: 'gone' };
    await person.call(retrainContent, { contentIds: [before?.id ?? ''] });
    const after = await until(async () => {
      const item = await itemOf('/a');
      return item?.web?.vanishedAt ? item : null;
    });
    expect(after).toMatchObject({ stage: 'ready', web: { checkError: expect.stringContaining('410') } });
    expect((await person.call(searchContent, { query: 'temperature records' })).body.passages).not.toEqual([]);
  });

  test('the robots.txt of a site is asked for once a run', async () => {
    site.requests.length = 0;
    await add('/', 'crawl');
    expect(site.requests.filter((path) => path === '/robots.txt')).toHaveLength(1);
    expect(site.requests).toEqual(expect.arrayContaining(['/b', '/c']));
  });
});
