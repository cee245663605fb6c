import { writtenSections } from './parts.ts';
import type { Writing } from './writing.ts';

/** Parts of the write call's response by name, as the model sent them. */
export type SaidParts = Readonly<Record<string, unknown>>;

/** Returns the complete fields of an object still being received: all but the last. */
export const endedParts = (soFar: SaidParts): SaidParts => Object.fromEntries(Object.entries(soFar).slice(0, -1));

/** Adds later parts to the accepted ones; drops mappings that refer to the pains of another response. */
export function joinParts(standing: SaidParts, later: SaidParts): SaidParts {
  const joined = { ...later, ...standing };
  if (!('pains' in standing) || 'mappings' in standing) return joined;
  return Object.fromEntries(Object.entries(joined).filter(([name]) => name !== 'mappings'));
}

/** Returns the parts that have replaced the draft. */
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
 * Parts of a streamed response: a part is reported as soon as it is complete.
 * One that passed the checks before the response broke off stays, whatever a retry says about it.
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
    /** Called with everything so far, each time another part is complete. */
    onParts: (writing: Writing) => void;
  }) {
    this.#judge = options.judge;
    this.#sells = options.sells;
    this.#onParts = options.onParts;
  }

  /** Takes the object received so far; its last part may be incomplete. */
  take(soFar: SaidParts): void {
    const ended = endedParts(soFar);
    if (Object.keys(ended).length <= Object.keys(this.#ended).length) return;
    this.#ended = ended;
    this.#onParts(this.#judge(joinParts(this.#standing, ended)));
  }

  /** Called when the response breaks off. */
  break(): void {
    const said = joinParts(this.#standing, this.#ended);
    this.#standing = passedParts(said, this.#judge(said), this.#sells);
    this.#ended = {};
  }

  /** Returns everything received, including a complete response if there is one; null if there is nothing. */
  end(answer: SaidParts | null): SaidParts | null {
    if (answer !== null) return joinParts(this.#standing, answer);
    return Object.keys(this.#standing).length > 0 ? this.#standing : null;
  }
}
