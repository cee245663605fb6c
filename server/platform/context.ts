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

/** What was said or noted in a session, in the order in which it was stored. */
export interface HeardLines {
  sessionId: string;
  lines: readonly SessionLine[];
}

/** What main.ts wires once and hands down; nothing of it is ever imported as a singleton. */
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
  /** Sends to addresses that people typed, through the same guard. */
  posts: OutgoingPosts;
  domainRecords: DomainRecords;
  documents: Documents;
  live: LiveChanges;
  captions: Captions;
  /** The operator's; null: none is set. Organizations may have their own (features/model). */
  model: LanguageModel | null;
  /** Writes by rules, and drafts what a model writes over. */
  analyst: Analyst;
  /** Null: content is found by its words alone. */
  embeddings: EmbeddingModel | null;
  /** Null: calls are not turned into text here. */
  transcription: Transcription | null;
  research: Research;
  /** Null: every call is answered here. */
  automation: Automation | null;
  /** Is handed each line of a session once it is stored, in order, at least once (hear-lines.ts). Null: nobody listens. */
  listener: ((ctx: TenantContext, heard: HeardLines) => Promise<void>) | null;
}

/** A call by anybody. */
export interface Context {
  services: Services;
  requestId: string;
  log: Log;
  /** The API key that the call was made with; absent: a session's. */
  apiKey?: { keyId: string; name: string };
}

/** A call by somebody who is signed in. */
export interface UserContext extends Context {
  userId: string;
  /** The session that the call was made in; empty for work without one. */
  sessionId: string;
  activeOrganizationId: string | null;
}

/** A call within one organization: the only thing that a store can be built from. */
export interface TenantContext extends Context {
  userId: string;
  organizationId: string;
  role: Role;
}
