import { serve } from '@hono/node-server';
import { join } from 'node:path';
import { builtInAnalyst } from '#server/agents/built-in/built-in-analyst.ts';
import { modelAnalyst } from '#server/agents/model/model-analyst.ts';
import { findAdmin } from '#server/features/identity/find-admin.ts';
import { sendAccountMail } from '#server/features/mail/send-account-mail.ts';
import { prepCommand, prepUsage, readPrepCommand, type PrepCommand } from '#server/features/prep/prep.command.ts';
import { createApp } from './app.ts';
import { demoSite } from './db/demo-content.ts';
import { openEmbeddedPostgres } from './db/embedded-postgres.ts';
import { migrateDatabase, openDatabase, type Database } from './db/open-database.ts';
import { keepInOutbox } from './db/outbox.store.ts';
import { openLiveChanges } from './db/live-changes.ts';
import { demoContext, seedDemo } from './db/seed-demo.ts';
import { seedTestMode } from './db/test-mode.store.ts';
import { takeServerLock } from './db/server-lock.ts';
import { jobDefinitions } from './jobs.ts';
import { createAuth } from './platform/auth.ts';
import type { Services, TenantContext } from './platform/context.ts';
import { readEnvironment, type Environment } from './platform/environment.ts';
import { jobContext } from './platform/job-context.ts';
import { openJobs } from './platform/jobs.ts';
import { listen } from './platform/listen.ts';
import { createLog, type Log } from './platform/log.ts';
import { readSecret } from './platform/secret.ts';
import { onStopSignal } from './platform/stop-signal.ts';
import { bundledWebPages } from './ports/bundled-web-pages.ts';
import { createDomainRecords } from './ports/domain-records.ts';
import { createGuardedWebPages } from './ports/guarded-web-pages.ts';
import { typstDocuments } from './ports/typst-documents.ts';
import { localFiles } from './ports/local-files.ts';
import { localPayments } from './ports/local-payments.ts';
import { openAiCompatibleEmbeddings } from './ports/openai-compatible-embeddings.ts';
import { createAutomation } from './ports/automation.ts';
import { openResearch } from './ports/open-research.ts';
import { openAiCompatibleModel } from './ports/openai-compatible-model.ts';
import { createOutboxMail } from './ports/outbox-mail.ts';
import { createSmtpMail } from './ports/smtp-mail.ts';
import { stripePayments } from './ports/stripe-payments.ts';
import { youtubeCaptions } from './ports/youtube-captions.ts';

const jobGraceMs = 5_000;

interface Wired {
  services: Services;
  takeOneTimeToken: () => string;
  close: () => Promise<void>;
}

/** Environment -> database -> ports -> services. A PostgreSQL that was started is stopped again when the rest fails. */
async function wire(environment: Environment): Promise<Wired> {
  const embedded = environment.databaseUrl === null ? await openEmbeddedPostgres(environment.dataDir) : null;
  try {
    return await wireServices(environment, environment.databaseUrl ?? embedded?.url ?? '', async () => embedded?.close());
  } catch (error) {
    await embedded?.close();
    throw error;
  }
}

