/**
 * What a brief never tells of a person: religion, health, age, orientation, origin, politics, trade union, family,
 * convictions, private money. Companies, products and customers may be called by the same words, so each list says what
 * must stand around it.
 */

const faiths =
  "(?:roman )?catholics?|protestants?|christians?|muslims?|jew(?:s|ish)?|hindus?|buddhists?|sikhs?|mormons?|quakers?|methodists?|baptists?|anglicans?|lutherans?|presbyterians?|evangelicals?|atheists?|agnostics?|jehovah[’']s witness(?:es)?";
const devotion =
  'devout|practi[sc]ing|observant|born-again|lapsed|committed|lifelong|life-long|strict|deeply religious|faithful|orthodox|sunni|shia|proud|staunch|fervent|active|openly|convinced|passionate|former';
const numbers =
  '\\d{1,2}|two|three|four|five|six|seven|eight|nine|several|grown-up|grown|small|young|adult|little|teenage|twin';
const age = '(?:1[89]|[2-8]\\d)';
const birthYear = '(?:19[2-9]\\d|200\\d)';
const diseases =
  "multiple sclerosis|(?:[a-z]+ )?cancer|leuk(?:a)?emia|(?:type [12] )?diabetes|asthma|epilepsy|depression|anxiety|adhd|autism|dyslexia|hiv|aids|parkinson[’']s(?: disease)?|alzheimer[’']s|dementia|ptsd|bipolar disorder|schizophrenia|(?:rheumatoid )?arthritis|crohn[’']s(?: disease)?|colitis|lupus|endometriosis|long covid|migraines?|an? eating disorder|anorexia|alcoholism|(?:an? )?addiction|hearing loss|cerebral palsy|down[’']?s? syndrome|hepatitis|tuberculosis|kidney failure|an? brain tumou?r|chronic (?:pain|illness|fatigue)|an? (?:[a-z]+ )?(?:disability|illness|disease|heart condition)|a (?:severe )?(?:stroke(?! of (?:genius|luck))|burnout|burn-out|heart attack|miscarriage)|burnout|(?-i:MS|ME|ALS)";
const romanceDiseases =
  'diabetes|cáncer|esclerosis múltiple|epilepsia|depresión|asma|alzheimer|parkinson|artritis|migrañas?|leucemia';
const germanDiseases =
  '(?:multipler )?sklerose|\\p{L}*krebs|krebserkrankung|diabetes|depression(?:en)?|epilepsie|asthma|parkinson|alzheimer|demenz|rheuma|burn-?out|\\p{L}*krankheit|leukämie|migräne|autismus|adhs|hiv|schlaganfall|\\p{L}*behinderung';
const frenchDiseases =
  '(?:\\p{L}+ )?(?:cancer|sclérose en plaques|diabète|dépression|handicap|épilepsie|asthme|burn-?out|leucémie|maladie de \\p{L}+|parkinson|alzheimer|surdité|dyslexie|autisme|vih)';
const germanPerson =
  '(?:geschäftsführ|betriebsleit|leit|unternehm|gründ|inhab|prokurist|ingenieur|vorständ|vertriebsleit|manag|direktor|chef)\\p{L}*|frau|mann|\\p{L}+leiter(?:in)?|\\p{L}+chef(?:in)?';
const parties =
  'labour|the (?:conservatives|tories|greens|lib dems|liberal democrats|democrats|republicans)|(?:the )?(?:conservative|labour|green|liberal democratic?|democratic|republican|communist|socialist|brexit|reform|scottish national|national) party|conservatives?|tory|green|lib dem|liberal democrat|liberal democrats|ukip|reform uk|snp|plaid cymru|sinn f[ée]in|gop';
const germanParties = '(?:CDU|CSU|SPD|FDP|AfD|NPD|BSW|ÖVP|SPÖ|FPÖ|SVP|Linken?|Linkspartei|Grünen|Piratenpartei)';
const romanceParties =
  '[Pp]arti(?:do)? (?:\\p{L}+)|(?:PS|PCF|LFI|LR|RN|UMP|EELV|MoDem|Renaissance|Les Républicains|Reconquête|PSOE|PP|VOX|Vox|Podemos|Sumar|ERC|PNV|BNG|Ciudadanos|Izquierda Unida)';
const unions =
  'unite|unison|gmb|usdaw|rmt|aslef|teamsters|afl-cio|seiu|uaw|ig metall|ig bau|ig bce|ver\\.?di|gew|cgt|cfdt|cgt-fo|force ouvrière|cftc|ugt|ccoo|comisiones obreras';

const kin = 'children|kids|child|baby|babies|boys?|girls?|sons?|daughters?|toddlers?|teenagers?';
const politicians =
  '(?:party|labour|conservative|tory|green|republican|democrat(?:ic)?|ukip|snp|lib dem|liberal democrat) (?:councill?or|mp|member|activist|candidate|supporter|politician|donor)';
const stewards = 'shop steward|union (?:rep|representative|activist|member|steward)';

