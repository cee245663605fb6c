/** Trades in the names of firms, and what else ends an organization's name: 'Aire Wharf Estates'. */
export const firmNouns: readonly string[] = [
  'Airlines?',
  'Airways',
  'Academy',
  'Baker(?:y|ies)',
  'Buses',
  'Castings',
  'Chemicals?',
  'Consult(?:ing|ants)',
  'Dair(?:y|ies)',
  'Distiller(?:y|ies)',
  'Electronics',
  'Energy',
  'Engineering',
  'Estates',
  'Ferries',
  'Fisheries',
  'Foods',
  'Forge',
  'Foundr(?:y|ies)',
  'Freight',
  'Haulage',
  'Hotels?',
  'Infirmary',
  'Labs',
  'Lines',
  'Logistics',
  'Logistik',
  'Marine',
  'Mills?',
  'Motors',
  'Power',
  'Properties',
  'Quarr(?:y|ies)',
  'Rail(?:ways?)?',
  'Refrigeration',
  'Seafoods?',
  'Shipping',
  'Steel',
  'Stores',
  'Supermarkets?',
  'Telecom',
  'Textiles?',
  'Timber',
  'Transport',
  'Ventures',
  'Water',
];

/** What leads to an owner, landlord or group, of which the rest of the sentence tells. */
export const belongingLeads: readonly string[] = [
  '(belong|belongs|belonged) to',
  '(part|member|subsidiary|branch|arm) of',
  '(owned|bought|acquired|taken over|held|let|leased|built|run|made|supplied|designed|fitted) by',
  '(rent|rents|rented|lease|leases|leased|bought|buy|buys|come|comes|came|sourced?|imported?|supplied|delivered) (\\p{L}+ ){0,3}from',
  '(shared|insured|reinsured|placed|partnered|banked) with',
  '(congratulations|thanks|credit|goes|went|awarded|hats off|glückwunsch|bravo) (to|an|à)',
  '(kommt|kommen|stammt|stammen|beziehen) (\\p{L}+ ){0,3}von',
  '(vient|viennent|provient|proviennent) (\\p{L}+ ){0,2}de( chez)?',
  '(gehör(t|en)|gehörte) (\\p{L}+ )?(zu|zur|zum)',
  '(teil|tochter|mitglied) (der|des|von)',
  '(appart(ient|enons|iennent)|appartenait) (à|au)',
  '(membre|filiale) (de|du)',
  '(pertenece|pertenecemos) (a|al)',
  '(hoort|horen) bij',
];

/** Relative words that go on about what was just named. */
export const relativeTurns: readonly string[] = [
  'which',
  'who',
  'that',
  'where',
  'whose',
  'die',
  'der',
  'das',
  'wo',
  'in (der|dem)',
  'qui',
  'où',
  'dont',
  'que',
  'donde',
  'waar',
];

/** Officers of the organization itself: what they report is its own. */
export const officerTitles: readonly string[] = [
  'clerk',
  'treasurer',
  'secretary',
  'chief executive',
  'chief officer',
  'chair(man|woman|person)?',
  'president',
  '(\\p{L}+ )?(director|manager|master|officer|surveyor|engineer|warden|bursar|curator|librarian)',
  'principal',
  'head teacher',
  'rector',
  'superintendent',
  'board',
  'committee',
  'geschäftsführer(in)?',
  'vorsitzende[rn]?',
  'schatzmeister(in)?',
  '(\\p{L}+)?leiter(in)?',
  'directeur',
  'directrice',
  'président(e)?',
  'trésori(er|ère)',
  'secrétaire',
];

/** Somebody beside the company, by what they are to it: 'the builders', 'the ferry operator'. */
export const besideNouns: readonly string[] = [
  'builders?',
  'architects?',
  'landlords?',
  'tenants?',
  'insurers?',
  'regulators?',
  'ministry',
  'co-?operative',
  'council',
  'union',
  'airline',
  'supermarkets?',
  '(ferry|rail|train|bus|network|grid|port|airport|pipeline|terminal|telecoms?) (operator|company|line|authority)',
  'operator',
  'architekten?',
  'baufirma',
  'vermieter',
  'reederei',
  'gemeinde',
  'town',
  'city',
  'parish',
  'district',
  'county',
  'stadt',
  'kommune',
  'ville',
  'commune',
  'mairie',
  'ciudad',
  'ayuntamiento',
];

/** What those do beside whom a sentence is. */
export const besideActs: readonly string[] = [
  '(has|have|had|is|are|was|were|will|would|says?|said|told|cut|runs?|ran|employs?|lost|lets?|plans?|wants?|pays?|paid|owns?|owes?|\\p{Ll}{3,}[^s]s)',
  '(hat|haben|ist|sind|war|waren|will|wird|plant|beschäftigt|sagt|zählt|sucht|braucht)',
  '(a|ont|est|sont|avait|était|compte|comptent|emploie|veut|manque|doit|perd|cherche)',
  '(ha|tiene|es|emplea|quiere|busca)',
];

