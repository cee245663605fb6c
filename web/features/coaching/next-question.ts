import type { HeardField } from '#contract/coaching.ts';
import type { OpenSession, PlaybookQuestion } from '#contract/discovery.ts';

type Question = OpenSession['questions'][number];

/** Fields that tell where a prospect stands today; the others tell where they want to be, or how they buy. */
const ofToday: readonly HeardField[] = ['barriers', 'financialImpact', 'targetDate', 'emotionalImpact'];

const ofCall: readonly HeardField[] = [...ofToday, 'outcomes', 'impact', 'relief'];

/** What is known of a field decides what to ask next: 0 it is empty, 1 it can't be told, 2 it is filled. */
function rankOf(asks: readonly HeardField[], isFilled: (field: HeardField) => boolean): number {
  if (asks.length === 0) return 1;
  return asks.some((field) => !isFilled(field)) ? 0 : 2;
}

/**
 * Open questions, the best next one first: of today until today's fields are filled, then those whose field is empty, each in
 * the brief's order.
 */
export function inAskingOrder<Q extends Pick<Question, 'state' | 'asks'>>(
  questions: readonly Q[],
  isFilled: (field: HeardField) => boolean,
): Q[] {
  const todayKnown = ofToday.every(isFilled);
  const stateOf = ({ state }: Q): number => ((state === 'current') === todayKnown ? 1 : 0);
  return questions.toSorted(
    (a, b) =>
      (rankOf(a.asks, isFilled) === 2 ? 1 : 0) - (rankOf(b.asks, isFilled) === 2 ? 1 : 0) ||
      stateOf(a) - stateOf(b) ||
      rankOf(a.asks, isFilled) - rankOf(b.asks, isFilled),
  );
}

/** The industry's questions that may fill what is still empty, the best first; none once every field is filled. */
export function playbookNext(
  playbook: readonly PlaybookQuestion[],
  isFilled: (field: HeardField) => boolean,
): PlaybookQuestion[] {
  if (ofCall.every(isFilled)) return [];
  return inAskingOrder(playbook, isFilled).filter(({ asks }) => rankOf(asks, isFilled) < 2);
}
