/** Words that separate the company from a namesake or neighbor. */
export const unrelatedWords: readonly string[] = [
  'unrelated',
  'no (relation|connection|link)s? (to|with)',
  'not (related|connected|affiliated|linked) (to|with)',
  'not to be confused with',
  'nothing to do with',
  'a different (company|firm|organisation|organization|charity|business)',
  'of the same name',
  'namesakes?',
  'from afar',
  'nicht zu verwechseln',
  'nicht verwandt',
  'namensgleich\\w*',
  'keine verbindung zu',
  'à ne pas confondre',
  'sans (lien|rapport) avec',
  'homonymes?',
  'no confundir con',
  'sin relación con',
  'niet te verwarren met',
];

/** Sentence beginnings about someone near the company who acts on their own. */
export const nearWords: readonly string[] = [
  '(our|my) (\\p{L}+ ){0,2}(partners?|customers?|clients?|suppliers?|neighbou?rs?|friends?|landlords?|tenants?|rivals?|competitors?|bank|insurers?|auditors?|lenders?|investors?|distributors?|sponsors?)',
  '(that|this|the) (\\p{L}+ )?(chain|rival|incumbent|conglomerate|multinational|franchise|charity next door)',
  'one of (our|the) (\\p{L}+ ){0,2}(partners?|customers?|clients?|suppliers?|neighbou?rs?|rivals?|competitors?)',
  'unser(e|er)? (\\p{L}+ )?\\p{L}*(partner|kunde|lieferant|nachbar|vermieter|wettbewerber)\\p{L}*',
  'not(re|s) (\\p{L}+ )?(partenaire|client|fournisseur|voisin|concurrent|bailleur)s?',
  'nos (\\p{L}+ )?(partenaires|clients|fournisseurs|voisins|concurrents)',
  'nuestr[oa]s? (\\p{L}+ )?(socio|cliente|proveedor|vecino|competidor)\\w*',
  'onze? (\\p{L}+ )?(partner|klant|leverancier|buurman|concurrent)\\w*',
];

/** Subjects that refer to the previous sentence. */
export const leaningSubjects: readonly string[] = [
  'it',
  'its',
  'they',
  'their',
  'that',
  'this',
  'the (group|association|company|charity|firm|chain|trust|council|university|society|business) (has|had|is|was|employs|runs|owns|looks)',
  'es',
  'sie',
  'dort',
  'das',
  'elle',
  'ils?',
  'elles',
  'celle-ci',
  'celui-ci',
  'esta',
  'este',
  'zij',
  'het',
];

/** Words for something on the same site run by someone else: 'run by the private …'. */
export const runByWords: readonly string[] = [
  '(run|owned|operated|built|kept|managed) by (the|a|an)',
  'betrieben (von|durch)',
  'geführt (von|durch)',
  'exploitée? par',
  'tenue? par',
  'regentad[oa] por',
  'gedreven door',
];

/** Words that begin or end an organization's name. */
export const organizationNouns: readonly string[] = [
  'Association',
  'Agency',
  'Authority',
  'Bank',
  'Board',
  'Brewery',
  'Brewing',
  'Charity',
  'Clinic',
  'College',
  'Company',
  'Co-op',
  'Cooperative',
  'Council',
  'Federation',
  'Foundation',
  'Group',
  'Groupe',
  'Gruppe',
  'Holdings?',
  'Hospital',
  'Housing',
  'Inc',
  'Industries',
  'Institute',
  'Institut',
  'Laborator(?:y|ies)',
  'Limited',
  'Ltd',
  'LLP',
  'Partners',
  'Society',
  'School',
  'Stiftung',
  'Systems',
  'Trust',
  'Union',
  'University',
  'Universität',
  'Université',
  'Verband',
  'Verein',
  'AG',
  'GmbH',
  'SA',
  'SAS',
  'BV',
];

/** Beginnings of answers that say what another organization is: 'That is a …'. */
export const thatIsWords: readonly string[] = [
  'that is an?',
  "that[’']s an?",
  'das ist eine?',
  "c[’']est une?",
  'eso es una?',
  'dat is een',
];

export const relativeWords: readonly string[] = ['which', 'who', 'that', 'qui', 'die', 'der', 'das', 'que'];

export const havingWords: readonly string[] = [
  'has',
  'have',
  'had',
  'employs?',
  'employed',
  'runs',
  'operates',
  'counts',
];

export const foundingWords: readonly string[] = ['founded', 'established', 'set up', 'formed', 'incorporated'];

/** What people did who are no longer there. */
export const goneWords: readonly string[] = [
  'moved',
  'left',
  'gone',
  'went',
  'retired',
  'emigrated',
  'resigned',
  'died',
  'stepped',
  'verließ',
  'hat uns',
  'nous a quittés',
];

/** German nouns for the company itself. */
export const germanSelf: readonly string[] = [
  'Firma',
  'Gesellschaft',
  'Gruppe',
  'Genossenschaft',
  'Familie',
  'Belegschaft',
  'Betrieb',
  'Haus',
  'Unternehmen',
  'Verein',
  'Stiftung',
  'Bank',
  'Schule',
  'Klinik',
  'Werk',
];

/** What only organizations do. */
/** Bodies named after their kind: 'Die Stadt Achim hat …'. */
export const germanBodies: readonly string[] = [
  'Stadt',
  'Gemeinde',
  'Kreis',
  'Landkreis',
  'Land',
  'Bank',
  'Klinik',
  'Universität',
  'Hochschule',
];

export const germanActs: readonly string[] = [
  'versorgt',
  'beschäftigt',
  'betreibt',
  'beliefert',
  'bedient',
  'verkauft',
  'produziert',
  'gehört',
  'unterhält',
];
