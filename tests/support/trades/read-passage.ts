import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import type { CoachPassage } from '#server/agents/discovery-coach/content-lines.ts';
import { readMarkdown } from '#server/readers/read-markdown.ts';
import { splitPassages } from '#server/search/split-passages.ts';

/**
 * A part of an invented call, one line of speech each: R sells, other letters buy.
 * Labels in braces: a matter with the heading that answers it, `+` for a field it fills, or `trap` for words that only
 * resemble a matter.
 */
export interface Passage {
  seller: string;
  content: string;
  said: string;
}

export interface PassageLabel {
  /** Counted from 0. */
  line: number;
  is: 'matter' | 'field' | 'trap';
  kind: string;
  heading: string | null;
}

export interface ReadPassage {
  seller: string;
  lines: CallLine[];
  labels: PassageLabel[];
  passages: CoachPassage[];
}

/** Past the small talk at the start of a call. */
const beganSeconds = 120;
const wordsPerSecond = 2.7;

function readLabel(line: number, text: string): PassageLabel {
  const [kind = '', heading = null] = text.split('>');
  if (kind === 'trap') return { line, is: 'trap', kind, heading };
  return kind.startsWith('+')
    ? { line, is: 'field', kind: kind.slice(1), heading }
    : { line, is: 'matter', kind, heading };
}

/** Returns the passage as the coach hears it, at talking pace, with its labels. */
export function readPassage({ seller, content, said }: Passage): ReadPassage {
  let at = beganSeconds;
  const labels: PassageLabel[] = [];
  const lines = said
    .trim()
    .split('\n')
    .map((each, index): CallLine => {
      labels.push(...[...each.matchAll(/\{([^}]+)\}/gu)].map(([, label = '']) => readLabel(index, label)));
      const text = each.slice(2).replaceAll(/\s*\{[^}]+\}/gu, '');
      const line = { id: String(index), at, speaker: each.slice(0, 1), text };
      at += Math.max(1, text.split(/\s+/u).length / wordsPerSecond);
      return { ...line, side: line.speaker === 'R' ? 'rep' : 'prospect' };
    });
  const read = readMarkdown(new TextEncoder().encode(content));
  if (read.status !== 'ready') throw new Error(`The content of ${seller} can't be read`);
  const passages = splitPassages(read.pieces).map(({ text, heading, page }, number) => ({
    passageId: String(number),
    contentId: 'seller',
    contentKind: 'document' as const,
    number,
    title: seller,
    heading,
    page,
    text,
  }));
  return { seller, lines, labels, passages };
}
