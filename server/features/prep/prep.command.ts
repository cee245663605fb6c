import { parseArgs } from 'node:util';
import { briefMarkdown } from '#contract/brief-markdown.ts';
import { limits } from '#contract/limits.ts';
import { prepSubjectSchema, type PrepStep } from '#contract/prep.ts';
import { toEvidence } from '#server/agents/ledger/stored-ledger.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { splitName } from '#server/platform/person-name.ts';
import { findPrep } from './find-prep.ts';
import { prepLedgerStore } from './prep-ledger.store.ts';
import { prepJob } from './prep.job.ts';
import { toBrief } from './prep.view.ts';
import { runPrep } from './run-prep.ts';
import { splitCompany } from './split-company.ts';
import { startPrep } from './start-prep.ts';

export const prepUsage = `Usage: npm run prep -- COMPANY [--person "Jane Doe, VP Operations"] [--json] [--sources] [--organization ID]

COMPANY         web address or name of the company
--person        who the meeting is with: name, then role after a comma
--json          print the brief as JSON instead of Markdown
--sources       with --json: add the stored text of every source
--organization  prepare for this organization instead of the demo organization
`;

export interface PrepCommand {
  company: string;
  person: string;
  json: boolean;
  sources: boolean;
  organization: string | null;
}

/** Returns null if the arguments don't match the usage. */
export function readPrepCommand(args: string[]): PrepCommand | null {
  const options = {
    person: { type: 'string' },
    json: { type: 'boolean' },
    sources: { type: 'boolean' },
    organization: { type: 'string' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [company, ...rest] = positionals;
    if (company === undefined || company.trim() === '' || rest.length > 0) return null;
    return {
      company,
      person: values.person ?? '',
      json: values.json ?? false,
      sources: values.sources ?? false,
      organization: values.organization ?? null,
    };
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

function showProgress(steps: PrepStep[], shown: Set<string>): void {
  for (const step of steps) {
    const line = `${step.label}: ${step.state}${step.detail === '' ? '' : ` (${step.detail})`}`;
    if (step.state === 'waiting' || shown.has(line)) continue;
    shown.add(line);
    process.stderr.write(`${line}\n`);
  }
}

/** Runs a prep in this process and prints its brief; returns the exit code, 0 only on success. */
export async function prepCommand(ctx: TenantContext, command: PrepCommand, signal: AbortSignal): Promise<number> {
  const [name = '', ...role] = command.person.split(',');
  const subject = prepSubjectSchema.parse({
    ...splitName(name),
    roleTitle: role.join(','),
    ...splitCompany(command.company),
  });
  // If this process dies, a server takes over once this run must have ended.
  const { id, jobId } = await startPrep(ctx, { subject, requestId: '', afterSeconds: limits.prep.runMs / 1000 + 60 });
  const shown = new Set<string>();
  try {
    await runPrep(ctx, { prepId: id, signal, onSteps: (steps) => showProgress(steps, shown) });
  } finally {
    if (jobId !== null) await ctx.services.jobs.cancel(prepJob, jobId);
  }
  const whole = await findPrep(ctx, { prospectId: id, to: 'read' });
  if (whole.prep.status !== 'ready') {
    const { failure } = whole.prep;
    process.stderr.write(
      failure === null
        ? `No brief: the run is ${whole.prep.status}.\n`
        : `No brief: ${failure.reason} ${failure.action}\n`,
    );
    return 1;
  }
  const entries = await prepLedgerStore(ctx, id).find();
  const ledger = entries.map(toEvidence);
  const brief = { ...toBrief(whole, command.sources), ledger };
  process.stdout.write(command.json ? `${JSON.stringify(brief, null, 2)}\n` : briefMarkdown(brief));
  return 0;
}
