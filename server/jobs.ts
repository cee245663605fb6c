import { deleteOldWords } from '#server/features/capture/delete-old-words.ts';
import { oldWordsJob } from '#server/features/capture/old-words.job.ts';
import { contentQuestionsJob } from '#server/features/ask/questions.job.ts';
import { runQuestions } from '#server/features/ask/run-questions.ts';
import { setAsideQuestions } from '#server/features/ask/set-aside-questions.ts';
import { checkPage } from '#server/features/content/check-page.ts';
import { contentCheckJob } from '#server/features/content/content-check.job.ts';
import { contentSiteJob } from '#server/features/content/content-site.job.ts';
import { contentTrainJob } from '#server/features/content/content-train.job.ts';
import { readSite } from '#server/features/content/read-site.ts';
import { setAsideContent } from '#server/features/content/set-aside-content.ts';
import { trainContent } from '#server/features/content/train-content.ts';
import { chargeSession } from '#server/features/discovery/charge-session.ts';
import { chargeSessionJob } from '#server/features/discovery/charge-session.job.ts';
import { deliverMail } from '#server/features/mail/deliver-mail.ts';
import { mailJob } from '#server/features/mail/mail.job.ts';
import { prepJob } from '#server/features/prep/prep.job.ts';
import { runPrep } from '#server/features/prep/run-prep.ts';
import type { Services } from '#server/platform/context.ts';
import { jobContext } from '#server/platform/job-context.ts';
import { emptyTrash } from '#server/features/trash/empty-trash.ts';
import { reindexContent } from '#server/features/trash/reindex-content.ts';
import { emptyTrashJob, restoreContentJob } from '#server/features/trash/trash.job.ts';
import { bindJob, type JobBinding } from '#server/platform/jobs.ts';
import { embedContent } from '#server/search/embed-passages.ts';
import { contentEmbedJob } from '#server/search/embed.job.ts';
import { importJob } from '#server/features/imports/import.job.ts';
import { runImport } from '#server/features/imports/run-import.ts';
import { setAsideImport } from '#server/features/imports/set-aside-import.ts';
import { endExport } from '#server/features/organization-export/end-export.ts';
import { exportEndJob, exportJob } from '#server/features/organization-export/export.job.ts';
import { runExport } from '#server/features/organization-export/run-export.ts';
import { setAsideExport } from '#server/features/organization-export/set-aside-export.ts';
import { sendDelivery } from '#server/features/webhooks/send-delivery.ts';
import { setAsideDelivery } from '#server/features/webhooks/set-aside-delivery.ts';
import { webhookSendJob } from '#server/features/webhooks/webhook-send.job.ts';
import { renewIndex } from '#server/search/renew-index.ts';
import { contentRenewJob } from '#server/search/renew.job.ts';

/** Binds every kind of durable work to its verb; reports given-up jobs to the operator. */
export function jobBindings(services: Services): readonly JobBinding[] {
  const { reports } = services;
  return verbs(services).map((binding) => ({
    ...binding,
    gaveUp: (error, how) => reports.error(error, { where: `job ${binding.job.name}`, code: how }),
  }));
}

function verbs(services: Services): readonly JobBinding[] {
  return [
    bindJob(
      prepJob,
      ({ prepId, ...owner }, signal) => runPrep(jobContext(services, owner), { prepId, signal }),
      ({ prepId, ...owner }, reason) =>
        runPrep(jobContext(services, owner), { prepId, signal: new AbortController().signal, setAside: reason }),
    ),
    bindJob(mailJob, (input) => deliverMail(services, input)),
    bindJob(
      contentTrainJob,
      ({ contentId, ...owner }, signal) => trainContent(jobContext(services, owner), { contentId, signal }),
      ({ contentId, ...owner }, reason) => setAsideContent(jobContext(services, owner), { contentId, reason }),
    ),
    bindJob(
      contentSiteJob,
      ({ contentId, ...owner }, signal) => readSite(jobContext(services, owner), { contentId, signal }),
      ({ contentId, ...owner }, reason) => setAsideContent(jobContext(services, owner), { contentId, reason }),
    ),
    bindJob(
      contentCheckJob,
      ({ contentId, due, ...owner }, signal) => checkPage(jobContext(services, owner), { contentId, due, signal }),
      ({ contentId, due, ...owner }, reason) =>
        checkPage(jobContext(services, owner), { contentId, due, signal: AbortSignal.any([]), setAside: reason }),
    ),
    bindJob(chargeSessionJob, ({ sessionId, ...owner }) => chargeSession(jobContext(services, owner), { sessionId })),
    bindJob(oldWordsJob, (owner, signal) => deleteOldWords(jobContext(services, owner), { signal })),
    bindJob(
      webhookSendJob,
      ({ deliveryId, attempt, organizationId }, signal) =>
        sendDelivery(jobContext(services, { organizationId, userId: '' }), { deliveryId, attempt, signal }),
      ({ deliveryId, attempt, organizationId }, reason) =>
        setAsideDelivery(jobContext(services, { organizationId, userId: '' }), { deliveryId, attempt, reason }),
    ),
    bindJob(
      exportJob,
      ({ exportId, ...owner }, signal) => runExport(jobContext(services, owner), { exportId, signal }),
      ({ exportId, ...owner }, reason) => setAsideExport(jobContext(services, owner), { exportId, reason }),
    ),
    bindJob(
      importJob,
      ({ importId, ...owner }, signal) => runImport(jobContext(services, owner), { importId, signal }),
      ({ importId, ...owner }, reason) => setAsideImport(jobContext(services, owner), { importId, reason }),
    ),
    bindJob(exportEndJob, ({ exportId, ...owner }) => endExport(jobContext(services, owner), { exportId })),
    bindJob(emptyTrashJob, (owner) => emptyTrash(jobContext(services, owner))),
    bindJob(
      restoreContentJob,
      ({ contentId, ...owner }, signal) => reindexContent(jobContext(services, owner), { contentId, signal }),
      ({ contentId, ...owner }, reason) => setAsideContent(jobContext(services, owner), { contentId, reason }),
    ),
    bindJob(
      contentQuestionsJob,
      (owner, signal) => runQuestions(jobContext(services, owner), { signal }),
      (owner) => setAsideQuestions(jobContext(services, owner)),
    ),
    bindJob(contentEmbedJob, ({ contentId, ...owner }, signal) =>
      embedContent(jobContext(services, owner), { contentId, signal }),
    ),
    bindJob(contentRenewJob, (owner, signal) => renewIndex(jobContext(services, owner), { signal })),
  ];
}
