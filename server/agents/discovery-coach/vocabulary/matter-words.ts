/**
 * How people say what a seller should answer: `plain` says it by itself, `near` does with something else that points the
 * same way (a question, what was just spoken of, words of the seller's own content).
 */
export interface MatterWords {
  plain: readonly string[];
  near: readonly string[];
}
