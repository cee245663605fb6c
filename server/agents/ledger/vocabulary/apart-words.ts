/** Wordings by which somebody else is quoted as the source. */
export const reportingWords: readonly string[] = [
  '(reports?|says?|said|estimates?|warns?|believes?|expects?|reckons?|finds?|found|reported|estimated|warned|shows?) that',
  '(had )?(told|informed|advised|warned) (us|it|them|\\p{L}+ \\p{L}+) that',
  '(berichte[nt]|sagt|sagen|schätz(t|en)|warnt|warnen),? dass',
  "(rapport(e|ent)|estim(e|ent)|dit|disent|constat(e|ent)) qu['’e]",
];

/** Beginnings that name a source: 'Laut Verband …'. */
export const sourceStarts: readonly string[] = [
  'according to',
  'as per (an?|the) (report|survey|study|article|paper|press)',
  '(for|by way of|by|in) comparison',
  '(it is (said|rumou?red)|rumou?r has it)',
  'laut',
  'nach (angaben|zahlen|schätzung) (de[rs]|von)',
  'selon',
  "d['’]après",
  '(zum vergleich|es heißt)',
  '((à titre de|pour|en) comparaison|il se dit)',
  '((a modo de|en) comparación|se dice)',
  'ter vergelijking',
  'según',
  'volgens',
];

/** Says that somebody else tells it, anywhere in the sentence. */
export const hearsayWords: readonly string[] = [
  '(reportedly|allegedly|supposedly|rumou?red)',
  '(demnach|zufolge|angeblich|dem vernehmen nach)',
  '(prétendument|selon la rumeur|paraît-il)',
  '(presuntamente|al parecer|según se dice)',
  '(naar verluidt|zogenaamd)',
];

/** Beginnings of what was posted or rumored of the company itself. */
export const rumorStarts: readonly string[] = [
  '(according to|as per|in) (an?|the|this|that) (post|rumou?r|story|message|hoax|claim|tweet|video)',
  '(einem|dem) (gerücht|post|beitrag) zufolge',
  '(selon|d.après) (une|la) (rumeur|publication)',
];

/** Nouns for the firms of a trade. */
export const tradeFirms: readonly string[] = [
  'firms?',
  'companies',
  'company',
  'businesses',
  'business',
  'operators?',
  'operations',
  'owners?',
  'growers?',
  'makers?',
  'dealers?',
  'practices?',
  'studios?',
  'independents?',
  'competitors?',
  'betriebe?n?',
  'firmen',
  'firma',
  'anbieter',
  'entreprises?',
  'exploitants?',
  'empresas?',
  'bedrijven',
];

/** Wordings for a share of the firms of a trade: 'many', 'one … in five'. */
export const tradeShares: readonly string[] = [
  'many',
  'most',
  'some',
  'a few',
  'viele',
  'manche',
  'einige',
  'beaucoup de',
  'plusieurs',
  'muchas',
  'veel',
];

/** Wishes and thoughts, which aren't decided. */
export const wishWords: readonly string[] = [
  '(?<=^(?:\\d[\\d.]* )?)if (?:\\p{L}+[ ,]+){2,16}?\\p{L}+ (could|would|might)',
  '(we|they) (may|might|could) (?!be\\b|not\\b)',
  "(we|they)(['’]d| would| should) (\\p{L}+ )?(like|love)",
  '(we|they) (hope|mean to|intend|aim to|are (thinking|considering|dreaming)|dream)',
  'wir (könnten|möchten|hoffen|überlegen|träumen|würden gerne?)',
  'nous (aimerions|espérons|pourrions|réfléchissons|rêvons)',
  '(quisiéramos|nos gustaría|podríamos|esperamos)',
  'we (zouden graag|hopen|overwegen)',
];

/** Words for a term that has ended, in the title of somebody who held it. */
export const heldUntil: readonly string[] = ['until', 'till', 'bis', "jusqu['’]\\p{L}+", 'hasta', 'tot'];

