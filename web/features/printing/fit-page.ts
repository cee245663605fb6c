import { sectionKeys, type Brief, type SectionKey } from '#contract/brief.ts';
import { toldOnce } from '#contract/told-once.ts';
import { painSides, textBeside, type Side } from '#contract/pain-sides.ts';
import { uncheckedMark, type Claim, type ClaimKind } from '#contract/evidence.ts';

/** Returns how many lines a text takes in a printed column, or in a share of its width. */
export type CountLines = (text: string, share?: number) => number;

/** Heights in points, as in `print.css`: a line, the space below an entry, a heading with its space, and a source. */
const size = { line: 10.9, below: 1.5, heading: 15.5, source: 8.6 };
/** Two columns below the page header, less what column breaks leave empty. */
const room = 2 * 700 - 3 * size.line;
export const mostSources = 12;
export const mostNotes = 3;

interface Wanted {
  brief: Brief;
  pinned: ReadonlySet<string>;
  notes: readonly { id: string; text: string }[];
}

/** A pain's strongest evidence for and against it, side by side. */
interface Sides {
  supports: Claim;
  against: Claim;
}

export interface FittedPage {
  notes: string[];
  sections: { key: SectionKey; claims: Claim[] }[];
  /** By id of the pain. */
  sides: Map<string, Sides>;
  questions: string[];
}

/** Longer statements and questions are cut to their first sentences within this many lines. */
const mostLines = 4;
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Returns the first whole sentences that fit; at least the first. */
function firstSentences(text: string, lines: CountLines): string {
  let shown = '';
  for (const { segment } of sentences.segment(text)) {
    if (shown !== '' && lines(shown + segment) > mostLines) break;
    shown += segment;
  }
  return shown.trim();
}

const marks: Record<ClaimKind, string> = {
  fact: '',
  inference: ' Inference',
  playbook: ' General to the industry',
  'not-found': '',
  unchecked: ` ${uncheckedMark}`,
};

/** The share of a column's width that each side of a pain takes. */
const sideShare = 0.47;

/** Returns the two sides of each pain that has both. */
function sidesOf({ sections }: Brief, lines: CountLines): Map<string, Sides> {
  const all = new Map(sectionKeys.flatMap((key) => sections[key].claims).map((claim) => [claim.id, claim]));
  const shown = (claim: Claim, side: Side): Claim => ({
    ...claim,
    text: firstSentences(textBeside(claim, side), lines),
  });
  return new Map(
    painSides(sections.painPoints.claims, all).flatMap(({ claim, supports: [first], against }) => {
      const [counter] = against ?? [];
      return first && counter
        ? [[claim.id, { supports: shown(first, 'for'), against: shown(counter, 'against') }] as const]
        : [];
    }),
  );
}

/** Returns a claim's text plus what follows it on the page, for measuring. */
function shownText({ text, kind }: Claim): string {
  return `${text}${marks[kind]} 12 12`;
}

/**
 * Fills one page without cutting sentences: notes, each section's first statement, the questions, then more statements
 * in turn. What doesn't fit is left out whole; pinned statements come first, and long statements are cut to their first
 * sentences.
 */
export function fitPage({ brief, pinned, notes }: Wanted, lines: CountLines): FittedPage {
  let left = room - size.heading - size.source * mostSources;
  const take = (cost: number): boolean => {
    if (cost > left) return false;
    left -= cost;
    return true;
  };
  const entry = (text: string): number => lines(text) * size.line + size.below;
  const takenNotes = notes
    .slice(0, mostNotes)
    .filter(({ text }) => take(entry(text)))
    .map(({ id }) => id);
  const sides = sidesOf(brief, lines);
  const beside = new Set([...sides.values()].flatMap(({ supports, against }) => [supports.id, against.id]));
  const isBeside = (key: SectionKey, id: string): boolean => key === 'painPoints' && beside.has(id) && !pinned.has(id);
  /** A pain's two sides take a heading's line and those of the longer side. */
  const costOf = (claim: Claim): number => {
    const both = sides.get(claim.id);
    const below = both ? Object.values(both).map(({ text }: Claim) => lines(`${text} 12`, sideShare)) : null;
    return entry(shownText(claim)) + (below ? (1 + Math.max(...below)) * size.line : 0);
  };
  const waiting = sectionKeys.map((key) => ({
    key,
    claims: [] as Claim[],
    // What is cut off an opener tells no fact.
    rest: toldOnce(
      brief.sections[key].claims.map((claim) => ({ ...claim, text: firstSentences(claim.text, lines) })),
      pinned,
    )
      .filter(({ kind, id }) => kind !== 'not-found' && !isBeside(key, id))
      .toSorted((a, b) => Number(pinned.has(b.id)) - Number(pinned.has(a.id))),
  }));
  /** Adds one more statement that fits to each section. */
  const round = (): boolean => {
    let taken = false;
    for (const section of waiting) {
      const heading = section.claims.length === 0 ? size.heading : 0;
      const at = section.rest.findIndex((claim) => heading + costOf(claim) <= left);
      const claim = section.rest[at];
      if (claim === undefined) continue;
      take(heading + costOf(claim));
      section.claims.push(claim);
      section.rest.splice(0, at + 1);
      taken = true;
    }
    return taken;
  };
  round();
  const asked = brief.questions
    .filter(({ doubtful }) => doubtful !== true)
    .map(({ text }) => ({ text: firstSentences(text, lines) }));
  const questions: string[] = [];
  for (const { text } of asked)
    if (take(entry(`10. ${text}`) + (questions.length === 0 ? size.heading : 0))) questions.push(text);
  while (round());
  return {
    notes: takenNotes,
    sections: waiting.filter(({ claims }) => claims.length > 0).map(({ key, claims }) => ({ key, claims })),
    sides,
    questions,
  };
}
