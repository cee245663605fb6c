import { projectWords, salesStarts, servingWords, teachingWords } from './vocabulary/teaching-words.ts';
import { wordTest } from './word-test.ts';

const teaching = wordTest(teachingWords);
const serving = wordTest(servingWords);
const project = wordTest(projectWords);
const sales = new RegExp(`^${wordTest(salesStarts).source}`, 'iu');
const begins = 70;

/** Returns whether a sentence describes the article itself or an example, not the company. */
export const isTeaching = (text: string): boolean => teaching.test(text);

/** Returns whether a sentence is sales copy that urges the reader: 'Get fixes in 24 hours', 'Reduce …'. */
export const isSales = (text: string): boolean => sales.test(text);

/** Returns whether a sentence tells of customers' troubles that the company solves. */
export const isService = (text: string): boolean => serving.test(text);

/** Returns whether a sentence is about one project: 'Ourname worked with a large insurer to …'. */
export function isProject(text: string, name: RegExp): boolean {
  const start = new RegExp(`^(?:we|wir|nous|wij|${name.source})\\b`, 'iu').exec(text);
  return start !== null && project.test(text.slice(start[0].length, begins));
}
