import { createRequire } from 'node:module';
import { join } from 'node:path';
import { builtInAnalyst } from '#server/agents/built-in/built-in-analyst.ts';
import { findAdmin } from '#server/features/identity/find-admin.ts';
import { limits } from '#contract/limits.ts';
import { sendAccountMail } from '#server/features/mail/send-account-mail.ts';
import { prepCommand, prepUsage, readPrepCommand, type PrepCommand } from '#server/features/prep/prep.command.ts';
import { createApp } from './app.ts';
import {
  backupCommand,
  backupUsage,
  readBackupCommand,
  readRestoreCommand,
  restoreCommand,
  restoreUsage,
} from './backup/backup-commands.ts';
import { settleRestore } from './backup/pending-restore.ts';
import { restoredKey } from './backup/restore.store.ts';
import { demoSite } from './db/demo-content.ts';
import { openEmbeddedPostgres, type EmbeddedPostgres } from './db/embedded-postgres.ts';
import { readInstallation } from './db/installation.store.ts';
import { migrateDatabase, openDatabase, type Database } from './db/open-database.ts';
import { keepInOutbox } from './db/outbox.store.ts';
import { openLiveChanges } from './db/live-changes.ts';
import { demoContext, seedDemo } from './db/seed-demo.ts';
import { seedTestMode } from './db/test-mode.store.ts';
import { watchPostgres } from './db/watch-postgres.ts';
import { hearSession } from '#server/features/coaching/hear-session.ts';
import { jobBindings } from './jobs.ts';
import { dropPhoto } from '#server/features/uploads/drop-photo.ts';
import { filesOfAccount } from '#server/features/trash/files-of-account.ts';
import { createAuth } from '#server/access/auth.ts';
import { endOneTimeLinks } from '#server/access/demo-link.store.ts';
import { createCondition } from './process/condition.ts';
import type { Services, TenantContext } from './platform/context.ts';
import { readEnvironment, type Environment } from './platform/environment.ts';
import { jobContext } from './platform/job-context.ts';
import { openJobs } from './platform/jobs.ts';
import { createKnownCallers } from '#server/access/known-callers.ts';
import { createKnownKeys } from '#server/access/known-keys.ts';
import { listen } from './platform/listen.ts';
import { createLog, type Log } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { exitCodes, onUncaught, outliveOutput, StartRefused } from './process/process-end.ts';
import { giveMemoryBack } from './process/give-memory-back.ts';
import { isNoSpace } from './process/passing-failure.ts';
import { readSecret } from './platform/secret.ts';
import { watchStalls } from './process/stall-watch.ts';
import { onStopSignal } from './process/stop-signal.ts';
import { bundledWebPages } from './ports/bundled-web-pages.ts';
import { createDomainRecords } from './ports/domain-records.ts';
import { noReports } from './ports/error-reports.ts';
import { createGuardedWebPages } from './ports/guarded-web-pages.ts';
import { typstDocuments } from './ports/typst-documents.ts';
import { localFiles, sweepDrafts } from './ports/local-files.ts';
import { localPayments } from './ports/local-payments.ts';
import { createAutomation } from './ports/automation.ts';
import { openResearch } from '#server/ports/research/open-research.ts';
import { openAiCompatibleTranscription } from './ports/openai-compatible-transcription.ts';
import { providerModel } from './ports/provider-model.ts';
import { createOutboxMail } from './ports/outbox-mail.ts';
import { sentryReports } from './ports/sentry-reports.ts';
import { s3Files } from './ports/s3-files.ts';
import { youtubeCaptions } from './ports/youtube-captions.ts';

const product = createRequire(import.meta.url)('../package.json') as { version: string };

/** Grace periods for running calls and jobs: on a requested stop, and after a fatal error. */
const graces = { stop: { callsMs: 8_000, jobsMs: 5_000 }, broken: { callsMs: 500, jobsMs: 500 } };

interface Wired {
  services: Services;
  /** Null if the operator provides the database. */
  embedded: EmbeddedPostgres | null;
  takeOneTimeToken: () => string;
  close: (jobsMs: number) => Promise<void>;
}

/** Wires environment -> database -> ports -> services. Stops the embedded PostgreSQL again if the rest fails. */
async function wire(environment: Environment): Promise<Wired> {
  const embedded = environment.databaseUrl === null ? await openEmbeddedPostgres(environment.dataDir) : null;
  try {
    return await wireServices(environment, environment.databaseUrl ?? embedded?.url ?? '', embedded);
  } catch (error) {
    await embedded?.close();
    throw error;
  }
}

