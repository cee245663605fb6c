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
