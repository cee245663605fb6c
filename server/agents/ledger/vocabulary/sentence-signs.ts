/** Signs that a sentence with an ownership word is about who owns the company. */
export const ownerSigns: readonly string[] = [
  '\\d+ ?(%|percent|per cent|prozent)',
  '(per cent|percent|prozent|procent)',
  'half',
  'third',
  'famil\\w*',
  'subsidiary',
  'trust',
  'group',
  'groupe',
  '(\\p{L}+-)?(gruppe|konzern)',
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

/** Words addressed to the reader, as in sales copy. */
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

/** Words for an offer's limits. */
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

/** Beginnings of sentences that depend on the one before. */
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

/** Related parties, whose news or amounts aren't the company's. */
export const relatedParties: readonly string[] = [
  'our (\\p{L}+ )?(partner|customer|client|supplier|neighbou?r|friends)',
  'notre (\\p{L}+ )?(partenaire|client|fournisseur)',
  'unser(e|em|en)? (\\p{L}+ )?(partner|kunde|lieferant)',
  'unser(em|en)? \\p{L}+(partner|kunde|lieferant)',
  'nuestro (socio|cliente|proveedor)',
  'on(s|ze) (\\p{L}+ )?(?!contact)\\p{L}*(partner|klant|leverancier)',
  'our (\\p{L}+ )?(sister|parent) (company|firm|business|group)',
  'unser(e|er)? (schwester|mutter)(gesellschaft|firma|unternehmen|konzern)',
  'notre (société|maison) (sœur|mère)',
  'nuestra (empresa )?(hermana|matriz)',
  'on(s|ze) (zuster|moeder)(bedrijf|maatschappij|onderneming)',
];

/** Headline words for other companies' investments. */
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

/** Organizations to which guest authors belong. */
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

/** Units after a counted number. */
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

/** Headings above counters about the offer. */
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

/** Headings above a year's figures. */
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

/** Words before a name below a picture or quotation. */
export const nameLeads: readonly string[] = [
  '(by|von|par|por|door)\\s+',
  "(portrait|photo|foto|porträt|retrato)(\\s+(de|of|von|van)\\s+|\\s+d['’]|\\s*:\\s*|\\s+)",
];

/** Beginnings of the lines that continue a price on its card. */
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

/** What a calculator gives its reader. */
export const readersThings: readonly string[] = [
  'your (savings?|costs?|benefits?|losses|loss|gain|result|payback|budget|bill|price|time saved|hours)',
  'you (save|lose|gain|could save)',
  'ihre? (ersparnis|kosten|verlust|vorteil|ergebnis|amortisation)',
  'votre (économie|gain|coût|perte|résultat|budget)',
  'su (ahorro|coste|pérdida|resultado)',
  'uw (besparing|kosten|verlies|voordeel|resultaat)',
];

/** Says in a label that it is a customer's. */
export const customersThings: readonly string[] = [
  '(beim|des) kunden',
  "(the )?(client|customer)[’'](s|s own) (staff|employees|people|turnover|revenue|sales|sites|headcount)",
  '(chez le|du) client',
  '(del|en el) cliente',
  '(bij|van) de klant',
];
