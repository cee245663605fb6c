import type { Brief } from '#contract/brief.ts';
import type { Claim } from '#contract/evidence.ts';
import type { Solution } from '#contract/solutions.ts';
import { prepareBrief, type PrepEvent } from '#server/agents/meeting-prepper/prepare-brief.ts';
import { PrepFailed } from '#server/agents/meeting-prepper/prep-failed.ts';
import type { Proof } from '#server/agents/meeting-prepper/prep-material.ts';
import { prepSubjectSchema, type PrepFailure, type PrepStep } from '#contract/prep.ts';
import { reserveUsage } from '#server/features/billing/reserve-usage.ts';
import { secondOfQuote } from '#server/search/said-at.ts';
import { settleUsage } from '#server/features/billing/settle-usage.ts';
import { announceEvent } from '#server/features/webhooks/announce-event.ts';
import { listSolutions } from '#server/features/solutions/list-solutions.ts';
import type { Db } from '#server/db/open-database.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { isPassing } from '#server/process/passing-failure.ts';
import { chooseAnalyst } from '#server/features/model/choose-analyst.ts';
import { citeContent } from '#server/features/content/cite-content.ts';
import { askAutomation } from '#server/features/automation-prep/ask-automation.ts';
import { findEarlierPreps } from './find-earlier-preps.ts';
import { findComparisons } from './find-comparisons.ts';
import { findProofs } from './find-proofs.ts';
import { writeSection } from '#server/agents/meeting-prepper/write-section.ts';
import { prepLedgerStore } from './prep-ledger.store.ts';
import { toBrief } from './prep.view.ts';
import { prepRunStore } from './prep-run.store.ts';
import { joinSection } from './prep-section.view.ts';
import { listWrongStatements } from '#server/features/marks/list-wrong-statements.ts';
import { prepVersionStore } from './prep-version.store.ts';
import { prepStore, type PrepRow } from './prep.store.ts';
import { companyKey, saysTheSame } from '#server/features/marks/statement.view.ts';

export interface RunPrepInput {
  prepId: string;
  /** Aborts on shutdown: the run returns to the queue. */
  signal: AbortSignal;
  onSteps?: (steps: PrepStep[]) => void;
  /** Reason to give up the run before it begins. */
  setAside?: string;
}

type RunStore = ReturnType<typeof prepRunStore>;

const cancelPollMs = 500;
const broken: PrepFailure = {
  reason: 'The prep failed on our side.',
  action: 'We’ve kept what we found. Try again in a few minutes.',
};

/** The run was canceled or deleted, or another worker took it over. */
class Overtaken extends Error {}

function save(store: RunStore, event: PrepEvent): Promise<boolean> {
  switch (event.kind) {
    case 'steps':
      return store.saveSteps(event.steps);
    case 'prospect':
      return store.saveProspect(event.prospect);
    case 'source':
      return store.saveSource(event.source);
    case 'ledger':
      return store.saveLedger(event.entries);
    case 'section':
      return store.saveSection(event.key, event.section);
    case 'questions':
      return store.saveQuestions(event.questions);
    case 'model':
      return store.saveModel(event.report);
  }
}

/** Stores a run's events in sequence; a write that finds the run overtaken ends it. */
function recorder(store: RunStore, stop: AbortController) {
  let last = Promise.resolve();
  const write = async (previous: Promise<void>, event: PrepEvent): Promise<void> => {
    await previous;
    if (stop.signal.aborted) return;
    try {
      if (!(await save(store, event))) stop.abort(new Overtaken());
    } catch (error) {
      stop.abort(error);
    }
  };
  return {
    take(event: PrepEvent): void {
      last = write(last, event);
    },
    settled: () => last,
  };
}

/** Ends the run soon after someone canceled or deleted it on any node. */
function watchForCancel(store: RunStore, stop: AbortController): () => void {
  const timer = setInterval(async () => {
    try {
      if (!(await store.isCurrent())) stop.abort(new Overtaken());
    } catch (error) {
      stop.abort(error);
    }
  }, cancelPollMs);
  return () => clearInterval(timer);
}

