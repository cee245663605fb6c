/** Wordings by which a company says what it aims at. */
export const aimWords: readonly string[] = [
  '(want|aim|aims|hope|intend|aspire|set out) to',
  '(we|they) want',
  '(are|is) (targeting|aiming (at|for))',
  'we (target|aim for)',
  '(goal|goals|target|targets|ambition|ambitions|aim|vision) (is|are|for|of|:|by)',
  '(target|goal|ambition):',
  '(anticipates?|is guiding|forecasts?|guidance|outlook)',
  '(wollen|möchten|streben) (wir|an)',
  'wir (wollen|möchten|streben|peilen)',
  '(unser|das) (ziel|anspruch)( ist)?',
  '(ziel|ziele|zielwert|zielmarke)( ist| für|:)',
  'nous (voulons|visons|souhaitons|ambitionnons)',
  '(notre )?(objectif|ambition)( est|s? :| pour|:)',
  '(queremos|aspiramos a|pretendemos|nos proponemos)',
  '(nuestro |el )?objetivo( es| para|:)',
  '(willen|streven) (we|wij|naar)',
  '(we|wij) (willen|streven|mikken)',
  '(ons |het )?(doel|streven)( is| voor|:)',
];

/** Wordings for something that isn't there yet. */
export const planWords: readonly string[] = [
  '(planned|planning|proposed|intended|envisaged|foreseen|scheduled|to be built)',
  '(will|would|is to|are to|plans? to)',
  '(geplant\\p{L}*|vorgesehen|plan(t|en|ung)|soll(en)?|wird|werden)',
  '(prévue?s?|projetée?s?|envisagée?s?|devrait|sera|prévoyons|prévoit)',
  '(previst[oa]s?|proyectad[oa]s?|planead[oa]s?|se prevé|será)',
  '(gepland|voorzien|zal|zullen|wordt|plannen)',
];

/** Wordings for what a plan hangs on. */
export const conditionWords: readonly string[] = [
  'subject to (\\p{L}+ ){0,3}(planning|approval|funding|consent|permission|permits?|finance|financing|agreement|contract)',
  '(pending|awaiting|depending on) (\\p{L}+ ){0,3}(approval|permission|planning|consent|funding|decision|permits?)',
  '(provided|providing|as long as|if|once) (that )?(the )?(\\p{L}+ )?(council|city|town|county|board|bank|members|planners|state|government|regulator|lender|shareholders|funding) (agrees?|approves?|consents?|votes?|says? yes|is|are|comes?)',
  '(sofern|falls|wenn|vorausgesetzt,?) (\\p{L}+ ){1,3}(zustimm(t|en)|genehmig(t|en)|mitspiel(t|en)|bewillig(t|en)|klapp(t|en))',
  '(vorbehaltlich|unter (dem )?vorbehalt)',
  "(sous réserve|à condition|si (la|le|l[’'])\\s?(mairie|commune|préfecture|banque|conseil|région|état)(?!\\p{L}))",
  '(siempre que|a condición de que|sujet[oa] a|pendiente de|si el (ayuntamiento|banco|consejo))',
  '(mits|onder voorbehoud|als de (gemeente|provincie|bank|raad|vergunning))',
];

/** Wordings that ask readers to come to a day or a fair. */
export const invitingWords: readonly string[] = [
  '(come|join|meet|see|visit|find|catch) us',
  'come (and|along|by|to)',
  'see you (at|in|there|on)',
  'save the date',
  'open (day|house|evening|weekend)s?',
  '(stand|booth|stall) (no\\. ?)?\\p{L}{0,2}[ .-]?\\d[\\d.]*',
  '(hall|halle|hal|pabellón|pavillon) \\d+',
  '(treffen|besuchen|sehen|finden) sie uns',
  '(treff|besuch|trefft|besucht) uns',
  'kommen sie (vorbei|zu|und)',
  'tag der offenen tür',
  'hausmesse',
  'messestand',
  '(retrouvez|rencontrez|rejoignez|visitez)[- ]nous',
  'venez (nous|à|au|découvrir|voir|visiter)',
  '(journées? )?portes? ouvertes?',
  '(visítenos|encuéntrenos|visítanos|le esperamos|les esperamos|te esperamos)',
  '(jornada de )?puertas abiertas',
  'kom (langs|naar|kijken|bij)',
  '(bezoek|ontmoet|tref|zie) ons',
  '(open|open-)dag(en)?',
];

/** What a company has for a term. */
export const termNouns: readonly string[] = [
  '(?:service |supply |framework |maintenance )?(?:contract|agreement|lease|licen[cs]e|concession|franchise|tenancy|support)',
  '(?:\\p{L}+)?(?:vertrag|lizenz|konzession|pacht|miete|support)',
  '(?:contrat|bail|licence|concession|convention)',
  '(?:contrato|concesión|licencia|arrendamiento|convenio)',
  '(?:\\p{L}+)?(?:contract|overeenkomst|concessie|licentie|ondersteuning)',
];

/** How such a term ends. */
export const endingVerbs: readonly string[] = [
  '(?:runs?|lasts?|is|extends) (?:until|till|to|through)',
  '(?:ends?|expires?|runs out|terminates|comes up|is up)(?: for renewal)?(?: on| in| at)?',
  '(?:läuft|gilt|endet)(?: \\p{L}+)? (?:bis|am|im|ende|zum)',
  "(?:court|dure|expire|prend fin|s['’]achève) (?:jusqu['’]\\p{L}+|le|en|fin)",
  '(?:vence|termina|expira|finaliza|dura hasta) (?:el|en|a)?',
  '(?:loopt|eindigt|verloopt|duurt)(?: \\p{L}+)? (?:tot|op|in|eind|af)',
];

/** Wordings for a place that isn't open yet. */
export const comingPlaceWords: readonly string[] = [
  '(will open|to open|opening soon|plan(s|ned|ning)? (to|for)|proposed)',
  '(eröffnen wir|(werden|soll) .{0,40}(eröffnen|entstehen|öffnen)|geplant\\p{L}*|in planung)',
  '(ouvrirons|ouvrira|prévue?s?|en projet)',
  '(abriremos|abrirá|previst[oa]s?|en proyecto)',
  '(openen we|gaat open|gepland|in voorbereiding)',
];

/** Says that somebody takes up a post. */
export const joiningWords: readonly string[] = [
  '(joins?|will join|is to join|takes? over|will take over|succeeds?|will succeed|becomes?|will become)',
  '(übernimmt|wird (neuer?|zweiter?)|tritt .{1,30} an|folgt)',
  '(rejoint|rejoindra|prend(ra)?|succède|succédera|deviendra)',
  '(se incorpora|asume|asumirá|sucede|será)',
  '(neemt .{1,30} over|volgt .{1,30} op|wordt)',
];
