import { wordTest } from '../ledger/word-test.ts';

const who =
  '(?:we|i|they|he|she|you|it|people|somebody|someone|everyone|nobody|who|(?:the|our|my|his|her|their) (?:\\p{L}+ )?\\p{L}+)';
const will = '(?:will|would|’ll|’d|won’t|wouldn’t)';

/** Finds every phrase of a list: `{who}` is whoever does something, `{will}` a form of will, and an apostrophe either of the two. */
export const phraseTest = (phrases: readonly string[]): RegExp =>
  wordTest(
    phrases.map((phrase) => phrase.trim().replaceAll('{who}', who).replaceAll('{will}', will).replaceAll('’', "[’']")),
    'giu',
  );