/** Null: files are stored in the data folder. */
const storeOf = ({ s3, missing }: Environment): ReturnType<typeof s3Files> | null =>
  s3 === null || missing.length > 0 ? null : s3Files(s3);

async function wireServices(environment: Environment, url: string, embedded: EmbeddedPostgres | null): Promise<Wired> {
  const log = createLog(environment.logLevel);
  await migrateDatabase(url);
  const database = openDatabase(url);
  await settleRestore(environment.dataDir, () => readInstallation(database.db, restoredKey));
  await warnOfSuperuser(environment, database, log);
  const publicPages = createGuardedWebPages({
    allowPrivateHosts: environment.allowPrivateHosts,
    proxy: environment.outboundProxy,
    contactEmail: environment.contactEmail,
  });
  const research = openResearch(environment);
  const automation =
    environment.automation === null
      ? null
      : createAutomation({ ...environment.automation, proxy: environment.outboundProxy });
  let oneTimeToken = '';
  const secret = environment.secretKey ?? readSecret(environment.dataDir);
  const store = storeOf(environment);
  const files = store ?? localFiles(join(environment.dataDir, 'files'));
  const condition = createCondition(() =>
    files.check().then(
      () => true,
      (error: unknown) => !isNoSpace(error),
    ),
  );
  const mail =
    environment.smtp !== null && environment.missing.length === 0
      ? (await import('./ports/smtp-mail.ts')).createSmtpMail(environment.smtp)
      : createOutboxMail({
          keep: (message) => keepInOutbox(database, secret, message),
          print: (line) => process.stderr.write(line),
        });
  const auth = createAuth({
    filesOfAccount: (going) => filesOfAccount({ database, files }, going),
    dropPhoto: (photo) => dropPhoto({ files }, photo),
    db: database.db,
    environment,
    log,
    secret,
    onAccountMail: (accountMail) => sendAccountMail({ services }, accountMail),
    onOneTimeToken: (_email, token) => {
      oneTimeToken = token;
    },
  });
  const { sentryDsn, testMode, outboundProxy: proxy } = environment;
  const reports =
    sentryDsn === null || testMode
      ? noReports
      : await sentryReports({ dsn: sentryDsn, release: product.version, proxy });
  const callers = createKnownCallers({ auth, database, environment });
  const keys = createKnownKeys({ database, log });
  const model = environment.model === null ? null : providerModel(environment.model);
  const transcription =
    environment.transcription === null ? null : openAiCompatibleTranscription(environment.transcription);
  const services: Services = {
    environment,
    log,
    condition,
    metrics: createMetrics(),
    reports,
    database,
    auth,
    callers,
    keys,
    jobs: await openJobs(database, log, condition),
    files,
    live: openLiveChanges(url, (error) =>
      log.warn({ err: error }, 'changes of other nodes are not heard; they are looked for instead'),
    ),
    documents: typstDocuments(),
    payments:
      environment.stripe !== null && environment.missing.length === 0
        ? (await import('./ports/stripe-payments.ts')).stripePayments(environment.stripe)
        : localPayments({ files, secret }),
    mail,
    webPages: bundledWebPages(demoSite, publicPages),
    posts: publicPages,
    domainRecords: createDomainRecords(environment.dnsServer),
    captions: youtubeCaptions(publicPages, environment.youtubeUrl),
    model,
    analyst: builtInAnalyst,
    embeddings:
      environment.embedding === null
        ? null
        : (await import('./ports/openai-compatible-embeddings.ts')).openAiCompatibleEmbeddings(environment.embedding),
    transcription,
    research,
    automation,
    listener: async (ctx, heard) => {
      await hearSession(ctx, heard);
    },
  };
  const close = async (jobsMs: number): Promise<void> => {
    services.payments.close();
    await services.live.close();
    await services.jobs.close(jobsMs);
    mail.close();
    await publicPages.close();
    await research.close();
    await automation?.close();
    await transcription?.close();
    await store?.close();
    await reports.close();
    await callers.close();
    await keys.close();
    await database.close();
    await embedded?.close();
  };
  return { services, embedded, takeOneTimeToken: () => oneTimeToken, close };
}

