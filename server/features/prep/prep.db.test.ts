import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cancelPrep, deletePrep, listPreps, readPrep, retryPrep, startPrep, type PrepDetail } from '#contract/prep.ts';
import { readSession } from '#contract/identity.ts';
import { collapseSpace } from '#contract/evidence.ts';
import { sectionKeys } from '#contract/brief.ts';
import { processDocument } from '#contract/content.ts';
import { listDocuments } from '#contract/records-content.ts';
import { createSolution } from '#contract/solutions.ts';
import { batch, textFile } from '#tests/support/content.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { pagesOfFolder, serveSite, type Pages, type ServedPage, type SiteServer } from '#tests/support/site-server.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { until } from '#tests/support/until.ts';
import { toBrief } from './prep.view.ts';
import { findPrep } from './find-prep.ts';
import { jobContext } from '#server/platform/job-context.ts';

const person = { firstName: 'Rhys', lastName: 'Tolland', roleTitle: 'Chief Operating Officer' };

async function prepare(by: TestPerson, company: string, names: Partial<typeof person> = {}): Promise<PrepDetail> {
  const started = await by.call(startPrep, { ...person, ...names, company });
  expect(started.status).toBe(200);
  return ended(by, started.body.prepMeetingId);
}

async function sessionOf(person: TestPerson) {
  return (await person.call(readSession, {})).body;
}

function ended(by: TestPerson, prospectId: string): Promise<PrepDetail> {
  return until(async () => {
    const { body } = await by.call(readPrep, { prospectId });
    return body.prepSession.isPrepping ? null : body.prepSession;
  });
}

