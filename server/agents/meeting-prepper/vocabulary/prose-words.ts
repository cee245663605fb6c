/** Nouns for people in a headcount. */
export const staffNouns: readonly string[] = [
  'people',
  'employees',
  'staff',
  'colleagues',
  'team members',
  'Mitarbeiter(?:innen)?(?: und Mitarbeiter(?:innen)?)?',
  'Mitarbeitende',
  'Beschäftigte',
  'salariés',
  'collaborateurs',
  'empleados',
  'trabajadores',
  'medewerkers',
];

/** Titles of the head of a company. */
export const chiefWords: readonly string[] = [
  'ceo',
  'chief executive(?: officer)?',
  'managing director',
  'president and ceo',
  'founder and ceo',
  'co-founder and ceo',
  'general manager',
  'owner',
  'geschäftsführer(?:in)?',
  'vorstandsvorsitzende[r]?',
  'directeur général',
  'directrice générale',
  'président-directeur général',
  'director general',
  'directora general',
  'algemeen directeur',
];

/** Words that make of a chief's title somebody else's: product owner, assistant to the managing director. */
export const notChiefWords: readonly string[] = [
  '(?:product|process|project|system|data|account|risk|code|scrum|business|service) owner',
  "owner[’']?s",
  'assistant',
  'assistenz',
  'assistente?',
  'deputy',
  'vice',
  'regional',
  'area',
  'former',
  'interim',
  'stellvertretende[rn]?',
  'adjointe?',
  'adjunt[oa]',
  'to the',
  'office of',
];

/** Words that show people are employed. */
export const employWords: readonly string[] = [
  'employ(?:s|ed|ing|ees?)?',
  'team of',
  'staff',
  'workforce',
  'payroll',
  'colleagues',
  'of us',
  'team members',
  'Mitarbeit\\p{L}+',
  'Beschäftigte\\p{L}*',
  'beschäftig\\p{L}+',
  'salariés',
  'collaborateurs',
  'emplead\\p{L}+',
  'trabajador\\p{L}+',
  'medewerkers',
];
