import type { PrepStep } from '#contract/prep.ts';

const labels = {
  find: 'Find the website',
  read: 'Read the pages',
  research: 'Ask other sources',
  facts: 'Collect the facts',
  write: 'Write the sections',
  questions: 'Choose the questions',
} as const;
type StepKey = keyof typeof labels;

/** Returns the steps of a run before it begins. */
export function waitingSteps(): PrepStep[] {
  return Object.entries(labels).map(([key, label]) => ({ key, label, state: 'waiting', detail: '' }));
}

/** Keeps the step list and reports it as a whole after every change. */
export function trackSteps(report: (steps: PrepStep[]) => void): {
  set: (key: StepKey, state: PrepStep['state'], detail?: string) => void;
  fail: (detail: string) => void;
} {
  let steps = waitingSteps();
  const change = (matches: (step: PrepStep) => boolean, state: PrepStep['state'], detail?: string): void => {
    steps = steps.map((step) => (matches(step) ? { ...step, state, detail: detail ?? step.detail } : step));
    report(steps);
  };
  return {
    set: (key, state, detail) => change((step) => step.key === key, state, detail),
    fail: (detail) => change((step) => step.state === 'working', 'failed', detail),
  };
}