/** Beginnings of a person's lines about themselves: 'Married, two children'. */
export const privateStarts: readonly string[] = [
  '(?:happily )?married(?:,|\\.| to| with (?:{many}))',
  '(?:proud |devoted )?(?:mother|father|mum|mom|dad|grandmother|grandfather) (?:of|to) (?:{many}|twins)',
  '(?:diagnosed with|suffers from|living with) (?:{diseases})',
  '(?:verheiratet|geschieden|verwitwet|ledig)(?:,|\\.| und| mit)',
  '(?:vater|mutter) (?:von|zweier|dreier) ',
  '(?:mariée?|divorcée?|célibataire)(?:,|\\.| et)',
  "(?:père|mère) (?:de|d[’']) ?(?:un|une|deux|trois|quatre|\\d|famille)",
  '(?:casad|divorciad|solter)[oa](?:,|\\.| y| con)',
  '(?:padre|madre) de (?:un|una|dos|tres|cuatro|\\d|familia)',
  '(?:padece|sufre) (?:de |un |una )?(?:{romanceDiseases})',
  '(?:está |es |ist )?(?:schwanger|embarazada|enceinte) (?:seit|im|desde|de)',
];

/** Words that tell of a person's private life wherever they stand. */
export const alwaysPrivate: readonly string[] = [
  '(?:ihr|mein) (?:ehe)?mann(?! für)|(?:seine|meine) (?:ehe)?frau(?! für)',
  '(?:date of birth|geburtsdatum|date de naissance|fecha de nacimiento):? \\d',
  'the {age}-year-old (?:has|is|was|took|takes|joined|joins|leads|led|runs|ran|lives|says|said|came|comes|started)',
  // 'The 41-year-old listed building' is none, and 'the 18-year-old' may be a whisky.
  'the {age}-year-old(?:,? who|, (?:he|she)| himself| herself| founded| studied| hopes| thinks)',
  '{age}[- ]jährige[rn]? (?:\\p{L}+ )?(?:{germanPerson})',
  '(?-i:[Dd](?:er|ie|en|em) {age}-Jährige)[rn]?',
  'openly (?:gay|lesbian|bisexual|bi|queer|transgender)',
  '(?:devout|practi[sc]ing|born-again|lapsed) (?:\\p{L}+ )?(?:{faith})(?={ends})',
  'geboren(?: am| im)? (?:\\d{1,2}\\.? ?\\p{L}* )?{birth}',
  '(?:gläubige|praktizierende|bekennende|strenggläubige|überzeugte)[rsn]? (?:katholik|protestant|christ|muslim|jude|jüdin|hindu|buddhist|atheist)(?:in)?',
  '(?:seiner|ihrer|meiner) (?:ehe)?(?:frau|partnerin)(?= und (?:ihren|seinen|den|zwei|drei|vier|\\d) )',
  '(?:mit|von) (?:seinem|ihrem|meinem) (?:ehe)?mann',
  '(?:mit|von) (?:seiner|meiner|ihrer) (?:ehe)?frau',
  '(?:catholique|protestante?|musulmane?|chrétienne?|juive?|juif) (?:pratiquante?|fervente?|convaincue?)',
  '(?:católic[oa]|protestante|musulm[aá]na?|cristian[oa]|judí[oa]) (?:practicante|devot[oa]|ferviente)',
  'avec (?:sa femme|son mari|son épouse|son époux)',
  '(?:sa femme|son mari|son épouse|son époux)(?= (?:et|\\p{Lu}))',
  'con su (?:esposa|esposo|marido|mujer|novi[oa])',
  '(?:marié|mariée|casad[oa]|verheiratet|married),? (?:et (?:père|mère)|y (?:tiene|con|padre|madre)|und (?:hat|vater|mutter)|(?:with|and has) (?:{many}))',
];

