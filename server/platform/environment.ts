import { existsSync, readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { StartRefused } from '#server/process/process-end.ts';
import { defaultInstance } from '#contract/company.ts';
import { researchKeys, researchKeySchema, type ResearchKey } from '#contract/research.ts';
import type { AutomationSettings } from '#server/ports/automation.ts';
import {
  automationOf,
  automationShape,
  sessionEndpointOf,
  type SessionEndpointSettings,
} from './automation-settings.ts';
import { missingModelSettings, modelOf, modelShape, type OperatorModel } from './model-settings.ts';
import { operationOf, operationShape, s3Names, type OperationSettings } from './operation-settings.ts';

const flag = z
  .enum(['true', 'false', '1', '0', ''])
  .default('')
  .transform((value) => value === 'true' || value === '1');
const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );
const optional = z
  .string()
  .default('')
  .transform((value) => value.trim());

const address = (usual: string) =>
  z
    .url({ protocol: /^https?$/ })
    .default(usual)
    .transform((value) => value.replace(/\/+$/, ''));

const settingsSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  DATA_DIR: z.string().default('./data'),
  INSTANCE: optional.pipe(z.string().max(50)),
  DATABASE_URL: optional,
  SECRET_KEY: optional,
  TRUST_PROXY: z.coerce.number().int().min(0).default(0),
  SIGNUPS: z.enum(['open', 'invited']).default('open'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ALLOW_PRIVATE_HOSTS: list,
  LIVE_MODE: flag,
  TEST_MODE: flag,
  RATE_LIMIT_USER: z.coerce.number().int().min(0).default(600),
  RATE_LIMIT_ORGANIZATION: z.coerce.number().int().min(0).default(6000),
  RATE_LIMIT_KEY: z.coerce.number().int().min(0).default(300),
  RATE_LIMIT_ADDRESS: z.coerce.number().int().min(0).default(1800),
  INVITATIONS_PER_HOUR: z.coerce.number().int().min(0).default(200),
  DNS_SERVER: z
    .union([
      z.literal(''),
      z
        .string()
        .regex(/^(\[[\da-fA-F:]+\]|[\d.]+)(:\d{1,5})?$/, 'is an IP address, with a port if need be: 192.0.2.1:53'),
    ])
    .default(''),
  ...operationShape,
  SMTP_URL: z.union([z.literal(''), z.url({ protocol: /^smtps?$/ })]).default(''),
  MAIL_FROM: optional,
  OIDC_ISSUER: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  OIDC_CLIENT_ID: optional,
  OIDC_CLIENT_SECRET: optional,
  TURNSTILE_SITE_KEY: optional,
  TURNSTILE_SECRET_KEY: optional,
  TURNSTILE_SCRIPT_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://challenges.cloudflare.com/turnstile/v0/api.js'),
  TURNSTILE_VERIFY_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://challenges.cloudflare.com/turnstile/v0/siteverify'),
  STRIPE_SECRET_KEY: optional,
  STRIPE_PUBLISHABLE_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_PRICE_MONTHLY: optional,
  STRIPE_PRICE_ANNUAL: optional,
  STRIPE_API_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  PRICING_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  PRICE_RISE_DATE: z.union([z.literal(''), z.iso.date()]).default('2027-06-30'),
  SUPPORT_EMAIL: z.email().default('support@dealwright.example'),
  BOOKING_URL: z.url({ protocol: /^https?$/ }).default('https://book.dealwright.example/demo'),
  RESEARCH_OFF: list.pipe(
    z.array(
      z.union([z.literal('all'), researchKeySchema], {
        error: (issue) => `names no source: ${String(issue.input)}; there are all, ${researchKeys.join(', ')}`,
      }),
    ),
  ),
  CONTACT_EMAIL: z.union([z.literal(''), z.email()]).default(''),
  OUTBOUND_PROXY: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  WIKIDATA_URL: address('https://www.wikidata.org'),
  WIKIPEDIA_URL: address('https://en.wikipedia.org'),
  SEC_URL: address('https://www.sec.gov'),
  SEC_DATA_URL: address('https://data.sec.gov'),
  GDELT_URL: address('https://api.gdeltproject.org'),
  TAVILY_URL: address('https://api.tavily.com'),
  TAVILY_KEY: optional,
  BRAVE_URL: address('https://api.search.brave.com'),
  BRAVE_KEY: optional,
  EXA_URL: address('https://api.exa.ai'),
  EXA_KEY: optional,
  SEARXNG_URL: z.union([z.literal(''), address('')]).default(''),
  ...modelShape,
  EMBEDDING_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  EMBEDDING_KEY: optional,
  EMBEDDING_NAME: optional,
  TRANSCRIPTION_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  TRANSCRIPTION_KEY: optional,
  TRANSCRIPTION_NAME: optional,
  ...automationShape(list),
  YOUTUBE_URL: z.url({ protocol: /^https?$/ }).default('https://www.youtube.com'),
  OCR_DATA: optional,
  MAX_UPLOAD_MB: z.coerce.number().int().min(1).max(100).default(100),
  SESSION_IDLE_MINUTES: z.coerce
    .number()
    .int()
    .min(5)
    .default(7 * 24 * 60),
  SESSION_MAX_HOURS: z.coerce
    .number()
    .int()
    .min(1)
    .default(30 * 24),
});

