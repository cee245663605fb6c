import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { line } from './text.ts';

/** Where a preparation looks besides the prospect's own pages; the names that RESEARCH_OFF takes. */
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
  /** The host that is asked; empty where nothing leaves this installation. */
  host: z.string(),
  /** What that host learns. */
  learns: z.string(),
  /** `not-set`: it waits for the settings named in `needs`. */
  state: z.enum(['on', 'off', 'not-set']),
  needs: z.array(z.string()),
});
export type ResearchSetting = z.infer<typeof researchSettingSchema>;

/** A company that somebody may have meant. */
const candidateSchema = z.object({
  /** The web address that a preparation starts from. */
  url: z.string(),
  domain: z.string(),
  name: z.string(),
  /** Where it sits; empty when no source says. */
  place: z.string(),
  description: z.string(),
  /** A small picture as a data address; empty when its page has none. */
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
    /** The address that needs no question: one was typed, or the person's mail address decides. */
    decided: z.string().nullable(),
    candidates: z.array(candidateSchema),
    /** What could not be asked, as sentences. */
    notes: z.array(z.string()),
  }),
  timeoutMs: 20_000,
});
