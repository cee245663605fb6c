import { z } from 'zod';
import { collapseSpace } from './evidence.ts';
import { isLine, line } from './text.ts';

const most = { text: 20_000, runs: 400, lines: 400, href: 2000 };

/** Returns whether a link may point to `href`: only web pages and mailboxes, nothing executable. */
export function isLink(href: string): boolean {
  if (!/^(?:https?:\/\/|mailto:)/iu.test(href) || /[\s"'<>\\]/u.test(href)) return false;
  return URL.canParse(href) && ['http:', 'https:', 'mailto:'].includes(new URL(href).protocol);
}

const runSchema = z.object({
  text: z.string().min(1).max(most.text).refine(isLine, 'Use text without control characters'),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  href: line(most.href).refine(isLink, 'Link to a web page or an email address').optional(),
});
/** A part of a line with uniform formatting. */
export type Run = z.infer<typeof runSchema>;

/**
 * Formatting of one line. The words stay plain text elsewhere: once a line's words change, its formatting no longer
 * applies. Contains no markup.
 */
export const richLineSchema = z.object({
  /** A paragraph, or an entry of a bulleted or numbered list. */
  kind: z.enum(['p', 'ul', 'ol']),
  runs: z.array(runSchema).max(most.runs),
});
export type RichLine = z.infer<typeof richLineSchema>;
export const richLinesSchema = z.array(richLineSchema).max(most.lines);

export const wordsOfLine = ({ runs }: RichLine): string => runs.map(({ text }) => text).join('');
export const plainLine = (text: string): RichLine => ({ kind: 'p', runs: text === '' ? [] : [{ text }] });
export const isPlain = ({ kind, runs }: RichLine): boolean =>
  kind === 'p' && runs.every(({ bold, italic, href }) => bold !== true && italic !== true && href === undefined);

/** Returns the formatting of each text, matched by its words in order; null if it is plain. */
export function looksOf(texts: readonly string[], lines: readonly RichLine[]): (RichLine | null)[] {
  let from = 0;
  return texts.map((text) => {
    const at = lines.findIndex(
      (line, index) => index >= from && collapseSpace(wordsOfLine(line)) === collapseSpace(text),
    );
    const line = lines[at];
    if (line === undefined) return null;
    from = at + 1;
    return isPlain(line) ? null : line;
  });
}
