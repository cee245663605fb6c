import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import type { CoachPassage } from '#server/agents/discovery-coach/coach-material.ts';
import { readMarkdown } from '#server/readers/read-markdown.ts';
import { splitPassages } from '#server/search/split-passages.ts';

/**
 * A stretch of an invented call. One line of speech each: R sells, whoever else buys. Behind it in braces what it says: a
 * matter with the heading that answers it, `+` a field that it fills, or `trap`: words of a matter that are none.
 */
export interface Passage {
  seller: string;
  content: string;
  said: string;
}

export interface PassageLabel {
  /** From 0. */
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

/** Past the first words of a call, which are small talk. */
const beganSeconds = 120;
const wordsPerSecond = 2.7;

function readLabel(line: number, text: string): PassageLabel {
  const [kind = '', heading = null] = text.split('>');
  if (kind === 'trap') return { line, is: 'trap', kind, heading };
  return kind.startsWith('+')
    ? { line, is: 'field', kind: kind.slice(1), heading }
    : { line, is: 'matter', kind, heading };
}

/** The passage as the coach hears it, at the pace at which people talk, with its labels. */
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
