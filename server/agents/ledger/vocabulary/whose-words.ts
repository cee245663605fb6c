/** Groups so large that statements about them are general. */
export const everybody: readonly string[] = [
  'adults',
  'parents',
  'children',
  'families',
  'households',
  'consumers',
  'shoppers',
  'homeowners',
  'landlords',
  'employers',
  'americans',
  'britons',
  'europeans',
  'plants',
  'factories',
  'manufacturers',
  'producers',
  'exporters',
  'farmers',
  'hospitals',
  'clinics',
  'schools',
  'universities',
  'councils',
  'cities',
  'towns',
  'municipalities',
  'banks',
  'insurers',
  'retailers',
  'restaurants',
  'hotels',
  'builders',
  'contractors',
  'start-?ups',
  'enterprises',
  'agencies',
  'charities',
  'kommunen',
  'haushalte',
  'unternehmen',
  'verbraucher',
  'krankenhäuser',
  'les ménages',
  'les (français|allemands|européens|belges|suisses)',
  'die (deutschen|österreicher|schweizer)',
  'los españoles',
  'les collectivités',
  'los hogares',
  'los hospitales',
  'los ayuntamientos',
  'huishoudens',
  'gemeenten',
];

/** Wordings for a share of such a group. */
export const shares: readonly string[] = [
  '(one|two|three|four|\\d+) (in|out of) (\\w+|\\d+)',
  '(nearly |almost |over |about |around )?half( of)?',
  'most( of)?',
  'many',
  'some',
  'few',
  'all',
  'every',
  '(a|one|two|three) (third|quarter|fifth)s?( of)?',
  '\\d[\\d.,]* ?(%|percent|per cent|prozent|procent)( of| der| des| de)?',
  'jede[rs]? (zweite|dritte|vierte|fünfte)',
  'un[oe]? sur \\w+',
  'un[oa] de cada \\w+',
];

/** Beginnings that extend a sentence to a whole country or industry. */
export const everywhere: readonly string[] = [
  'across (the )?\\p{Lu}\\p{L}+',
  'in the (uk|us|eu|world)',
  'in (britain|england|scotland|wales|ireland|germany|france|spain|india|australia|canada|america|europe) there',
  'in (deutschland|österreich|europa) gibt es',
  'en (france|europe),? il y a',
  'around the world',
  'worldwide',
  'globally',
  'nationally',
  'the (\\p{L}+ )?(industry|sector|economy|market)',
  'die (\\p{L}+ )?branche',
  'le (secteur|marché)( \\p{L}+)?',
  'la filière( \\p{L}+)?',
  'el (sector|mercado)( \\p{L}+)?',
  'de (\\p{L}+ )?(sector|markt)',
];

/** Wordings by which sales copy claims to know its reader's troubles. */
export const knowingWords: readonly string[] = [
  'we (all )?(know|understand|hear|get it)',
  'wir (wissen|kennen|verstehen)',
  'nous (savons|comprenons|connaissons)',
  'sabemos',
  'entendemos',
  'wij (weten|begrijpen)',
  'we weten',
];

/** Trouble that somebody meets in their trade, at those whom they treat, repair or advise. */
export const metAtOthers: readonly string[] = [
  '(?:is|are) what (?:\\p{L}+ ){1,2}(?:bring|come|call|write|ring) (?:to )?us',
  '(?:problems?|issues?|troubles?|mistakes?|errors?|faults?|complaints?|causes?|conditions?|injuries|defects?|failures?|concerns?|challenges?) (?:that |which )?(?:we|our \\p{L}+) (?:most |often |usually |mostly |commonly )*(?:see|meet|treat|hear(?: of| about)?|find|fix|repair|solve|encounter|diagnose|get (?:asked|called|calls) (?:about|for|out for)|deal with|come across|are (?:asked|called) (?:about|for|out for))',
  '(?:probleme|fehler|schäden|beschwerden|mängel),? (?:die|denen) (?:uns(?:ere)?|wir)',
  '(?:problèmes|pannes|erreurs|défauts) que nous (?:voyons|rencontrons|traitons|réparons)',
  '(?:problemas|averías|errores|fallos) que (?:más )?(?:vemos|encontramos|tratamos|reparamos)',
];

/** Past periods: what was true then isn't current. */
export const pastTimes: readonly string[] = [
  '(great|first|second|civil|world) (world )?war',
  'wartime',
  'in (the )?(early |late |mid-)?(1[6-9]|20[01])\\d0s',
  '(seventeenth|eighteenth|nineteenth|twentieth) century',
  '1[6-9]th century',
  'in those days',
  'in its heyday',
  'at (its|our|their) (busiest|height|peak|largest|biggest)',
  'in the (\\p{L}+ )?boom of',
  'auf dem höhepunkt',
  'zu den besten zeiten',
  'à son apogée',
  'back then',
  'at the time',
  'was (raised|erected) (in|as|by|for)',
  'was built (in|as|by)',
  'were built (in|as|by)',
  'weltkrieg\\w*',
  'jahrhundert\\w*',
  '(in|during) that (year|period|time)',
  'damals',
  'in (diesem|jenem) jahr',
  'cette année-là',
  'erbaut',
  'pendant la guerre',
  'siècle',
  "à l['’]époque",
  'durante la guerra',
  'siglo',
  'en aquella época',
  'eeuw',
  'destijds',
];

