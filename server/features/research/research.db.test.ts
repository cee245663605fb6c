import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPrep, startPrep, type PrepDetail } from '#contract/prep.ts';
import { findCandidates, readResearch } from '#contract/research.ts';
import { demoSite } from '#server/db/demo-content.ts';
import { bundledWebPages } from '#server/ports/bundled-web-pages.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { researchAt, serveResearch } from '#tests/support/research-services.ts';
import { serveSite, type SiteServer } from '#tests/support/site-server.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { until } from '#tests/support/until.ts';

const filler = `<p>${'Every pallet is watched around the clock by our own people in the cold store. '.repeat(4)}</p>`;
const page = (line: string, more = ''): string =>
  `<html><head><title>Harrow Frost</title><meta property="og:site_name" content="Harrow Frost"><meta name="description" content="${line}"><link rel="icon" href="/icon.png">${more}</head><body><h1>Harrow Frost</h1><p>Harrow Frost ${line}.</p>${filler}</body></html>`;

describe('a company known by its name', () => {
  let cold: SiteServer;
  let mining: SiteServer;
  let services: SiteServer;
  let broken: SiteServer;
  let server: TestServer;
  let lame: TestServer;
  let rep: TestPerson;

  beforeAll(async () => {
    const icon = await sharp({ create: { width: 180, height: 180, channels: 3, background: '#126' } })
      .png()
      .toBuffer();
    cold = await serveSite({
      '/': page('keeps food cold for bakeries'),
      '/icon.png': { headers: { 'content-type': 'image/png' }, body: icon },
    });
    const address =
      '<script type="application/ld+json">{"@type":"Organization","name":"Harrow Frost","address":{"@type":"PostalAddress","addressLocality":"Truro","addressCountry":"United Kingdom"}}</script>';
    mining = await serveSite({
      '/': page('digs for tin in the west', address),
      '/icon.png': { headers: { 'content-type': 'image/svg+xml' }, body: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    });
    services = await serveResearch({
      entities: [
        {
          id: 'Q1',
          name: 'Harrow Frost',
          website: cold.url,
          description: 'cold storage company',
          place: 'Hereford',
          founded: 1998,
        },
        { id: 'Q2', name: 'Harrow Frost', website: mining.url, founded: 1902 },
        { id: 'Q3', name: 'Harrow Frost', website: 'http://127.0.0.1:9/', kind: 'Q5', founded: 1970 },
        { id: 'Q4', name: 'Harrow Frost Choir', website: 'http://127.0.0.1:9/', founded: 1970 },
      ],
    });
    broken = await serveResearch({ instead: { '/w/': { status: 429 } } });
    const allowed = { ALLOW_PRIVATE_HOSTS: `${cold.host},${mining.host}` };
    server = await startTestServer({ ...allowed, ...researchAt(services) });
    lame = await startTestServer({ ...allowed, ...researchAt(broken) });
    rep = await signUp(server);
  });
  afterAll(async () => {
    await Promise.all([server.close(), lame.close()]);
    await Promise.all([cold, mining, services, broken].map((each) => each.close()));
  });

  test('two of one name are both shown with domain, place and picture, and neither is picked', async () => {
    const { status, body } = await rep.call(findCandidates, { company: 'Harrow Frost Ltd.' });
    expect(status).toBe(200);
    expect(body.decided).toBeNull();
    expect(body.candidates).toHaveLength(2);
    expect(body.candidates).toMatchObject([
      {
        domain: cold.host,
        name: 'Harrow Frost',
        place: 'Hereford',
        description: 'cold storage company',
        logo: expect.stringMatching(/^data:image\/png;base64,/u),
      },
      {
        domain: mining.host,
        name: 'Harrow Frost',
        place: 'Truro, United Kingdom',
        description: 'digs for tin in the west',
        logo: '',
      },
    ]);
  });

  test('one alone is still asked about', async () => {
    const { body } = await rep.call(findCandidates, { company: 'Harrow Frost Choir' });
    expect(body.decided).toBeNull();
    expect(body.candidates).toHaveLength(1);
  });

  test('an address decides, and so does the domain of the person’s mail address', async () => {
    expect((await rep.call(findCandidates, { company: cold.url })).body).toEqual({
      decided: cold.url,
      candidates: [],
      notes: [],
    });
    expect(
      (await rep.call(findCandidates, { company: 'Harrow Frost', email: `rhys@${mining.host}` })).body.decided,
    ).toBe(`${mining.url}/`);
    expect(
      (await rep.call(findCandidates, { company: 'Harrow Frost', email: 'rhys@gmail.com' })).body.decided,
    ).toBeNull();
  });

  test('a name that nobody has finds nothing, without an error', async () => {
    expect(await rep.call(findCandidates, { company: 'Nobody Whatsoever' })).toMatchObject({
      status: 200,
      body: { decided: null, candidates: [], notes: [] },
    });
  });

  test('a directory that fails is said, the rest is answered', async () => {
    const other = await signUp(lame);
    const { status, body } = await other.call(findCandidates, { company: 'Harrow Frost' });
    expect(status).toBe(200);
    expect(body.notes).toEqual([
      'Wikidata asked for fewer requests (429): companies that only it knows are missing here.',
    ]);
  });

  test('an admin reads which services are asked, and what they wait for', async () => {
    const { body } = await rep.call(readResearch, {});
    const states = Object.fromEntries(body.sources.map(({ key, state }) => [key, state]));
    expect(states).toMatchObject({
      guess: 'off',
      wikidata: 'on',
      edgar: 'on',
      tavily: 'not-set',
      searxng: 'not-set',
      earlier: 'on',
    });
    expect(body.sources.find(({ key }) => key === 'wikidata')).toMatchObject({
      host: services.host,
      learns: 'The company’s name.',
    });
  });

  test('a second preparation knows of the first one of the same organization, and of no other', async () => {
    const prepare = async (by: TestPerson): Promise<PrepDetail> => {
      const { body } = await by.call(startPrep, {
        firstName: 'Rhys',
        lastName: 'Tolland',
        roleTitle: 'COO',
        company: `https://${demoSite.host}`,
      });
      return until(async () => {
        const answer = await by.call(readPrep, { prospectId: body.prepMeetingId });
        return answer.body.prepSession.isPrepping ? null : answer.body.prepSession;
      });
    };
    server.services.webPages = bundledWebPages(demoSite, server.services.webPages);
    const told = (prep: PrepDetail): string =>
      prep.brief.sections.companySummary.claims.map(({ text }) => text).join('\n');
    expect(told(await prepare(rep))).not.toContain('Your organization prepared');
    const second = await prepare(rep);
    expect(told(second)).toContain('with someone in the role “COO”');
    expect(second.brief.sources.filter(({ kind }) => kind === 'note')).toMatchObject([
      { url: expect.stringMatching(/^\/dashboard\?prep=/u) },
    ]);
    expect(JSON.stringify(second.brief.sources)).not.toContain('Tolland');
    expect(told(await prepare(await signUp(server)))).not.toContain('Your organization prepared');
  });
});
