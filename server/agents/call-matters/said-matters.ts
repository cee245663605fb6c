import { splitSentences } from '#server/readers/sentences.ts';
import { asks } from '../said/asks.ts';
import type { CallLine } from '../discovery-coach/call-line.ts';
import { everydayOdds } from '../discovery-coach/learned/phrase-odds.ts';
import { fieldsOfPart, isBarred } from '../discovery-coach/notes/note-field.ts';
import type { NotePart } from '../discovery-coach/notes/note-part.ts';
import { openNoteParts } from '../discovery-coach/notes/note-parts.ts';
import { seesOthers } from '../discovery-coach/notes/vocabulary/noted-doubts.ts';
import { wordTest } from '../ledger/word-test.ts';
import { notedBuyers, notedProcesses, notedRivals } from './vocabulary/asked-matters.ts';

/** What a call and its notes tell of, each with from which log-odds on a sentence tells it in everyday words. */
const from = {
  competitor: -0.5,
  authority: 0,
  decisionProcess: -0.5,
  budget: 0,
  financialImpact: 0.5,
  targetDate: -0.5,
  barriers: 0.5,
  outcomes: 0.5,
} as const;
export type SaidMatter = keyof typeof from;

/** A sentence that tells of a matter. */
export interface SaidPart {
  matter: SaidMatter;
  /** Letter by letter. */
  text: string;
  line: CallLine;
  /** How far above what is enough its log-odds are. */
  over: number;
}

/** What a word list or a field of a note counts: more than any odds. */
const plainly = 5;
const noted = [
  ['authority', wordTest(notedBuyers)],
  ['decisionProcess', wordTest([...notedBuyers, ...notedProcesses])],
  ['competitor', wordTest(notedRivals)],
] as const;

/** Somebody with a name whom they also see; a name tells a rival from a colleague. */
const alsoSees = new RegExp(`(?<!\\p{L})(?:${seesOthers}|also considering)(?: from| with)? \\p{Lu}`, 'u');

/** A part of a note with its head, as one sentence: a list's head may stand in a note before. */
const inWhole = ({ under, text }: NotePart): string => (under === '' ? text : `${under}: ${text}`);

function notedMatters(part: NotePart): ReadonlySet<SaidMatter> {
  const fields = fieldsOfPart(part).flatMap(({ field }) => (field in from ? [field as SaidMatter] : []));
  const whole = inWhole(part);
  return new Set([...fields, ...noted.flatMap(([matter, test]) => (test.test(whole) ? [matter] : []))]);
}

/** Sentences of the prospect and parts of notes that tell of these matters, in their order; a question tells nothing, 'Who signs: tbc' neither. */
export function saidMatters(lines: readonly CallLine[], wanted: readonly SaidMatter[]): SaidPart[] {
  const notes = openNoteParts();
  return lines.flatMap((line): SaidPart[] => {
    if (line.side === 'rep') return [];
    const parts: NotePart[] =
      line.side === 'note'
        ? notes.read(line.text)
        : splitSentences(line.text).map((text) => ({ head: null, under: '', text }));
    return parts.flatMap((part) => {
      const { text } = part;
      if (asks(text) || (part.head !== null && isBarred(text))) return [];
      const odds = everydayOdds(inWhole(part));
      const plain = line.side === 'note' ? notedMatters(part) : new Set<SaidMatter>();
      const sees = alsoSees.test(text);
      return wanted.flatMap((matter): SaidPart[] => {
        const isPlain = plain.has(matter) || (matter === 'competitor' && sees);
        const over = Math.max(odds(matter) - from[matter], isPlain ? plainly : -Infinity);
        return over >= 0 ? [{ matter, text, line, over }] : [];
      });
    });
  });
}
