/** What stands before the name of whoever an offer is from. */
export const offersFrom: readonly string[] = ['(?:quotes?|offers?|bids?|proposals?|demos?|tenders?) from'];

/** What stands before the name of somebody who also makes one. */
export const rivalSigns: readonly string[] = [
  'also (?:looking at|looked at|talking to|seeing|asked|evaluating|trying|trialling|trialing)',
  'unlike',
  'compared (?:to|with|against)',
  'up against',
];

/** What stands behind the name of somebody who made one. */
export const rivalOffers: readonly string[] = [
  '(?:has |have |had )?(?:quoted|undercut|pitched|tendered)',
  '(?:came|come|comes) in at',
];

/** What stands behind it, and behind much else that costs something. */
export const rivalDeeds: readonly string[] = [
  '(?:is|are|was|were) (?:\\p{L}+ )?(?:cheaper|dearer|less expensive|more expensive|half the price)',
];
