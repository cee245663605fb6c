import type { CoachCard } from '#contract/coach-cards.ts';
import { heardFields } from '#contract/coaching.ts';
import { openCoach } from '#server/agents/discovery-coach/coach.ts';
import { encodeInThread } from '#server/agents/discovery-coach/meaning/encoder-thread.ts';
import { openLineMeanings, type LineMeanings } from '#server/agents/discovery-coach/meaning/line-meanings.ts';
import { fillFields } from '#server/agents/discovery-coach/fields/fill-fields.ts';
import type { CallField } from '#server/agents/discovery-coach/vocabulary/field-words.ts';
import { findPromises } from '#server/agents/discovery-coach/find-promises.ts';
import { tickQuestions } from '#server/agents/discovery-coach/tick-questions.ts';
import { readMaterial } from '#server/agents/discovery-coach/coach-material.ts';
import { similarity } from '#server/readers/sentences.ts';
import { isWanted, median, type Benchmark, type BenchmarkResult } from './benchmark.ts';
import { builtOn, givenCalls, type GivenCall } from './given-calls.ts';
import { scoreEverydayLines } from './coach/everyday-lines.ts';
import { scoreMeetings, scoreThemes } from './coach/meeting-topics.ts';
import { noteFigures } from './coach/typed-notes.ts';

const soon = 20;
const linesAround = 2;
const encodingMs = 60_000;
const counted: readonly string[] = ['objection', 'competitor', 'price'];
const kindOf = (label: string): string => (label === 'question-for-proof' ? 'proof' : label);

interface Replay {
  cards: CoachCard[];
  /** Milliseconds from a line to the coach's decision. */
  took: number[];
}

/** `meanings`: what each line means, encoded as it comes; null: lines are heard by their words alone. */
async function replay({ lines, passages, seller }: GivenCall, meanings: LineMeanings | null): Promise<Replay> {
  const coach = openCoach(readMaterial(passages, [seller]), meanings?.of);
  const cards: CoachCard[] = [];
  const took: number[] = [];
  let at = 0;
  for (const line of lines) {
    for (; at < line.at; at += 1) cards.push(...[coach.wait(at)].filter((card) => card !== null));
    // Nobody waits for a seller's line: seconds pass until it is answered.
    if (line.side === 'rep') await meanings?.learn([line], encodingMs);
    const began = performance.now();
    await meanings?.learn([line], encodingMs);
    const card = coach.hear(line);
    took.push(performance.now() - began);
    if (card !== null) cards.push(card);
  }
  return { cards, took };
}

interface Score {
  matters: number;
  answered: number;
  /** Cards against an objection, a competitor or a price, and those of them that answer one. */
  counted: number;
  right: number;
  traps: number;
  onTraps: number;
  cards: number;
  minutes: number;
  again: number;
  /** Fields that were filled, those of them that a label names there, and what labels name. */
  filled: number;
  rightly: number;
  fields: number;
  /** Promises that were found, those that a label names, and what labels name. */
  promised: number;
  promisedRightly: number;
  promises: number;
  labelledPromises: number;
  /** Prepared questions that were ticked off, those that are not labelled as never asked, and all that were asked. */
  ticked: number;
  tickedRightly: number;
  askedQuestions: number;
}

/** Whether a card is of this matter's kind, or of the heading that answers it, and comes on time. */
function fits(card: CoachCard, kind: string, section: string | null, from: number, to: number): boolean {
  const same = card.kind === kind || (section !== null && (card.say?.heading ?? '') === section);
  return same && card.at >= from && card.at <= to + soon;
}

