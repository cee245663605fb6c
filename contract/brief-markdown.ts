import { teamOnlyClaims } from './brief-team-only.ts';
import { teamOnlyMark } from './content.ts';
import { sectionKeys, sectionTitles, type Brief } from './brief.ts';
import type { Note } from './brief-marks.ts';
import { citedSources, numbersOf } from './brief-text.ts';
import { freshFirst, isPast, triggerLine } from './talking-points.ts';
import { toldOnce } from './told-once.ts';
import { uncheckedMark, type Claim, type ClaimKind } from './evidence.ts';

/** Escapes untrusted text so that it carries no HTML or Markdown of its own. */
function plain(text: string): string {
  return text
    .replace(/[&<>]/gu, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)
    .replace(/[\\`*_[\]]/gu, String.raw`\$&`)
    .replace(/^(\s*)([#+-])/gmu, String.raw`$1\$2`);
}

/** Wraps a URL in angle brackets and encodes any character that could close them. */
const address = (url: string): string => `<${url.replace(/[<>\s]/gu, encodeURIComponent)}>`;

const marks: Record<ClaimKind, string> = {
  fact: '',
  inference: ' _(inference)_',
  playbook: ' _(playbook)_',
  'not-found': ' _(not found)_',
  unchecked: ` _(${uncheckedMark.toLowerCase()})_`,
};

/**
 * Returns a brief as Markdown for the terminal, a note or a CRM: sections, statement kinds, questions, numbered
 * sources.
 */
export function briefMarkdown(
  brief: Brief,
  notes: readonly Pick<Note, 'section' | 'text'>[] = [],
  today = new Date().toISOString(),
): string {
  const cited = citedSources(brief);
  const ofTeam = teamOnlyClaims(brief);
  const line = (claim: Claim): string =>
    `- ${plain(claim.text)}${marks[claim.kind]}${isPast(claim, today) ? ` _(${triggerLine(claim, today)})_` : ''}${ofTeam.has(claim.id) ? ` _(${teamOnlyMark.toLowerCase()})_` : ''}${numbersOf(
      claim,
      cited,
    )
      .map((number) => ` [${number}]`)
      .join('')}`;
  const noted = (section: Note['section']): string[] =>
    notes
      .filter((note) => note.section === section)
      .map((note) => `> Note: ${plain(note.text).replace(/\n/gu, '\n> ')}`);
  const { company, url, person } = brief.prospect;
  const parts = [
    `# ${plain(company)}`,
    [url && address(url), person && plain([person.name, person.role].filter(Boolean).join(', '))]
      .filter(Boolean)
      .join(' · '),
    ...noted(null),
  ];
  for (const key of sectionKeys) {
    const { claims, error } = brief.sections[key];
    const told = toldOnce(freshFirst(claims, today));
    parts.push(
      `## ${sectionTitles[key]}`,
      [...told.map(line), ...(error ? [`- ${plain(error)}`] : [])].join('\n'),
      ...noted(key),
    );
  }
  for (const state of ['current', 'future'] as const) {
    const asked = brief.questions.filter((question) => question.state === state && question.doubtful !== true);
    parts.push(
      `## Questions on the ${state} state`,
      asked
        .map(
          ({ text, why, reveals }, at) =>
            `${at + 1}. ${plain(text)}\n   ${reveals === '' ? plain(why) : `Why: ${plain(why)} Reveals: ${plain(reveals)}`}`,
        )
        .join('\n'),
    );
  }
  parts.push(
    '## Sources',
    cited
      .map(
        ({ source, number }) =>
          `${number}. ${plain(source.title)}${source.url ? ` ${address(source.url)}` : ''} (read ${source.fetchedAt.slice(0, 10)})`,
      )
      .join('\n'),
  );
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