/** Ends a failed run; an earlier brief is restored. */
async function endWithout(ctx: TenantContext, prep: PrepRow, runId: string, failure: PrepFailure): Promise<void> {
  const versions = prepVersionStore(ctx, prep.id);
  if (prep.runKind === 'refresh') await versions.restore(runId, failure);
  else if (prep.runKind === 'section') await versions.failSection(runId, `${failure.reason} ${failure.action}`);
  else await prepRunStore(ctx, prep.id, runId).fail(failure);
}

/** Records for quoted content which prep cites it. */
async function citeProofs(
  ctx: TenantContext,
  { id, companyName }: PrepRow,
  { prospect, sections, sources }: Pick<Brief, 'prospect' | 'sections' | 'sources'>,
  proofs: readonly Proof[],
): Promise<void> {
  const texts = new Map(sources.map((source) => [source.id, source.text]));
  const citations = [...sections.competitors.claims, ...sections.solutionMapping.claims]
    .flatMap(({ quotes }) => quotes)
    .flatMap(({ sourceId, text: quote }) => {
      const proof = proofs.find(({ text }) => text === texts.get(sourceId));
      if (proof === undefined) return [];
      const second = secondOfQuote({ times: [], ...proof }, quote);
      return [{ contentId: proof.contentId, quote, page: proof.page, second }];
    });
  await citeContent(ctx, { place: 'preparation', label: prospect.company || companyName, reference: id, citations });
}

/**
 * Runs a queued prep and writes its brief. Ends in one of four ways: ready, failed, canceled or returned to the queue.
 */
