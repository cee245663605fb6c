/** Beginnings of a made-up case: 'Say you have 200 vans …'. */
export const exampleStarts: readonly string[] = [
  "(let[’']?s |let us )?(say|suppose|assume|imagine|picture)(?! (no|yes|goodbye|hello)\\b)",
  '(an |a worked |worked )?examples?( \\d+)?( calculation)?:',
  '(a |one )?worked example',
  '(case|scenario|exercise|fall|übung|szenario|cas|exercice|caso|ejercicio|casus|oefening) (no\\.? |nr\\.? )?\\d+ ?[:.–-]',
  '(an )?exercise( from [^:]{2,30})?:',
  '(for|as an) (example|instance)',
  'take (a|an|two|three)',
  'what if',
  '(if|when) (your|you (have|run|own|are|need)|an? \\p{L}+)(?![^.]*(?<![\\p{L}])(we|our|us)(?![\\p{L}]))',
  '(ein |zum |rechen)?beispiele?:?',
  '(rechenbeispiel|beispielrechnung)',
  'angenommen',
  'nehmen wir an',
  'stellen sie sich vor',
  '(par )?exemple( de calcul)?( ?:)?',
  '(supposons|imaginons|imaginez|admettons)',
  '(por )?ejemplo:?',
  '(supongamos|imagine|pongamos)',
  '(stel|rekenvoorbeeld|bijvoorbeeld|voorbeeld)',
];

/** A made-up one of its kind by its number: 'A lender with 12,000 applications …', and what it loses, spends or saves. */
export const caseArticles: readonly string[] = ['an?', 'one', 'eine?', 'une?', 'una', 'een'];
export const caseLinks: readonly string[] = [
  'with',
  'of',
  'handling',
  'running',
  'that (has|runs|handles)',
  'mit',
  'von',
  'avec',
  'de',
  'con',
  'met',
  'van',
];
export const caseVerbs: readonly string[] = [
  '(spends|loses|wastes|saves|pays|writes off|burns|leaks|misses|needs|would (spend|lose|save|pay))',
  '(verliert|spart|zahlt|verschwendet|verschenkt|braucht)',
  '(perd|économise|paie|gaspille|dépense)',
  '(pierde|ahorra|paga|gasta|desperdicia)',
  '(verliest|bespaart|betaalt|verspilt)',
];

/** What is shown and isn't real. */
export const sampleWords: readonly string[] = [
  '(sample|demo|dummy|test|made-up|placeholder|fictional|fictitious|example) (data|account|customers?|compan(y|ies)|orders?|figures|numbers|project|report)',
  '(example|sample|fictional|fictitious)[:)]',
  '(example|sample):',
  '(example|sample) (results?|calculations?|sums?|quotes?|screens?|page|invoices?|statement)',
  'pro[- ]forma',
  '(illustrative|hypothetical|for illustration)',
  '(lorem ipsum|dummy text|april fool\\p{L}*|aprilscherz|poisson d.avril)',
  '(?<=^)had (we|it|they|both|the \\p{L}+) .{2,60} would have',
  '(muster|beispiel|demo|test)(daten|kunden?|firma|konto|bericht|auftrag|zahlen)',
  "(données|compte|client|chiffres) (fictifs?|fictives?|d[’']exemple|de démonstration)",
  '(datos|cuenta|cifras) (ficticios?|ficticias?|de ejemplo|de muestra)',
];

/** Beginnings of a sentence on what a law or a norm says. */
export const lawStarts: readonly string[] = [
  '(under|pursuant to|in accordance with|(as )?required by)',
  '(nach|gemäß|laut)',
  '(selon|en vertu de|conformément à|aux termes de)',
  '(según|conforme a|en virtud de)',
  '(volgens|krachtens)',
];