/** Words that tell of a person's private life in a sentence on a person: a name, or he and she. */
export const privateOfPerson: readonly string[] = [
  '(?:fasts|fasted|fasting) (?:during|for|in)|(?:observes|keeps|kept) (?:ramadan|lent|shabbat|the sabbath|kosher|halal)(?={ends})|bar mitzvah|bat mitzvah|(?:wears|wearing) (?:an? |her |his )?(?:hijab|headscarf|turban|kippah|niqab)',
  'in rehab(?={ends})|gave up drinking',
  'uses? (?:they/them|he/him|she/her) pronouns|gender-?(?:fluid|queer)|assigned (?:male|female) at birth|gender transition',
  'of mixed (?:race|heritage|ethnicity)|whose (?:parents|family) (?:emigrated|immigrated|fled|came (?:from|to))',
  '(?:donor|donated|donates|contributor|supporter|activist|volunteer|organi[sz]er|treasurer|candidate|campaigner|voter|member|chair) (?:of|to|for|with|in) {parties}(?={ends})',
  '(?:donor|donated|donates|supporter|activist|voter|candidate|mp|councillor) (?:of|to|for) the (?!{feasts})(?:\\p{L}+ ){1,2}party(?={ends})',
  '(?:pays?|paid|paying|owe[sd]?|receives?) (?:[\\p{L}\\d£€$,.]+ ){0,4}(?:alimony|child support)(?={ends})|owes (?:his|her) (?:[\\p{L}-]+ ){1,3}(?:[£€$]|\\d)',
  '(?:krankgeschrieben|(?:seiner|ihrer) (?:scheidung|ehe|schwangerschaft|krebserkrankung))',
  '(?:lebt|wohnt) (?:\\p{L}+ ){0,4}mit (?:seiner|seinem|ihrer|ihrem) (?:partner(?:in)?|lebensgefährt\\p{L}+|familie|kindern?|mann|frau|söhnen|töchtern)(?={ends})',
  '(?:wählt|wählte) (?:\\p{L}+ )?(?-i:{germanParties})',
  '(?:en arrêt maladie|se bat contre|a (?:eu|vaincu|surmonté)) ?(?:un |une |le |la |son )?(?:{frenchDiseases})?(?={ends})',
  '(?:son|sa) (?:mariage|divorce|grossesse)(?={ends})',
  'vote (?:pour )?(?:le |la |les )?(?-i:{romanceParties})',
  '(?:tiene|tuvo|tenía|venció|lucha contra|luchó contra|vive con) (?:un |una |el |la )?{romanceDiseases}(?={ends})|de baja por (?:enfermedad|\\p{L}*depresión|ansiedad|estrés)',
  'su (?:boda|divorcio|matrimonio|embarazo)(?={ends})|(?:vota|votó) (?:a |al )?(?-i:{romanceParties})',
  'an? {devotion} {faith}(?={ends})',
  '(?:belongs to|member of|part of|active in) (?:the|his|her) (?:\\p{L}+ )?{faith} (?:community|congregation|faith)',
  '(?:his|her|my) (?:recovery|fight|battle|struggle|treatment|remission) (?:from|with|against|for) {diseases}(?={ends})',
  '(?:after|since|during|despite|through|following|from) (?:his |her |an? )?(?:battle with |bout of |own )?{diseases}(?={ends})|(?:sick|ill|off|away|absent|leave|hospital|born|work) with (?:his |her )?{diseases}(?={ends})',
  'lost (?:his|her|an?) (?:\\p{L}+ )?(?:leg|arm|hand|sight|eyesight|hearing|eye|voice|baby|wife|husband|son|daughter|child)(?={ends})|prosthe(?:sis|tic leg|tic arm)',
  '(?:sent|went|gone|released|goes) (?:to|from) (?:prison|jail)',
  '(?:sits|sat|serves|served|elected|stands|councill?or) (?:\\p{L}+ ){0,6}(?:for|as an?) {parties}(?={ends})',
  '(?:aus|nach|während)(?: der| ihrer| seiner| meiner)? (?:elternzeit|mutterschutz)',
  '(?:adhérente?|syndiquée?|affiliée?) (?:à|au|de) (?:la |le )?{unions}',
  '(?:his|her|my) (?:{many} ){0,2}(?:late |ex-|former |second |first |same-sex )?(?:wife|husband|spouse|fiancée?|boyfriend|girlfriend|stepchildren|grandchildren|grandsons?|granddaughters?)',
  '(?:his|her|my) (?:{many} ){0,2}(?:children|kids|sons?|daughters?|twins)(?! et )(?={ends})',
  'unmarried|widower',
  'their (?:{many} )?(?:son|daughter)s? (?-i:\\p{Lu})\\p{L}+',
  '(?:mother|father|mum|mom|dad|mummy|daddy|parent|grandmother|grandfather|grandparent) (?:of|to) (?:an? )?(?:(?:{many} )+{kin}|(?:{many}|one)(?={ends})|his|her|twins?)(?! (?:tool|product|planning))',
  '(?:proud|single|working|expectant|new) (?:mother|father|mum|mom|dad|parent|grandmother|grandfather|grandparent)(?={ends})',
  'lives (?:\\p{L}+[ ,]+){0,6}with (?:his|her) (?:{many} ){0,3}(?:family|partner|children|kids|wife|husband|sons?|daughters?)(?={ends})',
  '(?:with|and) (?:his|her) (?:{many} )?family(?={ends})',
  '(?:his|her) (?:own )?(?:marriage|divorce|wedding|pregnancy|miscarriage)(?={ends})',
  '(?:his|her|my) (?:own |strong |deep |christian |catholic |muslim |jewish )*(?:faith|religion|church|mosque|synagogue|parish|religious beliefs)(?! in (?!god))(?={ends})',
  '(?:his|her) (?:local |village )?(?:church|parish|synagogue|mosque|temple)(?: choir| council| band| group)?(?={ends})',
  '(?:teaches|taught) sunday school|churchgoer|lay preacher|churchwarden|found (?:god|jesus)',
  '(?:worships|prays)(?: every \\p{L}+)?(?: at|in| to|$)',
  '(?:his|her|my) (?:own |chronic |serious |long )?(?:disability|illness|disease|cancer|diabetes|epilepsy|stroke(?! of (?:genius|luck))|depression|addiction|alcoholism|burnout|breakdown|heart attack|dyslexia|autism|adhd|chemotherapy|diagnosis)(?={ends})',
  '(?:cancer|stroke) survivor',
  '(?:recovering|former) (?:alcoholic|addict)',
  '(?:wheelchair user|in a wheelchair|wheelchair-bound|uses a (?:wheelchair|hearing aid|prosthe\\p{L}+))',
  '(?:being|having been) diagnosed with (?:{diseases})(?={ends})',
  '(?:the|an?) {age}-year-old(?= (?:has|had|is|was|took|takes|joined|joins|leads|led|runs|ran|lives|says|said|came|started|began|became|grew|works?|worked|trained|bought|sold|built|launched|wants|plans|knows|loves|likes|makes|made|earned|won|returned|moved|spent|told|tells|gave|got|went|founder|ceo|chief|director|manager|owner|president|engineer|father|mother|man|woman|entrepreneur|executive|head|boss)|{ends})',
  'at the age of {age}|(?:retired|died|left|started|joined(?: [\\p{L}]+){0,3}) aged {age}(?={ends})',
  '(?:at|now|only|just) {age},? (?=(?:he|she) )|(?-i:At) {age}, (?-i:\\p{Lu}\\p{Ll}+) (?:is|has|was|shows|runs|leads|still|took)',
  'in (?:his|her) (?:early |mid-|mid |late )?(?:twenties|thirties|forties|fifties|sixties|seventies|eighties|[2-8]0s)',
  '(?:his|her) (?:{age}(?:th|st|nd|rd)|twentieth|thirtieth|fortieth|fiftieth|sixtieth|seventieth) birthday',
  'trans(?:gender)? (?:woman|man|person)|came out as|identif(?:y|ies|ied) as (?:an? )?(?:non-?binary|trans\\p{L}*|gay|queer|lesbian|bisexual|woman|man|female|male|genderqueer)',
  'as an? (?:\\p{L}+ ){0,2}(?:gay|lesbian|bisexual|queer|trans|transgender|disabled|black|asian|jewish|muslim|christian|catholic|hindu|sikh) (?:man|woman|person|mother|father|founder|ceo|leader|entrepreneur)',
  '(?:same-sex|gay) (?:partner|marriage|relationship|parents?)',
  'of (?:\\p{L}+[ -])?(?:\\p{L}+|mixed|jewish|african|asian|arab|indian) (?:descent|ancestry|extraction|ethnicity)',
  '(?:his|her) [\\p{L}-]+ (?:heritage|ancestry|ethnicity)(?={ends})',
  '(?:his|her) parents (?:are|were|came|fled|emigrated|immigrated)',
  '(?:son|daughter|child) of (?:\\p{L}+ ){0,2}(?:immigrants|refugees|migrants)',
  '(?:grew up|raised|born|brought up) (?:in|into|by) an? (?:\\p{L}+ ){0,2}(?:somali|turkish|jewish|muslim|catholic|christian|hindu|sikh|indian|pakistani|nigerian|kurdish|arab|polish|immigrant|refugee|religious|black|roma)(?: \\p{L}+)? (?:family|home|household)',
  '(?:raised|brought up|baptised|baptized)(?: as)?(?: an?)? (?:{faith})(?={ends})',
  'as the (?:only|first) (?:\\p{L}+ )?(?:{faith}|black|asian|latino|latina|gay|lesbian|transgender|disabled|indigenous) (?:member|person|woman|man|chief|ceo|director|partner|manager|founder|head)',
  'as an? {politician}(?={ends})',
  '(?:vote[sd]?|voting|campaign(?:s|ed|ing)?|canvass(?:es|ed)?|stood|stands|ran|runs) (?:\\p{L}+ ){0,3}(?:for|against) (?:the )?(?:{parties}|brexit|leave|remain|donald trump|trump|biden|kamala harris|harris|corbyn|johnson|farage|sanders)(?={ends})',
  '(?:stood for|ran for|elected to) (?:the )?(?:parliament|congress|senate|city council|mayor|public office)',
  'member of (?:the )?(?:{parties})(?={ends})',
  '(?:member|supporter|voter|activist|candidate|councill?or|mp|chair|treasurer) (?:of|for|with) (?:the )?(?!{feasts})(?-i:{germanParties}|{romanceParties}|(?:\\p{Lu}[\\p{L}-]+ ){1,3}Party)(?={ends})|(?:votes?|voted) (?:for )?(?:the )?(?-i:{germanParties}|{romanceParties})(?={ends})',
  '(?:trade )?unionist|as an? {steward}(?={ends})|member of (?:an? |the )?(?:trade )?union(?={ends})|member of (?:{unions})(?={ends})|{unions} (?:member|rep|steward|official)(?={ends})|belongs to (?:an?|the) (?:trade )?union',
  '(?:(?:his|her) criminal record(?={ends})|ex-offender|ex-convict|ex-prisoner|convicted (?:felon|criminal|fraudster))',
  '(?:filed for|declared|faced|faces|facing|went into|through|his|her|into) personal (?:bankruptcy|insolvency)|(?:his|her) personal (?:fortune|wealth|debts?)|personal (?:fortune|wealth) of|personally bankrupt',
  '(?:his|her) (?:private |personal )?(?:net worth|mortgage|savings|inheritance|fortune|salary|debts)(?={ends})',
  'net worth of',
  // German
  '(?:verheiratet|geschieden|verwitwet|alleinerziehend|verlobt|unverheiratet)',
  '(?:vater|mutter|opa|oma|großvater|großmutter) (?:von|zweier|dreier|eines|einer) (?:\\p{L}+ )?(?:kindern?|söhnen?|töchtern?|zwillingen|sohnes|tochter|enkeln?)',
  '(?:zweifache|dreifache|vierfache)[rn]? (?:vater|mutter|familienvater)|familienvater',
  '(?:leidet|litt|erkrankte|erkrankt|lebt|lebte) (?:[\\p{L}\\d]+ ){0,3}(?:an|mit|unter) (?:\\p{L}+ )?(?:{germanDiseases})',
  'im rollstuhl|(?:schwer)?behindert|querschnittsgelähmt|gehörlos|krebs(?:krank|erkrankung|diagnose)|schwerbehindert',
  '(?:nach|wegen) (?:einem|einer|seiner|ihrer|seinem|ihrem) (?:burn-?out|schlaganfall|herzinfarkt|krebserkrankung|depression|krankheit|behinderung)',
  'jahrgang {birth}|im alter von {age}',
  'schwul(?:er)?|lesbisch(?:e)?|homosexuell|bisexuell|nicht-?binär|transgender|trans(?:frau|mann)',
  '(?:ihrer|seiner) (?:kirchen|pfarr)gemeinde|aus der kirche ausgetreten|konvertierte zum',
  '(?:mitglied|parteimitglied|abgeordnete[rn]?|stadtrat|stadträtin|kandidat(?:in)?) (?:der|von|bei|für die|in der) (?-i:{germanParties})',
  '(?:sitzt|saß|kandidier\\p{L}+|gehört) (?:\\p{L}+ ){0,2}(?-i:{germanParties})',
  '(?-i:{germanParties})-(?:mitglied|stadtrat|stadträtin|abgeordnete[rn]?|politiker(?:in)?|kandidat(?:in)?)',
  '(?:mitglied|mitgliedschaft) (?:der|bei|in der|bei der)(?: gewerkschaft)? (?:{unions})|gewerkschaft(?:er|erin|ssekretär|smitglied|ssekretärin)',
  'privatinsolvenz|(?:sein|ihr) (?:privat)?vermögen',
  'schwanger',
  // French
  '(?:mariée?|divorcée?|veuf|veuve|célibataire|fiancée?|pacsée?)(?={ends}| (?:à|depuis|et))',
  "(?:père|mère|papa|maman|grand-père|grand-mère) (?:de |d[’'])(?:\\p{L}+ )?(?:un|une|deux|trois|quatre|cinq|\\d|famille|jumea\\p{L}+)",
  "(?:souffre|atteinte?|souffert|malade|vit) (?:depuis \\p{L}+ )?(?:d[’']|de |du |avec )(?:une? |la |l[’'])?(?:{frenchDiseases})|en fauteuil roulant",
  '(?:homosexuel(?:le)?|gay|lesbienne|bisexuel(?:le)?|transgenre|non[- ]binaire)(?={ends})',
  'vit (?:[\\p{L}]+ ){0,4}avec (?:sa|son|ses) (?:famille|compagn\\p{L}+|enfants|filles?|fils|conjointe?)',
  '(?:militante?|adhérente?|membre|élue?|députée?) (?:du|au|de la|chez|de|pour|des) (?-i:{romanceParties})|(?-i:militante?) (?:du|des) (?:parti|front|mouvement)',
  '(?:délégué|déléguée|représentante?) (?:syndical|du syndicat)|syndiquée?|syndicaliste|membre (?:de la|du|de) (?:{unions})',
  '(?:sa|son) (?:fortune personnelle|salaire|patrimoine)(?={ends})|faillite personnelle',
  // Spanish
  '(?:casad|divorciad|solter|viud)[oa](?={ends}| (?:con|desde|y))',
  '(?:padre|madre|abuel[oa]) de (?:un|una|dos|tres|cuatro|cinco|\\d|familia)',
  '(?:padece|padeció|sufre|sufrió|enferm[oa] de|diagnosticad[oa] (?:de|con)|superó) (?:de |un |una )?(?:{romanceDiseases})|en silla de ruedas(?={ends})',
  '(?:homosexual|gay|lesbiana|bisexual|transgénero|no binari[oa])(?={ends})',
  'de (?:ascendencia|etnia) \\p{L}+',
  '(?:militante|afiliad[oa]|miembro|concejal[a]?|diputad[oa]) (?:del?|al?|de la|en) (?-i:{romanceParties})',
  '(?:afiliad[oa]|miembro|delegad[oa]) (?:al?|del?|de la) (?:sindicato|{unions})|sindicalista',
  'su (?:fortuna personal|sueldo|patrimonio personal|salario)(?={ends})',
  'embarazada',
];

