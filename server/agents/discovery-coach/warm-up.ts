import { setTimeout } from 'node:timers/promises';
import { givingTurns } from '#server/platform/giving-turns.ts';
import type { CallLine } from './call-line.ts';
import { readMaterial } from './coach-material.ts';
import { openCoach } from './coach.ts';
import { askedBy, touchedBy } from './fields/asked-fields.ts';
import { openFieldReader } from './fields/fill-fields.ts';
import { fitness, fitsAsAnswer, isAside } from './fields/fit-answer.ts';
import { fillsField } from './fields/what-fills.ts';
import { hearPlainly } from './learned/hear-plainly.ts';
import { phraseOdds } from './learned/phrase-odds.ts';
import { formOf } from './line-form.ts';
import { deniesBudget, fieldsOfPart, isBarred, isOfDeal, isOwnDoing } from './notes/note-field.ts';
import { readRelatedTerms } from '#server/search/related-terms.ts';
import { holdsPromise } from './find-promises.ts';
import { openQuestionReader } from './tick-questions.ts';
import { tellsOfTry } from './told-tale.ts';

const line = (side: CallLine['side'], at: number, text: string): CallLine => ({
  ...{ id: String(at), at, side, text },
  speaker: side === 'note' ? '' : side,
});
const [asked, said, noted] = [
  line('rep', 100, 'How do you do that today, and what does it cost you?'),
  line('prospect', 105, 'We do it by hand. It costs us about forty thousand a year, and nobody likes it.'),
  line('note', 110, 'budget 20k, live by March'),
] as const;

/** V8 compiles a pattern when it's first used, and to the end where the text is this long. */
const longText = said.text.padEnd(1100);

/** What every line goes through, in parts, so that no turn takes long. */
function steps(): (() => unknown)[] {
  const [coach, fields, questions] = [openCoach(readMaterial([], ['-'])), openFieldReader(), openQuestionReader()];
  const whole = [asked, said, noted].flatMap((each) => [
    () => fields.hear(each),
    () => questions.hear(each),
    () => coach.hear(each),
  ]);
  return [
    () => touchedBy(longText),
    () => askedBy(`${longText}?`),
    () => fitness(longText),
    () => fitsAsAnswer('budget', longText),
    () => isAside('budget', longText),
    () => fillsField('barriers', longText),
    () => fillsField('outcomes', longText),
    () => fillsField('relief', longText),
    () => fillsField('emotionalImpact', longText),
    () => fillsField('financialImpact', longText),
    () => fillsField('targetDate', longText),
    () => formOf(longText, { rep: longText, fresh: true, told: 0, at: 100 }),
    () => tellsOfTry(said, []),
    () => holdsPromise(longText),
    () => phraseOdds(longText, longText)('objection'),
    () => hearPlainly(longText)('objection'),
    () => isBarred(longText),
    () => isOwnDoing(longText),
    () => isOfDeal(longText),
    () => deniesBudget(longText),
    () => fieldsOfPart({ head: null, under: '', text: longText }),
    ...whole,
    ...whole,
  ];
}

/** Who opens a session has it shown before this begins. */
const afterMs = 500;
let isWarm = false;

/**
 * Reads word lists and compiles patterns, once in a process: the first line that it hears would else wait for that, and
 * everybody with it. A process in which nobody opens a session needs neither. Others get their turn in between.
 */
export async function warmUpCoach(): Promise<void> {
  if (isWarm) return;
  isWarm = true;
  await setTimeout(afterMs, undefined, { ref: false });
  const giveTurn = givingTurns();
  await readRelatedTerms(giveTurn);
  for (const step of steps()) {
    await giveTurn();
    step();
  }
}
