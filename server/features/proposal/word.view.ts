import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  ImageRun,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { speakerLine } from '#contract/proposal-lines.ts';
import { clean, grey } from './word-text.view.ts';
import { wordCover } from './word-cover.view.ts';
import type { PrintedBlock, PrintedClaim, PrintedProposal, PrintedRun } from './print.view.ts';

const ink = '1C1B18';
const hair = { style: BorderStyle.SINGLE, size: 4, color: 'D9D5CA' } as const;
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const steps = 'steps';
const numberLevel = {
  level: 0,
  format: LevelFormat.DECIMAL,
  text: '%1.',
  alignment: AlignmentType.LEFT,
  style: { paragraph: { indent: { left: 360, hanging: 360 } } },
} as const;
const run = (text: string, more: { italics?: boolean; color?: string; size?: number; bold?: boolean } = {}): TextRun =>
  new TextRun({ text: clean(text), ...more });

/** Renders a piece of a line with its formatting and link. */
function piece({ text, bold, italic, href }: PrintedRun, look: { italics?: boolean; color?: string }, accent: string) {
  const set = { ...look, ...(bold ? { bold } : {}), ...(italic ? { italics: true } : {}) };
  return href === ''
    ? run(text, set)
    : new ExternalHyperlink({ link: href, children: [run(text, { ...set, color: accent })] });
}

interface Setting {
  list: boolean;
  accent: string;
  /** Number of the list the line belongs to. */
  instance: number;
}

function claimParagraphs(
  { runs, kind, quote, who, on, gap }: PrintedClaim,
  { list, accent, instance }: Setting,
): Paragraph[] {
  if (quote !== '') {
    const bar = { left: { style: BorderStyle.SINGLE, size: 14, color: accent, space: 10 } };
    return [
      new Paragraph({
        children: [
          run(`“${quote}”`, { italics: true }),
          new TextRun({ text: clean(speakerLine({ who, on })), break: 1, color: grey, size: 16 }),
        ],
        border: bar,
        indent: { left: 240 },
        spacing: { after: 160 },
        keepLines: true,
      }),
    ];
  }
  const look = gap ? { italics: true, color: grey } : {};
  return [
    new Paragraph({
      children: runs.map((each) => piece(each, look, accent)),
      spacing: { after: list || kind !== 'p' ? 60 : 120 },
      ...(kind === 'ol' ? { numbering: { reference: steps, level: 0, instance } } : {}),
      ...(kind === 'ul' || (list && kind === 'p') ? { bullet: { level: 0 } } : {}),
    }),
  ];
}

/** Twentieths of a point: A4 within Word's usual margins. */
const textWidth = 9026;
const [fewestLetters, mostLetters] = [7, 45];
/** Returns how wide columns are, by the longest text in each: a long one wraps, and a price doesn't. */
function columnWidths({ head, rows }: NonNullable<PrintedBlock['table']>): number[] {
  const letters = head.map((name, at) => {
    const longest = Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0));
    return Math.max(fewestLetters, Math.min(mostLetters, longest));
  });
  const all = letters.reduce((sum, each) => sum + each, 0);
  return letters.map((each) => Math.floor((textWidth * each) / all));
}
/** Space above and below the text of a cell, and beside it. */
const around = { top: 60, bottom: 60, left: 80, right: 80 };

function tableOf({ table }: PrintedBlock): Table[] {
  if (table === null) return [];
  const widths = columnWidths(table);
  const cell = (text: string, at: number, head: boolean): TableCell =>
    new TableCell({
      borders: { top: none, left: none, right: none, bottom: hair },
      margins: around,
      width: { size: widths[at] ?? 0, type: WidthType.DXA },
      children: [
        new Paragraph({
          alignment:
            at > 0 && (table.numeric || at === table.head.length - 1) ? AlignmentType.RIGHT : AlignmentType.LEFT,
          children: [run(text, head ? { bold: true, color: grey, size: 16 } : { size: 19 })],
        }),
      ],
    });
  return [
    new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      columnWidths: widths,
      rows: [
        new TableRow({
          tableHeader: true,
          cantSplit: true,
          children: table.head.map((text, at) => cell(text, at, true)),
        }),
        ...table.rows.map(
          (row) => new TableRow({ cantSplit: true, children: row.map((text, at) => cell(text, at, false)) }),
        ),
      ],
    }),
  ];
}

/** Square, as stored; a third of an inch. */
function picture(logo: Uint8Array, words: string): ImageRun {
  const text = clean(words);
  return new ImageRun({
    type: 'png',
    data: logo,
    transformation: { width: 46, height: 46 },
    altText: { name: text, title: text, description: text },
  });
}

function heading(text: string, level: (typeof HeadingLevel)[keyof typeof HeadingLevel]): Paragraph {
  return new Paragraph({ heading: level, keepNext: true, children: [run(text)], spacing: { before: 240, after: 120 } });
}

/** Renders a proposal as a Word file, in a font available wherever Word is installed. */
export async function proposalWord(proposal: PrintedProposal, logo: Uint8Array | null = null): Promise<Uint8Array> {
  const { title, person, role, seller, author, shownDay, solution, booking, sections } = proposal;
  const accent = proposal.accent.slice(1).toUpperCase();
  const font = proposal.font === 'inter' ? 'Arial' : 'Georgia';
  let instance = 0;
  const opening = [
    ...(logo === null ? [] : [new Paragraph({ children: [picture(logo, proposal.logo)], spacing: { after: 80 } })]),
    new Paragraph({ children: [run(seller === '' ? 'Proposal' : seller, { color: grey, size: 16 })] }),
    heading(title, HeadingLevel.TITLE),
    new Paragraph({ children: [run([person, role].filter(Boolean).join(', '))] }),
    new Paragraph({
      children: [run([solution, author, shownDay].filter(Boolean).join('  ·  '), { color: grey, size: 16 })],
      spacing: { after: 240 },
    }),
  ];
  const children = [
    ...(proposal.cover ? [] : opening),
    ...sections.flatMap((section) => [
      heading(section.title, HeadingLevel.HEADING_1),
      ...section.blocks.flatMap((block) => [
        heading(block.title, HeadingLevel.HEADING_2),
        ...tableOf(block),
        ...block.claims.flatMap((claim) => {
          if (claim.number === 1) instance += 1;
          return claimParagraphs(claim, { list: block.list, accent, instance });
        }),
      ]),
    ]),
    ...(booking === ''
      ? []
      : [
          new Paragraph({
            children: [new ExternalHyperlink({ link: booking, children: [run('Book a time', { color: accent })] })],
            spacing: { before: 360 },
          }),
        ]),
  ];
  const document = new Document({
    title: clean(title),
    creator: clean(author),
    numbering: { config: [{ reference: steps, levels: [numberLevel] }] },
    styles: {
      default: {
        document: { run: { font, size: 21 } },
        title: { run: { font, size: 52, color: ink } },
        heading1: { run: { font, size: 32, color: accent } },
        heading2: { run: { font, size: 24, bold: true, color: ink } },
      },
    },
    sections: [
      ...(proposal.cover ? [wordCover(proposal, logo === null ? null : picture(logo, proposal.logo))] : []),
      {
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                alignment: AlignmentType.RIGHT,
                children: [
                  new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES], size: 15, color: grey }),
                ],
              }),
            ],
          }),
        },
        children,
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}