/** What such a sentence names. */
export const lawNames: readonly string[] = [
  '([Ss]ections?|[Aa]rticles?|[Rr]egulations?|[Rr]ule|[Ss]chedule|[Cc]lause|[Pp]aragraph|[Aa]rtikel|[Aa]bsatz|[Aa]rt\\.|[Aa]rtículo) ?\\d',
  '§+ ?\\d',
  '(BS|ISO|EN|DIN|NF|ANSI|IEC|UNE|NEN|SIA)( \\p{Lu}+)? ?\\d',
  "(\\p{Lu}[\\p{L}’'-]+ (of |and |on )?){1,6}(Act|Code|Regulations?|Directive|Order|Ordinance|Bylaws?)",
  '\\p{Lu}\\p{L}+(gesetz|verordnung|richtlinie)(es)?',
  'code (du|de la|des)',
  '([Ll]ey|[Rr]eglamento|[Ww]et|[Ll]oi)',
];

/** How a law binds those of a trade: 'obliges companies with more than …'. */
export const lawActs: readonly string[] = [
  '(obliges?|requires?|forces?|compels?|obliged|required) (all |every |any |most |large )?(companies|company|firms|firm|employers|operators|businesses|owners|manufacturers|retailers|builders)',
  '(verpflichtet|zwingt) (alle |jedes |große )?(unternehmen|betriebe|arbeitgeber|betreiber|firmen)',
  '(oblige|impose à|contraint) (toutes |tous )?(les )?(entreprises|employeurs|exploitants|sociétés)',
  '(obliga|exige) a (todas )?(las )?(empresas|empleadores)',
  '(may|can|will|could) be fined',
  'drohen (bußgelder|strafen)',
];

/** Who answers a call for tenders or a job advertisement. */
export const askedParties: readonly string[] = [
  '(the )?(successful )?(tenderers?|bidders?|applicants?|candidates?|suppliers|contractors|vendors|respondents|entrants)',
  '(die )?(bieter|bewerber\\p{L}*|anbieter|auftragnehmer)',
  '(les )?(soumissionnaires|candidats?|candidates?|prestataires)',
  '(los )?(licitadores|candidatos?|ofertantes)',
  '(de )?(inschrijvers|kandidaten)',
];

/** What is asked of them. */
export const askingActs: readonly string[] = [
  '(should|must|need|shall|ought|will need|are (asked|expected|required|invited)|is (asked|expected|required)|have to)',
  '(müssen|sollen|sollten|haben)',
  '(doivent|devront|doit|devra)',
  '(deben|deberán|debe|deberá)',
  '(moeten|dienen)',
];

/** What a job advertisement asks of whoever applies: 'You have run …', 'Sie bringen …'. */
export const askedOfApplicants: readonly string[] = [
  "you (have|[’']ve|know|bring|hold|speak|enjoy|love|possess|understand)(?! to\\b)(?! (a team|colleagues|\\d))",
  "you[’']ve",
  "you([’']ll| will| should| would) have (?!\\d|an? (team|budget|staff|free|say|hand))",
  '(at least |a minimum of |minimum )?(\\d+|\\p{L}+) years?.? (of|in|as|with)',
  '(has|have) (led|run|managed|worked|built)',
  '(a |an )?(proven|degree|track record|background)',
  '(führungs|berufs|projekt|branchen)erfahrung',
  'abgeschlossenes? (studium|ausbildung|lehre)',
  '(previous |prior |some )?experience',
  '(erste |mehrjährige |einschlägige )?erfahrung(en)?',
  '(une (première )?)?expérience',
  'experiencia',
  '(enige |aantoonbare )?ervaring',
  '(ideally|preferably),? you',
  'sie (haben|bringen|verfügen|beherrschen|kennen|sprechen)(?! \\d)',
  'du (hast|bringst|verfügst|beherrschst|kennst|sprichst)(?! \\d)',
  'vous (avez|maîtrisez|connaissez|parlez|justifiez)(?! \\d)',
  '(tiene|tienes|dominas|domina|aportas)(?! \\d)',
  '(habrás|tendrás|sabrás|has|habrá) \\p{L}+(do|to|cho)',
  'je (hebt|kent|spreekt|beschikt)(?! \\d)',
];

