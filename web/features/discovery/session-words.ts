import type { OpenSession, SessionItem } from '#contract/discovery.ts';
import type { SessionField } from '#contract/discovery-fields.ts';
import type { Mark } from '#web/components/status-mark.tsx';
import { formatDuration } from '#web/lib/dates.ts';

const statuses: Record<string, { mark: Mark; text: string }> = {
  draft: { mark: 'waiting', text: 'Draft' },
  in_progress: { mark: 'partly', text: 'In progress' },
  completed: { mark: 'done', text: 'Completed' },
};

/** Shows an unknown status as stored (decision A101). */
export function statusOf(status: string): { mark: Mark; text: string } {
  return statuses[status] ?? { mark: 'unread', text: status };
}

type Named = Pick<SessionItem, 'firstName' | 'lastName' | 'companyName' | 'sessionName'>;

export function personOf({ firstName, lastName }: Pick<Named, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

/** Returns a session's display name. */
export function titleOf(session: Named): string {
  return session.companyName || session.sessionName || personOf(session) || 'Untitled session';
}

export const views = ['call', 'prospect', 'current', 'future', 'summary', 'solution'] as const;
export type View = (typeof views)[number];
export const isView = (text: unknown): text is View => views.some((view) => view === text);

/** The five stages in order; coverage is the share of their fields that are filled. */
export const stages: readonly { view: View; title: string; fields: readonly SessionField[] }[] = [
  {
    view: 'prospect',
    title: 'Prospect',
    fields: ['firstName', 'lastName', 'roleTitle', 'companyName', 'urgencyLevel'],
  },
  {
    view: 'current',
    title: 'Current state',
    fields: ['barriers', 'currentFinancialImpact', 'targetDate', 'currentEmotionalImpact'],
  },
  { view: 'future', title: 'Future state', fields: ['desiredOutcomes', 'futureFinancialImpact', 'emotionalRelief'] },
  {
    view: 'summary',
    title: 'AI summary',
    fields: [
      'barrierThemes',
      'currentEmotionalThemes',
      'urgencyStatement',
      'outcomeThemes',
      'futureEmotionalThemes',
      'financialImpactStatement',
    ],
  },
  {
    view: 'solution',
    title: 'Solution and proposal',
    fields: ['solutionName', 'currentSituation', 'vision', 'solutionOverview', 'businessOutcomes', 'pricingModel'],
  },
];

/** Counts a stage's filled fields. */
export function coverageOf(
  fields: readonly SessionField[],
  value: (field: SessionField) => OpenSession[SessionField],
): { filled: number; all: number } {
  return { filled: fields.filter((field) => value(field).length > 0).length, all: fields.length };
}

/** What the fields of the call's two stages are called where there is little room. */
const shortNames: Partial<Record<SessionField, string>> = {
  barriers: 'barriers',
  currentFinancialImpact: 'cost today',
  targetDate: 'date',
  currentEmotionalImpact: 'feelings',
  desiredOutcomes: 'outcomes',
  futureFinancialImpact: 'value',
  emotionalRelief: 'relief',
};

/** The fields of a stage of the call that are still empty, by name. */
export const stillOpen = (
  fields: readonly SessionField[],
  value: (field: SessionField) => OpenSession[SessionField],
): string[] => fields.flatMap((field) => (value(field).length === 0 ? (shortNames[field] ?? []) : []));

/** A call without changes for this long is over, in milliseconds. */
const quietMs = 2 * 3_600_000;

export function isCallGoingOn(updatedAt: string, now: number): boolean {
  return now - Date.parse(updatedAt) < quietMs;
}

/** Whether the call of an open session goes on: nobody ended it, and it isn't quiet for long. */
export function isCallOpen({ endedAt, updatedAt }: Pick<OpenSession, 'endedAt' | 'updatedAt'>, now: number): boolean {
  return endedAt === null && isCallGoingOn(updatedAt, now);
}

/** Returns when a line was said; '' if nobody knows. A call whose transcript has no times ends where it began. */
export function momentOf(
  { atMs }: { atMs: number | null },
  { endedAt, clockMs }: { endedAt: string | null; clockMs: number | null },
): string {
  const isUntimed = endedAt !== null && clockMs === 0;
  return atMs === null || (isUntimed && atMs === 0) ? '' : formatDuration(atMs);
}
