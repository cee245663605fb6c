import { z } from 'zod';
import { dayInWords } from '#contract/day-in-words.ts';
import { countInWords, moneyInWords } from './figure-words.ts';
import {
  foundNothing,
  notConfirmed,
  type CompanyDirectory,
  type ResearchDocument,
  type ResearchFact,
  type ResearchSource,
} from './research.ts';
import { isReserved, plainName, sameOwner } from './same-company.ts';
import type { ServiceHttp } from '#server/ports/service-http.ts';
import {
  current,
  dayOf,
  entitySchema,
  isCompany,
  itemsOf,
  nameOf,
  namesOf,
  newestAmount,
  textsOf,
  type Entity,
} from './wikidata-entity.ts';

const foundSchema = z.object({ search: z.array(z.object({ id: z.string().regex(/^Q\d+$/u) })) });
const entitiesSchema = z.object({ entities: z.record(z.string(), z.unknown()) });
const listSchema = z.object({
  query: z.object({
    searchinfo: z.object({ totalhits: z.number() }),
    search: z.array(z.object({ title: z.string() })),
  }),
});

const currencies: Record<string, string> = {
  Q4917: 'USD',
  Q4916: 'EUR',
  Q25224: 'GBP',
  Q8146: 'JPY',
  Q25344: 'CHF',
  Q1104069: 'CAD',
  Q259502: 'AUD',
  Q122922: 'SEK',
};
const mostNames = 3;
/** Larger categories say nothing about competitors. */
const narrowCategory = 20;

interface WikidataOptions {
  http: ServiceHttp;
  baseUrl: string;
  timeoutMs: number;
}

function apiOf({ http, baseUrl }: WikidataOptions) {
  const ask = (query: Record<string, string>): string =>
    `${baseUrl}/w/api.php?${new URLSearchParams({ format: 'json', ...query })}`;
  return {
    async search(name: string, signal: AbortSignal): Promise<string[]> {
      const found = await http.readJson(
        ask({ action: 'wbsearchentities', search: name, language: 'en', uselang: 'en', type: 'item', limit: '10' }),
        foundSchema,
        { signal },
      );
      return found.search.map(({ id }) => id);
    },
    async read(ids: readonly string[], props: string, signal: AbortSignal): Promise<Entity[]> {
      if (ids.length === 0) return [];
      const { entities } = await http.readJson(
        ask({
          action: 'wbgetentities',
          ids: ids.slice(0, 50).join('|'),
          props,
          languages: 'en|mul',
          sitefilter: 'enwiki',
        }),
        entitiesSchema,
        { signal },
      );
      return Object.values(entities).flatMap((value) => {
        const parsed = entitySchema.safeParse(value);
        return parsed.success ? [parsed.data] : [];
      });
    },
    async inIndustry(industry: string, signal: AbortSignal): Promise<string[]> {
      const { query } = await http.readJson(
        ask({
          action: 'query',
          list: 'search',
          srsearch: `haswbstatement:P452=${industry}`,
          srinfo: 'totalhits',
          srlimit: String(narrowCategory),
          srprop: '',
        }),
        listSchema,
        { signal },
      );
      return query.searchinfo.totalhits > narrowCategory ? [] : query.search.map(({ title }) => title);
    },
  };
}

const everything = 'labels|aliases|descriptions|claims|sitelinks';
const mentioned = ['headquarters', 'industry', 'founder', 'chief', 'parent'] as const;
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

function documentOf(
  entity: Entity,
  labels: ReadonlyMap<string, string>,
  peers: { industry: string; names: readonly string[] } | null,
  baseUrl: string,
): ResearchDocument {
  const name = nameOf(entity);
  const lines: string[] = [];
  const facts: ResearchFact[] = [];
  const add = (line: string, fact?: Omit<ResearchFact, 'quotes'>): void => {
    lines.push(line);
    if (fact) facts.push({ ...fact, quotes: [line] });
  };
  const labelled = (property: (typeof mentioned)[number]): string[] =>
    itemsOf(entity, property)
      .flatMap((id) => labels.get(id) ?? [])
      .slice(0, 4);
  add(`${name}: ${entity.descriptions['en']?.value ?? 'no description'}`);
  for (const website of textsOf(entity, 'website').slice(0, 3)) add(`Official website: ${website}`);
  const industries = labelled('industry');
  if (industries.length > 0)
    add(`Industry: ${industries.join(', ')}`, {
      topic: 'industry',
      text: `Wikidata puts ${name} in ${listed(industries.map((each) => `“${each}”`))}.`,
    });
  const [founded] = current(entity, 'founded').flatMap(({ mainsnak }) => dayOf(mainsnak.datavalue?.value) ?? []);
  if (founded)
    add(`Founded: ${dayInWords(founded)}`, {
      topic: 'founded',
      text: `Wikidata gives ${dayInWords(founded)} as the founding of ${name}.`,
      figure: { measure: 'founded', value: Number(founded.slice(0, 4)), unit: 'year' },
    });
  const founders = labelled('founder');
  if (founders.length > 0)
    add(`Founded by: ${founders.join(', ')}`, {
      topic: 'founded',
      text: `Wikidata names ${listed(founders)} as founding ${name}.`,
    });
  const places = labelled('headquarters');
  if (places.length > 0)
    add(`Headquarters: ${places.join(', ')}`, {
      topic: 'location',
      text: `Wikidata gives ${listed(places)} as the headquarters of ${name}.`,
    });
  for (const chief of labelled('chief').slice(0, 1))
    add(`Chief executive officer: ${chief}`, {
      topic: 'person',
      text: `Wikidata names ${chief} as chief executive officer of ${name}.`,
      name: chief,
      role: 'Chief executive officer',
    });
  const parents = labelled('parent');
  if (parents.length > 0)
    add(`Parent organization: ${parents.join(', ')}`, {
      topic: 'description',
      text: `Wikidata names ${listed(parents)} as the parent organization of ${name}.`,
    });
  const employees = newestAmount(entity, 'employees');
  if (employees) {
    const dated = employees.at ? `, ${dayInWords(employees.at)}` : '';
    add(`Employees: ${countInWords(employees.value)}${dated}`, {
      topic: 'scale',
      text: `Wikidata counts ${countInWords(employees.value)} employees${employees.at ? ` (${dayInWords(employees.at)})` : ', without a date'}.`,
      figure: {
        measure: 'employees',
        value: employees.value,
        unit: 'people',
        ...(employees.at ? { at: employees.at } : {}),
      },
    });
  }
  const revenue = newestAmount(entity, 'revenue');
  const currency = revenue && currencies[revenue.unit];
  if (revenue?.at && currency) {
    const words = moneyInWords(revenue.value, currency);
    add(`Revenue: ${words}, ${dayInWords(revenue.at)}`, {
      topic: 'money',
      text: `Wikidata gives revenue of ${words} for ${dayInWords(revenue.at)}.`,
      figure: { measure: 'revenue', value: revenue.value, unit: currency, at: revenue.at },
    });
  }
  if (peers && peers.names.length > 0) {
    const line = `Also in “${peers.industry}”: ${peers.names.join(', ')}`;
    lines.push(line);
    for (const peer of peers.names.slice(0, 3))
      facts.push({
        topic: 'competitor',
        name: peer,
        text: `${peer}: Wikidata lists it in the same category, “${peers.industry}”; whether the two meet in deals is not stated.`,
        quotes: [line],
      });
  }
  return {
    kind: 'encyclopaedia',
    title: `Wikidata: ${name} (${entity.id})`,
    url: `${baseUrl}/wiki/${entity.id}`,
    fetchedAt: new Date().toISOString(),
    text: lines.join('\n'),
    label: 'Wikidata',
    facts,
  };
}