async function wireServices(environment: Environment, url: string, stopDatabase: () => Promise<void>): Promise<Wired> {
  const log = createLog(environment.logLevel);
  await migrateDatabase(url);
  const database = openDatabase(url);
  await warnOfSuperuser(environment, database, log);
  const publicPages = createGuardedWebPages({ allowPrivateHosts: environment.allowPrivateHosts, proxy: environment.outboundProxy, contactEmail: environment.contactEmail });
  const research = openResearch(environment);
  const automation = environment.automation === null ? null : createAutomation({ ...environment.automation, proxy: environment.outboundProxy });
  let oneTimeToken = '';
  const secret = environment.secretKey ?? readSecret(environment.dataDir);
  const files = localFiles(join(environment.dataDir, 'files'));
  const mail = environment.smtp !== null && environment.missing.length === 0
    ? createSmtpMail(environment.smtp)
    : createOutboxMail({ keep: (message) => keepInOutbox(database, secret, message), print: (line) => process.stderr.write(line) });
  const auth = createAuth({
    db: database.db, environment, log, secret,
    onAccountMail: (accountMail) => sendAccountMail({ services }, accountMail),
    onOneTimeToken: (_email, token) => {
      oneTimeToken = token;
    },
  });
  const services: Services = {
    environment, log, database, auth,
    jobs: await openJobs(database, log),
    files,
    live: openLiveChanges(url, (error) => log.warn({ err: error }, 'changes of other nodes are not heard; they are looked for instead')),
    documents: typstDocuments(),
    payments: environment.stripe !== null && environment.missing.length === 0 ? stripePayments(environment.stripe) : localPayments({ files, secret }),
    mail,
    webPages: bundledWebPages(demoSite, publicPages),
    domainRecords: createDomainRecords(environment.dnsServer),
    captions: youtubeCaptions(publicPages, environment.youtubeUrl),
    analyst: environment.model === null ? builtInAnalyst : modelAnalyst({ model: openAiCompatibleModel(environment.model), fallback: builtInAnalyst, log }),
    embeddings: environment.embedding === null ? null : openAiCompatibleEmbeddings(environment.embedding),
    research,
    automation,
  };
  const close = async (): Promise<void> => {
    services.payments.close();
    await services.live.close();
    await services.jobs.close(jobGraceMs);
    mail.close();
    await publicPages.close();
    await research.close();
    await automation?.close();
    await database.close();
    await stopDatabase();
  };
  return { services, takeOneTimeToken: () => oneTimeToken, close };
}

/** The embedded database's own user is one by nature; the operator's should not be. */
async function warnOfSuperuser(environment: Environment, database: Database, log: Log): Promise<void> {
  if (environment.databaseUrl === null || !(await database.wall()).superuser) return;
  log.warn('DATABASE_URL names a superuser. Stores are walled in by a role of their own, but whatever else runs on this connection is bound by nothing: give Dealwright an ordinary user that owns its database.');
}

async function startServer(environment: Environment): Promise<void> {
  const wired = await wire(environment);
  try {
    await serveAll(environment, wired);
  } catch (error) {
    await wired.close();
    throw error;
  }
}

async function serveAll(environment: Environment, { services, close, takeOneTimeToken }: Wired): Promise<void> {
  const embedded = environment.databaseUrl === null;
  const lock = embedded ? await takeServerLock(services.database.url) : null;
  // On the embedded database no other server works: what is active there was left by one that died.
  if (embedded) await services.jobs.recover(jobDefinitions);
  const { address, stopListening } = await listen(createApp(services).fetch, environment, serve);
  onStopSignal(async () => {
    // Streams would stay open as long as their runs.
    await services.live.close();
    await stopListening();
    await lock?.release();
    await close();
  });
  const configured = environment.missing.length === 0;
  if (configured) await services.jobs.work(services, jobDefinitions);
  else process.stderr.write(`Configuration Error\nMissing required environment variables: ${environment.missing.join(', ')}\n`);
  if (configured && environment.testMode) await seedTestMode(services.database.db);
  process.stdout.write(`Ready: ${address}\n`);
  if (!embedded || !configured) return;
  await seedDemo(services);
  await services.auth.api.signInMagicLink({ body: { email: demoSite.adminEmail, callbackURL: '/dashboard' }, headers: new Headers() });
  process.stdout.write(`Demo: ${address}/demo/${takeOneTimeToken()}\n`);
}

async function commandContext(services: Services, organizationId: string | null): Promise<TenantContext> {
  if (organizationId === null) return demoContext(services, await seedDemo(services));
  const userId = await findAdmin(services.database.db, organizationId);
  if (userId === null) throw new Error(`There is no organization ${organizationId}`);
  return { ...jobContext(services, { organizationId, userId }), role: 'org:admin' };
}

async function runPrepCommand(environment: Environment, command: PrepCommand): Promise<number> {
  const { services, close } = await wire({ ...environment, logLevel: 'error' });
  const stopped = new AbortController();
  onStopSignal(async () => stopped.abort());
  try {
    return await prepCommand(await commandContext(services, command.organization), command, stopped.signal);
  } finally {
    await close();
  }
}

async function main([verb, ...args]: string[]): Promise<number | null> {
  const environment = readEnvironment();
  if (verb !== 'prep') {
    await startServer(environment);
    return null;
  }
  const command = readPrepCommand(args);
  if (command !== null) return runPrepCommand(environment, command);
  process.stderr.write(prepUsage);
  return 2;
}

try {
  const exitCode = await main(process.argv.slice(2));
  if (exitCode !== null) process.exit(exitCode);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