/** The embedded database's own user has to be a superuser; the operator's should not be. */
async function warnOfSuperuser(environment: Environment, database: Database, log: Log): Promise<void> {
  if (environment.databaseUrl === null || !(await database.wall()).superuser) return;
  log.warn(
    'DATABASE_URL names a superuser. Stores are walled in by a role of their own, but nothing limits whatever else runs on this connection. Give Dealwright an ordinary user that owns its database.',
  );
}

async function startServer(environment: Environment): Promise<void> {
  const wired = await wire(environment);
  try {
    await serveAll(environment, wired);
  } catch (error) {
    await wired.close(graces.stop.jobsMs);
    throw error;
  }
}

async function serveAll(
  environment: Environment,
  { services, embedded, close, takeOneTimeToken }: Wired,
): Promise<void> {
  const recover = (): Promise<void> => services.jobs.recover(jobBindings(services).map(({ job }) => job));
  const lock =
    embedded === null
      ? null
      : await watchPostgres({
          embedded,
          condition: services.condition,
          log: services.log,
          onBack: async () => {
            await Promise.all([recover(), services.live.renew()]);
          },
          giveUp: ({ message }) => {
            process.stderr.write(`${message}\n`);
            process.exit(exitCodes.broken);
          },
        });
  // No other server uses the embedded database, so active jobs were left by a dead process.
  if (embedded !== null) await recover();
  // No other server writes here with the embedded database, so every draft was left by a killed process.
  const drafts = await sweepDrafts(
    join(environment.dataDir, 'files'),
    embedded === null ? limits.content.uploadKeptMs : 0,
  );
  if (drafts > 0) services.log.info({ drafts }, 'drafts of files that a killed server left were removed');
  const { address, stopListening } = await listen(createApp(services).fetch, environment);
  let stopped: Promise<void> | null = null;
  const stop = async ({ callsMs, jobsMs }: typeof graces.stop): Promise<void> => {
    // Streams would otherwise stay open as long as their runs.
    await services.live.close();
    await stopListening(callsMs);
    await lock?.release();
    await close(jobsMs);
  };
  const stopOnce = (grace: typeof graces.stop): Promise<void> => (stopped ??= stop(grace));
  watchStalls(services.condition, services.log);
  giveMemoryBack(services.condition);
  onStopSignal(() => stopOnce(graces.stop));
  onUncaught(services.log, async (reason) => {
    services.reports.error(reason, { where: 'process', code: 'uncaught' });
    services.condition.ending = true;
    await Promise.all([services.jobs.rest(), services.condition.idle(limits.process.drainMs)]);
    await stopOnce(graces.broken);
  });
  const configured = environment.missing.length === 0;
  if (configured) await services.jobs.work(jobBindings(services));
  else
    process.stderr.write(
      `Configuration Error\nMissing required environment variables: ${environment.missing.join(', ')}\n`,
    );
  if (configured && environment.testMode) await seedTestMode(services.database.db);
  process.stdout.write(`Ready: ${address}\n`);
  if (embedded === null || !configured) return;
  await seedDemo(services);
  // A link printed by an earlier start may be in a log.
  await endOneTimeLinks(services.database.db, demoSite.adminEmail);
  await services.auth.api.signInMagicLink({
    body: { email: demoSite.adminEmail, callbackURL: '/dashboard' },
    headers: new Headers(),
  });
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
    await close(graces.stop.jobsMs);
  }
}

async function runBackupVerb(environment: Environment, verb: 'backup' | 'restore', args: string[]): Promise<number> {
  const backup = verb === 'backup' ? readBackupCommand(args) : null;
  const restore = verb === 'restore' ? readRestoreCommand(args) : null;
  const store = storeOf(environment);
  try {
    if (backup !== null) return await backupCommand(environment, store, backup);
    if (restore !== null) return await restoreCommand(environment, store, restore);
  } finally {
    await store?.close();
  }
  process.stderr.write(verb === 'backup' ? backupUsage : restoreUsage);
  return 2;
}

async function main([verb, ...args]: string[]): Promise<number | null> {
  const environment = readEnvironment();
  if (verb === 'backup' || verb === 'restore') return runBackupVerb(environment, verb, args);
  if (verb !== 'prep') {
    await startServer(environment);
    return null;
  }
  const command = readPrepCommand(args);
  if (command !== null) return runPrepCommand(environment, command);
  process.stderr.write(prepUsage);
  return 2;
}

outliveOutput();
try {
  const exitCode = await main(process.argv.slice(2));
  if (exitCode !== null) process.exit(exitCode);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(error instanceof StartRefused ? exitCodes.refused : 1);
}
