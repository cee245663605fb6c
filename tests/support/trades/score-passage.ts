import type { CoachCard } from '#contract/coach-cards.ts';
import { openCoach } from '#server/agents/discovery-coach/coach.ts';
import { readMaterial } from '#server/agents/discovery-coach/coach-material.ts';
import { fillFields } from '#server/agents/discovery-coach/fields/fill-fields.ts';
import type { ReadPassage } from './read-passage.ts';

export interface PassageScore {
  matters: number;
  answered: number;
  /** Cards shown for an objection, a competitor or a price, and how many are right. */
  cards: number;
  right: number;
  onTraps: number;
  fields: number;
  filled: number;
  rightly: number;
}

const soonSeconds = 20;
const linesAround = 2;
const counted: readonly string[] = ['objection', 'competitor', 'price'];

/** Returns the cards a coach shows during the passage. */
export function cardsOf({ seller, passages, lines }: ReadPassage): CoachCard[] {
  const coach = openCoach(readMaterial(passages, [seller]));
  const cards: CoachCard[] = [];
  let at = 0;
  for (const line of lines) {
    for (; at < line.at; at += 1) cards.push(...[coach.wait(at)].filter((card) => card !== null));
    cards.push(...[coach.hear(line)].filter((card) => card !== null));
  }
  for (let left = 0; left < soonSeconds; left += 1)
    cards.push(...[coach.wait(at + left)].filter((card) => card !== null));
  return cards;
}

/** Scores like `bench coach`: a card within 20 seconds of a matter, a field within two lines of its label. */
export function scorePassage(passage: ReadPassage): PassageScore {
  const { lines, labels } = passage;
  const cards = cardsOf(passage);
  const at = (line: number): number => lines[Math.min(lines.length - 1, Math.max(0, line))]?.at ?? 0;
  const near = (line: number, id: string): boolean => Math.abs(line - Number(id)) <= linesAround;
  const matters = labels.filter(({ is }) => is === 'matter');
  const fields = labels.filter(({ is }) => is === 'field');
  const told = cards.filter(({ kind }) => counted.includes(kind));
  const fills = fillFields(lines);
  return {
    matters: matters.length,
    answered: matters.filter(({ line, kind, heading }) =>
      cards.some(
        (card) =>
          (card.kind === kind || (heading !== null && card.say?.heading === heading)) &&
          card.at >= at(line - linesAround) &&
          card.at <= at(line) + soonSeconds,
      ),
    ).length,
    cards: told.length,
    right: told.filter((card) => matters.some(({ kind, line }) => kind === card.kind && near(line, card.lineId)))
      .length,
    onTraps: labels.filter(({ is, line }) => is === 'trap' && cards.some(({ lineId }) => Number(lineId) === line))
      .length,
    fields: fields.length,
    filled: fills.length,
    rightly: fills.filter(({ field, line }) => fields.some((each) => each.kind === field && near(each.line, line.id)))
      .length,
  };
}
