import { writtenSections } from './parts.ts';
import type { Writing } from './writing.ts';

/** Parts of a written answer by their names, as the model said them. */
export type SaidParts = Readonly<Record<string, unknown>>;

/** Fields of an object that is still being said which have ended: all but its last. */
export const endedParts = (soFar: SaidParts): SaidParts => Object.fromEntries(Object.entries(soFar).slice(0, -1));

/** Parts that stand, with those that were said later beside them; mappings lead to the pains of their own answer. */
export function joinParts(standing: SaidParts, later: SaidParts): SaidParts {
  const joined = { ...later, ...standing };
  if (!('pains' in standing) || 'mappings' in standing) return joined;
  return Object.fromEntries(Object.entries(joined).filter(([name]) => name !== 'mappings'));
}

/** Of parts that were said, those whose place is no longer the draft's. */
export function passedParts(said: SaidParts, writing: Writing, sells: boolean): SaidParts {
  const { written, asksOwn } = writtenSections(writing, { only: null, sells });
  const passed: Readonly<Record<string, boolean>> = {
    topLine: writing.topLine !== null,
    pains: written.has('painPoints'),
    mappings: written.has('solutionMapping'),
    openers: written.has('talkingPoints'),
    avoid: written.has('talkingPoints'),
    questions: asksOwn,
  };
  return Object.fromEntries(Object.entries(said).filter(([name]) => passed[name] === true));
}

/**
 * What an answer that is streamed has brought: a part that has ended is told at once, and one that passed the checks before
 * the answer broke off stays, whatever another try says of it.
 */
export class PartsSoFar {
  #standing: SaidParts = {};
  #ended: SaidParts = {};
  readonly #judge: (said: SaidParts) => Writing;
  readonly #sells: boolean;
  readonly #onParts: (writing: Writing) => void;

  constructor(options: {
    judge: (said: SaidParts) => Writing;
    sells: boolean;
    /** Called with all that has come so far, each time that a further part has ended. */
    onParts: (writing: Writing) => void;
  }) {
    this.#judge = options.judge;
    this.#sells = options.sells;
    this.#onParts = options.onParts;
  }

  /** Takes the object that the answer has come to; its last part may be half. */
  take(soFar: SaidParts): void {
    const ended = endedParts(soFar);
    if (Object.keys(ended).length <= Object.keys(this.#ended).length) return;
    this.#ended = ended;
    this.#onParts(this.#judge(joinParts(this.#standing, ended)));
  }

  /** The answer broke off. */
  break(): void {
    const said = joinParts(this.#standing, this.#ended);
    this.#standing = passedParts(said, this.#judge(said), this.#sells);
    this.#ended = {};
  }

  /** All that came, with the whole answer where there was one; null: nothing did. */
  end(answer: SaidParts | null): SaidParts | null {
    if (answer !== null) return joinParts(this.#standing, answer);
    return Object.keys(this.#standing).length > 0 ? this.#standing : null;
  }
}