/** Words that tell of a person's private life where a person stands right before them: 'Ann is …', 'who has had …'. */
export const privateOfSubject: readonly string[] = [
  '(?:{be}|stayed|stays|got) (?:now )?(?:sober|clean) (?:for|since)',
  'with {diseases}(?={ends})|diagnosed with {diseases}(?={ends})',
  '(?<=[,(]\\s?|^)aged? {age}(?={ends})|age: ?{age}',
  '(?:went|goes|going|out)? ?on (?:maternity|paternity|parental|sick|medical) leave(?={ends})',
  '(?:returned|returns|back|return) from (?:\\p{L}+ )?(?:maternity|paternity|parental|sick|medical) leave',
  '(?:earns|earned|is paid|was paid) (?:about |around |over |nearly )?[£€$]? ?\\d[\\d,.]*k?(?: (?!million|billion)\\p{L}+)? (?:a|per) (?:year|month|annum)',
  'inherited (?:[£€$] ?\\d|\\d|an? fortune)|on probation(?={ends})|(?:on|under) house arrest|served time(?={ends})',
  '(?:has|had|with) (?:an? |two |three |several |previous |criminal |spent )*(?:convictions? for|criminal record(?={ends}))',
  '(?:served|spent|spends|did) (?:[\\p{L}\\d]+ ){0,4}(?:in (?:prison|jail)|prison sentence|jail sentence|behind bars)',
  '(?:{be}|became|becomes) (?:\\p{L}+ ){0,4}(?:{politician}|{steward})(?={ends})|an? (?:\\p{L}+ )?(?:{politician}|{steward})(?=,|$)',
  '(?:erst |nun |inzwischen |jetzt |gerade |schon |bereits |knapp |über )*{age} jahre alt',
  '(?:zurzeit |derzeit |gerade |noch |wieder )*in (?:elternzeit|mutterschutz)',
  '(?:hat|mit) (?:einen? )?(?:migrationshintergrund|{germanDiseases})(?={ends})',
  '(?:ist|war) (?:\\p{L}+ )?vorbestraft|(?:saß|war) (?:[\\p{L}\\d]+ ){0,3}im gefängnis',
  '(?:(?<=, )|a |âgée? de |à ){age} ans(?=,|\\.|$| et)',
  '(?:(?:est|était|tombe|tombée) (?:\\p{L}+ )?|(?<=, ))enceinte(?={ends}| de)|en congé (?:maternité|parental|maladie)',
  'est (?:\\p{L}+ )?surendettée?|(?:a|avait|avec) un casier judiciaire|(?:en|fit|fait|purgé)(?: \\p{L}+){0,3}(?: de)? prison(?={ends})',
  '(?:(?<=, )|tiene |(?<=, )de ){age} años(?=,|\\.|$| y)|de baja (?:por )?(?:maternidad|maternal|médica)',
  '(?:tiene|tenía|con) antecedentes penales(?={ends})|en (?:prisión|la cárcel)(?={ends})',
  'came out(?= in (?:19|20)\\d\\d[.,;]| at \\d\\d[.,;]| to (?:his|her) )',
  '(?:prays|worships)(?! for)(?={ends})',
  '{be} (?:an? )?{faith} (?:priest|cleric|deacon|minister|preacher|nun|monk)(?={ends})',
  '(?:lives|lived|living|struggl\\p{L}+|suffer\\p{L}*|recover\\p{L}*|surviv\\p{L}+|copes|coping) (?:[\\p{L}\\d]+ ){0,6}{diseases}(?={ends})',
  '(?:had|has had|underwent|undergoes|undergoing|needs|awaits) (?:[\\p{L}-]+ ){0,3}(?:surgery|(?:hip|knee) replacement|transplant|dialysis|chemotherapy|radiotherapy|mastectomy|amputation|ivf|hysterectomy|bypass)(?={ends})',
  '(?:got|gets|getting) (?:engaged|married|divorced)(?={ends})',
  'adopted (?:[\\p{L}-]+ ){0,3}(?:baby|boy|girl|child|son|daughter|children|twins)(?={ends}| boy| girl)',
  '(?:hat|hatte|bekämpfte|besiegte|überstand|überlebte) (?:\\p{L}+ ){0,2}(?:{germanDiseases})(?={ends})',
  'an? (?:{devotion} )?{faith}(?=,)',
  'transitioned(?: in (?:19|20)\\d\\d)?(?=[.,;]|$)',
  '{be} (?:an? |the )?(?:(?:{devotion}) ){0,2}(?:{faith})(?={ends})',
  '{be} (?:deeply |very )?religious',
  '(?:converted|converts) to (?:islam|judaism|christianity|catholicism|buddhism|hinduism)|(?:attends|goes to) (?:church|mass|mosque|synagogue|temple)',
  '{be} (?:also |now |born |registered |severely |partially |profoundly |legally |an? )*(?:disabled|blind|deaf|autistic|dyslexic|diabetic|epileptic|paraplegic|hiv[- ]positive|neurodivergent|bipolar|terminally ill|seriously ill|partially sighted|hard of hearing|in remission|in recovery|alcoholic|depressed|anorexic)(?={ends})',
  '(?:has|had|have|having|lives with|has lived with|living with|lived with|suffers from|suffered(?: from)?|survived|recovered from|recovering from|struggles with|struggled with|was born with|developed)(?: had)? (?:{diseases})(?={ends})',
  '{be} (?:now |just |only |almost |nearly )?{age}(?: years old| years of age|(?= and |[.,;!?”"]|$))',
  'born (?:on |in )?(?:\\d{1,2}(?:st|nd|rd|th)? )?(?:(?:january|february|march|april|may|june|july|august|september|october|november|december) )?(?:\\d{1,2}, )?{birth}',
  "born (?:in|at|near|on) (?:[\\p{L}’'-]+,? ){1,5}(?:(?:in|on) )?(?:(?:\\d{1,2} )?\\p{L}+ )?{birth}",
  '(?:turned|turns|turn|turning|will turn) (?:{age}|twenty|thirty|forty|fifty|sixty|seventy|eighty)(?={ends}| in| last| this| next)',
  '{be} (?:an? |the )?(?:[\\p{L}-]+ )?(?:gay|lesbian|bisexual|homosexual|heterosexual|queer|pansexual|asexual|transgender|trans|non-?binary|intersex)(?={ends}| (?:woman|man|person|founder))',
  '{be} (?:an? |the first |the only )?(?:black|asian|african[- ]american|asian[- ]american|hispanic|latin[oax]|romani?|biracial|mixed race|indigenous|native american|aboriginal|arab|kurdish|half \\p{L}+)(?={ends}| (?:woman|man|person|founder|ceo|chief|director|executive|head|leader))',
  '{be} an? (?:(?:{devotion}|registered|moderate|radical|lifelong) )*(?:conservative|republican|democrat|tory|socialist|communist|liberal|libertarian|marxist|brexiteer|remainer|lib dem|trump supporter)(?={ends})',
  '{be} (?:happily |now |also |recently |newly |still )*(?:married|divorced|widowed|separated(?! (?:from|by|into))|engaged(?! (?:in|with|by|for|on|as|at))|unmarried)(?! (?:to|with|by) (?:the|our|this|no|one|what))(?={ends}| to)',
  '{be} (?:an? |also an? |now an? )?(?:widow|widower|mother|father|mum|mom|dad|grandmother|grandfather|grandparent|stepmother|stepfather)(?! (?:of|to) )(?={ends})',
  '{be} (?:an? )?(?:[\\p{L}]+ (?:months|weeks) )?(?:pregnant|expecting (?:(?:an?|her|his|their) (?:(?:first|second|third|fourth|new|little) )?{kin}|twins|triplets)(?={ends}))',
  '(?:has|have|had|raises|raised|raising|adopted) (?:an? |her |his )?(?:{many} ){1,3}(?:children|kids|sons?|daughters?|boys|girls|grandchildren|child)(?={ends})',
  '(?:gave birth|got married|married (?:his|her|in {birth}|in 20[12]\\d)|became an? (?:mother|father|mum|mom|dad|parent|grandmother|grandfather))',
  '{be} (?:an? )?(?:multi-?)?(?:millionaire|billionaire)(?={ends})',
  '(?:hat|haben) (?:zwei|drei|vier|fünf|ein|eine|einen|\\d) (?:\\p{L}+ )?(?:kind|kinder|söhne|sohn|enkel|enkelkinder)(?={ends})',
  '(?:ist|war) (?:\\p{L}+ ){0,2}(?:katholisch|evangelisch|muslimisch|jüdisch|gläubig|religiös)(?={ends})',
  '(?:ist|war) (?:\\p{L}+ ){0,2}(?:blind|autistisch|behindert|krebskrank|depressiv|legasthenikerin?)(?={ends})',
  '(?:wurde|ist) (?:am |im )?(?:[\\d. ]*|\\p{L}+ )?{birth} (?:\\p{L}+ ){0,3}geboren|geboren (?:wurde|ist)',
  '(?:est|était) (?:très |une? )?(?:catholique|protestante?|musulmane?|juive?|juif|chrétienne?|athée|bouddhiste|croyante?)(?={ends})',
  '(?:est|était) (?:\\p{L}+ )?(?:aveugle|sourde?|autiste|dyslexique|diabétique|séropositi(?:f|ve)|épileptique|handicapée?)(?={ends})',
  'a (?:un|une|deux|trois|quatre|cinq|\\d) (?:\\p{L}+ )?(?:enfants?|fils)(?={ends})',
  "(?:est|était) d[’']origine \\p{L}+",
  '(?:es|era) de origen \\p{L}+',
  '(?:ist|war|hat) (?:\\p{L}+ )?\\p{L}+ische[rn]? (?:herkunft|abstammung|wurzeln)',
  '{be} of (?:[\\p{L}-]+ ){1,2}(?:heritage|origin|background)(?={ends})',
  '(?:ist|war) (?:\\p{L}+ )?(?:katholik|protestant|christ|muslim|muslima|jüdin|jude|hindu|buddhist|atheist)(?:in)?(?={ends})',
  'née? (?:le [\\p{L}\\d ]{1,20}|en )?{birth}|née? le \\d',
  '(?:es|era|fue) (?:muy |una? )?(?:católic[oa]|protestante|musulm[aá]na?|judí[oa]|cristian[oa]|ate[oa]|budista|creyente)(?={ends})',
  '(?:es|era|está) (?:\\p{L}+ )?(?:cieg[oa]|sord[oa]|autista|disléxic[oa]|diabétic[oa]|discapacitad[oa]|seropositiv[oa])(?={ends})',
  '(?:tiene|tienen) (?:un|una|dos|tres|cuatro|cinco|\\d) (?:\\p{L}+ )?(?:hijos?|niet[oa]s?|niñ[oa]s?)(?={ends})',
  'nació (?:el [\\p{L}\\d ]{1,20}de |en )?{birth}|nacid[oa] (?:en|el) (?:[\\p{L}\\d ]{1,20})?{birth}',
];

