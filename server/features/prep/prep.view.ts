import { sectionKeys, type Brief, type Section, type SectionKey } from '#contract/brief.ts';
import { limits } from '#contract/limits.ts';
import type { PrepDetail, PrepListItem } from '#contract/prep.ts';
import type { PrepState } from '#contract/prep-stream.ts';
import { splitName } from '#server/platform/person-name.ts';
import { compareBriefs } from './changes.view.ts';
import { applyMarks, toNote } from '#server/features/marks/marks.view.ts';
import type { listSaid } from '#server/features/marks/list-said.ts';
import type { PrepVersion } from './prep-version.store.ts';
import type { PrepRow, WholePrep } from './prep.store.ts';
import { allClaims, saysTheSame } from '#server/features/marks/statement.view.ts';

/** What readers see besides the prep itself. */
export type Said = Awaited<ReturnType<typeof listSaid>> & {
  /** The brief before the last refresh. */
  version: PrepVersion | null;
};

/** Usual duration on ordinary sites, shown as the expected time. */
const expectedMs = 20_000;

/** Builds the specification's list item: every field a string. */
function toListItem(row: PrepRow & Pick<WholePrep, 'repName' | 'repGiven'>, organizationId: string): PrepListItem {
  const rep = splitName(row.repName ?? '', row.repGiven);
  return {
    prepMeetingId: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    companyName: row.companyName === '' ? (row.companyDomain ?? '') : row.companyName,
    roleTitle: row.roleTitle,
    clientId: organizationId,
    userId: row.userId ?? '',
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    prepDocUrl: `/dashboard?prep=${row.id}`,
    repFirstName: rep.firstName,
    repLastName: rep.lastName,
    status: row.status,
    meetingAt: row.meetingAt,
  };
}

function questionTexts(row: PrepRow, state: 'current' | 'future'): string[] {
  return row.questions
    .filter((question) => question.state === state)
    .map((question) => question.text)
    .slice(0, limits.prep.questionsPerState);
}

export function toSection(row: Omit<WholePrep['sections'][number], 'key'>): Section {
  return {
    status: row.status,
    claims: row.claims,
    ...(row.error === null ? {} : { error: row.error }),
    ...(row.writtenBy === null ? {} : { writtenBy: row.writtenBy }),
  };
}

/** Builds the brief as far as it is written; `withText` adds the stored text of each source. */
export function toBrief(
  { prep, sections, sources }: Pick<WholePrep, 'prep' | 'sections' | 'sources'>,
  withText: boolean,
): Brief {
  const open = prep.status === 'queued' || prep.status === 'running';
  const found = new Map(sections.map((section) => [section.key, section]));
  const section = (key: SectionKey): Section => {
    const row = found.get(key);
    if (row === undefined) return { status: open ? 'waiting' : 'empty', claims: [] };
    return toSection(row);
  };
  const name = `${prep.firstName} ${prep.lastName}`.trim();
  return {
    prospect: {
      company: prep.companyName === '' ? (prep.companyDomain ?? '') : prep.companyName,
      domain: prep.companyDomain,
      url: prep.prospWebUrl === '' ? null : prep.prospWebUrl,
      person: name === '' ? null : { name, role: prep.roleTitle },
    },
    sections: Object.fromEntries(sectionKeys.map((key) => [key, section(key)])) as Record<SectionKey, Section>,
    questions: prep.questions,
    currentDiscQuestions: questionTexts(prep, 'current'),
    futureDiscQuestions: questionTexts(prep, 'future'),
    sources: sources.map(({ id, kind, title, url, fetchedAt, text, contentId, teamOnly }) => ({
      id,
      kind,
      title,
      url,
      fetchedAt,
      ...(withText && text !== null ? { text } : {}),
      ...(contentId === null ? {} : { contentId }),
      ...(teamOnly ? { teamOnly } : {}),
    })),
    timings: prep.timings ?? { firstSectionMs: null, totalMs: 0, networkMs: 0 },
    ledger: [],
  };
}

