import type { SessionLine } from '#contract/session-lines.ts';
import type { Role } from '#contract/identity.ts';
import type { Analyst } from '#server/agents/analyst.ts';
import type { LiveChanges } from '#server/db/live-changes.ts';
import type { Database } from '#server/db/open-database.ts';
import type { Automation } from '#server/ports/automation.ts';
import type { Captions } from '#server/ports/captions.ts';
import type { Documents } from '#server/ports/documents.ts';
import type { ErrorReports } from '#server/ports/error-reports.ts';
import type { Files } from '#server/ports/files.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';
import type { EmbeddingModel } from '#server/ports/embedding-model.ts';
import type { OutgoingPosts } from '#server/ports/guarded-web-pages.ts';
import type { DomainRecords } from '#server/ports/domain-records.ts';
import type { Research } from '#server/ports/research/research.ts';
import type { Payments } from '#server/ports/payments.ts';
import type { Mail } from '#server/ports/mail.ts';
import type { Transcription } from '#server/ports/transcription.ts';
import type { WebPages } from '#server/ports/web-pages.ts';
import type { Auth } from '#server/access/auth.ts';
import type { Condition } from '#server/process/condition.ts';
import type { Environment } from './environment.ts';
import type { Jobs } from './jobs.ts';
import type { KnownCallers } from '#server/access/known-callers.ts';
import type { KnownKeys } from '#server/access/known-keys.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** Lines said or noted in a session, in stored order. */
export interface HeardLines {
  sessionId: string;
  lines: readonly SessionLine[];
}

/** Dependencies that product.ts wires once and passes down; never imported as singletons. */
export interface Services {
  environment: Environment;
  log: Log;
  condition: Condition;
  metrics: Metrics;
  reports: ErrorReports;
  database: Database;
  auth: Auth;
  callers: KnownCallers;
  keys: KnownKeys;
  jobs: Jobs;
  files: Files;
  payments: Payments;
  mail: Mail;
  webPages: WebPages;
  /** Sends to URLs that people typed, through the same outbound guard. */
  posts: OutgoingPosts;
  domainRecords: DomainRecords;
  documents: Documents;
  live: LiveChanges;
  captions: Captions;
  /** The operator's model, or null. Organizations may have their own (features/model). */
  model: LanguageModel | null;
  /** Writes by rules; a model only rewrites its drafts. */
  analyst: Analyst;
  /** Null: content search uses words only. */
  embeddings: EmbeddingModel | null;
  /** Null: no speech to text. */
  transcription: Transcription | null;
  research: Research;
  /** Null: every call is handled here. */
  automation: Automation | null;
  /** Receives the stored lines of each session in order, at least once (hear-lines.ts). Null: no listener. */
  listener: ((ctx: TenantContext, heard: HeardLines) => Promise<void>) | null;
}

/** Context of an anonymous call. */
export interface Context {
  services: Services;
  requestId: string;
  log: Log;
  /** The API key used for the call; absent for sessions. */
  apiKey?: { keyId: string; name: string };
}

/** Context of a signed-in call. */
export interface UserContext extends Context {
  userId: string;
  /** The session of the call; empty for background work. */
  sessionId: string;
  activeOrganizationId: string | null;
}

/** Context within one organization; a store can't be built from anything else. */
export interface TenantContext extends Context {
  userId: string;
  organizationId: string;
  role: Role;
}
