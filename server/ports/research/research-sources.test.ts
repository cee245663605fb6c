import { afterEach, describe, expect, it } from 'vitest';
import { readEnvironment } from '#server/platform/environment.ts';
import { researchAt, serveResearch, type TestWorld } from '#tests/support/research-services.ts';
import type { ServedPage, SiteServer } from '#tests/support/site-server.ts';
import { openResearch, researchSettings } from './open-research.ts';
import type { ConfirmedEntity, Research, ResearchResult } from './research.ts';
import type { ResearchKey } from '#contract/research.ts';

const open: (SiteServer | Research)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

const siteUrl = 'https://www.harrow-frost.com/';
const subject = { names: ['Harrow Frost'], siteUrl };
const report =
  '<html><body><p>Harrow Frost Inc. keeps food cold. Our website is www.harrow-frost.com and is part of this report.</p><p>As of December 31, 2025, we had 1,200 full-time employees in four countries.</p></body></html>';
const year = { start: '2025-01-01', end: '2025-12-31', value: 148_000_000, form: '10-K', filed: '2026-02-20' };
const harrow = {
  cik: 4711,
  title: 'HARROW FROST INC',
  report,
  revenue: [year, { ...year, start: '2024-01-01', end: '2024-12-31', value: 131_000_000 }],
};

async function ask(
  key: ResearchKey,
  world: TestWorld,
  options: { settings?: Record<string, string>; entity?: ConfirmedEntity; names?: string[]; timeoutMs?: number } = {},
): Promise<{ result: ResearchResult; services: SiteServer }> {
  const services = await serveResearch(world);
  const research = openResearch(readEnvironment({ ...researchAt(services), ...options.settings }));
  open.push(services, research);
  const source = research.sources.find((each) => each.key === key);
  if (!source) throw new Error(`${key} is off`);
  const result = await source.find(
    { ...subject, ...(options.names ? { names: options.names } : {}) },
    { signal: AbortSignal.timeout(options.timeoutMs ?? 20_000), entity: Promise.resolve(options.entity ?? null) },
  );
  return { result, services };
}

const textOf = ({ documents }: ResearchResult): string => documents.map(({ text }) => text).join('\n');
const factsOf = ({ documents }: ResearchResult): string =>
  documents.flatMap(({ facts }) => facts.map(({ text }) => text)).join('\n');

function expectQuoted({ documents }: ResearchResult): void {
  for (const { text, facts } of documents)
    for (const { quotes } of facts) for (const quote of quotes) expect(text).toContain(quote);
}

describe('Wikidata', () => {
  const entity = {
    id: 'Q100',
    name: 'Harrow Frost',
    website: 'https://harrow-frost.com',
    description: 'cold storage company',
    place: 'Hereford',
    industry: 'cold storage',
    founded: 1998,
    employees: { count: 1200, year: 2024 },
    chief: 'Rhys Tolland',
    article: 'Harrow Frost',
  };

  it('takes the entry whose official website is the prospect’s, and quotes its lines', async () => {
    const { result } = await ask('wikidata', {
      entities: [
        entity,
        { id: 'Q101', name: 'Harrow Frost', website: 'https://harrowfrost.band', description: 'folk band' },
        { id: 'Q102', name: 'Polar Keep', website: 'https://polar.example', industry: 'cold storage' },
      ],
    });
    expect(result).toMatchObject({ state: 'found', entity: { id: 'Q100', article: 'Harrow Frost', cik: null } });
    expectQuoted(result);
    expect(factsOf(result)).toMatch(
      /1998[^]*Hereford[^]*Rhys Tolland[^]*1,200 employees \(2024\)[^]*Polar Keep: Wikidata lists it in the same category/u,
    );
    expect(textOf(result)).not.toContain('band');
  });

  it.each([
    ['another website', { ...entity, website: 'https://harrowfrost.co.nz' }, 'not-confirmed'],
    ['a host that only ends alike', { ...entity, website: 'https://notharrow-frost.com' }, 'not-confirmed'],
    ['a page on a shared host', { ...entity, website: 'https://www.facebook.com/harrow-frost' }, 'not-confirmed'],
    ['a person’s entry', { ...entity, kind: 'Q5' }, 'nothing'],
  ] as const)('takes nothing from a namesake with %s', async (_title, other, state) => {
    const { result } = await ask('wikidata', { entities: [other] });
    expect(result).toMatchObject({ state, documents: [] });
    expect(result.entity).toBeUndefined();
  });

  it('takes nothing when two entries share the web site and neither name decides', async () => {
    const { result } = await ask('wikidata', {
      entities: [
        { ...entity, name: 'Harrow Frost Group' },
        { ...entity, id: 'Q103', name: 'Harrow Frost Foods' },
      ],
    });
    expect(result).toMatchObject({ state: 'not-confirmed', documents: [], note: expect.stringContaining('2 entries') });
  });
});

