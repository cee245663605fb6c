import { resolve } from 'node:path';
import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import { readMaterial, type CoachMaterial } from '#server/agents/discovery-coach/coach-material.ts';
import { hearProspect, hearSeller, newTalk } from '#server/agents/discovery-coach/fields/call-talk.ts';
import type { FieldTrait } from '#server/agents/discovery-coach/fields/field-traits.ts';
import { traitsAround } from '#server/agents/discovery-coach/fields/line-chance.ts';
import { wordedKinds, type WordedKind } from '#server/agents/discovery-coach/learned/hear-plainly.ts';
import { saidPhrases } from '#server/agents/discovery-coach/learned/said-phrases.ts';
import { hearMatters } from '#server/agents/discovery-coach/matters/hear-matter.ts';
import { nameHearer } from '#server/agents/discovery-coach/matters/hear-names.ts';
import { plainEnough } from '#server/agents/discovery-coach/matters/matter-odds.ts';
import {
  readMatterSigns,
  remembered,
  type Heard,
  type MatterSigns,
} from '#server/agents/discovery-coach/matters/matter-signs.ts';
import { spokenText } from '#server/agents/discovery-coach/spoken-text.ts';
import { givenCalls } from '#bench/given-calls.ts';
import { labelsOf, readFragments } from './call-lines.ts';
import type { LearnedLine } from './learn-label.ts';

/** A prospect's line with what speaks for each kind of matter in it. */
export interface HeardLine extends LearnedLine {
  /** Who wrote it, as far as that is known: a file of fragments or a folder of calls. */
  hand: string;
  isFragment: boolean;
  /** A rival is named in it. */
  named: boolean;
  signs: Record<WordedKind, MatterSigns>;
  /** What stands in and around it, for fields. */
  around: Record<FieldTrait, number>;
  /** It and the seller's line before it, as the coach hears them. */
  text: string;
  before: string | null;
}

/** Fragments begin in the middle of a call. */
const fragmentFrom = 100;
const wordsASecond = 2.6;
const pause = 0.8;

interface Labeled {
  line: CallLine;
  labels: ReadonlySet<string>;
  near: ReadonlySet<string>;
}

function hear(lines: readonly Labeled[], material: CoachMaterial, of: { hand: string; isFragment: boolean }) {
  const hearName = nameHearer(material.rivals);
  const heard: Heard[] = [];
  const talk = newTalk();
  let before: string | null = null;
  return lines.flatMap(({ line: said, labels, near }): HeardLine[] => {
    const line = { ...said, text: spokenText(said) };
    const kinds = hearMatters(line, heard, material, hearName).flatMap(({ kind, score }) =>
      score >= plainEnough ? [kind] : [],
    );
    const read = readMatterSigns(line, heard, material);
    heard.push({ line, kinds });
    if (heard.length > remembered) heard.shift();
    const last = before;
    if (line.side === 'rep') {
      before = said.text;
      hearSeller(talk, line);
    }
    if (line.side !== 'prospect') return [];
    hearProspect(talk, line);
    const around = traitsAround(talk, line);
    const signs = Object.fromEntries(wordedKinds.map((kind) => [kind, read.signsOf(kind)])) as HeardLine['signs'];
    const phrases = saidPhrases(said.text, last);
    const named = hearName(line.text) !== null;
    return [{ ...of, rep: false, named, phrases, labels, near, signs, around, text: line.text, before: read.lastTold }];
  });
}

/** All lines of the prospect in fragments of calls, without content. */
function heardFragments(): HeardLine[] {
  const material = readMaterial([], []);
  return readFragments().flatMap(({ file, lines }) => {
    let at = fragmentFrom;
    const made = lines.map(({ rep, labels, text }, place): Labeled => {
      const line: CallLine = {
        id: String(place),
        at: Math.round(at),
        speaker: '',
        side: rep ? 'rep' : 'prospect',
        text,
      };
      at += text.split(' ').length / wordsASecond + pause;
      return { line, labels, near: new Set() };
    });
    return hear(made, material, { hand: file, isFragment: true });
  });
}

/** All lines of the prospect in calls of a folder, with the seller's content. */
const heardCalls = (folder: string): HeardLine[] =>
  givenCalls(folder).flatMap((call) => {
    const of = labelsOf(call);
    const lines = call.lines.map((line, at): Labeled => ({
      line,
      ...(of[at] ?? { labels: new Set<string>(), near: new Set<string>() }),
    }));
    return hear(lines, readMaterial(call.passages, [call.seller]), { hand: folder, isFragment: false });
  });

/** Fragments are denser than calls, which is what the coach hears: a call's line counts as so many. */
export const countOf = (line: HeardLine): number => (line.isFragment ? 1 : 6);

/** The lines that matters are learned from: all fragments, and calls in folders with commas between. */
export const heardAll = (folders: string): HeardLine[] => [
  ...heardFragments(),
  ...folders
    .split(',')
    .filter(Boolean)
    .flatMap((folder) => heardCalls(resolve(folder))),
];