/** Builds a run's state as the stream sends it. */
export function toState(prep: PrepRow): PrepState {
  const name = `${prep.firstName} ${prep.lastName}`.trim();
  return {
    prepMeetingId: prep.id,
    status: prep.status,
    isPrepping: prep.status === 'queued' || prep.status === 'running',
    companyName: prep.companyName === '' ? (prep.companyDomain ?? '') : prep.companyName,
    prospWebUrl: prep.prospWebUrl,
    updatedAt: prep.updatedAt.toISOString(),
    startedAt: prep.startedAt?.toISOString() ?? null,
    steps: prep.steps,
    failure: prep.failure,
    runKind: prep.runKind,
    runSection: prep.runSection,
    currentDiscQuestions: questionTexts(prep, 'current'),
    futureDiscQuestions: questionTexts(prep, 'future'),
    questions: prep.questions,
    prospect: {
      company: prep.companyName === '' ? (prep.companyDomain ?? '') : prep.companyName,
      domain: prep.companyDomain,
      url: prep.prospWebUrl === '' ? null : prep.prospWebUrl,
      person: name === '' ? null : { name, role: prep.roleTitle },
    },
  };
}

/** Builds the brief of a saved version. */
function versionBrief({ brief, sources }: PrepVersion): Brief {
  const texts = (state: 'current' | 'future') =>
    brief.questions.filter((question) => question.state === state).map((question) => question.text);
  return {
    ...brief,
    sources,
    currentDiscQuestions: texts('current'),
    futureDiscQuestions: texts('future'),
    ledger: [],
  };
}

/** Builds a prep with its brief as members read it: marks applied, changes since the last version listed. */
export function toDetail(
  whole: WholePrep,
  organizationId: string,
  { marks, notes, version }: Said,
): { detail: PrepDetail; marked: ReturnType<typeof applyMarks> } {
  const { prep } = whole;
  const open = prep.status === 'queued' || prep.status === 'running';
  // During a refresh, the brief before it is shown.
  const before = open && prep.runKind === 'refresh' ? version : null;
  const settled = before !== null || prep.status === 'ready' || (open && prep.runKind === 'section');
  const shown = before === null ? toBrief(whole, true) : versionBrief(before);
  const marked = applyMarks(shown, marks, settled);
  const refused = marks.filter((mark) => mark.wrong);
  const told = (text: string | null): boolean =>
    text === null || !refused.some(({ anchor }) => saysTheSame(anchor, { text, quotes: [], kind: 'not-found' }));
  const live = new Set(allClaims(marked.brief.sections).map(({ claim }) => claim.id));
  const changes =
    version === null || open || prep.status !== 'ready'
      ? null
      : {
          since: version.endedAt.toISOString(),
          items: compareBriefs(version.brief.sections, shown.sections).filter(
            ({ claimId, before: was, after }) => (claimId === null || live.has(claimId)) && told(was) && told(after),
          ),
        };
  const { brief } = marked;
  const detail = {
    ...toListItem({ ...prep, repName: whole.repName, repGiven: whole.repGiven }, organizationId),
    email: prep.email,
    linkedIn: prep.linkedIn,
    prospWebUrl: prep.prospWebUrl,
    industryType: prep.industryType,
    companySize: prep.companySize,
    urgencyLevel: prep.urgencyLevel,
    currentDiscQuestions: brief.currentDiscQuestions,
    futureDiscQuestions: brief.futureDiscQuestions,
    isPrepping: prep.status === 'queued' || prep.status === 'running',
    startedAt: prep.startedAt?.toISOString() ?? null,
    expectedMs,
    steps: prep.steps,
    failure: prep.failure,
    runKind: prep.runKind,
    runSection: prep.runSection,
    researchedAt:
      before?.endedAt.toISOString() ??
      prep.readyAt?.toISOString() ??
      (prep.status === 'ready' ? prep.updatedAt.toISOString() : null),
    brief: { ...brief, sources: brief.sources.map(({ text: _text, ...source }) => source) },
    marks: marked.marks,
    notes: notes.map(toNote),
    changes,
  };
  return { detail, marked };
}
