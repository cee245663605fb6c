import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askContent, searchContent } from '#contract/ask.ts';
import {
  editManyContents,
  previewWebPage,
  readContent,
  readContentProgress,
  retrainContent,
} from '#contract/content-library.ts';
import { processDocument, processWebUrl, processYoutube } from '#contract/content.ts';
import { listTrash, restoreTrash } from '#contract/trash.ts';
import { listVideos, listWebPages, readContentRecord, type ContentItem } from '#contract/records-content.ts';
import { jobContext } from '#server/platform/job-context.ts';
import { batch, textFile } from '#tests/support/content.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { serveSite, type Pages, type SiteServer } from '#tests/support/site-server.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { until } from '#tests/support/until.ts';
import { checkPage } from './check-page.ts';

const page = (title: string, ...paragraphs: string[]): string =>
  `<html lang="en"><head><title>${title}</title></head><body><nav><a href="/">Home</a> <a href="/dispatch">Dispatch</a> <a href="/proof">Proof</a> <a href="/lost">Lost</a> <a href="/private/plan">Plan</a></nav><main><h1>${title}</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('')}</main></body></html>`;
const home =
  'Waymark Systems plans runs for mixed fleets of vans and lorries in nine countries, and keeps every depot on the same plan.';
const dispatch =
  'Waymark Dispatch replans a run in forty seconds when a vehicle drops out, and tells the customer the new time before they call.';
const proof =
  'Waymark Proof keeps temperature records and proofs of delivery of every consignment for seven years in one place.';

