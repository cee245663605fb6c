const fields =
  'works|sales|finance|design|plant|operations|production|quality|technical|managing|marketing|project|depot|site|office|IT|HR|people|commercial|general|clinical|medical|store|shop|branch|area|service|export|purchasing|engineering|research|executive|art|music|artistic|fundraising|communications|creative|warehouse|fleet|kitchen|nursing|school|account|product';
/** Roles in two words or one, as they stand right beside a name. */
export const rolePhrases: readonly string[] = [
  `(?:${fields}) (?:director|manager|head|chief|officer|lead|superintendent)`,
  `(?:[Ww]orks|[Ss]ales|[Ff]inance|[Dd]esign|[Pp]lant|[Oo]perations|[Pp]roduction|[Qq]uality|[Tt]echnical|[Mm]anaging|[Mm]arketing) (?:[Dd]irector|[Mm]anager)`,
  '[Cc]hief (?:[Ee]xecutive|[Oo]perating|[Ff]inancial|[Tt]echnology|[Rr]evenue|[Mm]edical|[Pp]eople|[Pp]roduct|[Mm]arketing)(?: [Oo]fficer)?',
  'CEO|CFO|CTO|COO',
  '[Hh]ead of [\\p{L}-]+',
  '(?<!(?:[Dd]eputy|[Vv]ice)[ -])[Cc]hair(?:man|woman|person)?',
  '(?<!(?:[Dd]eputy|[Vv]ice)[ -])[Pp]resident',
  '[Tt]reasurer|[Cc]ompany [Ss]ecretary|[Hh]ead(?:master|mistress|teacher)|[Mm]arine superintendent',
  'Geschäftsführer(?:in)?|Betriebsleiter(?:in)?|Vertriebsleiter(?:in)?|Werkleiter(?:in)?',
];
/** A role in one word with what makes it another's second. */
export const joinedLimits: readonly string[] = [
  'sub(?:director|gerente|jef)\\p{L}*',
  'vice[- ]?(?:president|chair|voorzitter|präsident)\\p{L}*',
  'vize\\p{L}+',
  'sous-direct\\p{L}+',
  'adjunct-\\p{L}+',
  'onderdirect\\p{L}+',
  'co-?direct\\p{L}+',
  'ex-?(?:president|director|presidente|directeur)\\p{L}*',
];
/** The same in claims. */
export const limitsInClaims: readonly string[] = [
  'deputy',
  'deputies',
  'vice',
  'assistant',
  'sub',
  'second',
  'former(?:ly)?',
  'ex',
  'was',
  'until',
  'co',
  'joint(?:ly)?',
  'no longer',
  'adjunct',
];
