import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMarkdown } from '#server/readers/read-markdown.ts';
import type { LibraryItem } from '#tests/support/content-library.ts';
import type { LabelledQuestion } from './labelled-questions.ts';

/** All first or all second passages of a file: one organization's content, and the questions that every pair is asked. */
export interface PairedLibrary {
  name: string;
  items: LibraryItem[];
  questions: LabelledQuestion[];
}

/** Lines with bars are rows of one table, the first of them names its columns. */
function toMarkdown(heading: string | null, lines: readonly string[]): string {
  const written = lines.map((line, at) => {
    if (!line.includes(' | ')) return `${line}\n`;
    const opens = lines[at - 1]?.includes(' | ') !== true;
    const row = `| ${line} |`;
    return opens ? `\n${row}\n|${' --- |'.repeat(line.split(' | ').length)}` : row;
  });
  return `${heading === null ? '' : `# ${heading}\n\n`}${written.join('\n')}\n`;
}

function readSide(name: string, pairs: readonly string[][], side: 'A' | 'B'): PairedLibrary {
  const items: LibraryItem[] = [];
  const questions: LabelledQuestion[] = [];
  const startsWith = (prefix: string, lines: readonly string[]): string[] =>
    lines.filter((line) => line.startsWith(prefix)).map((line) => line.slice(prefix.length));
  for (const lines of pairs) {
    const [about = ''] = startsWith('@ seller: ', lines);
    const [heading = null] = startsWith(`${side}# `, lines);
    const passage = new Map(
      lines.flatMap((line) => {
        const [, key, text] = /^([AB]\d+) (.*)$/u.exec(line) ?? [];
        return key?.startsWith(side) === true && text !== undefined ? [[key, text] as const] : [];
      }),
    );
    const read = readMarkdown(Buffer.from(toMarkdown(heading, [...passage.values()])));
    if (read.status !== 'ready') throw new Error(`${name}: a passage can't be read`);
    items.push({ name: `${about}.md`, title: heading ?? about.split(' | kind: ')[1] ?? '', pieces: read.pieces });
    for (const asked of startsWith('? ', lines)) {
      const [kind = '', ofA = '', ofB = '', question = ''] = asked.split('|').map((part) => part.trim());
      const keys = (side === 'A' ? ofA : ofB).split(',').map((key) => key.trim());
      const accept = keys.flatMap((key) => passage.get(key)?.replace(/^[-*•]\s+/u, '') ?? []);
      questions.push({ seller: name, question, kind, answerable: accept.length > 0, accept, reject: [] });
    }
  }
  return { name, items, questions };
}

/** Reads the pairs of a folder: two libraries a file. An answer is right if it quotes a line that a label names. */
export function readPassagePairs(folder: string): PairedLibrary[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .flatMap((file) => {
      const pairs = readFileSync(join(folder, file), 'utf8')
        .split(/^=== /mu)
        .slice(1)
        .map((pair) => pair.split('\n').map((line) => line.trim()));
      const name = `pairs-${file.replace('.txt', '')}`;
      return (['A', 'B'] as const).map((side) => readSide(`${name}${side}`, pairs, side));
    });
}
