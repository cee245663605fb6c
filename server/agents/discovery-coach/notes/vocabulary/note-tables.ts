/** Columns that tell how it is. */
export const nowColumns: readonly string[] = [
  'today|now|currently|current(?: state)?|as[- ]is|actual|status quo|present|at present|ist|heute|before',
];
/** Columns that tell how it should be. */
export const wantedColumns: readonly string[] = [
  'targets?|tgt|goals?|wanted|wants?|needs?|needed|to[- ]be|should(?: be)?|future(?: state)?|aims?|ideal|desired|soll|ziel|after',
];
/** A cell that tells no change. */
export const nothingCells: readonly string[] = [
  'dropped|cancel?led|rejected|ok(?:ay)?|fine|good|valid|same|unchanged|no change|n/?a|none|nothing|tb[cda]|unknown|open|not (?:a|an|the|in|this|now|yet|needed|relevant)|no (?:topic|issue|need|problem)|as is|stays?|keep|leave',
];
/** Rows of money or of somebody's time are what it costs. */
export const costRows: readonly string[] = [
  '\\p{Sc} ?\\d[\\d.,]*|costs?|spend(?:ing)?|fines?|penalt\\p{L}+|overtime',
  '(?:hrs?|hours|days) (?:on|for|per|a|spent|lost)|\\d+ ?(?:hrs?|hours) ?(?:per|a|/)',
];