/** Those of whom a share is counted, and what a share of is of everybody: '82% of all internet traffic'. */
export const everybodysShares: readonly string[] = [
  '(internet|web|online|global|world|worldwide|uk|us|british|american|european|german|french|spanish|canadian|australian)',
  '(people|adults|buyers|consumers|shoppers|workers|employees|drivers|companies|firms|businesses|homes|households)',
  '(menschen|verbraucher|käufer|betriebe|unternehmen|haushalte)',
  '(français|ménages|consommateurs|entreprises|salariés)',
  '(personas|consumidores|empresas|hogares)',
];

/** Where the firms are whom a sentence counts. */
export const firmsPlaces: readonly string[] = [
  '(in|of|across) the (sector|trade|industry|county|region|district|valley|country|state|province)',
  '(on|of) the (island|coast|peninsula|islands)',
  '(in|aus) der (branche|region)',
  '(du|dans le) (secteur|département|pays)',
  'de la région',
  '(del|en el) sector',
];

/** Words for others of the same trade: 'Other dealers keep you waiting'. */
export const otherFirms: readonly string[] = [
  '(most |many |some |few |all |the )*(other|rival|competing|cheaper|bigger|larger)',
  '(die |viele |manche )?(anderen?|billigere|größere)',
  "(les |d[’'])autres",
  '(los |las )?otr[oa]s',
  '(de )?andere',
];

/** Nouns for firms that sell what others sell. */
export const sellingFirms: readonly string[] = [
  'agencies',
  'brands?',
  'brokers',
  'builders',
  'carriers',
  'consultants',
  'contractors',
  'dealers',
  'firms',
  'companies',
  'installers',
  'makers',
  'manufacturers',
  'providers',
  'retailers',
  'sellers',
  'shops',
  'stores',
  'suppliers',
  'traders',
  'vendors',
  'wholesalers',
  'anbietern?',
  'händlern?',
  'herstellern?',
  'lieferanten',
  'firmen',
  'makler',
  'fabricants',
  '\\p{L}+(eurs|iers|istes)',
  '\\p{L}+(hersteller|händler|anbieter|betriebe|bauer|lieferanten)n?',
  '\\p{L}+(dores|ristas)',
  'fournisseurs',
  'marchands',
  'prestataires',
  'agences',
  'proveedores',
  'fabricantes',
  'tiendas',
  'leveranciers',
  'fabrikanten',
];

/** Since when a company belongs to somebody isn't since when it exists. */
export const belongingVerbs: readonly string[] = [
  '(belongs?|belonged|belonging) to',
  '(been |is |was )?(owned|held|controlled|backed) by',
  '(been |is )?(part|a member|a subsidiary) of',
  'im besitz',
  'teil (der|des|von)',
  '(détenue?|filiale) (par|de|du)',
  '(parte|filial) (de|del)',
  '(in handen|onderdeel|eigendom) van',
  '(gehör(t|en)|gehörte) (\\p{L}+ )?(zu|zur|zum)',
  '(appart(ient|enons|iennent)|appartenait) (à|au)',
  '(pertenece|pertenecemos) (a|al)',
];

/** Small words that go on from a name with what it has. */
export const havingTurns: readonly string[] = ['with', 'of', 'mit', 'von', 'avec', 'de', 'met', 'con'];

/** Small words before a name. */
export const nameLeads: readonly string[] = [
  '(by|to|from|with|of|at)( the)?',
  '(von|mit|an|bei)( der| dem)?',
  "(par|à|avec|de)( la| l[’'])?",
  '(por|a|con)( la| el)?',
  '(met|door|aan)',
];

/** Articles before what a named one is. */
export const itsArticles: readonly string[] = [
  'an?',
  'the',
  'eine?[mnr]?',
  'de[mnr]',
  'die',
  'das',
  'une?',
  'le',
  'la',
  'una?',
  'el',
  'een',
  'het',
];

/** Whole headings over what was done for customers. */
export const projectHeads: readonly string[] = [
  '((our|selected|recent|completed|some) )*(projects|work|references|portfolio|case studies|installations|commissions)',
  '((unsere|ausgewählte) )?(projekte|referenzen|kundenprojekte)',
  '(nos )?(projets|réalisations|références)',
  '(nuestros )?(proyectos|referencias)',
  '(onze )?(projecten|referenties)',
];

/** Verbs with which a source stands behind what it says. */
export const sourceVerbs: readonly string[] = [
  '(says?|said|reports?|estimates?|reckons?|warns?|according to|as reported by)',
  '(sagt|schätzt|meldet|warnt|laut|nach (angaben|zahlen|schätzung(en)?))',
  "(dit|estime|selon|d[’']après)",
  '(dice|estima|según)',
  '(zegt|schat|meldt|volgens)',
];
