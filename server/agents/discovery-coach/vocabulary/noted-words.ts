/** Heads of a note that says what is to be done. */
export const stepHeads: readonly string[] = [
  'next steps?',
  'to[- ]?dos?',
  'actions?(?: items?| points?)?',
  'follow[- ]?ups?',
];
/** Others who are to do it. */
export const otherDoers: readonly string[] = ['they', 'he', 'she', 'prospect', 'customer', 'client', 'buyer', 'them'];
