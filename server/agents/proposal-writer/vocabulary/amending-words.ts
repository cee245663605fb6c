/** Before what is added to a promise or taken from it: 'Without the board.' 'And the drawings.' */
export const amendingStarts: readonly string[] = ['with', 'without', 'and', 'plus', 'before', 'after'];

/** What it was is no longer so: 'Without the board.' 'Not' and 'only' say other things as often. */
export const removingStarts: readonly string[] = ['without'];

/** Words of an answer that accepts no change: 'Without the deposit I can't.' */
export const refusingWords: readonly string[] = [
  'no',
  'not',
  'never',
  "\\p{L}+n[’']t",
  'cannot',
  'stays?',
  'remains?',
  'sorry',
  'impossible',
  'afraid',
  'but',
];

/** Words that make a sentence of an addition: 'With the annex it costs more.' */
export const tellingWords: readonly string[] = [
  '(?:it|that|this|they|there|we|you|i)',
  'is',
  'are',
  'costs?',
  'goes',
  'takes',
  'needs?',
];

/** What somebody says who takes a condition back: 'I'll send them anyway.' */
export const waivingWords: readonly string[] = [
  'anyway',
  'either way',
  'in any case',
  'whatever (?:happens|you (?:do|say|decide))',
  'regardless',
  'no matter',
  'unconditionally',
  'no (?:conditions?|strings)',
  'without (?:conditions?|that|it|the condition)',
  '(?:forget|drop|never mind|leave out) (?:that|it|the \\p{L}+)',
];

/** Who would have to do something first: 'The rest I'd have to ask about.' */
export const openDuties: readonly string[] = [
  "(?:i|we)(?:[’']d| would|[’']ll| will) (?:need|have) to (?:ask|check(?! into)|find out|look)(?: (?:about|into))?",
];

/** Answers that ask for just that. */
export const bareOrders: readonly string[] = [
  '(?:please,? )?(?:ask|check|do|do that|do so|go ahead|find out)(?:,? (?:then|please))?',
  'please(?: do)?',
  'yes,? please',
];

/** Beginnings with which somebody gives in. */
export const concessions: readonly string[] = ['all right', 'alright', 'ok(?:ay)?', 'fine', 'very well', 'oh,? fine'];
