import { serveSite, type ServedPage, type SiteServer } from './site-server.ts';

/** A directory entry in short form, converted to the wire format below. */
export interface TestEntity {
  id: string;
  name: string;
  website: string;
  description?: string;
  aliases?: string[];
  place?: string;
  industry?: string;
  founded?: number;
  employees?: { count: number; year: number };
  chief?: string;
  cik?: string;
  article?: string;
  /** Q-number of its class; a business if absent. */
  kind?: string;
}

interface Registrant {
  cik: number;
  title: string;
  website?: string;
  /** HTML of the annual report. */
  report: string;
  revenue: { start: string; end: string; value: number; form: string; filed: string }[];
  netIncome?: number;
  events?: { filed: string; items: string; html: string }[];
  /** The latest quarterly report. */
  quarter?: { filed: string; html: string };
}

export interface TestWorld {
  entities?: TestEntity[];
  registrants?: Registrant[];
  /** Articles by title. */
  articles?: Record<string, { extract: string; type?: string; entity?: string }>;
  news?: { url: string; title: string; seendate: string }[];
  /** What every web search finds. */
  found?: { url: string; title: string; date?: string }[];
  /** Responses for paths with these prefixes, which override the others. */
  instead?: Record<string, ServedPage>;
}

const json = (value: unknown): ServedPage => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});
const snak = (value: unknown) => ({ snaktype: 'value', datavalue: { value } });
const statement = (value: unknown, qualifiers?: object) => ({
  mainsnak: snak(value),
  rank: 'normal',
  type: 'statement',
  ...(qualifiers ? { qualifiers } : {}),
});
const year = (value: number) => ({ time: `+${value}-00-00T00:00:00Z`, precision: 9 });
const labelId = (label: string): string =>
  `Q9${[...label].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_000, 7)}`;
const item = (label: string) => ({ 'entity-type': 'item', id: labelId(label) });

/** The documented format of wbgetentities. */
function entityAnswer({
  id,
  name,
  website,
  description,
  aliases = [],
  place,
  industry,
  founded,
  employees,
  chief,
  cik,
  article,
  kind = 'Q4830453',
}: TestEntity) {
  const claims = {
    P31: [statement({ 'entity-type': 'item', id: kind })],
    P856: [statement(website)],
    ...(place ? { P159: [statement(item(place))] } : {}),
    ...(industry ? { P452: [statement(item(industry))] } : {}),
    ...(chief ? { P169: [statement(item(chief))] } : {}),
    ...(founded ? { P571: [statement(year(founded))] } : {}),
    ...(cik ? { P5531: [statement(cik)] } : {}),
    ...(employees
      ? { P1128: [statement({ amount: `+${employees.count}`, unit: '1' }, { P585: [snak(year(employees.year))] })] }
      : {}),
  };
  const sitelinks = article ? { enwiki: { site: 'enwiki', title: article } } : {};
  return {
    id,
    type: 'item',
    labels: { en: { language: 'en', value: name } },
    descriptions: description ? { en: { language: 'en', value: description } } : {},
    aliases: { en: aliases.map((value) => ({ language: 'en', value })) },
    claims,
    sitelinks,
  };
}

function wikidataAnswer({ entities = [] }: TestWorld, query: URLSearchParams): ServedPage {
  const action = query.get('action');
  if (action === 'wbsearchentities') {
    const asked = query.get('search')?.toLowerCase() ?? '';
    return json({
      search: entities
        .filter(({ name, aliases = [] }) => [name, ...aliases].some((each) => each.toLowerCase().includes(asked)))
        .map(({ id, name }) => ({ id, label: name })),
    });
  }
  if (action === 'query') {
    const industry = query.get('srsearch')?.split('=')[1];
    const members = entities.filter((entity) => entity.industry && labelId(entity.industry) === industry);
    return json({
      query: { searchinfo: { totalhits: members.length }, search: members.map(({ id }) => ({ ns: 0, title: id })) },
    });
  }
  const labels = new Map(
    entities
      .flatMap(({ place, industry, chief }) => [place, industry, chief])
      .flatMap((label) => (label ? [[labelId(label), label]] : [])),
  );
  const answers = (query.get('ids') ?? '').split('|').map((id) => {
    const entity = entities.find((each) => each.id === id);
    return [id, entity ? entityAnswer(entity) : { id, labels: { en: { value: labels.get(id) ?? '' } } }];
  });
  return json({ entities: Object.fromEntries(answers) });
}

