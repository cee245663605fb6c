/** Scripts without spaces between words. */
export const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Returns the pattern of a phrase as it is written, whatever its spaces and apostrophes. */
export const phrasePattern = (phrase: string): string =>
  phrase
    .trim()
    .replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`)
    .replaceAll(/\s+/gu, String.raw`\s+`)
    .replaceAll(/['’]/gu, "['’]");

const inside = String.raw`[\p{L}\p{M}\p{N}]`;

/** Returns a pattern that hears words, also as a part of 'SAP-based' or 'Budget-Freigabe'. */
export const heardWords = (pattern: string): string => `(?<!${inside})(?:${pattern})(?!${inside})`;

/** Returns a pattern that matches whole words alone: no part of '5,000', 'Ann-Marie', 'O’Neil' or 'we’ll', but 'Ann’s'. */
export const wholeWords = (pattern: string): string =>
  `(?<!${inside}|${inside}[-.,'’])(?:${pattern})(?!${inside}|[-.,](?=${inside})|['’](?=${inside})(?!s(?!${inside})))`;