type Settings = z.infer<typeof settingsSchema>;

/** An integration is enabled by any of its settings; then all of them are required. */
const parts = {
  s3: s3Names,
  mail: ['SMTP_URL', 'MAIL_FROM'],
  identity: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  captcha: ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'],
  payments: [
    'STRIPE_SECRET_KEY',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_PRICE_MONTHLY',
    'STRIPE_PRICE_ANNUAL',
  ],
  embedding: ['EMBEDDING_URL', 'EMBEDDING_NAME'],
  transcription: ['TRANSCRIPTION_URL', 'TRANSCRIPTION_NAME'],
} as const satisfies Record<string, readonly (keyof Settings)[]>;

function isReal(settings: Settings, part: keyof typeof parts): boolean {
  return parts[part].some((name) => settings[name] !== '');
}

function missingOf(settings: Settings): string[] {
  const missing: string[] = [];
  if (settings.DATABASE_URL !== '' && settings.SECRET_KEY === '') missing.push('SECRET_KEY');
  for (const part of Object.keys(parts) as (keyof typeof parts)[]) {
    const wanted = isReal(settings, part) || (part === 'payments' && settings.LIVE_MODE);
    if (wanted) missing.push(...parts[part].filter((name) => settings[name] === ''));
  }
  missing.push(...missingModelSettings(settings));
  // Live payments require an encrypted connection.
  if (settings.LIVE_MODE && !settings.PUBLIC_URL.startsWith('https://')) missing.push('PUBLIC_URL');
  return missing;
}

function holdsLanguageData(folder: string): boolean {
  return (
    existsSync(folder) &&
    statSync(folder).isDirectory() &&
    readdirSync(folder).some((name) => /\.traineddata(\.gz)?$/u.test(name))
  );
}

/** Returns settings that are not allowed, one line each. */
function refusedOf({ LIVE_MODE: live, ...settings }: Settings): string[] {
  const refused: string[] = [];
  if (live && settings.TEST_MODE)
    refused.push('TEST_MODE: is refused together with LIVE_MODE, since it opens the product without sign-in');
  if (live && settings.STRIPE_API_URL !== '')
    refused.push('STRIPE_API_URL: is refused together with LIVE_MODE, since it sends payments elsewhere');
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'] as const) {
    if (live && /^[a-z]+_test_/.test(settings[name])) refused.push(`${name}: is a test key, which LIVE_MODE refuses`);
    if (!live && /^[a-z]+_live_/.test(settings[name]))
      refused.push(`${name}: is a live key; set LIVE_MODE to take real payments`);
  }
  if (settings.OCR_DATA !== '' && !holdsLanguageData(settings.OCR_DATA))
    refused.push('OCR_DATA: is no folder with language data in it, such as eng.traineddata or eng.traineddata.gz');
  return refused;
}

/** URLs without a trailing slash; empty keys and URLs mean not set. */
export interface ResearchSettings {
  off: readonly ResearchKey[];
  wikidataUrl: string;
  wikipediaUrl: string;
  secUrl: string;
  secDataUrl: string;
  gdeltUrl: string;
  tavily: { url: string; key: string };
  brave: { url: string; key: string };
  exa: { url: string; key: string };
  searxngUrl: string;
}

