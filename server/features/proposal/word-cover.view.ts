import {
  BorderStyle,
  HeadingLevel,
  HeightRule,
  type ImageRun,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx';
import type { PrintedProposal } from './print.view.ts';
import { clean, grey } from './word-text.view.ts';

/** Twentieths of a point: A4 without the cover's margins of 18 mm. */
const width = 9864;
const margin = 1021;
const panelHeight = 9000;
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const borders = { top: none, bottom: none, left: none, right: none };
const hex = (color: string): string => color.slice(1).toUpperCase();

/** Half points: the title is as large as its length allows. */
const titleSizes = [
  [30, 84],
  [60, 68],
  [110, 52],
] as const;
const titleSize = (title: string): number => titleSizes.find(([most]) => title.length <= most)?.[1] ?? 36;

function table(columns: readonly number[], cells: readonly TableCell[], height = 0): Table {
  return new Table({
    width: { size: width, type: WidthType.DXA },
    columnWidths: [...columns],
    layout: TableLayoutType.FIXED,
    borders: { ...borders, insideHorizontal: none, insideVertical: none },
    rows: [
      new TableRow({
        cantSplit: true,
        ...(height === 0 ? {} : { height: { value: height, rule: HeightRule.ATLEAST } }),
        children: [...cells],
      }),
    ],
  });
}

function panel({ title, solution, panel: { ground, on } }: PrintedProposal): Table {
  const color = hex(on);
  const indent = { left: 560, right: 560 };
  return table(
    [width],
    [
      new TableCell({
        borders,
        shading: { fill: hex(ground), color: 'auto', type: 'clear' },
        verticalAlign: VerticalAlign.BOTTOM,
        children: [
          new Paragraph({
            heading: HeadingLevel.TITLE,
            indent,
            spacing: { before: 560, after: solution === '' ? 560 : 200 },
            children: [new TextRun({ text: clean(title), color, bold: true, size: titleSize(title) })],
          }),
          ...(solution === ''
            ? []
            : [
                new Paragraph({
                  indent,
                  spacing: { after: 560 },
                  children: [new TextRun({ text: clean(solution), color, italics: true, size: 30 })],
                }),
              ]),
        ],
      }),
    ],
    panelHeight,
  );
}

function facts(proposal: PrintedProposal): Table {
  const accent = hex(proposal.accent);
  const columns = proposal.facts;
  const each = Math.floor(width / 3);
  return table(
    columns.map(() => each),
    columns.map(
      (column) =>
        new TableCell({
          borders,
          children: column.flatMap(({ label, lines }) => [
            new Paragraph({
              spacing: { after: 40 },
              children: [new TextRun({ text: label, color: accent, bold: true, size: 16 })],
            }),
            ...lines.map(
              (line, at) =>
                new Paragraph({
                  spacing: { after: at === lines.length - 1 ? 200 : 20 },
                  children: [
                    new TextRun({
                      text: clean(line),
                      ...(at === 0 ? { bold: true, size: 26 } : { color: grey, size: 18 }),
                    }),
                  ],
                }),
            ),
          ]),
        }),
    ),
  );
}

/** Returns the cover as a section of its own, within the margins that every printer keeps. */
export function wordCover(proposal: PrintedProposal, picture: ImageRun | null) {
  const seller = proposal.seller === '' ? 'Proposal' : proposal.seller;
  const gap = (before: number) => new Paragraph({ spacing: { before }, children: [] });
  return {
    properties: { page: { margin: { top: margin, bottom: margin, left: margin, right: margin } } },
    children: [
      ...(picture === null ? [] : [new Paragraph({ spacing: { after: 80 }, children: [picture] })]),
      new Paragraph({
        spacing: { after: 400 },
        children: [new TextRun({ text: clean(seller), bold: true, size: 24 })],
      }),
      panel(proposal),
      gap(360),
      facts(proposal),
    ],
  };
}
