/** That tells that a sentence with such a word is on whose a company is. */
export const ownerSigns: readonly string[] = [
  '\\d+ ?(%|percent|per cent|prozent)',
  '(per cent|percent|prozent|procent)',
  'half',
  'third',
  'famil\\w*',
  'subsidiary',
  'trust',
  'members',
  'holding',
  'wholly',
  'coop',
  'scop',
  'filial\\w*',
  'tochter\\w*',
  'ieder',
  'charity',
  'inc',
  'gmbh',
  'ltd',
  'ag',
  'sa',
  'bv',
];

/** What a sentence says to its reader, as sales copy does. */
export const readerWords: readonly string[] = [
  'your',
  'yours',
  'you (can|could|may|need|get|want|save|lose)',
  'for you',
  'help you',
  'ihre?[nmrs]?',
  'votre',
  'vos',
  'usted(es)?',
  'sus?',
  'uw',
  'jouw?',
];

/** What an offer cannot do, told of itself. */
export const limitWords: readonly string[] = [
  'does not have',
  'do not have',
  'cannot',
  'can only',
  'is not (yet )?(available|supported)',
  'minimal',
  'not for',
  'do not recommend',
  'work in progress',
];

/** How a sentence begins that leans on the one before. */
export const leaningStarts: readonly string[] = [
  'it',
  'they',
  'those',
  'these',
  'that',
  'this',
  'about',
  'some',
  'each',
  'the rest',
  'on a',
  'es',
  'sie',
  'das',
  'diese[rs]?',
  'rund',
  'elle',
  'ils?',
  'ce(la|s)?',
  'environ',
  'est[oae]s?',
  'unos',
  'ze',
  'dit',
  'die',
  'dat',
  'ongeveer',
];

/** Whose news or amount it is, where a company tells of others. */
export const relatedParties: readonly string[] = [
  'our (\\p{L}+ )?(partner|customer|client|supplier|neighbou?r|friends)',
  'notre (\\p{L}+ )?(partenaire|client|fournisseur)',
  'unser(e|em|en)? (\\p{L}+ )?(partner|kunde|lieferant)',
  'nuestro (socio|cliente|proveedor)',
  'onze? (\\p{L}+ )?(partner|klant|leverancier)',
];

/** What others do with money in headlines. */
export const investingWords: readonly string[] = [
  'raises',
  'secures',
  'acquires',
  'closes',
  'erhält',
  'lève',
  'obtient',
  'recauda',
  'haalt',
  'investiert',
  'investeert',
  'investit',
  'invierte',
];

/** Kinds of organizations to which the author of a guest article belongs. */
export const institutions: readonly string[] = [
  'institut\\w*',
  'universit\\w*',
  'college',
  'school',
  'hochschule',
  'école',
  'ecole',
  'association',
  'council',
  'agency',
];

/** What stands behind a number that is counted. */
export const countUnits: readonly string[] = [
  'm',
  'k',
  'bn',
  'million',
  'millions',
  'billion',
  'crore',
  'lakh',
  'mio',
  'mrd',
  'millionen',
  'miljoen',
  'millones',
  '€',
  'm€',
  'k€',
];

/** Above counters on what is sold. */
export const counterHeads: readonly string[] = [
  '(in|by the) numbers',
  'at a glance',
  '(key )?facts',
  'figures',
  'in zahlen',
  'auf einen blick',
  '(en|les|nos) chiffres',
  'en cifras',
  'in cijfers',
];

/** Above figures of a year. */
export const figureHeads: readonly string[] = [
  'financ\\w+',
  'finanz\\w+',
  'year in',
  'figures',
  'chiffres',
  'kennzahlen',
  'in zahlen',
  'en cifras',
  'in cijfers',
  'annual (report|return)',
  'bilan',
  'accounts',
];

/** What stands before a name under its picture or its words. */
export const nameLeads: readonly string[] = [
  '(by|von|par|por|door)\\s+',
  "(portrait|photo|foto|porträt|retrato)(\\s+(de|of|von|van)\\s+|\\s+d['’]|\\s*:\\s*|\\s+)",
];

/** How a price goes on in the next lines of its card. */
export const priceGoesOn: readonly string[] = [
  '\\/',
  '\\+',
  'per\\b',
  'a\\b',
  'an\\b',
  'or\\b',
  'oder\\b',
  'ou\\b',
  'o\\b',
  'pro\\b',
  'par\\b',
  'por\\b',
  'je\\b',
  'free\\b',
  'forever\\b',
  'billed\\b',
];
