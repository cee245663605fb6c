const listed = (words: string): string[] => words.split(' ');

/** Words by what they say of a line's or a page's place and subject, beside those that every statement may hold. */
export const lineKindWords = {
  applicant: [
    ...listed(
      'applicants? candidates? bewerber\\p{L}* candidat\\p{L}* aspirantes? vacanc\\p{L}* hiring recruit\\p{L}*',
    ),
    ...['your last', "you(?:[’']ll| will) (?:have|be|lead|run|join|work|bring)", "you(?:[’']ve| have) \\p{L}+ed?"],
    ...listed('m/w/d h/f salary starters? Stelle\\p{L}* Aufgaben profil jobs? role shift\\p{L}* apply'),
  ],
  guest: [
    ...listed('guest\\p{L}* columnist column contributor author\\p{L}* essay opinion interview tribune Gast\\p{L}*'),
    ...listed('professor Prof institute university lecturer Autor\\p{L}* invité\\p{L}* columna reprinted'),
    ...['writes', 'op-ed', 'the views'],
  ],
  sample: [
    ...listed(
      'examples? samples? illustrat\\p{L}* suppose imagine assum\\p{L}* typical\\p{L}* calculat\\p{L}* estimat\\p{L}*',
    ),
    ...listed('worked fictional made-up demo Beispiel\\p{L}* exemple ejemplo voorbeeld scenario model'),
  ],
  survey: [
    ...listed('survey\\p{L}* stud(?:y|ies) poll\\p{L}* respondents? asked researchers? index barometer Umfrage Studie'),
    ...listed('enquête étude encuesta estudio interviewed sample statistics census association federation report'),
  ],
  closed: [
    ...listed('closed resolved fixed solved settled mended repaired rectified lifted cleared ended reopened restored'),
    ...listed('behoben gelöst erledigt abgeschlossen réglé\\p{L}* résolu\\p{L}* clos\\p{L}* resuelto opgelost since'),
    ...['no longer', 'back to normal', 'put right', 'seither', 'depuis'],
  ],
  customer: listed(
    'customers? clients? Kunden?\\p{L}* buyers? tenants? members? users? klanten cliente\\p{L}* subscribers?',
  ),
  supplier: listed(
    'suppliers? vendors? manufacturers? makers? lender bank insurer\\p{L}* carrier landlord contractors? subcontractors? Lieferant\\p{L}* fournisseur\\p{L}* investor\\p{L}* fund shareholders?',
  ),
  parent: listed(
    'parent group holding Konzern\\p{L}* groupe Mutter\\p{L}* owner\\p{L}* subsidiar\\p{L}* sister Gruppe',
  ),
  public: listed(
    'council county state municipal\\p{L}* minist\\p{L}* government authority commission regulator city town parliament Land Kanton commune préfecture act law',
  ),
  alumni: [...listed('alumn\\p{L}* graduates? Ehemalige\\p{L}* anciens? formerly'), 'went on to', 'now at', 'used to'],
  event: listed(
    'webinar conference fair exhibition booth stand Messe\\p{L}* salon workshop visitors? tickets? festival talk panel keynote',
  ),
  maker: listed(
    'website web design\\p{L}* hosting agency photograph\\p{L}* Webdesign credits? Agentur agence réalisation',
  ),
  press: [
    ...listed(
      'boilerplate archive\\p{L}* Archiv\\p{L}* edition Ausgabe brochure leaflet reprint\\p{L}* version superseded',
    ),
    ...['press (?:pack|kit|release)', 'notes to editors', 'at the time', 'as of', 'as at'],
  ],
  target: listed(
    'forecast\\p{L}* outlook guidance target\\p{L}* goals? aims? Ziel\\p{L}* objectif\\p{L}* budget\\p{L}* ambition\\p{L}* roadmap planned objetivo tomorrow next soon intend\\p{L}*',
  ),
  story: [...listed('challenge solution results? outcome story Ausgangslage Lösung Ergebnis défi'), 'case study'],
  unit: listed(
    'plants? branch\\p{L}* division segment depots? region\\p{L}* ward school store shops? department team Werk Standort site unit',
  ),
  tender: listed('tender\\p{L}* bid\\p{L}* procurement award\\p{L}* applicant\\p{L}* Ausschreibung appel'),
  terms: listed('terms conditions privacy cookies? Impressum AGB policy notice legal copyright liability'),
  quote: listed('says said told recalls adds explains sagt dit explique dice zegt'),
  season: listed(
    'January February March April May June July August September October November December spring summer autumn winter Monday Tuesday Wednesday Thursday Friday week weeks month months quarter',
  ),
  admits: [
    ...listed(
      'cannot nobody twice hand paper spreadsheet\\p{L}* late delay\\p{L}* wait\\p{L}* retyp\\p{L}* lost missed backlog',
    ),
    ...listed(
      'complain\\p{L}* missing manual\\p{L}* whiteboard typed error\\p{L}* mistakes? broke\\p{L}* shortage overdue',
    ),
  ],
  people: listed(
    'staff employees people colleagues Mitarbeit\\p{L}* salariés Beschäftigte\\p{L}* empleados director chief head chair\\p{L}* manager president',
  ),
} satisfies Record<string, readonly string[]>;
