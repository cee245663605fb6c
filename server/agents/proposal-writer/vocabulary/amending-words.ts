/** Before what is added to a promise or taken from it: 'Without the board.' 'And the drawings.' */
export const amendingStarts: readonly string[] = ['with', 'without', 'not', 'and', 'plus', 'only', 'before', 'after'];

/** What it was is no longer so: 'Without the board.' */
export const removingStarts: readonly string[] = ['without', 'not', 'only'];

/** Who would have to do something first: 'The rest I'd have to ask about.' */
export const openDuties: readonly string[] = [
  "(?:i|we)(?:[’']d| would|[’']ll| will) (?:need|have) to (?:ask|check|find out|look)(?: (?:about|into))?",
];

/** Answers that ask for just that. */
export const bareOrders: readonly string[] = [
  '(?:please,? )?(?:ask|check|do|do that|do so|go ahead|find out|look)(?:,? (?:then|please))?',
  'please(?: do)?',
  'yes,? please',
];

/** Beginnings with which somebody gives in. */
export const concessions: readonly string[] = ['all right', 'alright', 'ok(?:ay)?', 'fine', 'very well', 'oh,? fine'];
