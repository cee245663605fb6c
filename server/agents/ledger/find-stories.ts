import type { Finding } from '../analyst.ts';
import { isCallToAction, isInstruction, splitSentences } from '#server/readers/sentences.ts';
import { isSomebodysWords } from '../built-in/extract-statements.ts';
import type { Line } from './read-lines.ts';
import { isTeaching } from './teaching.ts';
import { toldLine, toldPair } from './told.ts';
import { resultMeasures } from './vocabulary/offer-words.ts';
import { backgroundWords, countWords, durations, troubleWords } from './vocabulary/story-words.ts';
import { wordTest } from './word-test.ts';

const result = wordTest(resultMeasures);
const imperative = /^(?:decide|use|build|create|see|find|learn|choose|how|what)\b/iu;
const background = wordTest(backgroundWords);
const trouble = wordTest(troubleWords);
/** Matches durations: 'took only about six weeks', 'within 10 days'. */
const lasted = new RegExp(
  `(?:took|takes|within|in|dauerte|innerhalb von|en|tardó|duurde|binnen)(?: (?:only|just|about|under|less than|nur|seulement|solo))* (?:\\d+|${countWords.join('|')}) (?:${durations.join('|')})(?!\\p{L})`,
  'iu',
);
const near = 4;
const mostSubtitle = 36;

/** Returns a label with the story's title if it is short and isn't the sentence itself, since it names the customer. */
function storyLabel({ context, text }: Line): string {
  const title = context.page.blocks.find(({ kind, level }) => kind === 'heading' && level === 1)?.text ?? '';
  const isShort = title !== '' && title.split(' ').length <= 8 && !title.includes(text);
  return isShort ? `Customer result (${title})` : 'Customer result';
}

/** Returns the sentence right below a story's title that says what was done for whom, or null. */
function subtitle({ context, at, text: title }: Line): string | null {
  const below = context.page.blocks
    .slice(at + 1, at + 1 + near)
    .filter((block) => block.kind === 'paragraph' && !block.linked && !isSomebodysWords(block));
  const [first] = below.flatMap(({ text }) => splitSentences(text));
  const words = first?.split(' ').length ?? 0;
  const tells = first !== undefined && words >= 6 && words <= mostSubtitle && !title.includes(first);
  return tells && !background.test(first) && !isCallToAction(first) && !isInstruction(first) && !/[?:]$/u.test(first)
    ? first
    : null;
}

function story(line: Line): Finding {
  const below = subtitle(line);
  const telling = {
    topic: 'result',
    label: 'Customer story',
    score: below === null ? 1 : 2.5 - line.at / 100,
    tag: 'strength',
    subject: 'customer',
  } as const;
  if (below === null) return toldLine(line, telling);
  const { context, block, at, text } = line;
  const told = toldPair(
    { context, block, at, label: telling.label, value: text, unit: '', structure: 'card', quotes: [text, below] },
    telling,
  );
  const value = `“${text}”: “${below.replace(/[“”„"«»]/gu, '')}”`;
  return { ...told, text: `${telling.label}: ${value}`, row: { label: telling.label, value } };
}

/** Finds customer projects and results, stated as the customers'. */
export function storyFacts(lines: readonly Line[]): Finding[] {
  return lines.flatMap((line): Finding[] => {
    const { text, context, block } = line;
    if (context.subject !== 'customer' || context.secondary) return [];
    const isTitle = block.kind === 'heading' && block.level === 1;
    const measured = /\d/u.test(text) && result.test(text);
    if (isTitle && text.split(' ').length >= 3 && !measured) return [story(line)];
    const reached = (measured || lasted.test(text)) && !background.test(text) && !trouble.test(text);
    if (!reached || isTeaching(text) || imperative.test(text) || text.split(' ').length < 5) return [];
    return [
      toldLine(line, {
        topic: 'result',
        label: storyLabel(line),
        score: (isTitle ? 5 : 3) - line.at / 100,
        tag: 'strength',
        subject: 'customer',
      }),
    ];
  });
}