/**
 * What companies do and have too, called by their one name: told of a person only behind a full name, a role or a
 * pronoun.
 */
export const privateOfNamed: readonly string[] = [
  'aged {age}(?={ends})',
  '(?:was|were|been|is|got) (?:convicted|sentenced|jailed|imprisoned|arrested|found guilty)|(?:pleaded|pled) guilty',
  '(?:went|was|been|is|declared (?:himself|herself)) bankrupt',
  '(?:earns|earned|is paid|was paid) (?:about |around |over |nearly )?[£€$]? ?\\d[\\d,.]* ?(?:m|bn|million|billion)(?: \\p{L}+)? (?:a|per) (?:year|annum)',
  '(?:fights?|fought|battl\\p{L}+|beat) (?:[\\p{L}\\d]+ ){0,6}{diseases}(?={ends})',
  '(?:wurde|war) (?:[\\p{L}\\d]+ ){0,5}(?:verurteilt|inhaftiert)|(?:erhielt|bekam) (?:\\p{L}+ ){0,3}haftstrafe',
  '(?:hat|haben) (?:zwei|drei|vier|fünf|eine|\\d) (?:\\p{L}+ )?(?:töchter|tochter)(?={ends})',
  'condamnée? (?:en|pour|à)',
  'a (?:une|deux|trois|quatre|cinq|\\d) (?:\\p{L}+ )?filles?(?={ends})',
  'condenad[oa] (?:por|a)',
  '(?:tiene|tienen) (?:una|dos|tres|cuatro|cinco|\\d) (?:\\p{L}+ )?hijas?(?={ends})',
];

