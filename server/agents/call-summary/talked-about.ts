import { readOfCall, type CallLine } from '#server/agents/discovery-coach/call-line.ts';
import { asideWords } from '#server/agents/discovery-coach/vocabulary/aside-words.ts';
import { wordTest } from '#server/agents/ledger/word-test.ts';
import { tellingPiece } from '#server/agents/proposal-writer/quote-piece.ts';
import { turnsOf, withoutFiller } from '#server/agents/proposal-writer/turns.ts';
import { fillFields } from '#server/agents/discovery-coach/fields/fill-fields.ts';
import { isInstruction, splitSentences, wordsOf } from '#server/readers/sentences.ts';
import { countTerms } from '#server/search/index-terms.ts';
import { readTopics } from './call-themes.ts';

/** A part of a call about one thing. */
export interface TalkedAbout {
  /** The things that it was about: 'Invoices, lease, paper'. */
  name: string;
  seconds: number;
  /** Its first line. */
  line: CallLine;
  /** What the prospect said of it, letter by letter, and on which line; null: nothing that can be read alone. */
  quote: { text: string; line: CallLine } | null;
}

const thingsEach = 3;
const [fewestWords, mostWords] = [6, 32];
/** A word that names the part counts for so many others, and a line that fills a field for so many more. */
const named = 3;
const ofField = 2;
const aside = wordTest(asideWords);

/** What a call was about, part by part and in its order, with how long each part took and words of the prospect. */
export function talkedAbout(lines: readonly CallLine[], ofBusiness: (term: string) => boolean): TalkedAbout[] {
  // Notes alone are points, and no talk that has parts.
  if (lines.every(({ side }) => side === 'note')) return [];
  const topics = readTopics(lines, ofBusiness);
  const placeOf = new Map(lines.map(({ id }, at) => [id, at]));
  const sayings = turnsOf(lines)
    .filter(({ side }) => side === 'prospect')
    .flatMap((turn) =>
      splitSentences(turn.text).map((sentence) => ({
        at: placeOf.get(turn.id) ?? 0,
        line: turn.lines.find(({ text }) => text.includes(sentence.slice(0, 20))) ?? turn.lines[0],
        text: tellingPiece(withoutFiller(sentence)),
      })),
    )
    .filter(({ text }) => {
      const words = wordsOf(text);
      return words >= fewestWords && words <= mostWords && !text.endsWith('?') && !isInstruction(text);
    });
  const fills = fillFields(readOfCall(lines));
  const filled = new Set<string | undefined>(fills.map(({ line }) => line.id));
  const parts: TalkedAbout[] = [];
  for (const stretch of topics.stretches) {
    const [line, name, before] = [lines[stretch.from], topics.nameOf(stretch, thingsEach), parts.at(-1)];
    // Where nothing new is named, the talk goes on about the same.
    if (name === null && before !== undefined) before.seconds += stretch.seconds;
    if (line === undefined || name === null) continue;
    const terms = countTerms(name);
    const best = sayings
      .filter(({ at, text }) => at >= stretch.from && at <= stretch.to && !aside.test(text))
      .map((saying) => {
        const held = [...countTerms(saying.text).keys()].reduce(
          (sum, term) => sum + (terms.has(term) ? named : ofBusiness(term) ? 1 : 0),
          0,
        );
        return {
          ...saying,
          held: held / Math.sqrt(wordsOf(saying.text)) + (filled.has(saying.line?.id) ? ofField : 0),
        };
      })
      .toSorted((a, b) => b.held - a.held)[0];
    const quote = best?.line === undefined || best.held === 0 ? null : { text: best.text, line: best.line };
    parts.push({ name, seconds: stretch.seconds, line, quote });
  }
  return parts;
}
