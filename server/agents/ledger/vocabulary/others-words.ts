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
  '(our|the) (\\p{L}+ )?(sister|parent) (company|companies|firms?|business|organi[sz]ation|charity|group)',
  'our (sister|parent|holding)',
  'unser(e|er)? (\\p{L}+ )?(partner|kunden?|lieferant(en)?|nachbarn?|vermieter|wettbewerber)',
  'unser(e|er)? (?!ansprech)\\p{L}+(partner|kunde|lieferant)(in|en)?',
  '(unser(e|er)?|die|das|der) (\\p{L}+ )?(schwester|mutter)(gesellschaft|firma|unternehmen|betrieb|konzern|verein)?',
  '(notre|nos|la|les) (sociétés?|maisons?|entreprises?) (sœurs?|mères?)',
  'nuestra (empresa )?(hermana|matriz)',
  'la (empresa|sociedad) (hermana|matriz)',
  '(ons|onze|het|de) (zuster|moeder)(bedrijf|maatschappij|onderneming|organisatie|concern)',
  'not(re|s) ((?!service|portail|relation|espace|base|compte|fichier|support|pôle|parc)\\p{L}+ )?(partenaire|client|fournisseur|voisin|concurrent|bailleur)s?',
  'nos (\\p{L}+ )?(partenaires|clients|fournisseurs|voisins|concurrents)',
  'nuestr[oa]s? (\\p{L}+ )?(socio|cliente|proveedor|vecino|competidor)\\w*',
  'on(s|ze) (\\p{L}+ )?(?!contact|aanspreek)\\p{L}*(partner|klant|leverancier|buurman|concurrent|verhuurder|afnemer)(s|en)?',
];

/** Behind a related party's noun, these are nouns of the company's own: 'our customer services', 'our Customer Care'. */
export const partyCompounds: readonly string[] = [
  'accounts?',
  'apps?',
  'base',
  'care',
  'cent(er|re)s?',
  'contracts',
  'numbers',
  'operations',
  'orders',
  'portal',
  'relations',
  'sales',
  'services?',
  'sites',
  'success',
  'support',
  'teams?',
  'visits',
];

/** Behind a singular noun, these go on with what the party does or where it is; other small words are nouns of a compound. */
export const partyGoesOn: readonly string[] = [
  'in',
  'at',
  'of',
  'for',
  'from',
  'to',
  'on',
  'with',
  'by',
  'near',
  'and',
  'or',
  'who',
  'which',
  'that',
  'is',
  'are',
  'was',
  'were',
  'has',
  'have',
  'had',
  'will',
  'would',
  'can',
  'could',
  'may',
  'must',
  'does',
  'did',
  'do',
  'now',
  'then',
  'also',
  'once',
  'here',
  'there',
  'next door',
  'even',
  'still',
  'not',
  'made',
  'paid',
  'went',
  'came',
  'sold',
  'built',
  'ran',
  'won',
  'lost',
  'let',
  'told',
  'said',
  'saw',
  'grew',
  'fell',
  'rose',
  'cut',
  'spent',
  'put',
  'got',
  'took',
  'gave',
  'kept',
  'left',
  'bought',
  'began',
  'chose',
  'found',
  'held',
  'brought',
  'wrote',
  'set',
  'led',
];

/** Related parties within a sentence, with what leads to their name: 'our friends at …'. */
export const partyLeads: readonly string[] = [
  '(with|alongside|beside|next to|next door to|mit|neben|avec|junto (a|con)|naast)',
  '(friends|partners?|customers?|clients?|suppliers?|neighbou?rs?|distributors?|subcontractors?)( (at|of|from))?',
  '(\\p{L}*[Pp]artnern?|\\p{L}*[Kk]unden?|\\p{L}*[Ll]ieferant(en)?)',
  '(partenaires?|clients?|fournisseurs?)( (chez|de))?',
  '(clientes?|proveedor(es)?)',
  '(klant|leverancier)',
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

/** Words that end the name of an investor. */
export const investorNouns: readonly string[] = [
  'Partners',
  'Capital',
  'Ventures',
  'Equity',
  'Funds?',
  'Holdings?',
  'Invest(?:ments?|ors?)?',
  'Beteiligung(?:en|s\\p{L}+)?',
  'Participations?',
  'Participaties',
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
  'went (to|on|into|back|off|home)',
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

/** What follows the name of somebody else at the beginning of a sentence: 'Kauhanga lifted its income'. */
export const othersActs: readonly string[] = [
  '(is|was|has|had|employs|employed|operates|leads|works|runs|manages|holds|raises|plans|wants|uses|builds|owns|buys)',
  '\\p{Ll}{3,}ed',
  '(ha|tiene|emplea)',
  '(emploie|exploite)',
  'heeft',
];

/** Says that a name is another organization's than the company's. */
export const apartNames: readonly string[] = [
  '(shares?|bears?) (our|the same|a) name(?! with a \\p{Ll})',
  'of the same name',
  '(namesakes?|not to be confused with|no (relation|connection|link) (to|with) (us|ours|the company))',
  '(an? )?(entirely |legally |wholly )?separate( (legal|registered))? (charity|company|firm|entity|body|organi[sz]ation|trust|society)',
  '(?<=(ltd|limited|llp|llc|inc|plc|gmbh|ag),? )is (legally )?separate',
  '(rechtlich (selbst(st)?ändig|getrennt)|eigenständige (gesellschaft|firma)|namensgleich)\\p{L}*',
  '(entité|société|association) (distincte|indépendante|séparée)',
  '(entidad|empresa|sociedad) (distinta|independiente|separada)',
  '(aparte|zelfstandige) (stichting|onderneming|vennootschap)',
];

/** Beginnings by which a guest tells of where they work. */
export const guestsPlaces: readonly string[] = [
  '(at|in|on) my (own |old |former |last )?(hospital|company|firm|school|plant|factory|brewery|farm|lab|laboratory|practice|clinic|shop|council|office|depot|museum|railway|orchard|works|mill)',
  '(in|bei) mein(em|er) (eigenen )?(betrieb|firma|klinik|praxis|werk|hof|unternehmen)',
  '(dans|chez) (mon|ma) (propre )?(entreprise|hôpital|usine|ferme|atelier|cabinet|laboratoire)',
];