describe('Wikipedia', () => {
  const entity = { id: 'Q100', article: 'Harrow Frost', cik: null };

  it('reads the article that the confirmed entry names', async () => {
    const { result } = await ask(
      'wikipedia',
      { articles: { 'Harrow Frost': { extract: 'Harrow Frost is a British cold storage company.', entity: 'Q100' } } },
      { entity },
    );
    expect(result).toMatchObject({
      state: 'found',
      documents: [{ kind: 'encyclopaedia', text: 'Harrow Frost\nHarrow Frost is a British cold storage company.' }],
    });
  });

  it('reads none without a confirmed entry, a page of meanings or an article of another subject', async () => {
    const articles = {
      'Harrow Frost': { extract: 'Harrow Frost may refer to several things.', type: 'disambiguation' },
    };
    const { result: unasked, services } = await ask('wikipedia', { articles });
    expect(unasked).toMatchObject({ state: 'nothing', documents: [] });
    expect(services.requests).toEqual([]);
    expect((await ask('wikipedia', { articles }, { entity })).result).toMatchObject({
      state: 'not-confirmed',
      documents: [],
    });
    const other = { 'Harrow Frost': { extract: 'Harrow Frost is a mountain.', entity: 'Q9' } };
    expect((await ask('wikipedia', { articles: other }, { entity })).result).toMatchObject({
      state: 'not-confirmed',
      documents: [],
    });
  });
});

