import { z } from 'zod';
import { companyFactsSchema, figuresOf } from './edgar-facts.ts';
import {
  changesIn,
  eventSentence,
  filingsOf,
  itemWords,
  keptParagraphs,
  submissionsSchema,
  type Filing,
} from './edgar-filings.ts';
import { dayInWords } from '#contract/day-in-words.ts';
import {
  foundNothing,
  notConfirmed,
  type ResearchDocument,
  type ResearchFact,
  type ResearchSource,
  type ResearchSubject,
} from './research.ts';
import { namesSite, plainName, sameOwner } from './same-company.ts';
import { ResearchError, type ServiceHttp } from '#server/ports/service-http.ts';

const tickersSchema = z.record(z.string(), z.object({ cik_str: z.number(), ticker: z.string(), title: z.string() }));
const keepTickersMs = 24 * 60 * 60 * 1000;
const mostNamesakes = 3;
const mostEvents = 3;
const annual = ['10-K', '20-F', '40-F'];
const quarterly = ['10-Q'];
const filingBytes = 24 * 1024 * 1024;
const eventDays = 365;

interface EdgarOptions {
  http: ServiceHttp;
  /** Tickers and filings. */
  baseUrl: string;
  /** Company facts and submissions. */
  dataUrl: string;
  timeoutMs: number;
  today?: () => string;
}

type Submissions = z.infer<typeof submissionsSchema>;
interface Report {
  filing: Filing;
  html: string;
}
interface Registrant {
  cik: string;
  submissions: Submissions;
  report: Report | null;
}

function plainWebsite(website: string): string {
  return /^https?:\/\//iu.test(website) ? website : `https://${website}`;
}

/**
 * Finds company facts, the annual report and events filed with the SEC, once the registrant is certainly the prospect.
 */