export interface Environment extends OperationSettings {
  port: number;
  host: string;
  /** Without a trailing slash. */
  publicUrl: string;
  dataDir: string;
  /** What client records say this installation is. */
  instance: string;
  /** Null: use the embedded PostgreSQL. */
  databaseUrl: string | null;
  /** Null: generated once and kept in the data folder. */
  secretKey: string | null;
  trustedProxies: number;
  /** Calls per minute and node; 0: no limit. */
  rateLimit: { user: number; organization: number; address: number; key: number };
  /** Invitation emails per organization; 0: no limit. */
  invitationsPerHour: number;
  /** Resolver for the records of claimed domains, as 'address:port'; null uses the machine's resolvers. */
  dnsServer: string | null;
  signups: 'open' | 'invited';
  logLevel: z.infer<typeof settingsSchema>['LOG_LEVEL'];
  /** 'host:port' entries that outbound requests may reach despite being private. */
  allowPrivateHosts: string[];
  /** Null: no email is sent; see ports/outbox-mail.ts. */
  smtp: { url: string; from: string } | null;
  /** Null: every call is handled here. */
  automation: AutomationSettings | null;
  sessionEndpoint: SessionEndpointSettings;
  /** Null: people sign in with local accounts. */
  oidc: { issuer: string; clientId: string; clientSecret: string } | null;
  /** Required only at sign-up. */
  captcha: { siteKey: string; secretKey: string; scriptUrl: string; verifyUrl: string } | null;
  /** Null: the built-in test payments, which move no money. */
  stripe: {
    secretKey: string;
    webhookSecret: string;
    prices: { monthly: string; annual: string };
    apiUrl: string | null;
    publicUrl: string;
  } | null;
  /** Null: this product's own pricing page. */
  pricingUrl: string | null;
  /** Content of the public pages. `priceRiseDate`: ISO date after which the sentence disappears; empty: none. */
  site: { priceRiseDate: string; supportEmail: string; bookingUrl: string };
  /** Null: the built-in analyst writes everything. */
  model: OperatorModel | null;
  /** Whether organizations may choose their own model. */
  modelByOrganization: boolean;
  /** Null: content search uses words only. */
  embedding: { url: string; key: string; name: string } | null;
  /** Null: no speech to text. */
  transcription: { url: string; key: string; name: string } | null;
  research: ResearchSettings;
  /** Part of the user agent of outgoing requests; empty: none. */
  contactEmail: string;
  /** Proxy for outgoing requests; empty: none. */
  outboundProxy: string;
  session: { idleMinutes: number; maxHours: number };
  /** Where video captions are requested. */
  youtubeUrl: string;
  /** Folder with language data for reading scans; null: scans are not read. */
  ocrData: string | null;
  /** Maximum size of a training file, in bytes. */
  maxUploadBytes: number;
  /** Automated-test mode (decisions A01 to A04); never together with live mode. */
  testMode: boolean;
  /** Names of required settings that are missing; the server then serves only the 'Configuration Error' page. */
  missing: string[];
  /** Names of the settings provided. */
  given: string[];
}

/** Thrown if a setting has an invalid value; `message` lists each one on its own line. */
export class EnvironmentError extends StartRefused {}

