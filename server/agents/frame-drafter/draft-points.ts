import { frameLimits } from '#contract/frame-limits.ts';
import { builtInFrames, type FoundPoint } from '#contract/frames.ts';
import type { Piece } from '#server/readers/extraction.ts';
import { blocksOf, type Block } from './blocks-of.ts';
import { entryGroups, type Entry } from './entry-groups.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { asideNames } from './vocabulary/criterion-words.ts';
import { factsTaken, isAsked, isCriterion, plainLabel, pointOf } from './point-of.ts';

/** So many points at least are called what points are called, or are asked for, in a document that lists any. */
const fewest = { known: 2, asked: 3 };

/** From this share on of a list that looks like points, the rest of it are points too. */
const whole = 0.8;

interface Judged {
  entries: Entry[];
  score: number;
}

/** How much a list looks like points of a frame: by names that frames use, and by what is to be asked. */
function judge(group: readonly Entry[]): Judged | null {
  const sure = group.filter(isSure);
  const between = group.slice(group.findIndex(isSure), group.findLastIndex(isSure) + 1);
  const entries = sure.length < group.length * whole ? sure : between.filter(({ body }) => body.length > 0);
  const known = entries.filter(({ label }) => isCriterion(plainLabel(label))).length;
  const asked = entries.filter(isAsked).length;
  const labels = new Set(entries.map(({ label }) => label.toLocaleLowerCase()));
  if (known < fewest.known && asked < fewest.asked) return null;
  if (entries.length < 3 || labels.size < entries.length * 0.9) return null;
  return { entries, score: (known + asked) * (entries.length / group.length) };
}

const titleWords = 8;
const isAside = new RegExp(`^(?:${oneOf(asideNames)})$`, 'iu');
const isSure = (entry: Entry): boolean =>
  isCriterion(plainLabel(entry.label)) || (isAsked(entry) && !isAside.test(plainLabel(entry.label)));

/** A title may be said again once; a line that was none from the start may not. */
const oftenAsHeading = 3;

/** What stands on each page says nothing of the document's parts: page numbers in it differ. */
function withoutRunning(blocks: readonly Block[]): Block[] {
  const keyOf = ({ text }: Block): string => text.replaceAll(/\d+/gu, '0').toLocaleLowerCase();
  const seen = new Map<string, { at: number; times: number; fewest: number }>();
  for (const [at, block] of blocks.entries()) {
    const before = seen.get(keyOf(block));
    const fewest = before?.fewest ?? (block.kind === 'heading' ? oftenAsHeading : 2);
    // A title may stand right above itself.
    const isSame = before !== undefined && at - before.at === 1;
    seen.set(keyOf(block), { at, times: (before?.times ?? 0) + (isSame ? 0 : 1), fewest });
  }
  const title = blocks.find(({ kind, depth }) => kind === 'heading' && depth === 1);
  return blocks.filter((block) => {
    const { times = 0, fewest = 1 } = seen.get(keyOf(block)) ?? {};
    return block === title || times < fewest;
  });
}

/** What the document calls itself, and no point of it; another name if every organization has a frame of that one. */
function nameOf(
  blocks: readonly Block[],
  { others, points }: { others: readonly string[]; points: readonly Entry[] },
): string {
  const own = withoutRunning(blocks);
  const [first] = own;
  const opens = first !== undefined && first.text.split(/\s+/u).length <= titleWords ? first.text : '';
  const taken = new Set(points.map(({ label }) => label));
  const head = own.find(({ kind, depth }) => kind === 'heading' && depth <= 2)?.text ?? opens;
  const found = [head, ...others].filter((each) => !taken.has(each)).map((each) => [each, plainLabel(each)] as const);
  const [given = '', plain = 'Frame'] = found.find(([, each]) => each !== '') ?? [];
  const acronym = /^\p{Lu}+$/u.test(given) ? given : plain;
  const name = acronym.split(/:\s|\s[–—|]\s/u)[0] ?? '';
  const isTaken = builtInFrames.some((each) => each === name.toUpperCase());
  return (isTaken ? `Our ${name}` : name).replaceAll(/\s+/gu, ' ').slice(0, frameLimits.nameMax).trim();
}

/**
 * Points of a frame that a methodology document lists, in its order and words: the list, table or headings that look most like
 * one. Empty if none do. `left` counts what is more than a frame takes.
 */
export function draftPoints(
  pieces: readonly Piece[],
  { title, fileName }: { title: string | null; fileName: string },
): { name: string; points: FoundPoint[]; left: number } {
  const blocks = blocksOf(pieces);
  const judged = entryGroups(blocks).flatMap((group) => judge(group) ?? []);
  const [best] = judged.toSorted((a, b) => b.score - a.score);
  const file = fileName.replace(/\.[^.]{1,5}$/u, '').replaceAll(/[_-]+/gu, ' ');
  const entries = best?.entries ?? [];
  const name = nameOf(blocks, { others: [title ?? '', file], points: entries.filter(isSure) });
  // The title stands among the headings where a reader knows no levels.
  const listed = entries.filter((entry) => isSure(entry) || plainLabel(entry.label) !== name);
  const taken = factsTaken(listed);
  const points = listed.map((entry) => pointOf(entry, taken)).filter(({ label }) => label !== '');
  return {
    name,
    points: points.slice(0, frameLimits.points),
    left: Math.max(0, points.length - frameLimits.points),
  };
}
