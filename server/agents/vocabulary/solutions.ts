/** Names of case studies, and titles on what a customer did. */
export const caseWords: readonly string[] = [
  '\\b(case stud(y|ies)|customer stor(y|ies)|success stor(y|ies)|testimonials?|references?)\\b',
  '\\bhow .{2,60} (runs?|uses?|cut|saved?|built|moved|reduced|plans?)\\b',
];

/** Titles of price lists, which say what things cost and prove nothing. */
export const priceListWords: readonly string[] = [
  '\\b(price list|pricing|prices|rate card|tariff|preisliste|tarifs?)\\b',
];

/** Headings of a customer's story over what was before. */
export const beforeHeadings: readonly string[] = [
  '(?:the )?before',
  'before (?!(?:and|&) ).{2,40}',
  '(?:the |their |our )?(?:challenges?|problems?|situation|starting point|background|pain points?)',
  '(?:die )?(?:ausgangslage|herausforderung)',
  '(?:la )?(?:situation de départ|problématique)',
  '(?:el )?(?:reto|problema|desafío)',
];

/** Words for a result and its duration. */
export const resultWords: readonly string[] = [
  '\\b(now|today) (takes?|needs?|runs?|ships?|closes?|arrives?|costs?|happens?)\\b',
  '\\b(takes?|took|down|up|went|fell|rose|grew) (now )?(from|to) [\\p{Sc}]?\\d',
  '\\b(no longer|any more)\\b',
  '\\b(cut|saved|reduced|grew|doubled|halved|filled|fell|rose|went (up|down)|improved|gained)\\b.*',
  '\\b(within|after) (a|one|two|three|four|six|\\d+) (days?|weeks?|months?|quarters?|years?)\\b',
];

/** Wordings of steps and definitions in a manual. */
export const manualWords: readonly string[] = [
  '^(a|an|the) [\\p{L} -]{2,40} (is|are) (a|an|the)\\b',
  '^(add|click|go|open|select|enter|create|set|run|install|configure|use|choose|paste|copy|see|read|check)\\b',
  '[→>]',
  '\\b(token|parameter|command|endpoint|yaml|json|config(uration)? file)\\b',
];