describe('preparing a meeting', () => {
  let site: SiteServer;
  let slow: SiteServer;
  let odd: SiteServer;
  let server: TestServer;
  let rep: TestPerson;

  const oddPages: Pages = {
    '/gone': { status: 404, body: '<h1>Gone</h1>' },
    '/broken': { status: 500, body: '<h1>Oh no</h1>' },
    '/file': { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' },
    '/huge': { bytes: 50 * 1024 * 1024 },
    '/loop': { status: 302, headers: { location: '/loop' } },
    '/inside': { status: 302, headers: { location: 'http://127.0.0.1:1/' } },
    '/words': '<html><body><h1>Ten words</h1><p>there are only ten words here</p></body></html>',
  };

  beforeAll(async () => {
    const demo = await pagesOfFolder(join(import.meta.dirname, '..', '..', 'db', 'demo-site'));
    site = await serveSite({ '/': demo['/index.html'] ?? '', ...demo });
    const late = Object.fromEntries(
      Object.entries(demo).map(([path, page]): [string, ServedPage] => [path, { body: String(page), delayMs: 1500 }]),
    );
    slow = await serveSite({ '/': demo['/index.html'] ?? '', ...late });
    odd = await serveSite({
      ...oddPages,
      '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /closed' },
      '/closed': '<p>closed</p>',
    });
    server = await startTestServer({ ALLOW_PRIVATE_HOSTS: [site, slow, odd].map(({ host }) => host).join(',') });
    rep = await signUp(server, { name: 'Robin Seller' });
  });
  afterAll(async () => {
    await server.close();
    await Promise.all([site, slow, odd].map((each) => each.close()));
  });

  test('a site becomes a brief of eight sections and 4 + 4 questions in which every quote stands in its source', async () => {
    const prep = await prepare(rep, site.url);
    expect(prep).toMatchObject({
      status: 'ready',
      companyName: 'Fernhollow Cold Chain',
      repFirstName: 'Robin',
      repLastName: 'Seller',
      failure: null,
    });
    expect(prep.currentDiscQuestions).toHaveLength(4);
    expect(prep.futureDiscQuestions).toHaveLength(4);
    // Responses aren't validated at run time, so the output of database and view is checked against the contract here.
    const { body: list } = await rep.call(listPreps, {});
    expect(listPreps.output.strict().parse(list)).toEqual(list);
    const detail = (await rep.call(readPrep, { prospectId: prep.prepMeetingId })).body;
    expect(readPrep.output.parse(detail)).toEqual(detail);
    expect(detail.prepSession).toMatchObject(list.prepSessions[0] ?? {});
    for (const key of sectionKeys) expect(['ready', 'empty']).toContain(prep.brief.sections[key].status);
    const ctx = jobContext(server.services, { organizationId: rep.organizationId, userId: '' });
    const stored = toBrief(await findPrep(ctx, { prospectId: prep.prepMeetingId, to: 'read' }), true);
    const texts = new Map(stored.sources.map((source) => [source.id, collapseSpace(source.text ?? '')]));
    const claims = sectionKeys.flatMap((key) => stored.sections[key].claims);
    const facts = claims.filter((claim) => claim.kind === 'fact');
    expect(facts.length).toBeGreaterThan(15);
    for (const { quotes } of claims)
      for (const quote of quotes) expect(texts.get(quote.sourceId)).toContain(collapseSpace(quote.text));
    for (const fact of facts) expect(fact.quotes.length).toBeGreaterThan(0);
  });

  test('a mapped solution brings proof from the own content, which is told that it was quoted; another company’s content never is', async () => {
    const [seller, other] = await Promise.all([signUp(server), signUp(server)]);
    const solution = { name: 'Rotaflow', description: 'Plans night routes. Fills open positions in planning faster.' };
    const proof =
      'Harl Foods had nine open roles. Within a month its planning team filled all open positions and planned nine depots.';
    for (const [who, text] of [
      [seller, proof],
      [other, proof.replace('Harl', 'Otherhouse')],
    ] as const) {
      await who.call(createSolution, { ...solution, clientId: who.organizationId });
      expect((await who.call(processDocument, batch(who, [textFile('harl.txt', text)]))).body).toMatchObject({
        documents: [{ Status: 'completed' }],
      });
    }
    const rival = textFile(
      'Kestrel Fleet vs Rotaflow.txt',
      'Rotaflow is an alternative to Kestrel Fleet for teams with many depots.',
      { metadata: { contentType: 'Competitor comparison' } },
    );
    await seller.call(processDocument, batch(seller, [rival]));
    const { brief } = await prepare(seller, site.url);
    expect(brief.sections.competitors.claims).toMatchObject([
      { kind: 'not-found' },
      {
        kind: 'fact',
        text: 'Your own comparisons set you beside Kestrel Fleet.',
        quotes: [{ text: 'Rotaflow is an alternative to Kestrel Fleet for teams with many depots.' }],
      },
      { kind: 'not-found' },
    ]);
    const texts = brief.sections.solutionMapping.claims.map(({ text }) => text).join('\n');
    expect(texts).toMatch(
      /Proof for Rotaflow, in “[^”]+”: “Within a month its planning team filled all open positions/u,
    );
    expect(JSON.stringify(brief)).not.toContain('Otherhouse');
    await until(async () =>
      (await seller.call(listDocuments, { clientId: seller.organizationId })).body.documents.every(
        ({ details }) => details.citations === 1,
      )
        ? true
        : null,
    );
    expect(
      (await other.call(listDocuments, { clientId: other.organizationId })).body.documents[0]?.details.citations,
    ).toBe(0);

    // What was deleted proves nothing in a later brief.
    const { documents } = (await seller.call(listDocuments, { clientId: seller.organizationId })).body;
    await seller.call(processDocument, { action: 'delete', documentIds: documents.map(({ id }) => id) });
    const later = JSON.stringify((await prepare(seller, site.url)).brief);
    expect(later).toContain('Rotaflow');
    expect(later).not.toContain('Harl Foods');
    expect(later).not.toContain('Kestrel');
  });

  test.each([
    ['is cut off', () => 'https://', /We can’t read this web address/],
    ['has a space', () => 'http://a b', /We can’t read this web address/],
    ['has an impossible port', () => 'https://x.example:99999', /We can’t read this web address/],
    ['has half a bracket', () => 'https://[::1', /We can’t read this web address/],
    ['does not resolve', () => 'https://no-such-company.invalid', /We couldn't find a website/],
    ['answers 404', () => `${odd.url}/gone`, /error 404/],
    ['answers 500', () => `${odd.url}/broken`, /error 500/],
    ['is not HTML', () => `${odd.url}/file`, /isn’t a web page/],
    ['is 50 MB', () => `${odd.url}/huge`, /too large/],
    ['redirects for ever', () => `${odd.url}/loop`, /redirect/],
    ['is private', () => 'http://10.0.0.1/', /private network/],
    ['is private by redirect', () => `${odd.url}/inside`, /private network/],
    ['is blocked by robots', () => `${odd.url}/closed`, /robots\.txt/],
    ['has ten words of text', () => `${odd.url}/words`, /too little text/],
  ])('an address that %s ends with a plain reason and what to do', async (_title, address, reason) => {
    const prep = await prepare(rep, address());
    expect(prep.status).toBe('failed');
    expect(prep.failure?.reason).toMatch(reason);
    expect(prep.failure?.action).not.toBe('');
  });

  test('names with quotes, emoji, 300 characters and right-to-left script come back as typed', async () => {
    const names = [`O'Brien "Bo" <b>`, '山田 🚀', 'x'.repeat(300), 'ليلى'];
    for (const lastName of names) {
      // One at a time: an organization without a subscription has three trial preps.
      const { body } = await rep.call(startPrep, { ...person, lastName, company: `${odd.url}/gone` });
      const ended = await until(async () => {
        const { body: read } = await rep.call(readPrep, { prospectId: body.prepMeetingId });
        return read.prepSession.isPrepping ? null : read.prepSession;
      });
      expect(ended.lastName).toBe(lastName);
    }
  });

  test('a page with NUL, halves of surrogate pairs and control characters becomes a brief all the same', async () => {
    const said = 'Nullworks is a maker of valves for dairies in the north. We are 120 people in two halls in Hereford.';
    const json = '{"@type":"Organization","name":"Nul\\u0000works \\ud800","description":"Valves \\udc00 for dairies"}';
    const hostile = await serveSite({
      '/': `<title>Nullworks\0</title><script type="application/ld+json">${json}</script><h1>Nullworks</h1><p>${said}\0 &#0; &#xD800; \u0007</p><p>${said.repeat(3)}</p>`,
    });
    const server2 = await startTestServer({ ALLOW_PRIVATE_HOSTS: hostile.host });
    try {
      const prep = await prepare(await signUp(server2), hostile.url);
      expect(prep.status).toBe('ready');
      expect(JSON.stringify(prep)).not.toMatch(/\\u0000|\\ud[89a-f]/u);
    } finally {
      await server2.close();
      await hostile.close();
    }
  });

  test('a preparation is read and deleted by either name of its id, and an id that is none is told as not found', async () => {
    const { body } = await rep.call(startPrep, { ...person, company: `${odd.url}/gone` });
    const by = (name: string, method: string, id: string) =>
      fetch(
        `${server.address}${method === 'GET' ? readPrep.path : deletePrep.path}?${name}=${encodeURIComponent(id)}`,
        {
          method,
          headers: { authorization: `Bearer ${rep.token}` },
        },
      );
    for (const name of ['prospectId', 'prepMeetingId']) {
      expect(await (await by(name, 'GET', body.prepMeetingId)).json()).toMatchObject({
        prepSession: { prepMeetingId: body.prepMeetingId },
      });
      for (const odd of ['nothing', '../x', 'a\u0000', '00000000-0000-4000-8000-000000000000']) {
        const answer = await by(name, 'GET', odd);
        expect([answer.status, (await answer.json()) as object]).toMatchObject([
          404,
          { error: 'Prep session not found' },
        ]);
      }
    }
    expect(await (await by('prepMeetingId', 'DELETE', body.prepMeetingId)).json()).toEqual({ success: true });
  });

  test('first name, last name and company are asked for in words', async () => {
    const answer = await rep.call(startPrep, { firstName: ' ', lastName: '', company: '' });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toMatch(/First name is required.*Last name is required.*web address/);
  });

  test('the same request twice, also at once, is one preparation', async () => {
    const request = { ...person, company: `${odd.url}/gone`, requestId: 'double-click' };
    const answers = await Promise.all([rep.call(startPrep, request), rep.call(startPrep, request)]);
    expect(new Set(answers.map(({ body }) => body.prepMeetingId)).size).toBe(1);
  });

  test('a running preparation shows its steps, can be cancelled, keeps what it read and can be run again', async () => {
    const { body } = await rep.call(startPrep, { ...person, company: slow.url });
    const prospectId = body.prepMeetingId;
    await until(async () => {
      const { body: seen } = await rep.call(readPrep, { prospectId });
      return seen.prepSession.brief.sources.length > 0 && seen.prepSession.steps.length > 0 ? true : null;
    });
    expect((await rep.call(cancelPrep, { prospectId })).body.status).toBe('cancelled');
    await new Promise((resolve) => setTimeout(resolve, 1200));
    const cancelled = (await rep.call(readPrep, { prospectId })).body.prepSession;
    expect(cancelled).toMatchObject({ status: 'cancelled', isPrepping: false });
    expect(cancelled.brief.sources.length).toBeGreaterThan(0);
    expect((await rep.call(retryPrep, { prospectId })).body.status).toBe('queued');
    expect((await ended(rep, prospectId)).status).toBe('ready');
  }, 60_000);

  test('a member reads a colleague’s preparation but only its owner and an admin delete it; nobody else sees it', async () => {
    const prep = await prepare(rep, `${odd.url}/gone`);
    const prospectId = prep.prepMeetingId;
    const [stranger, colleague] = [await signUp(server), await signUp(server, { organization: null })];
    const { user } = await sessionOf(colleague);
    await server.services.auth.api.addMember({
      body: { userId: user.id, organizationId: rep.organizationId, role: 'member' },
    });
    expect((await colleague.call(readPrep, { prospectId })).status).toBe(200);
    expect((await colleague.call(deletePrep, { prospectId })).status).toBe(403);
    expect((await stranger.call(readPrep, { prospectId })).status).toBe(404);
    expect((await stranger.call(deletePrep, { prospectId })).status).toBe(404);
    expect((await stranger.call(cancelPrep, { prospectId })).status).toBe(404);
    expect((await stranger.call(listPreps, {})).body.prepSessions).toEqual([]);
    expect((await rep.call(deletePrep, { prospectId })).body).toEqual({ success: true });
    expect((await rep.call(readPrep, { prospectId })).status).toBe(404);
  });
});