/** Reads the settings once at start; `source` is process.env in production. Throws EnvironmentError. */
export function readEnvironment(source: Record<string, string | undefined> = process.env): Environment {
  const parsed = settingsSchema.safeParse(source);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new EnvironmentError(`These settings cannot be read:\n${lines.join('\n')}`);
  }
  const settings = parsed.data;
  const refused = refusedOf(settings);
  if (refused.length > 0)
    throw new EnvironmentError(`These settings cannot be read:\n${refused.map((line) => `  ${line}`).join('\n')}`);
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: settings.PUBLIC_URL.replace(/\/+$/, ''),
    dataDir: resolve(settings.DATA_DIR),
    instance: settings.INSTANCE === '' ? defaultInstance : settings.INSTANCE,
    databaseUrl: settings.DATABASE_URL === '' ? null : settings.DATABASE_URL,
    secretKey: settings.SECRET_KEY === '' ? null : settings.SECRET_KEY,
    trustedProxies: settings.TRUST_PROXY,
    rateLimit: {
      user: settings.RATE_LIMIT_USER,
      organization: settings.RATE_LIMIT_ORGANIZATION,
      address: settings.RATE_LIMIT_ADDRESS,
      key: settings.RATE_LIMIT_KEY,
    },
    invitationsPerHour: settings.INVITATIONS_PER_HOUR,
    dnsServer: settings.DNS_SERVER === '' ? null : settings.DNS_SERVER,
    signups: settings.SIGNUPS,
    logLevel: settings.LOG_LEVEL,
    allowPrivateHosts: settings.ALLOW_PRIVATE_HOSTS,
    ...operationOf(settings),
    smtp: isReal(settings, 'mail') ? { url: settings.SMTP_URL, from: settings.MAIL_FROM } : null,
    oidc: isReal(settings, 'identity')
      ? {
          issuer: settings.OIDC_ISSUER.replace(/\/+$/, ''),
          clientId: settings.OIDC_CLIENT_ID,
          clientSecret: settings.OIDC_CLIENT_SECRET,
        }
      : null,
    captcha: isReal(settings, 'captcha')
      ? {
          siteKey: settings.TURNSTILE_SITE_KEY,
          secretKey: settings.TURNSTILE_SECRET_KEY,
          scriptUrl: settings.TURNSTILE_SCRIPT_URL,
          verifyUrl: settings.TURNSTILE_VERIFY_URL,
        }
      : null,
    stripe: isReal(settings, 'payments')
      ? {
          secretKey: settings.STRIPE_SECRET_KEY,
          webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
          prices: { monthly: settings.STRIPE_PRICE_MONTHLY, annual: settings.STRIPE_PRICE_ANNUAL },
          apiUrl: settings.STRIPE_API_URL === '' ? null : settings.STRIPE_API_URL,
          publicUrl:
            settings.PUBLIC_URL === '' ? `http://localhost:${settings.PORT}` : settings.PUBLIC_URL.replace(/\/+$/, ''),
        }
      : null,
    pricingUrl: settings.PRICING_URL === '' ? null : settings.PRICING_URL,
    site: {
      priceRiseDate: settings.PRICE_RISE_DATE,
      supportEmail: settings.SUPPORT_EMAIL,
      bookingUrl: settings.BOOKING_URL,
    },
    model: modelOf(settings),
    modelByOrganization: settings.MODEL_BY_ORGANIZATION !== 'off',
    embedding: isReal(settings, 'embedding')
      ? { url: settings.EMBEDDING_URL, key: settings.EMBEDDING_KEY, name: settings.EMBEDDING_NAME }
      : null,
    transcription: isReal(settings, 'transcription')
      ? { url: settings.TRANSCRIPTION_URL, key: settings.TRANSCRIPTION_KEY, name: settings.TRANSCRIPTION_NAME }
      : null,
    research: {
      off: settings.RESEARCH_OFF.includes('all') ? researchKeys : settings.RESEARCH_OFF.filter((key) => key !== 'all'),
      wikidataUrl: settings.WIKIDATA_URL,
      wikipediaUrl: settings.WIKIPEDIA_URL,
      secUrl: settings.SEC_URL,
      secDataUrl: settings.SEC_DATA_URL,
      gdeltUrl: settings.GDELT_URL,
      tavily: { url: settings.TAVILY_URL, key: settings.TAVILY_KEY },
      brave: { url: settings.BRAVE_URL, key: settings.BRAVE_KEY },
      exa: { url: settings.EXA_URL, key: settings.EXA_KEY },
      searxngUrl: settings.SEARXNG_URL,
    },
    automation: automationOf(settings),
    sessionEndpoint: sessionEndpointOf(settings),
    contactEmail: settings.CONTACT_EMAIL,
    outboundProxy: settings.OUTBOUND_PROXY,
    session: { idleMinutes: settings.SESSION_IDLE_MINUTES, maxHours: settings.SESSION_MAX_HOURS },
    youtubeUrl: settings.YOUTUBE_URL.replace(/\/+$/, ''),
    ocrData: settings.OCR_DATA === '' ? null : resolve(settings.OCR_DATA),
    maxUploadBytes: settings.MAX_UPLOAD_MB * 1024 * 1024,
    testMode: settings.TEST_MODE,
    missing: missingOf(settings),
    given: settingNames.filter((name) => (source[name] ?? '').trim() !== ''),
  };
}

/** Names of every setting the product reads. */
export const settingNames: readonly string[] = Object.keys(settingsSchema.shape);
