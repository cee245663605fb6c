import { speakerLine } from '#contract/proposal-lines.ts';
import type { PrintedBlock, PrintedClaim, PrintedProposal, PrintedRun } from './print.view.ts';

const joint = /\u200b/gu;
/** Escapes characters that Markdown would read as markup. */
const escaped = (text: string): string =>
  text
    .replaceAll(joint, '')
    .replaceAll(/([\\`*_[\]<>#|])/gu, '\\$1')
    .replaceAll('\n', ' ');

/** Puts spaces outside the marks, because Markdown's bold and italic don't work with spaces inside. */
function runText({ text, bold, italic, href }: PrintedRun): string {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
  if (words === '') return text;
  const mark = `${bold ? '**' : ''}${italic ? '*' : ''}`;
  const set = `${mark}${escaped(words)}${[...mark].toReversed().join('')}`;
  return `${before}${href === '' ? set : `[${set}](<${href}>)`}${after}`;
}

function claimText({ runs, kind, number, quote, who, on }: PrintedClaim, list: boolean): string {
  if (quote !== '') return `> “${escaped(quote)}”\n>\n> ${escaped(speakerLine({ who, on }))}`;
  const text = runs.map(runText).join('');
  if (kind === 'ol') return `${number}. ${text}`;
  return list || kind === 'ul' ? `- ${text}` : text;
}

function tableText({ table }: PrintedBlock): string {
  if (table === null) return '';
  const row = (cells: readonly string[]): string => `| ${cells.map(escaped).join(' | ')} |`;
  return [row(table.head), row(table.head.map((_, at) => (at === 0 ? '---' : '---:'))), ...table.rows.map(row)].join(
    '\n',
  );
}

/** Returns what stands below the title: all that a cover states, if there is one. */
function headOf(proposal: PrintedProposal): string[] {
  const { cover, facts, solution, person, role, shownDay, author } = proposal;
  if (!cover)
    return [[person, role].filter(Boolean).join(', '), [author, shownDay].filter(Boolean).join(' · ')].map(escaped);
  const stated = facts.flat().map(({ label, lines }) => `**${label}:** ${escaped(lines.join(', '))}`);
  return [solution === '' ? '' : `*${escaped(solution)}*`, stated.join('  \n')];
}

/** Renders a proposal as Markdown; escapes everything people wrote. */
export function proposalMarkdown(proposal: PrintedProposal): string {
  const { title, sections } = proposal;
  const head = [`# ${escaped(title)}`, ...headOf(proposal)];
  const body = sections.flatMap((section) => [
    `## ${escaped(section.title)}`,
    ...section.blocks.flatMap((block) => [
      `### ${escaped(block.title)}`,
      tableText(block),
      ...block.claims.map((claim) => claimText(claim, block.list)),
    ]),
  ]);
  return `${[...head, ...body].filter(Boolean).join('\n\n')}\n`;
}
