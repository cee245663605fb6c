import { fillFields } from '#server/agents/discovery-coach/fields/fill-fields.ts';
import type { NotedCall } from './noted-call.ts';

export interface NoteScore {
  /** Suggestions, and those of them that a label allows. */
  given: number;
  right: number;
  /** Notes with a label, and those of them that fill one of theirs. */
  labelled: number;
  found: number;
  /** What is wrong and what is missing, for those who may look. */
  wrong: string[];
  missing: string[];
}

/** Compares what notes fill with their labels. A single field has one suggestion: two notes that say it count as two. */
export function scoreNotes(calls: readonly NotedCall[]): NoteScore {
  const score: NoteScore = { given: 0, right: 0, labelled: 0, found: 0, wrong: [], missing: [] };
  for (const { notes } of calls) {
    const fills = fillFields(
      notes.map(([text], at) => ({ id: String(at), at: 30 + at * 40, speaker: '', side: 'note', text })),
    );
    for (const { field, line, text } of fills) {
      const isRight = notes[Number(line.id)]?.slice(1).includes(field) === true;
      score.given += 1;
      if (isRight) score.right += 1;
      else score.wrong.push(`${field} <- ${text}`);
    }
    notes.forEach(([text, ...fields], at) => {
      if (fields.length === 0) return;
      score.labelled += 1;
      if (fills.some(({ field, line }) => line.id === String(at) && fields.includes(field))) score.found += 1;
      else score.missing.push(`${fields.join()} <- ${text}`);
    });
  }
  return score;
}
