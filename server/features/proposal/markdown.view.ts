import type { PrintedClaim, PrintedProposal, PrintedBlock } from './print.view.ts';

const joint = /\u200b/gu;
/** Signs that Markdown would read as markup. */
const escaped = (text: string): string =>
  text
    .replaceAll(joint, '')
    .replaceAll(/([\\`*_[\]<>#|])/gu, '\\$1')
    .replaceAll('\n', ' ');

function claimText({ text, quote, who }: PrintedClaim, list: boolean): string {
  if (quote !== '') return `> “${escaped(quote)}”\n>\n> ${escaped(who)}`;
  return list ? `- ${escaped(text)}` : escaped(text);
}

function tableText({ table }: PrintedBlock): string {
  if (table === null) return '';
  const row = (cells: readonly string[]): string => `| ${cells.map(escaped).join(' | ')} |`;
  return [row(table.head), row(table.head.map((_, at) => (at === 0 ? '---' : '---:'))), ...table.rows.map(row)].join(
    '\n',
  );
}

/** A proposal as Markdown; nothing that somebody wrote is read as markup. */
export function proposalMarkdown({ title, person, role, sections, shownDay, author }: PrintedProposal): string {
  const head = [
    `# ${escaped(title)}`,
    escaped([person, role].filter(Boolean).join(', ')),
    escaped([author, shownDay].filter(Boolean).join(' · ')),
  ];
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
