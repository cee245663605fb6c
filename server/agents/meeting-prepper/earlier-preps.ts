import { dayInWords } from '#contract/day-in-words.ts';
import type { Gathered } from './gather-research.ts';

/**
 * A finished prep for the same company; identifies the person only by role, so that deleting that prep removes the
 * name.
 */
export interface EarlierPrep {
  id: string;
  /** ISO date. */
  day: string;
  role: string;
  questions: readonly string[];
}

const most = 2;

/** Returns earlier preps as documents: date, role and planned questions. */
export function earlierDocuments(preps: readonly EarlierPrep[]): Gathered[] {
  return preps.slice(0, most).map(({ id, day, role, questions }, at) => {
    const line = `Prepared ${dayInWords(day)}${role === '' ? '' : `, for a meeting with: ${role}`}`;
    const [first] = questions;
    const text = [line, ...questions].join('\n');
    const fetchedAt = new Date().toISOString();
    const title = `Your prep of ${dayInWords(day)}`;
    return {
      source: { id: `e${at + 1}`, kind: 'note', title, url: `/dashboard?prep=${id}`, fetchedAt, text },
      document: {
        kind: 'note',
        title,
        url: null,
        fetchedAt,
        text,
        label: 'your earlier preparation',
        facts: [
          {
            topic: 'earlier',
            text: `Your organization prepared for a meeting with this company on ${dayInWords(day)}${role === '' ? '' : `, with someone in the role “${role}”`}.`,
            quotes: [line],
          },
          ...(first === undefined
            ? []
            : [
                {
                  topic: 'earlier' as const,
                  text: `Among the questions prepared then (${dayInWords(day)}): “${first.replace(/[“”"]/gu, "'")}” If you asked it, open with what came of it.`,
                  quotes: [first],
                },
              ]),
        ],
      },
    };
  });
}