/** What is welcome or needed of whoever applies, anywhere in the sentence. */
export const welcomeWords: readonly string[] = [
  '(would be|is|are|will be) (an advantage|a plus|a bonus|desirable|preferred|essential|required|welcome|an asset)',
  '(von vorteil|wünschenswert|setzen wir voraus|wird vorausgesetzt)',
  '(serait|est|sera) (un plus|un atout|souhaitée?|exigée?|appréciée?)',
  '(se valorará|imprescindible|deseable)',
  '(is een pré|gewenst|vereist)',
];

/** A sentence that only says that an admission follows. */
export const prefaceWords: readonly string[] = [
  "we (say|tell you|admit|own up to) (openly )?what (is|does|did)(n[’']t| not)",
  "we (would|[’']d) be lying",
  "we (are|[’']re) (honest|frank|open|candid)",
  "we (won|don)[’']t pretend",
  'we do not pretend',
  "(not everything|it is not all|it[’']s not all) ",
  'to be honest',
  'let us be honest',
  'wir (sind|bleiben) ehrlich',
  'nicht alles (läuft|ist|klappt)',
  'ehrlich gesagt',
  "tout n[’']est pas",
  'soyons (honnêtes|francs)',
  'no todo (es|va)',
  'seamos (sinceros|honestos)',
  'niet alles (gaat|is)',
];

/** What is put before a meeting. */
export const draftNouns: readonly string[] = [
  '(paper|proposal|plan|plans|application|scheme|motion|option|study|bid|request)s?',
  '(antrag|vorschlag|vorlage|konzept|entwurf)',
  '(proposition|projet|demande|étude)',
  '(propuesta|proyecto|solicitud)',
];

/** What a meeting does with what it doesn't decide. */
export const puttingOff: readonly string[] = [
  '(was|were|is|be|been) (\\p{L}+ and )?(received|noted|deferred|put (back|off)|postponed|shelved|rejected|refused|withdrawn|turned down|left on the table)',
  '(wurde|ist) (\\p{L}+ )?(vertagt|zurückgestellt|abgelehnt|verschoben|zur kenntnis genommen)',
  '(a été|est) (reportée?|ajournée?|rejetée?|retirée?)',
  '(fue|ha sido) (aplazad|rechazad|retirad)[oa]',
];

/** What a meeting votes on, and how it ends if it isn't carried. */
export const votedNouns: readonly string[] = [
  '(motion|resolution|amendment)',
  '(antrag|resolution)',
  '(motion|résolution)',
  'moción',
  'motie',
];
export const votedDown: readonly string[] = [
  '(lost|defeated|voted down|not carried|fell|rejected|withdrawn)',
  '(abgelehnt|verworfen|zurückgezogen)',
  '(rejetée?|repoussée?|retirée?)',
  '(rechazada|retirada)',
  '(verworpen|ingetrokken)',
];

/** Verbs with which a sentence begins that leaves out its subject. */
export const subjectless: readonly string[] = [
  'Meets',
  'Includes',
  'Covers',
  'Comes',
  'Contains',
  'Fires',
  'Fits',
  'Gives',
  'Holds',
  'Lasts',
  'Leads',
  'Lies',
  'Looks after',
  'Makes',
  'Needs',
  'Reports',
  'Runs',
  'Seats',
  'Sits',
  'Starts',
  'Stands',
  'Takes',
  'Weighs',
  'Works',
  'Tagt',
  'Umfasst',
  'Enthält',
  'Fasst',
  'Reicht',
  'Wiegt',
  'Comprend',
  'Contient',
  'Pèse',
  'Incluye',
  'Pesa',
];

/** Those who were asked, in the sentence after. */
export const askedOnes: readonly string[] = [
  'of (these|them|those|the respondents)',
  'davon',
  'parmi (eux|elles)',
  'de ell[oa]s',
  'daarvan',
];
