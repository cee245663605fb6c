/** What stands before the name of somebody who also makes an offer. */
export const rivalSigns: readonly string[] = [
  '(?:quotes?|offers?|bids?|proposals?|demos?|tenders?) from',
  'also (?:looking at|looked at|talking to|seeing|asked|evaluating|trying|trialling|trialing)',
  'unlike',
  '(?:compared|up) (?:to|with|against)',
];

/** What stands behind it. */
export const rivalDeeds: readonly string[] = [
  '(?:has |have |had )?(?:quoted|undercut|pitched|tendered)',
  '(?:came|come|comes) in at',
  '(?:is|are|was|were) (?:\\p{L}+ )?(?:cheaper|dearer|less expensive|more expensive|half the price)',
  'charges?',
  'would (?:do|charge)',
  '(?:wants?|asks?) (?:less|more|only)',
];
