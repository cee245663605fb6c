import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ContentAnswerToQuestion } from '#contract/ask.ts';
import { extractFile } from '#server/readers/extract-file.ts';
import type { LibraryItem } from '#tests/support/content-library.ts';
import { lines } from './collections.ts';

const questionSchema = z.object({
  seller: z.string(),
  question: z.string(),
  kind: z.string(),
  answerable: z.boolean(),
  accept: z.array(z.string()),
  reject: z.array(z.string()),
});
export type LabelledQuestion = z.infer<typeof questionSchema>;

export function readQuestions(folder: string): LabelledQuestion[] {
  const path = join(folder, 'questions', 'questions.jsonl');
  return existsSync(path) ? lines<unknown>(path).map((line) => questionSchema.parse(line)) : [];
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder)
    .toSorted()
    .flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? filesBelow(path) : [path];
    });

/** The Markdown pages of a seller, read as uploads are. */
export async function readSellerContent(folder: string): Promise<LibraryItem[]> {
  const items: LibraryItem[] = [];
  for (const path of filesBelow(folder).filter((each) => /\.mdx?$/u.test(each))) {
    const name = path.slice(folder.length + 1);
    const extraction = await extractFile({
      bytes: readFileSync(path),
      name: name.replace(/\.mdx$/u, '.md'),
      type: 'text/markdown',
    });
    if (extraction.status === 'ready') items.push({ name, title: extraction.title ?? '', pieces: extraction.pieces });
  }
  return items;
}

const plain = (text: string): string => text.replace(/\s+/gu, ' ').replace(/[*`]/gu, '').toLowerCase();
const holds = (texts: readonly string[], wanted: readonly string[]): boolean =>
  texts.some((text) => wanted.some((each) => plain(text).includes(plain(each))));

export type Verdict = 'right' | 'wrong' | 'missed' | 'refused' | 'tempted' | 'answered';

/** How an answer to a labelled question counts; the rejects hold for its first sentence, with `first` the accepted too. */
export function verdictOf(
  { answerable, accept, reject }: LabelledQuestion,
  { answer }: ContentAnswerToQuestion,
  { first = false } = {},
): Verdict {
  const said = (answer?.sentences ?? []).map(({ text }) => text);
  const top = said.slice(0, 1);
  if (!answerable) return said.length === 0 ? 'refused' : holds(said, reject) ? 'tempted' : 'answered';
  if (said.length === 0) return 'missed';
  return holds(first ? top : said, accept) && !holds(top, reject) ? 'right' : 'wrong';
}

/** Place among the shown passages, from 0, of the first that holds what is accepted; -1: none does. */
export function rightPassage({ accept }: LabelledQuestion, { passages }: ContentAnswerToQuestion): number {
  return passages.findIndex(({ text, heading }) => holds([`${heading ?? ''}\n${text}`], accept));
}
