import { cardinalNames } from '#server/agents/vocabulary/cardinals.ts';

/** Numbers as phrases know them: all are `#`. One is an article too. */
export const unitWords: readonly string[] = [...cardinalNames(2, 12), 'hundred', 'thousand', 'grand', 'million'];
export const tensWords: readonly string[] = ['twen', 'thir', 'for', 'fif', 'six', 'seven', 'eigh', 'nine'];

/** Endings that phrases leave out, the longest first. */
export const phraseEndings: readonly string[] = ['ing', 'ed', 'ies', 'es', 's'];
