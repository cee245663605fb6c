import { proposalLimits } from '#contract/proposal-limits.ts';
import type { TemplateContent } from '#contract/proposal-template.ts';
import { isPlain, looksOf, plainLine, type RichLine } from '#contract/rich-text.ts';
import { toText } from '#web/features/rich-text/rich-lines.ts';

type Text = TemplateContent['texts'][number];

/** Returns the lines of a template's text with their formatting; older texts have none. */
export function linesOfText({ text, lines = [] }: Pick<Text, 'text' | 'lines'>): RichLine[] {
  if (text === '') return [];
  const texts = text.split('\n');
  const looks = looksOf(texts, lines);
  return texts.map((line, at) => looks[at] ?? plainLine(line));
}

/** Returns what is stored of edited lines: their words, and their formatting if any has some. */
export const textOf = (lines: RichLine[]): Pick<Text, 'text' | 'lines'> => ({
  text: toText(lines).slice(0, proposalLimits.templateTextMax),
  lines: lines.every(isPlain) ? undefined : lines,
});