describe('web pages, videos and questions', () => {
  let server: TestServer;
  let site: SiteServer;
  let video: SiteServer;
  const pages: Pages = {
    '/': page('Waymark', home),
    '/dispatch': { body: page('Dispatch', dispatch), headers: { etag: '"d1"' } },
    '/proof': page('Proof', proof),
    '/private/plan': page(
      'Plan',
      'Nobody reads this plan by a program, since the site asks not to in its rules for robots.',
    ),
    '/robots.txt': { body: 'User-agent: *\nDisallow: /private/', headers: { 'content-type': 'text/plain' } },
  };
  const player: Pages = {};
  beforeAll(async () => {
    site = await serveSite(pages);
    video = await serveSite(player);
    pages['/sitemap.xml'] = {
      headers: { 'content-type': 'application/xml' },
      body: `<urlset>${['/', '/dispatch', '/proof', '/lost', '/private/plan'].map((path) => `<url><loc>${site.url}${path}</loc></url>`).join('')}</urlset>`,
    };
    server = await startTestServer({ ALLOW_PRIVATE_HOSTS: `${site.host},${video.host}`, YOUTUBE_URL: video.url });
  });
  afterAll(async () => {
    await server.close();
    await Promise.all([site.close(), video.close()]);
  });

  const context = (who: TestPerson) => ({ clientId: who.organizationId, userId: who.userId });
  const webPages = async (who: TestPerson): Promise<ContentItem[]> =>
    (await who.call(listWebPages, {})).body.webpages.map(readContentRecord);
  const find = async (who: TestPerson, query: string) => (await who.call(searchContent, { query })).body.passages;
  /** Runs the check that is due, without waiting a day. */
  const look = async (who: TestPerson, item: ContentItem) => {
    const ctx = jobContext(server.services, { organizationId: who.organizationId, userId: who.userId });
    await checkPage(ctx, { contentId: item.id, due: item.web?.nextCheckAt ?? '', signal: AbortSignal.timeout(20_000) });
    return (await webPages(who)).find(({ id }) => id === item.id);
  };

  test('a page is previewed, read without its menu, and a wrong or private address is told', async () => {
    const who = await signUp(server);
    const preview = await who.call(previewWebPage, { url: `${site.url}/dispatch` });
    expect(preview.body).toMatchObject({ title: 'Dispatch', text: expect.stringContaining('forty seconds') });
    const read = await who.call(processWebUrl, {
      url: `${site.url}/dispatch`,
      context: context(who),
      requestId: 'r1',
      fileKey: 'key',
    });
    expect(read.body).toMatchObject({ status: 'success', documents: [{ fileKey: 'key', Status: 'completed' }] });
    expect(await find(who, 'vehicle drops out')).toMatchObject([{ kind: 'webpage', url: `${site.url}/dispatch` }]);
    const repeated = await who.call(processWebUrl, {
      url: `${site.url}/dispatch`,
      context: context(who),
      requestId: 'r1',
      fileKey: 'key',
    });
    expect(repeated.body.documents).toEqual(read.body.documents);
    for (const url of ['not an address', 'ftp://x.example', 'https://user:word@x.example']) {
      expect((await who.call(processWebUrl, { url, context: context(who) })).body).toMatchObject({
        status: 'error',
        error: { code: 'INVALID_URL' },
      });
    }
    const refused = await who.call(processWebUrl, { url: 'http://127.0.0.1:9/', context: context(who) });
    expect(refused.body.documents).toMatchObject([
      { Status: 'failed', error: expect.stringContaining('private network') },
    ]);
    const robots = await who.call(processWebUrl, { url: `${site.url}/private/plan`, context: context(who) });
    expect(robots.body.documents).toMatchObject([{ Status: 'failed', error: expect.stringContaining('robots.txt') }]);
  });

  test('one address in requests at the same moment is one item', async () => {
    const who = await signUp(server);
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((fileKey) =>
        who.call(processWebUrl, { url: `${site.url}/proof`, context: context(who), fileKey }),
      ),
    );
    expect(new Set(answers.map(({ body }) => body.documents[0]?.DocumentId)).size).toBe(1);
    expect(await webPages(who)).toHaveLength(1);
  });

  test('a later look reads only what changed, and a page that vanished is marked and kept', async () => {
    const who = await signUp(server);
    const { body } = await who.call(processWebUrl, { url: `${site.url}/proof`, context: context(who), sync: 'daily' });
    const first = (await webPages(who)).find(({ id }) => id === body.documents[0]?.DocumentId);
    if (first === undefined) throw new Error('the page is not in the list');
    expect(first.web).toMatchObject({ sync: 'daily', vanishedAt: null, nextCheckAt: expect.any(String) });
    const same = await look(who, first);
    expect(same?.web?.changedAt).toBe(first.web?.changedAt);
    pages['/proof'] = page(
      'Proof',
      proof,
      'It now signs every record with the key of the depot that made it, so that an auditor can check it alone.',
    );
    const changed = await look(who, same ?? first);
    expect(changed?.status).toBe('completed');
    expect(await find(who, 'auditor key')).toHaveLength(1);
    pages['/proof'] = { status: 404, body: 'gone' };
    const vanished = await look(who, changed ?? first);
    expect(vanished).toMatchObject({
      status: 'completed',
      web: { vanishedAt: expect.any(String), checkError: expect.stringContaining('404') },
    });
    expect(await find(who, 'auditor key')).toHaveLength(1);
    pages['/proof'] = page('Proof', proof);
    expect((await look(who, vanished ?? first))?.web?.vanishedAt).toBeNull();
    await who.call(editManyContents, { contentIds: [first.id], sync: 'off' });
    expect((await webPages(who)).find(({ id }) => id === first.id)?.web?.nextCheckAt).toBeNull();
  });

  test.each(['crawl', 'sitemap'] as const)(
    'a %s reads the pages of the site within its limits and as its robots.txt allows',
    async (scope) => {
      const who = await signUp(server);
      const { body } = await who.call(processWebUrl, {
        url: `${site.url}/`,
        scope,
        context: context(who),
        exclude: ['/dispatch'],
        metadata: { tags: ['site'] },
      });
      expect(body.documents).toMatchObject([{ Status: 'completed' }]);
      const items = await webPages(who);
      const root = items.find(({ web }) => web?.scope === scope);
      const children = items.filter(({ web }) => web?.parentId === root?.id);
      expect(children.map(({ url }) => url).toSorted()).toEqual([`${site.url}/`, `${site.url}/proof`]);
      expect(children.every(({ status, metadata }) => status === 'completed' && metadata.tags.includes('site'))).toBe(
        true,
      );
      expect(root?.web?.site).toMatchObject({ read: 2, failed: 1 });
      expect(root?.web?.site?.unread.map(({ url, reason }) => [url, reason]).toSorted()).toEqual([
        [`${site.url}/lost`, 'unreachable'],
        [`${site.url}/private/plan`, 'robots'],
      ]);
      const again = await who.call(processWebUrl, { action: 'retry', documentId: root?.id, context: context(who) });
      expect(again.body.documents).toMatchObject([{ Status: 'completed' }]);
      expect(await webPages(who)).toHaveLength(3);
      await who.call(processDocument, { action: 'delete', documentIds: [root?.id ?? ''] });
      expect(await webPages(who)).toEqual([]);
      expect(await find(who, 'temperature records')).toEqual([]);
    },
  );

  test('a page of a site that holds only the line above every page shows no text; a short page of its own is read', async () => {
    const offer =
      '<div class="top">Waymark joins the Haulage Fair in Lille, hall 4, from 3 to 6 March. Meet us there.</div>';
    const words = (about: string): string =>
      `${offer}<main><h1>${about}</h1><p>${dispatch} ${home} ${proof} ${dispatch.toUpperCase()} ${home.toUpperCase()}</p></main>`;
    const links = '<nav><a href="/app">App</a><a href="/office">Office</a><a href="/fleet">Fleet</a></nav>';
    const shown = await serveSite({
      '/': `<body>${links}${words('Waymark')}</body>`,
      '/fleet': `<body>${links}${words('Fleet')}</body>`,
      '/app': `<body>${links}${offer}<div id="root"></div></body>`,
      '/office': `<body>${links}${offer}<main><p>Our office is at Kanaalweg 12 in Utrecht.</p></main></body>`,
    });
    const onward = await startTestServer({ ALLOW_PRIVATE_HOSTS: shown.host });
    try {
      const who = await signUp(onward);
      await who.call(processWebUrl, { url: `${shown.url}/`, scope: 'crawl', context: context(who) });
      const items = (await webPages(who)).filter(({ web }) => web?.parentId !== null);
      expect(Object.fromEntries(items.map(({ url, status }) => [url?.slice(shown.url.length), status]))).toEqual({
        '/': 'completed',
        '/fleet': 'completed',
        '/app': 'failed',
        '/office': 'completed',
      });
      expect(items.find(({ status }) => status === 'failed')?.failure).toMatchObject({
        reason: 'empty',
        message: expect.stringContaining('This page shows no text of its own') as string,
      });
      expect(await find(who, 'Kanaalweg')).toMatchObject([{ url: `${shown.url}/office` }]);
    } finally {
      await onward.close();
      await shown.close();
    }
  });

  const captions = [
    ['0:30', 'Welcome to Waymark, and to this short tour.'],
    ['0:41', 'Nobody has to phone around any more.'],
    ['1:05', 'The dispatcher sees the broken lorry at once.'],
    ['1:18', 'Forty depots share one plan.'],
    ['1:25', 'That is all.'],
  ];

  test('a video is read by its captions with their seconds, else by a transcript that is given', async () => {
    const who = await signUp(server);
    const address = '/youtubei/v1/player?prettyPrint=false';
    const json = (body: object) => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    const details = { title: 'Dispatch in two minutes', author: 'Waymark', lengthSeconds: '124' };
    player[address] = json({
      playabilityStatus: { status: 'OK' },
      videoDetails: details,
      captions: {
        playerCaptionsTracklistRenderer: { captionTracks: [{ baseUrl: '/captions?v=1', languageCode: 'en' }] },
      },
    });
    player['/captions?v=1&fmt=vtt'] = {
      headers: { 'content-type': 'text/vtt' },
      body: `WEBVTT\n\n${captions.map(([at, text]) => `00:0${at}.000 --> 00:09:59.000\n${text}\n`).join('\n')}`,
    };
    const read = await who.call(processYoutube, { url: 'https://youtu.be/aqz-KE-bpKQ', context: context(who) });
    const contentId = read.body.documents[0]?.DocumentId ?? '';
    expect(read.body.documents).toMatchObject([{ Status: 'completed' }]);
    expect(await find(who, 'broken lorry')).toMatchObject([
      {
        kind: 'video',
        second: 65,
        url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=65s',
        title: 'Dispatch in two minutes',
      },
    ]);
    // The transcript is one passage: the question decides the second, even after restoring from the trash.
    const asked = 'How many depots share one plan?';
    const { body: told } = await who.call(askContent, { question: asked });
    expect(told.passages[0]).toMatchObject({ second: 78, url: expect.stringContaining('&t=78s') as string });
    const { citedIn } = (await who.call(readContent, { contentId })).body;
    expect(citedIn).toContainEqual(expect.objectContaining({ label: asked, second: 78 }));
    await who.call(processDocument, { action: 'delete', documentIds: [contentId] });
    const { items } = (await who.call(listTrash, {})).body;
    expect(items).toHaveLength(1);
    await who.call(restoreTrash, { kind: 'content', id: contentId });
    await until(async () => ((await find(who, 'broken lorry'))[0]?.second === 65 ? true : null));
    player[address] = json({
      playabilityStatus: { status: 'LOGIN_REQUIRED', reason: 'Sign in to confirm you’re not a bot' },
    });
    const blocked = await who.call(processYoutube, {
      url: 'https://www.youtube.com/watch?v=bbbbbbbbbbb',
      context: context(who),
    });
    expect(blocked.body.documents).toMatchObject([
      { Status: 'failed', error: expect.stringContaining('Paste the transcript') },
    ]);
    const documentId = blocked.body.documents[0]?.DocumentId ?? '';
    const given = await who.call(processYoutube, {
      action: 'retry',
      documentId,
      transcript: '1\n00:00:02,000 --> 00:00:04,000\nDepots share one plan.\n',
      transcriptName: 'talk.srt',
      context: context(who),
    });
    expect(given.body.documents).toMatchObject([{ Status: 'completed', DocumentId: documentId }]);
    const videos = (await who.call(listVideos, {})).body.videos;
    expect(videos.map(({ details: { video: about } }) => about?.transcript).toSorted()).toEqual(['captions', 'pasted']);
    expect((await who.call(processYoutube, { url: 'https://vimeo.com/1', context: context(who) })).body).toMatchObject({
      status: 'error',
      error: { code: 'INVALID_URL' },
    });
  });

  test('questions are answered with quotes that stand in their passages, or honestly not at all', async () => {
    const who = await signUp(server);
    await who.call(
      processDocument,
      batch(who, [textFile('dispatch.txt', `${dispatch} ${home}`), textFile('proof.txt', proof)]),
    );
    const { body } = await who.call(askContent, { question: 'How long are temperature records kept?' });
    const cited = body.answer?.sentences.flatMap(({ citations }) => citations) ?? [];
    expect(cited.length).toBeGreaterThan(0);
    for (const { passageId, quote } of cited)
      expect(body.passages.find((passage) => passage.passageId === passageId)?.text).toContain(quote);
    expect(body.answer?.sentences[0]?.text).toContain('seven years');
    expect(
      (await who.call(askContent, { question: 'Which insurance covers satellites in orbit?' })).body,
    ).toMatchObject({ answer: null, reason: 'not-in-content' });
    const [proofPassage] = await find(who, 'temperature');
    expect((await who.call(readContent, { contentId: proofPassage?.contentId ?? '' })).body.citedIn).toMatchObject([
      { place: 'answer', label: 'How long are temperature records kept?' },
    ]);
  });

  test('another company’s items are neither shown, changed nor read again', async () => {
    const [ours, theirs] = [await signUp(server), await signUp(server)];
    const { documents } = (await theirs.call(processDocument, batch(theirs, [textFile('theirs.txt', 'Theirs alone.')])))
      .body;
    const contentIds = documents.map(({ DocumentId }) => DocumentId);
    expect((await ours.call(retrainContent, { contentIds })).body).toEqual({ started: [] });
    expect((await ours.call(editManyContents, { contentIds, add: { tags: ['ours'] } })).body).toEqual({ changed: [] });
    expect((await ours.call(readContentProgress, { contentIds, fileKeys: ['theirs.txt-key'] })).body).toEqual({
      items: [],
    });
    expect((await ours.call(listWebPages, { clientId: theirs.organizationId })).status).toBe(403);
  });
});