export async function runPrep(ctx: TenantContext, { prepId, signal, onSteps, setAside }: RunPrepInput): Promise<void> {
  const { webPages, research } = ctx.services;
  const runId = await prepStore(ctx).begin(prepId);
  const whole = runId === null ? null : await prepStore(ctx).findWhole(prepId);
  if (runId === null || whole === null) return;
  const { prep } = whole;
  if (setAside !== undefined) {
    if (prep.runKind !== 'section') await settleUsage(ctx, { runId: prep.chargeId ?? prepId, outcome: 'returned' });
    await endWithout(ctx, prep, runId, { reason: setAside, action: 'It wasn’t charged. Try again.' });
    return;
  }
  const store = prepRunStore(ctx, prepId, runId);
  const stop = new AbortController();
  const record = recorder(store, stop);
  const stopWatching = watchForCancel(store, stop);
  const charged = prep.runKind !== 'section';
  const settle = async (outcome: 'committed' | 'returned'): Promise<void> => {
    if (charged) await settleUsage(ctx, { runId: prep.chargeId ?? prepId, outcome });
  };
  try {
    if (charged) await reserveUsage(ctx, { runId: prep.chargeId ?? prepId, kind: 'prep', begun: true });
    const [{ solutions }, name] = await Promise.all([listSolutions(ctx), prepStore(ctx).organizationName()]);
    const wrong = (await listWrongStatements(ctx)).map(({ anchor, ...of }) => ({ anchor, company: companyKey(of) }));
    let company = '';
    let ended: Pick<Brief, 'questions' | 'timings'> | null = null;
    const proofs: Proof[] = [];
    const one =
      prep.runSection === null || prep.runKind !== 'section' ? null : joinSection(prep.runSection, whole, runId);
    const common = {
      subject: prepSubjectSchema.parse(prep),
      seller: { name, solutions },
      analyst: await chooseAnalyst(ctx, 'prep'),
      findProofs: async (solution: Solution) => {
        const found = await findProofs(ctx, { solution });
        proofs.push(...found);
        return found;
      },
      findComparisons: async () => {
        const found = await findComparisons(ctx);
        proofs.push(...found);
        return found;
      },
      signal: AbortSignal.any([signal, stop.signal]),
      refuses: (statement: Pick<Claim, 'text' | 'quotes'>) =>
        wrong.some((each) => company !== '' && each.company === company && saysTheSame(each.anchor, statement)),
      onEvent: (event: PrepEvent) => {
        if (event.kind === 'steps') onSteps?.(event.steps);
        if (event.kind === 'prospect') company = companyKey(event.prospect);
        for (const each of one === null ? [event] : one.take(event)) record.take(each);
      },
    };
    const standing = toBrief(whole, true);
    const entries = one === null ? [] : await prepLedgerStore(ctx, prepId).find();
    let brief: Pick<Brief, 'prospect' | 'sections' | 'sources'>;
    if (one !== null && entries.length > 0) {
      company = companyKey(standing.prospect);
      const { section, sources } = await writeSection({
        ...common,
        company: standing.prospect.company,
        stored: { entries, sources: standing.sources },
        only: one.only,
      });
      brief = {
        prospect: standing.prospect,
        sections: { ...standing.sections, [one.only.key]: section },
        sources: [...standing.sources, ...sources],
      };
    } else {
      const earlier = (siteUrl: string) => findEarlierPreps(ctx, { prepId, siteUrl });
      // A single section is always written here, because an automation returns whole briefs.
      const sentOn = one === null && ctx.services.automation?.takes('meeting-prepper') === true;
      const prepared = sentOn
        ? await askAutomation(ctx, { prepId, ...common })
        : await prepareBrief({
            ...common,
            webPages,
            research,
            ...(research.isOn('earlier') ? { earlier } : {}),
            ...(one && { only: one.only }),
          });
      brief = prepared;
      ended = { questions: prepared.questions, timings: prepared.timings };
    }
    await record.settled();
    if (!stop.signal.aborted && !(await store.isCurrent())) stop.abort(new Overtaken());
    if (stop.signal.aborted) throw stop.signal.reason;
    const announce = (db: Db): Promise<void> =>
      announceEvent(ctx, {
        event: 'prep.ready',
        key: `${prepId}:${runId}`,
        data: {
          prepMeetingId: prepId,
          firstName: prep.firstName,
          lastName: prep.lastName,
          companyName: brief.prospect.company || prep.companyName,
          refreshed: prep.runKind === 'refresh',
        },
        db,
      });
    // Charges first: if the process ends in between, the run is resumed and completes both.
    await settle('committed');
    const finished =
      one === null && ended !== null
        ? await store.finish({ prospect: brief.prospect, ...ended }, announce)
        : await store.finishSection();
    if (!finished) {
      stop.abort(new Overtaken());
      throw stop.signal.reason;
    }
    // The brief is finished even if its citations can't be counted. Rewriting any other section adds no citations.
    if (one === null || ['competitors', 'solutionMapping'].includes(prep.runSection ?? ''))
      await citeProofs(ctx, prep, brief, proofs).catch((error: unknown) =>
        ctx.log.warn({ err: error, prepId }, 'citations of content were not written down'),
      );
  } catch (error) {
    await record.settled();
    if (signal.aborted) {
      // The queue restarts the run elsewhere when its handler rejects.
      await store.handBack();
      throw signal.reason;
    }
    if (stop.signal.reason instanceof Overtaken) {
      const now = await prepStore(ctx).find(prepId);
      // Another run of this prep continues and settles the charge itself.
      if (now === null || (now.runId === runId && now.status !== 'queued' && now.status !== 'running'))
        await settle('returned');
      return;
    }
    // The queue retries what the database or disk interrupted; the charge stays reserved until then.
    if (isPassing(error)) throw error;
    await settle('returned');
    if (!(error instanceof PrepFailed)) ctx.log.error({ err: error, prepId }, 'preparation failed');
    await endWithout(
      ctx,
      prep,
      runId,
      error instanceof PrepFailed ? { reason: error.reason, action: error.action } : broken,
    );
  } finally {
    stopWatching();
  }
}