function secAnswer({ registrants = [] }: TestWorld, path: string): ServedPage | null {
  if (path === '/files/company_tickers.json')
    return json(
      Object.fromEntries(registrants.map(({ cik, title }, at) => [at, { cik_str: cik, ticker: `T${at}`, title }])),
    );
  const registrant = registrants.find(
    ({ cik }) =>
      path.includes(`CIK${String(cik).padStart(10, '0')}.json`) || path.startsWith(`/Archives/edgar/data/${cik}/`),
  );
  if (!registrant) return null;
  const { cik, title, website = '', events = [], quarter, revenue, netIncome } = registrant;
  const filings = [
    { form: '10-K', filed: revenue[0]?.filed ?? '', items: '', document: 'annual.htm', html: registrant.report },
    ...(quarter ? [{ form: '10-Q', items: '', document: 'quarter.htm', ...quarter }] : []),
    ...events.map(({ filed, items, html }, at) => ({ form: '8-K', filed, items, document: `event${at}.htm`, html })),
  ];
  if (path.startsWith('/submissions')) {
    const recent = {
      form: filings.map(({ form }) => form),
      filingDate: filings.map(({ filed }) => filed),
      items: filings.map(({ items }) => items),
      accessionNumber: filings.map((_, at) => `0000000000-26-00000${at}`),
      primaryDocument: filings.map(({ document }) => document),
    };
    return json({
      cik: String(cik),
      name: title,
      entityType: 'operating',
      sicDescription: 'Refrigerated Warehousing',
      website,
      tickers: ['T0'],
      filings: { recent, files: [] },
    });
  }
  if (path.startsWith('/api/xbrl')) {
    const values = revenue.map(({ start, end, value, form, filed }) => ({
      start,
      end,
      val: value,
      fy: 2030,
      fp: 'FY',
      form,
      filed,
    }));
    const income =
      netIncome === undefined || !values[0]
        ? {}
        : { NetIncomeLoss: { units: { USD: [{ ...values[0], val: netIncome }] } } };
    return json({ cik, entityName: title, facts: { 'us-gaap': { Revenues: { units: { USD: values } }, ...income } } });
  }
  return { body: filings.find(({ document }) => path.endsWith(document))?.html ?? '' };
}

function answerTo(world: TestWorld, path: string): ServedPage {
  const url = new URL(path, 'http://services.example');
  const instead = Object.entries(world.instead ?? {}).find(([begin]) => path.startsWith(begin))?.[1];
  if (instead) return instead;
  const title = /^\/api\/rest_v1\/page\/summary\/(.+)$/u.exec(url.pathname)?.[1];
  if (title) {
    const article = world.articles?.[decodeURIComponent(title).replaceAll('_', ' ')];
    if (!article) return { status: 404 };
    return json({
      type: article.type ?? 'standard',
      title: decodeURIComponent(title).replaceAll('_', ' '),
      extract: article.extract,
      ...(article.entity ? { wikibase_item: article.entity } : {}),
      content_urls: { desktop: { page: `https://encyclopaedia.example/wiki/${title}` } },
    });
  }
  if (url.pathname === '/w/api.php') return wikidataAnswer(world, url.searchParams);
  if (url.pathname === '/api/v2/doc/doc')
    return json(
      world.news
        ? { articles: world.news.map((each) => ({ ...each, language: 'English', domain: 'news.example' })) }
        : {},
    );
  const found = world.found ?? [];
  if (url.pathname === '/search')
    return json({
      results: found.map(({ date, ...each }) => ({ ...each, content: '', published_date: date, publishedDate: date })),
    });
  if (url.pathname === '/res/v1/web/search')
    return json({ web: { results: found.map(({ date, ...each }) => ({ ...each, description: '', page_age: date })) } });
  return secAnswer(world, url.pathname) ?? { status: 404 };
}

/** One local server in place of all public services, in their documented wire formats. */
export function serveResearch(world: TestWorld): Promise<SiteServer> {
  return serveSite({}, (path) => answerTo(world, path));
}

/** Returns the settings that point the product to it. */
export function researchAt({ url }: SiteServer, off = 'guess'): Record<string, string> {
  return {
    RESEARCH_OFF: off,
    CONTACT_EMAIL: 'ops@dealwright.example',
    WIKIDATA_URL: url,
    WIKIPEDIA_URL: url,
    SEC_URL: url,
    SEC_DATA_URL: url,
    GDELT_URL: url,
    TAVILY_URL: url,
    BRAVE_URL: url,
    EXA_URL: url,
  };
}