/** Headings of a section on one customer's project, before its name. */
export const storyHeads: readonly string[] = [
  '(customer|success|client) story',
  'case study',
  'reference( project)?',
  'referenz(projekt)?',
  'praxisbeispiel',
  'fallbeispiel',
  'kundengeschichte',
  'référence',
  'étude de cas',
  'cas client',
  'caso (de éxito|práctico)',
  'referentie(project)?',
];

/** Whole headings over what customers wrote. */
export const reviewHeads: readonly string[] = [
  "(a|an|one|our|the) (\\p{L}+ )?(customer|client|user|buyer|tenant)[’']s? (story|day|view|voice|experience)",
  '(ein|eine|aus dem alltag einer?s?) kund(e|in|en) (erzählt|berichtet)',
  '((customer|guest|product|google|verified|our|recent|latest) )*(reviews|ratings|testimonials|feedback)',
  'what (our )?(customers|clients|guests|people|others) (say|think)( about us)?',
  '(kunden)?(bewertungen|stimmen|meinungen|rezensionen)',
  'kundenstimmen',
  '(les )?avis( (de nos )?clients)?',
  'témoignages',
  '(opiniones|reseñas)( de clientes)?',
  '(klant)?(beoordelingen|ervaringen)',
];

/** Verbs of a byline: 'Posted on … by …'. */
export const bylineStarts: readonly string[] = [
  '(posted|published|written|updated)( on| by)?',
  '(veröffentlicht|geschrieben|aktualisiert)( am| von)?',
  'publiée?( le| par)?',
  'publicado( el| por)?',
  '(geplaatst|gepubliceerd)( op| door)?',
];

/** What a list or program said the company had, which may have been wrong. */
export const recordWords: readonly string[] = [
  '(said|showed|claimed|thought|believed|assumed|promised) (that )?(we|there|they)',
  '(sagte|zeigte|meldete|glaubten),? (wir|es|dass)',
  '(disait|affichait|indiquait) (que )?(nous|il)',
];

/** Words for what is still to come on the day of writing. */
export const comingWords: readonly string[] = [
  '(will|shall|going to)',
  '(starts?|begins?|opens?|closes?|moves?) (in|on)',
  '(werden|wird|soll|sollen|startet|beginnt|öffnet)',
  '(va|vont|allons|commence|ouvre|ouvrira|ouvrirons)',
  '(abrirá|abriremos|empieza|vamos a)',
  '(zal|zullen|gaat|gaan|begint|opent)',
];

/** Days of the week, as in opening hours. */
export const dayNames: readonly string[] = [
  '(mon|tue|wed|thu|fri|sat|sun)',
  '(mon|tues|wednes|thurs|fri|satur|sun)days?',
  '(mo|di|mi|do|fr|sa|so)',
  '(mon|diens|donners|frei|sams|sonn)tags?',
  'mittwochs?',
  '(lun|mar|mercre|jeu|vendre|same)di',
  'dimanche',
  'lunes|martes|miércoles|jueves|viernes|sábado|domingo',
];

/** Beginnings of a condition on what the sentence before tells. */
export const leaningConditions: readonly string[] = [
  '(if|when|once|because) (it|they|that|this)',
  '(wenn|weil) (sie|er|es|das)',
  '(si|quand) (elles?|ils?|cela)',
];

/** What asks and counts in a trade. */
export const surveyNouns: readonly string[] = [
  '(survey|study|report|poll|census|barometer)',
  '(umfrage|studie|erhebung|branchenbericht)',
  '(enquête|étude|sondage|baromètre)',
  '(encuesta|estudio|informe|sondeo)',
  '(enquête|onderzoek|rapport)',
];
/** What it does. */
export const surveyActs: readonly string[] = [
  '(found|finds|shows|showed|says|said|puts?|reckons|estimates|concludes|concluded|counted)',
  '(zeigt|ergab|ergibt|besagt|kommt zu)',
  '(montre|révèle|conclut|indique)',
  '(muestra|revela|concluye|indica)',
  '(toont|laat zien|blijkt)',
];