function scoreCall(call: GivenCall, { cards }: Replay, meanings: LineMeanings | null): Score {
  const at = (line: number): number => call.lines[Math.min(call.lines.length, Math.max(1, line)) - 1]?.at ?? 0;
  const labels = call.labels.lines.map((label) => ({ ...label, kind: kindOf(label.kind) }));
  const matters = labels.filter(({ kind, repeat }) => kind !== 'none-trap' && !repeat);
  const answered = matters.filter(({ kind, line, answer_section: section }) =>
    cards.some((card) => fits(card, kind, section, at(line - linesAround), at(line))),
  );
  const told = cards.filter(({ kind }) => counted.includes(kind));
  const right = told.filter((card) =>
    labels.some((label) => label.kind === card.kind && Math.abs(label.line - Number(card.lineId)) <= linesAround),
  );
  const traps = labels.filter(({ kind }) => kind === 'none-trap');
  return {
    matters: matters.length,
    answered: answered.length,
    counted: told.length,
    right: right.length,
    traps: traps.length,
    onTraps: traps.filter(({ line }) => cards.some(({ lineId }) => Number(lineId) === line)).length,
    cards: cards.length,
    minutes: (call.lines.at(-1)?.at ?? 0) / 60,
    again: cards.filter((card, index) =>
      cards.slice(0, index).some((other) => similarity(card.say?.text ?? card.ask, other.say?.text ?? other.ask) > 0.7),
    ).length,
    ...scoreFields(call, meanings),
    ...scorePromises(call),
    ...scoreQuestions(call),
    labelledPromises: call.labels.promises.length,
  };
}

function scoreFields(
  { lines, labels }: GivenCall,
  meanings: LineMeanings | null,
): Pick<Score, 'filled' | 'rightly' | 'fields'> {
  const fills = fillFields(lines, meanings?.of);
  const named = (field: CallField): number[] => labels.fields[field] ?? [];
  const right = (field: CallField, line: number): boolean =>
    named(field).some((at) => Math.abs(at - line) <= linesAround);
  return {
    filled: fills.length,
    rightly: fills.filter(({ field, line }) => right(field, Number(line.id))).length,
    fields: heardFields.reduce((sum, field) => sum + named(field).length, 0),
  };
}

function scorePromises({ lines, labels }: GivenCall): Pick<Score, 'promised' | 'promisedRightly' | 'promises'> {
  const found = findPromises(lines);
  const near = (at: number, line: number): boolean => Math.abs(at - line) <= linesAround;
  return {
    promised: found.length,
    promisedRightly: found.filter(({ line }) => labels.promises.some((each) => near(each.line, Number(line.id))))
      .length,
    promises: labels.promises.filter((each) => found.some(({ line }) => near(each.line, Number(line.id)))).length,
  };
}

function scoreQuestions({
  lines,
  labels,
  prep,
}: GivenCall): Pick<Score, 'ticked' | 'tickedRightly' | 'askedQuestions'> {
  const ticked = tickQuestions(prep.questions, lines);
  return {
    ticked: ticked.length,
    tickedRightly: ticked.filter(({ question }) => !labels.notAsked.includes(prep.questions[question] ?? '')).length,
    askedQuestions: prep.questions.length - labels.notAsked.length,
  };
}

