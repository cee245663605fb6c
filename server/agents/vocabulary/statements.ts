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

/** What could stand on any company’s site. */
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

/** What an amount of money is told of. */
export const moneyNouns: readonly string[] = [
  'raised',
  'funding',
  'investment',
  'revenues?',
  'turnover',
  'valuation',
  'profits?',
];

/** What an amount is told of besides, where it comes first. */
export const moneyNounsBefore: readonly string[] = ['sales', 'annual recurring'];

/** What an amount is told of besides, where it comes after. */
export const moneyNounsAfter: readonly string[] = ['round'];

/** How a sentence tells since when. */
export const foundedStatements: readonly string[] = [
  '\\b(founded|established|started|began|begun|since|incorporated)\\b[^.]{0,40}\\b(1[89]|20)\\d\\d\\b',
  "\\b(since|in) (1[89]|20)\\d\\d\\b[^.]{0,30}\\b(founded|started|began|we have|we've|have been)\\b",
];

/** What tells of a place of the company. */
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

/** Certificates and attestations by name. */
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

/** What tells how data are protected. */
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

/** Numbers told in words as the size of a company. */
export const scaleAmounts: readonly string[] = [
  'hundreds',
  'thousands',
  'millions',
  'tens of thousands',
  'hundreds of thousands',
  'dozens',
  'over a (hundred|thousand|million)',
];

/** What a number of is told as the size of a company. */
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
