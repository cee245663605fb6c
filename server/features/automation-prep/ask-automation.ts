import { automationPrepSchema } from '#contract/automation-answers.ts';
import type { Brief } from '#contract/brief.ts';
import { limits } from '#contract/limits.ts';
import type { PrepSubject } from '#contract/prep.ts';
import type { PrepEvent } from '#server/agents/meeting-prepper/prepare-brief.ts';
import { PrepFailed } from '#server/agents/meeting-prepper/prep-failed.ts';
import { readAutomationAnswer } from '#server/platform/automation-route.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { AutomationFailed } from '#server/ports/automation.ts';
import { automationBrief } from './automation-brief.view.ts';

interface Asked {
  prepId: string;
  subject: PrepSubject;
  signal: AbortSignal;
  onEvent: (event: PrepEvent) => void;
}

const name = 'meeting-prepper';
const label = 'Your automation is preparing the brief';
const again = 'Nothing was charged. Try again, or ask your operator.';

async function answerOf(ctx: TenantContext, { prepId, subject, signal }: Asked): Promise<Record<string, unknown>> {
  const { automation } = ctx.services;
  if (automation === null) throw new Error('No automation is set');
  const body = {
    action: name,
    ...subject,
    company: subject.prospWebUrl || subject.companyName,
    requestId: prepId,
    clientId: ctx.organizationId,
    userID: ctx.userId,
  };
  const timeoutMs = limits.webhook.timeoutMs.meetingPrepper;
  try {
    const { status, text } = await automation.send(name, body, { signal, timeoutMs });
    if (status === 400) {
      const said = text.trim().slice(0, 300) || 'Invalid payload format';
      throw new PrepFailed('automation', `automation webhook rejected request (400): ${said}`, again);
    }
    if (status < 200 || status >= 300) throw new PrepFailed('automation', `HTTP error! Status: ${status}`, again);
    const { succeeded, value } = readAutomationAnswer(name, name, text);
    if (succeeded) return value;
    const { message } = value['error'] as { message: string };
    throw new PrepFailed('automation', message === '' ? 'API Error' : message, again);
  } catch (error) {
    if (error instanceof AutomationFailed)
      throw new PrepFailed(
        'automation',
        error.reason === 'timeout' ? 'Request timeout after all retries' : 'We couldn’t reach your automation.',
        again,
        error,
      );
    if (error instanceof AppError) throw new PrepFailed('automation', error.message, again, error);
    throw error;
  }
}

/** Asks the operator's automation for a brief (decision A106), every part marked unchecked. Rejects with PrepFailed. */
export async function askAutomation(
  ctx: TenantContext,
  asked: Asked,
): Promise<Pick<Brief, 'prospect' | 'sections' | 'sources' | 'questions' | 'timings'>> {
  const { subject, onEvent } = asked;
  const step = { key: name, label, detail: '' };
  onEvent({ kind: 'steps', steps: [{ ...step, state: 'working' }] });
  const began = performance.now();
  const { data } = await answerOf(ctx, asked);
  const ms = Math.round(performance.now() - began);
  const prep = automationPrepSchema.parse(data);
  const { sections, questions, source } = automationBrief(prep);
  const url = subject.prospWebUrl || prep.prospWebUrl;
  const person = `${subject.firstName} ${subject.lastName}`.trim();
  const prospect = {
    company: subject.companyName || prep.companyName,
    domain: URL.canParse(url) ? new URL(url).host : null,
    url: url === '' ? null : url,
    person: person === '' ? null : { name: person, role: subject.roleTitle },
  };
  onEvent({ kind: 'prospect', prospect });
  onEvent({ kind: 'source', source });
  for (const [key, section] of Object.entries(sections) as [keyof typeof sections, (typeof sections)['painPoints']][])
    onEvent({ kind: 'section', key, section });
  onEvent({ kind: 'questions', questions });
  onEvent({ kind: 'steps', steps: [{ ...step, state: 'done' }] });
  const timings = { firstSectionMs: ms, totalMs: ms, networkMs: ms };
  return { prospect, sections, sources: [source], questions, timings };
}
