import { teamOnlyClaims } from './brief-team-only.ts';
import { teamOnlyMark } from './content.ts';
import { sectionKeys, sectionTitles, type Brief } from './brief.ts';
import type { Note } from './brief-marks.ts';
import { freshFirst, isPast, triggerLine } from './talking-points.ts';
import { toldOnce } from './told-once.ts';
import { listedAs, uncheckedMark, type Claim, type ClaimKind, type Source } from './evidence.ts';

const marks: Record<ClaimKind, string> = {
  fact: '',
  inference: ' (inference)',
  playbook: ' (general to the industry)',
  'not-found': '',
  unchecked: ` (${uncheckedMark.toLowerCase()})`,
};

interface CitedSource {
  source: Source;
  number: number;
  /** Ids of all sources that go under this number. */
  ids: ReadonlySet<string>;
}

/** Returns the sources that a brief's claims quote, numbered in reading order; a document is one, whatever its passages. */
export function citedSources(brief: Brief): CitedSource[] {
  const order = new Set(
    sectionKeys.flatMap((key) =>
      brief.sections[key].claims.flatMap((claim) => claim.quotes.map((quote) => quote.sourceId)),
    ),
  );
  const byId = new Map(brief.sources.map((source) => [source.id, source]));
  const listed = Map.groupBy(
    [...order].flatMap((id) => byId.get(id) ?? []),
    listedAs,
  );
  return [...listed.values()].flatMap((same, at) =>
    same.slice(0, 1).map((source) => ({ source, number: at + 1, ids: new Set(same.map(({ id }) => id)) })),
  );
}

/** Returns the numbers of the sources that a claim quotes. */
export function numbersOf(claim: Claim, cited: readonly CitedSource[]): number[] {
  return cited.filter(({ ids }) => claim.quotes.some(({ sourceId }) => ids.has(sourceId))).map(({ number }) => number);
}

/** Returns a brief as plain text without markup, for a CRM field or an email. */
export function briefText(
  brief: Brief,
  notes: readonly Pick<Note, 'section' | 'text'>[] = [],
  today = new Date().toISOString(),
): string {
  const cited = citedSources(brief);
  const ofTeam = teamOnlyClaims(brief);
  const line = (claim: Claim): string =>
    `- ${claim.text}${marks[claim.kind]}${isPast(claim, today) ? ` (${triggerLine(claim, today)})` : ''}${ofTeam.has(claim.id) ? ` (${teamOnlyMark.toLowerCase()})` : ''}${numbersOf(
      claim,
      cited,
    )
      .map((number) => ` [${number}]`)
      .join('')}`;
  const noted = (section: Note['section']): string[] =>
    notes.filter((note) => note.section === section).map((note) => `- Note: ${note.text}`);
  const { company, url, person } = brief.prospect;
  const parts = [
    [company, url ?? '', person === null ? '' : [person.name, person.role].filter(Boolean).join(', '), ...noted(null)]
      .filter(Boolean)
      .join('\n'),
  ];
  for (const key of sectionKeys) {
    const { claims, error } = brief.sections[key];
    const told = toldOnce(freshFirst(claims, today));
    const lines = [...told.map(line), ...(error ? [`- ${error}`] : []), ...noted(key)];
    if (lines.length > 0) parts.push([sectionTitles[key].toUpperCase(), ...lines].join('\n'));
  }
  for (const state of ['current', 'future'] as const) {
    const asked = brief.questions.filter((question) => question.state === state && question.doubtful !== true);
    if (asked.length > 0)
      parts.push(
        [
          `QUESTIONS ON THE ${state.toUpperCase()} STATE`,
          ...asked.map((question, at) => `${at + 1}. ${question.text}`),
        ].join('\n'),
      );
  }
  if (cited.length > 0)
    parts.push(
      [
        'SOURCES',
        ...cited.map(
          ({ source, number }) =>
            `[${number}] ${source.title}${source.url === null ? '' : `, ${source.url}`} (read ${source.fetchedAt.slice(0, 10)})`,
        ),
      ].join('\n'),
    );
  return `${parts.join('\n\n')}\n`;
}