/** What may follow a word that stands on its own and isn't part of another name: 'Catholic', not 'Catholic schools'. */
const followers =
  'he|she|they|we|it|i|this|last|next|will|can|would|did|does|ago|then|now|again|too|not|near|into|during|through|over|under|about|against|there|here|which|that|where|if|though|although|since|than|his|her|their|my|our|the|an?|er|sie|im|am|zurück|vor|nach|il|elle|en|dans|pour|à|chez|él|ella|para|por|sin|durante|and|but|or|who|by|with|since|from|of|for|in|on|at|to|as|while|when|until|before|after|because|so|himself|herself|is|was|has|had|are|were|und|aber|seit|aus|mit|als|bis|et|mais|depuis|qui|avec|y|pero|desde|que|con';

/** Stand-ins used in the lists. */
export const privateParts: Readonly<Record<string, string>> = {
  faith: faiths,
  devotion,
  many: numbers,
  kin,
  feasts: '(?:\\p{L}+ ){0,2}(?:working|search|launch|christmas|third|summer|garden) party(?!\\p{L})',
  politician: politicians,
  steward: stewards,
  age,
  birth: birthYear,
  diseases,
  parties,
  germanParties,
  romanceParties,
  unions,
  germanPerson,
  romanceDiseases,
  germanDiseases,
  frenchDiseases,
  be: "(?:is|was|am|[’']s|has been|had been|being)",
  ends: `\\s*(?:$|[.,;:!?)”"“’'—–/](?![\\p{L}])|[.,;:!?] )| (?:${followers})(?![\\p{L}])`,
};