/** Finds the one entry whose official website is the prospect's, with what it states. */
export function wikidata(options: WikidataOptions): ResearchSource {
  const api = apiOf(options);
  return {
    key: 'wikidata',
    label: 'Wikidata',
    timeoutMs: options.timeoutMs,
    async find(subject, { signal }) {
      const names = [...new Set(subject.names.map(plainName).filter(Boolean))].slice(0, mostNames);
      const ids = [...new Set((await Promise.all(names.map((name) => api.search(name, signal)))).flat())];
      if (ids.length === 0) return foundNothing('no entry of this name');
      const companies = (await api.read(ids, everything, signal)).filter(isCompany);
      const same = companies.filter((entity) =>
        textsOf(entity, 'website').some((website) => sameOwner(website, subject.siteUrl)),
      );
      const exact = same.filter((entity) => namesOf(entity).some((name) => names.includes(plainName(name))));
      const [entity, another] = same.length > 1 ? exact : same;
      if (!entity || another) {
        const [other] = companies.filter((company) => namesOf(company).some((name) => names.includes(plainName(name))));
        if (same.length > 1)
          return notConfirmed(
            `Wikidata has ${same.length} entries with this website, and none is certainly this company, so nothing is taken from there.`,
          );
        if (!other) return foundNothing('no entry with this web site');
        return notConfirmed(
          `Wikidata knows a company called ${nameOf(other)}, but gives it another website or none, so nothing is taken from there.`,
        );
      }
      const [industry] = itemsOf(entity, 'industry');
      const peerIds = industry ? (await api.inIndustry(industry, signal)).filter((id) => id !== entity.id) : [];
      const labels = new Map(
        (
          await api.read(
            [...new Set([...mentioned.flatMap((property) => itemsOf(entity, property)), ...peerIds])],
            'labels',
            signal,
          )
        ).map((item) => [item.id, nameOf(item)]),
      );
      const peers = industry
        ? { industry: labels.get(industry) ?? '', names: peerIds.flatMap((id) => labels.get(id) || []) }
        : null;
      const [cik] = textsOf(entity, 'cik');
      return {
        state: 'found',
        note: '',
        hits: [],
        documents: [documentOf(entity, labels, peers && peers.industry !== '' ? peers : null, options.baseUrl)],
        entity: {
          id: entity.id,
          article: entity.sitelinks['enwiki']?.title ?? null,
          cik: cik && /^\d{1,10}$/u.test(cik) ? cik.padStart(10, '0') : null,
        },
      };
    },
  };
}

/** Finds companies by name, each with the official website from Wikidata. */
export function wikidataDirectory(options: WikidataOptions): CompanyDirectory {
  const api = apiOf(options);
  return {
    label: 'Wikidata',
    async findByName(name, signal) {
      const companies = (await api.read(await api.search(plainName(name), signal), everything, signal)).filter(
        isCompany,
      );
      const named = companies.filter((entity) => namesOf(entity).some((other) => plainName(other) === plainName(name)));
      const labels = new Map(
        (
          await api.read([...new Set(named.flatMap((entity) => itemsOf(entity, 'headquarters')))], 'labels', signal)
        ).map((item) => [item.id, nameOf(item)]),
      );
      return named.flatMap((entity) => {
        const website = textsOf(entity, 'website').find((each) => /^https?:\/\//iu.test(each) && !isReserved(each));
        if (!website) return [];
        const place = itemsOf(entity, 'headquarters').flatMap((id) => labels.get(id) ?? [])[0] ?? '';
        return [{ name: nameOf(entity), description: entity.descriptions['en']?.value ?? '', place, website }];
      });
    },
  };
}