/** Whether the coach speaks when it should: the labelled calls line by line, one half of which no rule was written by. */
export const run: Benchmark = async (data, parts) => {
  // Weights as shipped know every call that comes with the project, and the given ones.
  const weights = process.env['WEIGHTS'] ?? 'as shipped, learned from all labeled calls but those of the newest hands';
  const figures: BenchmarkResult['figures'] = { weights };
  const calls = (data === null ? [] : givenCalls(data)).filter(({ name }) => isWanted(parts, name));
  const took: number[] = [];
  const halves: Record<'lookedAt' | 'unseen', Score[]> = { lookedAt: [], unseen: [] };
  const byWords: typeof halves = { lookedAt: [], unseen: [] };
  const meanings = openLineMeanings(encodeInThread);
  await meanings.learn(calls[0]?.lines.slice(0, 1) ?? [], encodingMs);
  for (const call of calls) {
    const half = builtOn.includes(call.name) ? 'lookedAt' : 'unseen';
    byWords[half].push(scoreCall(call, await replay(call, null), null));
    const done = await replay(call, meanings);
    took.push(...done.took);
    const score = scoreCall(call, done, meanings);
    halves[half].push(score);
    figures[call.name] =
      `${score.answered} of ${score.matters} matters answered, ${score.right} of ${score.counted} cards right, ${score.onTraps} of ${score.traps} traps, ${(score.cards / (score.minutes / 10)).toFixed(1)} cards in ten minutes`;
    process.stderr.write(`${call.name}: ${figures[call.name]}\n`);
  }
  for (const [half, scores] of Object.entries(halves)) {
    const sum = (read: (score: Score) => number): number => scores.reduce((total, score) => total + read(score), 0);
    const share = (part: number, whole: number): number => Number((whole === 0 ? 0 : part / whole).toFixed(3));
    figures[`${half}Answered`] = share(
      sum((score) => score.answered),
      sum((score) => score.matters),
    );
    figures[`${half}CardsRight`] = share(
      sum((score) => score.right),
      sum((score) => score.counted),
    );
    figures[`${half}Traps`] = share(
      sum((score) => score.onTraps),
      sum((score) => score.traps),
    );
    // As where the encoder can't be had.
    const words = (read: (score: Score) => number): number =>
      byWords[half as keyof typeof byWords].reduce((total, score) => total + read(score), 0);
    figures[`${half}ByWords`] =
      `${words((score) => score.answered)} of ${words((score) => score.matters)} matters answered, ${words((score) => score.right)} of ${words((score) => score.counted)} cards right, ${words((score) => score.onTraps)} of ${words((score) => score.traps)} traps, ${words((score) => score.rightly)} of ${words((score) => score.filled)} fields right (${words((score) => score.fields)} named)`;
    figures[`${half}CardsInTenMinutes`] = share(
      sum((score) => score.cards),
      sum((score) => score.minutes) / 10,
    );
    figures[`${half}FieldsRight`] = share(
      sum((score) => score.rightly),
      sum((score) => score.filled),
    );
    figures[`${half}FieldsFound`] = share(
      sum((score) => score.rightly),
      sum((score) => score.fields),
    );
    figures[`${half}PromisesRight`] = share(
      sum((score) => score.promisedRightly),
      sum((score) => score.promised),
    );
    figures[`${half}PromisesFound`] = share(
      sum((score) => score.promises),
      sum((score) => score.labelledPromises),
    );
    figures[`${half}QuestionsRight`] = share(
      sum((score) => score.tickedRightly),
      sum((score) => score.ticked),
    );
    figures[`${half}QuestionsTicked`] = share(
      sum((score) => score.tickedRightly),
      sum((score) => score.askedQuestions),
    );
    const themes = scoreThemes(calls.filter(({ name }) => builtOn.includes(name) === (half === 'lookedAt')));
    figures[`${half}ThemesSpanF1`] = themes.cut;
    figures[`${half}EqualSlicesSpanF1`] = themes.equal;
    figures[`${half}Repeated`] = sum((score) => score.again);
  }
  const sorted = took.toSorted((a, b) => a - b);
  figures['decisionP50Ms'] = Number((median(sorted) || 0).toFixed(2));
  figures['decisionP95Ms'] = Number((sorted[Math.floor(sorted.length * 0.95)] ?? 0).toFixed(2));
  // These two come with the project: `--only terse-notes` or `--only everyday-lines` runs one alone.
  if (isWanted(parts, 'everyday-lines')) Object.assign(figures, await scoreEverydayLines(meanings));
  if (isWanted(parts, 'terse-notes')) Object.assign(figures, noteFigures());
  const meetings = data === null ? null : scoreMeetings(data);
  if (meetings !== null) {
    figures['topicsSpanF1'] = meetings.cut;
    figures['equalSlicesSpanF1'] = meetings.equal;
  }
  return {
    figures,
    targets: {
      ...(meetings === null ? {} : { topicsSpanF1: { atLeast: meetings.equal } }),
      unseenAnswered: { atLeast: 0.7 },
      unseenCardsRight: { atLeast: 0.6 },
      unseenFieldsRight: { atLeast: 0.8 },
      unseenFieldsFound: { atLeast: 0.5 },
      unseenRepeated: { atMost: 0 },
      decisionP95Ms: { atMost: 50 },
    },
  };
};
