/** What a company says it is. */
export const companyKinds: readonly string[] = [
  'publisher',
  'provider',
  'maker',
  'manufacturer',
  'leader',
  'platform',
  'software',
  'service',
  'company',
  'specialist',
  'supplier',
  'operator',
  'network',
  'family',
  'agency',
  'studio',
  'firm',
  'bank',
  'insurer',
  'carrier',
  'consultancy',
];

/** Words that could appear on any company's site. */
export const vagueWords: readonly string[] = [
  'journey',
  'passion(ate)?',
  'convenien(t|ce)',
  'confidence',
  'innovat\\w+',
  'next level',
  'empower\\w*',
  'leverag\\w+',
  'seamless(ly)?',
  'drive (growth|innovation|value)',
  'peace of mind',
  'world of difference',
];

/** What a company says it does. */
export const offerVerbs: readonly string[] = [
  'offers?',
  'provides?',
  'makes?',
  'sells?',
  'develops?',
  'builds?',
  'supports?',
  'operates?',
  'runs?',
  'delivers?',
  'publish(es)?',
  'manufactures?',
  'works? with',
];

/** What an amount of money is about. */
export const moneyNouns: readonly string[] = [
  'raised',
  'funding',
  'investment',
  'revenues?',
  'turnover',
  'valuation',
  'profits?',
];

/** What an amount is also about, if the word comes first. */
export const moneyNounsBefore: readonly string[] = ['sales', 'annual recurring'];

/** What an amount is also about, if the word comes after. */
export const moneyNounsAfter: readonly string[] = ['round'];

/** Wordings for a founding year. */
export const foundedStatements: readonly string[] = [
  '\\b(founded|established|started|began|begun|since|incorporated)\\b[^.]{0,40}\\b(1[89]|20)\\d\\d\\b',
  "\\b(since|in) (1[89]|20)\\d\\d\\b[^.]{0,30}\\b(founded|started|began|we have|we've|have been)\\b",
];

/** Words for a company's location. */
export const locationWords: readonly string[] = [
  'headquartered',
  'head office',
  'headquarters',
  'based in',
  'offices? in',
  'depots? in',
  'sites? in',
  'warehouses? in',
  'plants? in',
  'branches in',
  'locations? in',
];

/** Names of certificates and attestations. */
export const certifications: readonly string[] = [
  'iso ?\\d{4,5}',
  'soc ?[12]',
  'hipaa',
  'pci[- ]dss',
  'fedramp',
  'fips',
  'gdp[- ]certified',
  'haccp',
  'brcgs?',
  'gdpr[- ]compliant',
  'common criteria',
  'b corp',
  'cyber essentials',
  'gmp',
  'fda',
  'tisax',
  'hitrust',
];

/** Words for data protection measures. */
export const securityWords: readonly string[] = [
  'penetration tests?',
  'encrypt(ed|ion)',
  'private network',
  'two-factor',
  '2fa',
  'single sign-on',
  'saml',
  'access control',
  'data protection',
];

/** Number words for a company's size. */
export const scaleAmounts: readonly string[] = [
  'hundreds',
  'thousands',
  'millions',
  'tens of thousands',
  'hundreds of thousands',
  'dozens',
  'over a (hundred|thousand|million)',
];

/** What a company's size is counted in. */
export const scaleNouns: readonly string[] = [
  'customers',
  'users',
  'clients',
  'companies',
  'teams',
  'people',
  'employees',
  'colleagues',
  'staff',
  'countries',
  'nationalities',
  'organi[sz]ations',
  'offices',
  'stores',
  'locations',
  'drivers',
  'vehicles',
  'trucks',
  'members',
  'partners',
  'developers',
  'engineers',
  'patients',
  'students',
  'businesses',
  'deliveries',
  'shipments',
  'orders',
  'sites',
  'depots',
  'warehouses',
  'pallets',
  'cities',
];

/** Words that point back at a sentence before: "ces effets", "diese Themen". */
export const backWords: readonly string[] = ['ces', 'cette', 'cet', 'diese[rsmn]?', 'estos?', 'estas?', 'deze'];

/** Beginnings that go on from a sentence before. */
export const goingOnStarts: readonly string[] = [
  'tegelijk',
  'daarnaast',
  'bovendien',
  'ook',
  'außerdem',
  'zudem',
  'dabei',
  'gleichzeitig',
  'auch',
  'de plus',
  'aussi',
  'en outre',
  'ainsi',
  'également',
  'además',
  'también',
  'at the same time',
  'in addition',
  'moreover',
];

/** Beginnings of news of the day for visitors. */
export const noticeStarts: readonly string[] = [
  'heads[- ]up',
  'please note',
  'note',
  'notice',
  'attention',
  'update',
  'important',
  'achtung',
  'hinweis',
  'let op',
  'aviso',
];

/** Words of closures and delays. */
export const noticeWords: readonly string[] = [
  'short-staffed',
  'closed (?:on|for|until)',
  'closes? (?:on )?\\d',
  'temporarily',
];

/** Beginnings of sentences in which a company speaks of itself. */
export const selfStarts: readonly string[] = [
  'we',
  "we['’]re",
  'our',
  'wir',
  'unsere?',
  'nous',
  'notre',
  'nos',
  'nosotros',
  'nuestr[oa]s?',
  'wij',
  'onze',
  'ons',
];

/** Forms of "is" before what something is. */
export const isWords: readonly string[] = ['is', 'are', 'est', 'sont', 'ist', 'sind', 'es', 'son', 'zijn'];

/** Articles before what something is. */
export const articleWords: readonly string[] = [
  'an?',
  'the',
  'one of',
  'une?',
  'la',
  'le',
  'des',
  'eine?',
  'der',
  'die',
  'das',
  'una?',
  'el',
  'een',
  'de',
  'het',
];