/** Wordings for something that no longer exists. */
export const closedWords: readonly string[] = [
  '(it|they|which) (was |were )?(closed|shut|ceased|demolished|went bankrupt)',
  'closed (down|its doors|in)',
  'schloss',
  'stillgelegt',
  'a fermé',
  'fermée? en',
  'cerró',
  'sloot',
];

/** Verbs in headlines about what a company does. */
export const companyActs: readonly string[] = [
  'acquires?',
  'appoints?',
  'hires?',
  'names?',
  'promotes?',
  'ernennt',
  'beruft',
  'nomme',
  'nombra',
  'benoemt',
  'announces?',
  'buys?',
  'bags?',
  'closes?',
  'cuts?',
  'expands?',
  'floats?',
  'invests?',
  'launch(es)?',
  'lands?',
  'merges?',
  'opens?',
  'orders?',
  'plans?',
  'posts?',
  'raises?',
  'receives?',
  'reports?',
  'secures?',
  'sells?',
  'signs?',
  'takes? over',
  'unveils?',
  'wins?',
  'übernimmt',
  'eröffnet',
  'kauft',
  'gewinnt',
  'baut',
  'rachète',
  'ouvre',
  'lance',
  'lève',
  'obtient',
  'abre',
  'compra',
  'lanza',
  'gana',
  'neemt',
  'opent',
  'koopt',
];

/** Those who bear an industry's or country's troubles. */
export const everyone: readonly string[] = [
  '(the|our) (economy|country|nation|planet|taxpayers?|public|nhs|government|society|world)',
  'taxpayers',
  '(uk|us|british|american|european|german|french|spanish|dutch|canadian|australian|global) (economy|industry|businesses|companies|firms|firms|households|workers)',
  'die (wirtschaft|volkswirtschaft|steuerzahler\\w*|gesellschaft)',
  "l['’]économie",
  'la economía',
  'de economie',
];

/** Countries as they stand within a sentence, beside those of addresses. */
export const landNames: readonly string[] = [
  'britain',
  'england',
  'scotland',
  'wales',
  'europe',
  'europa',
  'america',
  'der schweiz',
  'frankreich',
  'allemagne',
  'espagne',
  'suisse',
  'francia',
  'alemania',
];

/** A share of a kind of things: 'one bell in three', 'jede dritte Glocke'. */
export const sharesOfThings: readonly string[] = [
  '(one|two|three|four) [\\p{L}-]+ (in|out of) (\\w+|\\d+)',
  'jede[rs]? (zweite|dritte|vierte|fünfte|sechste|siebte|achte|neunte|zehnte) [\\p{L}-]+',
  '(un|une|deux|trois) [\\p{L}-]+ sur \\p{L}+',
  'un[oa] de cada \\p{L}+ [\\p{L}-]+',
];

/** Adjectives of one that stands for all of its kind. */
export const typicalWords: readonly string[] = [
  '(typical|average|conventional|normal|ordinary|usual)',
  '(durchschnittliche[rs]?|herkömmliche[rs]?|typische[rs]?|normale[rs]?|gewöhnliche[rs]?)',
  '(\\p{L}+ )?(moyen|moyenne|typique|classique|ordinaire|traditionnel|traditionnelle)',
  '(\\p{L}+ )?(medi[oa]|típic[oa]|convencional|tradicional)',
  '(gemiddelde?|gewone?|doorsnee|traditionele?)',
];

/** What a public program or its giver pays to anybody. */
const givers =
  "((the|der|die|das|le|la|l[’']|el|de|het) )?(state|government|freistaat|bund|land \\p{L}+|état|région|gobierno|junta|rijk|overheid|provincie|eu|federal \\p{L}+)";
const schemes =
  '((the|der|die|das|le|la|el|de|het) )?(\\p{L}+ )?(grants?|schemes?|programmes?|program|programm|förderung|förderprogramm|zuschuss|subventions?|subvención|ayuda|regeling|subsidie|aide|prime|dispositif)( \\p{Lu}[\\p{L}-]+){0,3}';
const giving =
  '(pays?|covers?|grants?|provides?|offers?|refunds?|reimburses?|stellt|zahlt|fördert|übernimmt|bezuschusst|erstattet|finance|prend en charge|rembourse|verse|paga|cubre|concede|financia|vergoedt|betaalt|dekt|verleent)';
export const schemeActs: readonly string[] = [
  `(${givers}|${schemes}) (also |now |auch |bis zu )?${giving}`,
  `${giving} ${schemes} `,
];
