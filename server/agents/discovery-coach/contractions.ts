/** Full forms and how people shorten them: what is listed in one form is heard in the other. */
const short: readonly (readonly [full: RegExp, short: string])[] = [
  [/\b(i) am\b/giu, '$1’m'],
  [/\b(you|we|they) are\b/giu, '$1’re'],
  [/\b(it|that|he|she|what|there|where|who|how) is\b/giu, '$1’s'],
  [/\b(i|you|we|they|he|she|it) (?:would|had)\b/giu, '$1’d'],
  [/\b(i|you|we|they) have\b/giu, '$1’ve'],
  [/\b(i|you|we|they|he|she|it) will\b/giu, '$1’ll'],
  [/\b(do|does|did|is|are|was|would|could|should|have|has) not\b/giu, '$1n’t'],
  [/\bcan ?not\b/giu, 'can’t'],
  [/\bwill not\b/giu, 'won’t'],
];

const shortened = (text: string): string => short.reduce((sofar, [full, form]) => sofar.replace(full, form), text);

/** Whether a text says it, as it stands or with its full forms shortened. */
export const saysOf =
  (text: string) =>
  (test: RegExp): boolean =>
    test.test(text) || test.test(shortened(text));