export function edgar({
  http,
  baseUrl,
  dataUrl,
  timeoutMs,
  today = () => new Date().toISOString().slice(0, 10),
}: EdgarOptions): ResearchSource {
  let kept: { at: number; names: Map<string, Set<string>> } | null = null;

  async function namesakes(subject: ResearchSubject, signal: AbortSignal): Promise<string[]> {
    if (kept === null || Date.now() - kept.at > keepTickersMs) {
      const tickers = await http.readJson(`${baseUrl}/files/company_tickers.json`, tickersSchema, { signal });
      const names = new Map<string, Set<string>>();
      for (const { cik_str: cik, title } of Object.values(tickers)) {
        const name = plainName(title.replace(/\s*\/[A-Z]{2,3}\/?$/u, ''));
        names.set(name, (names.get(name) ?? new Set()).add(String(cik).padStart(10, '0')));
      }
      kept = { at: Date.now(), names };
    }
    const { names } = kept;
    return [...new Set(subject.names.flatMap((name) => [...(names.get(plainName(name)) ?? [])]))];
  }

  /** Returns null if the service has no such document; other errors reject. */
  async function unlessAbsent<T>(read: Promise<T>): Promise<T | null> {
    try {
      return await read;
    } catch (error) {
      if (error instanceof ResearchError && error.reason === 'http-status') return null;
      throw error;
    }
  }

  async function reportOf(filing: Filing | undefined, signal: AbortSignal): Promise<Report | null> {
    const html = filing
      ? await unlessAbsent(http.readText(`${baseUrl}${filing.path}`, { signal, maxBytes: filingBytes }))
      : null;
    return filing && html !== null ? { filing, html } : null;
  }

  async function register(cik: string, signal: AbortSignal): Promise<Registrant | null> {
    const submissions = await unlessAbsent(
      http.readJson(`${dataUrl}/submissions/CIK${cik}.json`, submissionsSchema, { signal }),
    );
    if (submissions === null) return null;
    const [filing] = filingsOf(submissions, cik, annual);
    return { cik, submissions, report: await reportOf(filing, signal) };
  }

  /** Returns whether the registrant's website, or the one its annual report names, is the prospect's. */
  function isProspect({ submissions, report }: Registrant, subject: ResearchSubject): boolean {
    if (submissions.website) return sameOwner(plainWebsite(submissions.website), subject.siteUrl);
    return report !== null && namesSite(report.html, subject.siteUrl);
  }

  async function eventsOf({ cik, submissions }: Registrant, signal: AbortSignal): Promise<ResearchDocument[]> {
    const recent = filingsOf(submissions, cik, ['8-K']).filter(
      ({ filed, items }) =>
        Date.parse(today()) - Date.parse(filed) <= eventDays * 86_400_000 && items.some((item) => itemWords[item]),
    );
    return Promise.all(
      recent.slice(0, mostEvents).map(async (filing): Promise<ResearchDocument> => {
        const items = filing.items.filter((item) => itemWords[item]);
        const about = items.map((item) => `item ${item}: ${itemWords[item]}`).join('; ');
        const line = `${submissions.name}, 8-K filed ${dayInWords(filing.filed)}, ${about}`;
        const html = await unlessAbsent(http.readText(`${baseUrl}${filing.path}`, { signal }));
        const sentence = html === null ? null : eventSentence(html, items);
        const said = sentence === null ? '' : `: “${sentence.replace(/[“”"]/gu, "'")}”`;
        const what = items.map((item) => itemWords[item]).join(' and ');
        return {
          kind: 'filing',
          title: `8-K of ${submissions.name}, ${dayInWords(filing.filed)}`,
          url: `${baseUrl}${filing.path}`,
          fetchedAt: new Date().toISOString(),
          text: [line, ...(sentence === null ? [] : [sentence])].join('\n'),
          label: `the 8-K filed ${dayInWords(filing.filed)}`,
          facts: [
            {
              topic: 'news',
              date: filing.filed,
              name: what,
              items,
              text: `${dayInWords(filing.filed)}: an 8-K reports ${what}${said}${said === '' ? '.' : ''}`,
              quotes: [line, ...(sentence === null ? [] : [sentence])],
            },
          ],
        };
      }),
    );
  }

  async function factsOf({ cik, submissions }: Registrant, signal: AbortSignal): Promise<ResearchDocument> {
    const about: ResearchFact[] = [];
    const head = [`${submissions.name}, registrant ${cik} at the SEC`];
    if (submissions.sicDescription) {
      const line = `Industry code: ${submissions.sicDescription}`;
      head.push(line);
      about.push({
        topic: 'industry',
        text: `The SEC lists ${submissions.name} under “${submissions.sicDescription}”.`,
        quotes: [line],
      });
    }
    if (submissions.tickers.length > 0) head.push(`Ticker: ${submissions.tickers.join(', ')}`);
    const filed = await unlessAbsent(
      http.readJson(`${dataUrl}/api/xbrl/companyfacts/CIK${cik}.json`, companyFactsSchema, {
        signal,
        maxBytes: filingBytes,
      }),
    );
    const { lines, facts } = filed === null ? { lines: [], facts: [] } : figuresOf(filed, today());
    return {
      kind: 'filing',
      title: `SEC company facts: ${submissions.name}`,
      url: `https://www.sec.gov/edgar/browse/?CIK=${cik}`,
      fetchedAt: new Date().toISOString(),
      text: [...head, ...lines].join('\n'),
      label: 'its filings with the SEC',
      facts: [...facts, ...about],
    };
  }

  /** Builds the document for a brief: verbatim paragraphs, plus facts on why sales moved. */
  function documentOf(name: string, { filing, html }: Report, paragraphs: readonly string[]): ResearchDocument[] {
    const changes = changesIn(html);
    const text = [...paragraphs, ...changes];
    const label = `the ${filing.form} filed ${dayInWords(filing.filed)}`;
    const facts = changes.map((sentence): ResearchFact => ({
      topic: 'money',
      date: filing.filed,
      name: 'What moved sales',
      quotes: [sentence],
      text: `The ${filing.form} filed ${dayInWords(filing.filed)} says: “${sentence.replace(/[“”"]/gu, "'")}”`,
    }));
    return text.length === 0
      ? []
      : [
          {
            kind: 'filing',
            title: `${filing.form} of ${name}, ${dayInWords(filing.filed)} (excerpt)`,
            url: `${baseUrl}${filing.path}`,
            fetchedAt: new Date().toISOString(),
            text: text.join('\n'),
            label,
            facts,
          },
        ];
  }

  return {
    key: 'edgar',
    label: 'SEC EDGAR',
    timeoutMs,
    async find(subject, { signal, entity }) {
      const [listed, confirmed] = await Promise.all([namesakes(subject, signal), entity]);
      const ciks = confirmed?.cik ? [confirmed.cik] : listed.slice(0, mostNamesakes);
      if (ciks.length === 0) return foundNothing('no registrant of this name');
      const registrants = (await Promise.all(ciks.map((cik) => register(cik, signal)))).filter((each) => each !== null);
      if (registrants.length === 0) return foundNothing('no registrant of this name');
      const own = confirmed?.cik ? registrants : registrants.filter((registrant) => isProspect(registrant, subject));
      const [registrant, another] = own;
      if (!registrant || another) {
        const names = registrants.map(({ submissions }) => submissions.name).join(' and ');
        return notConfirmed(
          `The SEC knows ${names}, but nothing in the filings names this website, so no figure is taken from there.`,
        );
      }
      const { submissions, report } = registrant;
      const [latest] = filingsOf(submissions, registrant.cik, quarterly);
      const isNewer = latest !== undefined && latest.filed > (report?.filing.filed ?? '');
      const [facts, events, quarter] = await Promise.all([
        factsOf(registrant, signal),
        eventsOf(registrant, signal),
        isNewer ? reportOf(latest, signal) : null,
      ]);
      const annualReport = report === null ? [] : documentOf(submissions.name, report, keptParagraphs(report.html));
      const quarterlyReport = quarter === null ? [] : documentOf(submissions.name, quarter, []);
      return { state: 'found', note: '', hits: [], documents: [facts, ...quarterlyReport, ...annualReport, ...events] };
    },
  };
}