describe('SEC EDGAR', () => {
  it('takes figures of the registrant whose annual report names the web site, by the end of the period', async () => {
    const { result } = await ask('edgar', { registrants: [harrow] });
    expect(result.state).toBe('found');
    expectQuoted(result);
    expect(factsOf(result)).toContain(
      'Revenue was $148 million in the year to 31 December 2025, after $131 million in the year before (10-K filed 20 February 2026).',
    );
    expect(textOf(result)).toContain('we had 1,200 full-time employees');
  });

  it('names the contact in its user agent and stays off without one', async () => {
    const settings = researchSettings(readEnvironment({}));
    expect(settings.find(({ key }) => key === 'edgar')).toMatchObject({ state: 'not-set', needs: ['CONTACT_EMAIL'] });
    await expect(ask('edgar', {}, { settings: { CONTACT_EMAIL: '' } })).rejects.toThrow('edgar is off');
  });

  it('tells an event with its date and its own words', async () => {
    const recent = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10);
    const event = {
      filed: recent,
      items: '5.02,9.01',
      html: '<p>Item 5.02 Departure of Directors or Certain Officers</p><p>On that day Jane Orme was appointed Chief Operating Officer of Harrow Frost Inc. with immediate effect.</p>',
    };
    const { result } = await ask('edgar', { registrants: [{ ...harrow, events: [event] }] });
    expectQuoted(result);
    expect(factsOf(result)).toMatch(
      /an 8-K reports a change of directors or officers: “On that day Jane Orme was appointed/u,
    );
  });

  it('says why sales moved in the words of the latest quarterly report, and leaves costs out', async () => {
    const html =
      '<p>Cost of revenue increased due to higher energy prices in all regions of the company.</p><p>Revenue from frozen storage increased in the quarter due to two new depots. Other income fell.</p>';
    const { result } = await ask('edgar', { registrants: [{ ...harrow, quarter: { filed: '2026-05-04', html } }] });
    expectQuoted(result);
    expect(factsOf(result)).toContain(
      'The 10-Q filed 4 May 2026 says: “Revenue from frozen storage increased in the quarter due to two new depots.”',
    );
    expect(factsOf(result)).not.toContain('Cost of revenue');
    const { result: older } = await ask('edgar', {
      registrants: [{ ...harrow, quarter: { filed: '2025-11-04', html } }],
    });
    expect(factsOf(older)).not.toContain('10-Q filed 4 November 2025');
  });

  it.each([
    [
      'whose report names another site',
      { ...harrow, report: report.replaceAll('harrow-frost.com', 'harrowfrost-mining.com') },
    ],
    ['whose own website is another', { ...harrow, website: 'https://harrowfrost-mining.com' }],
    [
      'whose report names a site that only begins alike',
      { ...harrow, report: report.replaceAll('harrow-frost.com', 'harrow-frost.community') },
    ],
  ])('takes nothing of a registrant of the same name %s', async (_title, registrant) => {
    const { result } = await ask('edgar', { registrants: [registrant] });
    expect(result).toMatchObject({
      state: 'not-confirmed',
      documents: [],
      note: expect.stringContaining('HARROW FROST INC'),
    });
  });

  it('tells two registrants of one name apart by the site, and follows the number that Wikidata confirmed', async () => {
    const mining = {
      ...harrow,
      cik: 4712,
      title: 'Harrow Frost Corp',
      report: '<p>Harrow Frost Corp digs for tin. Our website is www.harrowfrost-mining.com for all to see.</p>',
      revenue: [{ ...year, value: 9_000_000_000 }],
    };
    const { result } = await ask('edgar', { registrants: [mining, harrow] });
    expect(factsOf(result)).toContain('$148 million');
    expect(factsOf(result)).not.toContain('$9 billion');
    const { result: confirmed } = await ask(
      'edgar',
      { registrants: [mining, harrow] },
      { names: ['Frosty'], entity: { id: 'Q100', article: null, cik: '0000004711' } },
    );
    expect(factsOf(confirmed)).toContain('$148 million');
  });

  it('does not mistake a longer name for the company', async () => {
    const { result } = await ask('edgar', { registrants: [{ ...harrow, title: 'Harrow Frost Mining Inc' }] });
    expect(result).toMatchObject({ state: 'nothing', documents: [] });
  });
});

describe('news and web searches', () => {
  it('keeps headlines that name the company, each once', async () => {
    const news = [
      { url: 'https://news.example/a', title: 'Harrow Frost opens a depot', seendate: '20261001T101500Z' },
      { url: 'https://other.example/a', title: 'Harrow Frost opens a depot', seendate: '20261001T111500Z' },
      { url: 'https://news.example/b', title: 'Frost warning for Harrow', seendate: '20261002T101500Z' },
    ];
    const { result } = await ask('gdelt', { news });
    expect(result.hits).toEqual([
      { kind: 'news', url: 'https://news.example/a', title: 'Harrow Frost opens a depot', date: '2026-10-01' },
    ]);
  });

  it.each([
    ['tavily', 'TAVILY_KEY'],
    ['brave', 'BRAVE_KEY'],
    ['exa', 'EXA_KEY'],
  ] as const)('%s is asked with its key and answers pages of others', async (key, setting) => {
    const found = [
      { url: siteUrl, title: 'Own' },
      { url: 'https://review.example/harrow', title: 'Harrow Frost reviewed', date: '2026-09-30T08:00:00' },
    ];
    const { result } = await ask(key, { found }, { settings: { [setting]: 'secret' } });
    expect(result.hits).toEqual([
      { kind: 'web-page', url: 'https://review.example/harrow', title: 'Harrow Frost reviewed', date: '2026-09-30' },
    ]);
  });

  it('SearXNG is asked at its own address, for the company and its domain alone', async () => {
    const services = await serveResearch({
      found: [{ url: 'https://review.example/harrow', title: 'Harrow Frost reviewed' }],
    });
    const { result } = await ask('searxng', {}, { settings: { SEARXNG_URL: services.url } });
    open.push(services);
    expect(result.hits).toHaveLength(1);
    expect(services.requests.map((path) => new URL(path, services.url).searchParams.get('q'))).toEqual([
      '"Harrow Frost" harrow-frost.com news',
      '"Harrow Frost" harrow-frost.com competitors alternatives',
    ]);
  });
});

