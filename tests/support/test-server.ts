import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import postgres from 'postgres';
import { inject } from 'vitest';
import { builtInAnalyst } from '#server/agents/built-in/built-in-analyst.ts';
import { createApp } from '#server/app.ts';
import { openLiveChanges } from '#server/db/live-changes.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { keepInOutbox } from '#server/db/outbox.store.ts';
import { seedTestMode } from '#server/db/test-mode.store.ts';
import { sendAccountMail } from '#server/features/mail/send-account-mail.ts';
import { hearSession } from '#server/features/coaching/hear-session.ts';
import { dropPhoto } from '#server/features/uploads/drop-photo.ts';
import { filesOfAccount } from '#server/features/trash/files-of-account.ts';
import { jobBindings } from '#server/jobs.ts';
import { createAuth } from '#server/access/auth.ts';
import { createCondition } from '#server/process/condition.ts';
import type { Services } from '#server/platform/context.ts';
import { readEnvironment } from '#server/platform/environment.ts';
import { createKnownCallers } from '#server/access/known-callers.ts';
import { createKnownKeys } from '#server/access/known-keys.ts';
import { openJobs } from '#server/platform/jobs.ts';
import { listen } from '#server/platform/listen.ts';
import { createLog } from '#server/platform/log.ts';
import { createMetrics } from '#server/platform/metrics.ts';
import { createDomainRecords } from '#server/ports/domain-records.ts';
import { noReports } from '#server/ports/error-reports.ts';
import { sentryReports } from '#server/ports/sentry-reports.ts';
import { createGuardedWebPages } from '#server/ports/guarded-web-pages.ts';
import { typstDocuments } from '#server/ports/typst-documents.ts';
import { localFiles } from '#server/ports/local-files.ts';
import { localPayments } from '#server/ports/local-payments.ts';
import { openAiCompatibleTranscription } from '#server/ports/openai-compatible-transcription.ts';
import { providerModel } from '#server/ports/provider-model.ts';
import { openAiCompatibleEmbeddings } from '#server/ports/openai-compatible-embeddings.ts';
import { createAutomation } from '#server/ports/automation.ts';
import { openResearch } from '#server/ports/research/open-research.ts';
import { createOutboxMail } from '#server/ports/outbox-mail.ts';
import { createSmtpMail } from '#server/ports/smtp-mail.ts';
import { stripePayments } from '#server/ports/stripe-payments.ts';
import { youtubeCaptions } from '#server/ports/youtube-captions.ts';
import { withDatabase } from './test-cluster.ts';
import { temporaryFolder } from './product.ts';

export interface TestServer {
  address: string;
  services: Services;
  /** Lines the server would print on its terminal. */
  printed: string[];
  close(): Promise<void>;
}

/** Starts the whole product on its own database, listening on a free loopback port. */
export async function startTestServer(settings: Record<string, string> = {}): Promise<TestServer> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const clusterUrl = inject('clusterUrl');
  const admin = postgres(clusterUrl, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${name} template ${inject('templateName')}`);
  const folder = temporaryFolder('server');
  const environment = readEnvironment({
    PORT: '0',
    DATA_DIR: folder.path,
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '1',
    RATE_LIMIT_USER: '0',
    RATE_LIMIT_ORGANIZATION: '0',
    RATE_LIMIT_ADDRESS: '0',
    RESEARCH_OFF: 'all',
    ...settings,
  });
  const log = createLog(environment.logLevel);
  const database = openDatabase(withDatabase(clusterUrl, name));
  const condition = createCondition();
  const jobs = await openJobs(database, log, condition);
  const webPages = createGuardedWebPages({ allowPrivateHosts: environment.allowPrivateHosts });
  const research = openResearch(environment);
  const automation = environment.automation === null ? null : createAutomation(environment.automation);
  const files = localFiles(join(folder.path, 'files'));
  const secret = randomUUID() + randomUUID();
  const printed: string[] = [];
  const mail =
    environment.smtp === null
      ? createOutboxMail({
          keep: (message) => keepInOutbox(database, secret, message),
          print: (line) => printed.push(line),
        })
      : createSmtpMail(environment.smtp);
  const auth = createAuth({
    filesOfAccount: (going) => filesOfAccount({ database, files }, going),
    dropPhoto: (photo) => dropPhoto({ files }, photo),
    db: database.db,
    environment,
    log,
    secret,
    onOneTimeToken: () => {},
    onAccountMail: (accountMail) => sendAccountMail({ services }, accountMail),
  });
  const { sentryDsn, testMode } = environment;
  const reports =
    sentryDsn === null || testMode ? noReports : await sentryReports({ dsn: sentryDsn, release: 'test', proxy: '' });
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
    jobs,
    mail,
    auth,
    callers,
    keys,
    files,
    live: openLiveChanges(database.url, () => {}),
    documents: typstDocuments(),
    payments:
      environment.stripe !== null && environment.missing.length === 0
        ? stripePayments(environment.stripe)
        : localPayments({ files, secret }),
    webPages,
    posts: webPages,
    domainRecords: createDomainRecords(environment.dnsServer),
    captions: youtubeCaptions(webPages, environment.youtubeUrl),
    model,
    analyst: builtInAnalyst,
    embeddings: environment.embedding === null ? null : openAiCompatibleEmbeddings(environment.embedding),
    transcription,
    research,
    automation,
    listener: async (ctx, heard) => {
      await hearSession(ctx, heard);
    },
  };
  if (environment.testMode) await seedTestMode(database.db);
  await jobs.work(jobBindings(services));
  const { address, stopListening } = await listen(createApp(services).fetch, environment);
  return {
    address: address.replace('localhost', '127.0.0.1'),
    services,
    printed,
    async close() {
      services.payments.close();
      await services.live.close();
      await stopListening(8_000);
      await jobs.close(2_000);
      mail.close();
      await webPages.close();
      await research.close();
      await automation?.close();
      await transcription?.close();
      await reports.close();
      await callers.close();
      await keys.close();
      await database.close();
      await admin.unsafe(`drop database ${name} with (force)`);
      await admin.end();
      folder.remove();
    },
  };
}
