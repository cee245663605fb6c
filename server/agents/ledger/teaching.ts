import { projectWords, salesStarts, servingWords, teachingWords } from './vocabulary/teaching-words.ts';
import { wordTest } from './word-test.ts';

const teaching = wordTest(teachingWords);
const serving = wordTest(servingWords);
const project = wordTest(projectWords);
const sales = new RegExp(`^${wordTest(salesStarts).source}`, 'iu');
const begins = 70;

/** An article speaks of itself, or reckons an example: nothing is said of the company. */
export const isTeaching = (text: string): boolean => teaching.test(text);

/** 'Get fixes in 24 hours', 'Reduce …': sales copy that asks its reader to do something. */
export const isSales = (text: string): boolean => sales.test(text);

/** Troubles of those whom the company serves, told as what it does for them. */
export const isService = (text: string): boolean => serving.test(text);

/** 'Ourname worked with a large insurer to …': one project, and not what the company is. */
export function isProject(text: string, name: RegExp): boolean {
  const start = new RegExp(`^(?:we|wir|nous|wij|${name.source})\\b`, 'iu').exec(text);
  return start !== null && project.test(text.slice(start[0].length, begins));
}
