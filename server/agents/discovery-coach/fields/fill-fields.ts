import { wordTest } from '../../ledger/word-test.ts';
import type { CallLine } from '../call-line.ts';
import type { MeaningOf } from '../meaning/line-meanings.ts';
import { openNoteReader } from '../notes/fill-from-notes.ts';
import { contestWords } from '../vocabulary/unfit-words.ts';
import { asksBack, lists } from './asked-fields.ts';
import { answerSeconds, hearProspect, hearSeller, newTalk } from './call-talk.ts';
import { plainReader } from './field-chance.ts';
import type { FieldFill } from './field-fill.ts';
import { chanceOf } from './line-chance.ts';
import { openListReader, wishedLines } from './list-fields.ts';
import { pick } from './pick-entries.ts';
import { openSingleReader } from './single-fields.ts';
import { withNotedEntries, withNotes } from './with-notes.ts';
import { markSpeech } from '#server/agents/said/mark-speech.ts';

const contest = wordTest(contestWords);
/** What comes next is right, and not what was said before. */
const contests = (text: string): boolean => contest.test(text) || /^(?:(?:well|oh|um|er),? )*no\b/iu.test(text);
/** The first words of a call are greetings; for so long signs alone tell of no trouble. */
const greetingSeconds = 25;

/** Reads a call line by line; what a line costs does not grow with the call. */
export interface FieldReader {
  hear(line: CallLine): void;
  /** The fields as far as the call has said them. */
  fills(): FieldFill[];
}

/** The fields of a session: what was answered when the rep asked for it, and what was said outright. */
function openMarkedReader(meaningOf?: MeaningOf): FieldReader {
  const talk = newTalk();
  const singles = openSingleReader(talk);
  const entries = openListReader(talk);
  const notes = openNoteReader((field) => singles.fills.get(field) ?? entries.likely.get(field));
  /** A note is an answer where the rep's question was heard and the prospect wasn't; else it tells of them. */
  const isAnswer = (line: CallLine): boolean =>
    line.at - talk.asked.at <= answerSeconds.list && talk.asked.fields.size > 0;

  return {
    hear(line) {
      if (line.side === 'rep') {
        singles.hearSeller(line, hearSeller(talk, line));
        entries.hearSeller(line);
        return;
      }
      if (line.side === 'note' && (notes.hear(line) || !isAnswer(line))) return;
      hearProspect(talk, line);
      const plainly = plainReader();
      if (contests(line.text)) talk.contestedAt = line.at;
      const chance = chanceOf(talk, line, meaningOf);
      const fillsAnother = singles.hear(line, plainly, chance);
      // What answers one question is not trouble as well.
      if (line.at >= greetingSeconds && line.at > talk.leisureUntil) entries.hear(line, plainly, chance, fillsAnother);
      // Who asks something of their own has left what they were asked for.
      if (asksBack(line.text)) talk.wishes = wishedLines;
    },
    fills: () => [
      ...withNotes(
        [...singles.fills.values()],
        notes.singles(),
        [...entries.likely.values()].filter((fill) => !singles.isDropped(fill)),
      ),
      ...lists.flatMap(({ field }) => withNotedEntries(pick(entries.several[field]), notes.entries(field))),
    ],
  };
}

/**
 * As `openMarkedReader`, also for lines that a recognizer wrote without a mark: those are cut into clauses first. `meaningOf`: what lines mean; where that isn't
 * known, they are read by their words.
 */
export function openFieldReader(meaningOf?: MeaningOf): FieldReader {
  const reader = openMarkedReader(meaningOf);
  const spoken = new Map<string, { line: CallLine; said: (part: string) => string }>();
  return {
    hear(line) {
      const marked = line.side === 'note' ? null : markSpeech(line.text);
      if (marked === null) return reader.hear(line);
      spoken.set(line.id, { line, said: marked.said });
      reader.hear({ ...line, text: marked.text });
    },
    fills: () =>
      reader.fills().map((fill) => {
        const own = spoken.get(fill.line.id);
        return own === undefined ? fill : { ...fill, line: own.line, text: own.said(fill.text) };
      }),
  };
}

/** The fields that a whole call fills. */
export function fillFields(lines: readonly CallLine[], meaningOf?: MeaningOf): FieldFill[] {
  const reader = openFieldReader(meaningOf);
  for (const line of lines) reader.hear(line);
  return reader.fills();
}
