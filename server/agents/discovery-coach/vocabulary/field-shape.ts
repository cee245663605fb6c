/** What a rep asks for a field of the session, and what its answer holds; `alone`: what says it without a question. */
export interface FieldWords {
  asked: readonly string[];
  holds: readonly string[];
  /** What else an answer may hold where it was asked for by name. */
  answers?: readonly string[];
  /** What makes a question one for something else. */
  other?: readonly string[];
  alone: readonly string[];
}
