import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { line } from './text.ts';

/** Where a prep looks besides the prospect's own pages; also the names RESEARCH_OFF accepts. */
export const researchKeys = [
  'guess',
  'feed',
  'wikidata',
  'wikipedia',
  'edgar',
  'gdelt',
  'tavily',
  'brave',
  'exa',
  'searxng',
  'earlier',
] as const;
export const researchKeySchema = z.enum(researchKeys);
export type ResearchKey = z.infer<typeof researchKeySchema>;

const researchSettingSchema = z.object({
  key: researchKeySchema,
  label: z.string(),
  /** The host that is queried; empty if nothing leaves the server. */
  host: z.string(),
  /** What that host learns. */
  learns: z.string(),
  /** `not-set`: needs the settings listed in `needs`. */
  state: z.enum(['on', 'off', 'not-set']),
  needs: z.array(z.string()),
});
export type ResearchSetting = z.infer<typeof researchSettingSchema>;

/** A company the caller may have meant. */
const candidateSchema = z.object({
  /** The URL a prep starts from. */
  url: z.string(),
  domain: z.string(),
  name: z.string(),
  /** Location of the company; empty if no source gives one. */
  place: z.string(),
  description: z.string(),
  /** A small image as a data URL; empty if the page has none. */
  logo: z.string(),
});
export type Candidate = z.infer<typeof candidateSchema>;

export const readResearch = endpoint({
  method: 'GET',
  path: '/api/research',
  access: 'admin',
  summary: 'Which sources a prep asks, and what each learns',
  input: z.object({}),
  output: z.object({ sources: z.array(researchSettingSchema) }),
});
export const findCandidates = endpoint({
  method: 'POST',
  path: '/api/preps/candidates',
  access: 'member',
  summary: 'Companies that a name may refer to',
  input: z.object({
    company: line(limits.text.address).min(1, 'Enter a web address or a company name'),
    email: line(limits.text.email).default(''),
  }),
  output: z.object({
    /** The URL that needs no confirmation: typed by the caller, or given by the person's email domain. */
    decided: z.string().nullable(),
    candidates: z.array(candidateSchema),
    /** Sources that could not be queried, one sentence each. */
    notes: z.array(z.string()),
  }),
  timeoutMs: 20_000,
});
