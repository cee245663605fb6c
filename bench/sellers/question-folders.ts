import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const own = join(import.meta.dirname, '..', 'evaluation');

/** A folder of test data and those of the project's own evaluation that hold labelled questions. */
export const questionFolders = (data: string | null): string[] =>
  [...(data === null ? [] : [data]), ...readdirSync(own).map((name) => join(own, name))].filter((folder) =>
    existsSync(join(folder, 'questions', 'questions.jsonl')),
  );