describe('a service that fails', () => {
  const sources = [
    ['wikidata', '/w/api.php'],
    ['wikipedia', '/api/rest_v1'],
    ['edgar', '/files'],
    ['gdelt', '/api/v2'],
    ['tavily', '/search'],
    ['brave', '/res'],
    ['exa', '/search'],
    ['searxng', '/search'],
  ] as const;
  const failures: [string, ServedPage, string][] = [
    ['429', { status: 429, body: 'slow down' }, 'rate-limited'],
    ['403', { status: 403 }, 'refused'],
    ['500', { status: 500 }, 'http-status'],
    ['malformed JSON', { body: '{"search": [' }, 'malformed'],
    ['JSON of another form', { body: '[1, 2]' }, 'malformed'],
    ['no end', { dripMs: 50 }, 'timeout'],
    ['too much', { bytes: 30 * 1024 * 1024 }, 'too-large'],
  ];
  it.each(
    sources.flatMap(([key, path]) =>
      failures.map(([title, page, reason]) => [key, title, path, page, reason] as const),
    ),
  )('%s answers %s: the reason is said', async (key, _title, path, page, reason) => {
    const services = await serveResearch({ instead: { [path]: page } });
    open.push(services);
    const asked = ask(
      key,
      { instead: { [path]: page } },
      {
        settings: { TAVILY_KEY: 'k', BRAVE_KEY: 'k', EXA_KEY: 'k', SEARXNG_URL: services.url },
        entity: { id: 'Q1', article: 'Harrow Frost', cik: null },
        timeoutMs: reason === 'timeout' ? 500 : 20_000,
      },
    );
    await expect(asked).rejects.toMatchObject({ name: 'ResearchError', reason });
  });

  it('is told apart from one that cannot be reached', async () => {
    await expect(ask('wikidata', {}, { settings: { WIKIDATA_URL: 'http://127.0.0.1:1' } })).rejects.toMatchObject({
      reason: 'connection',
    });
  });
});

describe('switching sources off', () => {
  it('leaves out what RESEARCH_OFF names, and everything with all', () => {
    const some = openResearch(readEnvironment({ RESEARCH_OFF: 'edgar, gdelt', CONTACT_EMAIL: 'a@b.example' }));
    const none = openResearch(readEnvironment({ RESEARCH_OFF: 'all', BRAVE_KEY: 'k' }));
    open.push(some, none);
    expect(some.sources.map(({ key }) => key)).toEqual(['wikidata', 'wikipedia']);
    expect(none.sources).toEqual([]);
    expect(none.directory).toBeNull();
    expect(none.isOn('guess') || none.isOn('feed') || none.isOn('earlier')).toBe(false);
  });

  it('refuses a name that is no source', () => {
    expect(() => readEnvironment({ RESEARCH_OFF: 'wikipaedia' })).toThrow(
      /RESEARCH_OFF[^]*names no source: wikipaedia/u,
    );
  });
});
