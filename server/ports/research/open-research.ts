import type { ResearchKey, ResearchSetting } from '#contract/research.ts';
import type { Environment } from '#server/platform/environment.ts';
import { edgar } from './edgar.ts';
import { gdelt } from './gdelt.ts';
import type { Research, ResearchSource } from './research.ts';
import { createServiceHttp } from '#server/ports/service-http.ts';
import { brave, exa, searxng, tavily } from './web-search.ts';
import { wikidata, wikidataDirectory } from './wikidata.ts';
import { wikipedia } from './wikipedia.ts';

const seconds = 1000;
const nameAndDomain = 'The company’s name and the domain of its website.';

/** Returns each source with its state and the settings it needs. */
export function researchSettings({
  research,
  contactEmail,
}: Pick<Environment, 'research' | 'contactEmail'>): ResearchSetting[] {
  const hostOf = (...addresses: string[]): string =>
    [...new Set(addresses.filter((each) => URL.canParse(each)).map((each) => new URL(each).host))].join(' and ');
  const describe = (
    key: ResearchKey,
    label: string,
    host: string,
    learns: string,
    needs: readonly (readonly [name: string, value: string])[] = [],
  ): ResearchSetting => {
    const missing = needs.filter(([, value]) => value === '').map(([name]) => name);
    return {
      key,
      label,
      host,
      learns,
      needs: missing,
      state: research.off.includes(key) ? 'off' : missing.length > 0 ? 'not-set' : 'on',
    };
  };
  return [
    describe(
      'guess',
      'Addresses guessed from a name',
      '',
      'For a company given only by name, up to three websites such as name.com are opened.',
    ),
    describe('feed', 'News feed of the site', '', 'Only the prospect’s own website.'),
    describe('earlier', 'Earlier preps and calls', '', 'Nothing leaves this installation.'),
    describe('wikidata', 'Wikidata', hostOf(research.wikidataUrl), 'The company’s name.'),
    describe('wikipedia', 'Wikipedia', hostOf(research.wikipediaUrl), 'The title of the company’s article.'),
    describe(
      'edgar',
      'SEC EDGAR',
      hostOf(research.secUrl, research.secDataUrl),
      'Which registrant’s filings are read, and the contact address.',
      [['CONTACT_EMAIL', contactEmail]],
    ),
    describe(
      'gdelt',
      'GDELT news',
      hostOf(research.gdeltUrl),
      'The company’s name. The websites of articles found are opened.',
    ),
    describe('tavily', 'Tavily', hostOf(research.tavily.url), nameAndDomain, [['TAVILY_KEY', research.tavily.key]]),
    describe('brave', 'Brave Search', hostOf(research.brave.url), nameAndDomain, [['BRAVE_KEY', research.brave.key]]),
    describe('exa', 'Exa', hostOf(research.exa.url), nameAndDomain, [['EXA_KEY', research.exa.key]]),
    describe('searxng', 'SearXNG', hostOf(research.searxngUrl), nameAndDomain, [['SEARXNG_URL', research.searxngUrl]]),
  ];
}

/** Opens the sources that are on and configured. */
export function openResearch(environment: Pick<Environment, 'research' | 'contactEmail' | 'outboundProxy'>): Research {
  const { research, contactEmail, outboundProxy } = environment;
  const http = createServiceHttp({ contactEmail, proxy: outboundProxy });
  const on = new Set(
    researchSettings(environment)
      .filter(({ state }) => state === 'on')
      .map(({ key }) => key),
  );
  const isOn = (key: ResearchKey): boolean => on.has(key);
  const entries = { http, baseUrl: research.wikidataUrl, timeoutMs: 6 * seconds };
  const all: ResearchSource[] = [
    wikidata(entries),
    wikipedia({ http, baseUrl: research.wikipediaUrl, timeoutMs: 10 * seconds }),
    edgar({ http, baseUrl: research.secUrl, dataUrl: research.secDataUrl, timeoutMs: 15 * seconds }),
    gdelt({ http, baseUrl: research.gdeltUrl, timeoutMs: 12 * seconds }),
    tavily({ http, baseUrl: research.tavily.url, key: research.tavily.key, timeoutMs: 8 * seconds }),
    brave({ http, baseUrl: research.brave.url, key: research.brave.key, timeoutMs: 8 * seconds }),
    exa({ http, baseUrl: research.exa.url, key: research.exa.key, timeoutMs: 8 * seconds }),
    searxng({ http, baseUrl: research.searxngUrl, timeoutMs: 8 * seconds }),
  ];
  return {
    isOn,
    sources: all.filter(({ key }) => isOn(key)),
    directory: isOn('wikidata') ? wikidataDirectory(entries) : null,
    close: () => http.close(),
  };
}
