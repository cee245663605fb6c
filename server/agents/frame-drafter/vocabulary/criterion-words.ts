import type { FrameFact } from '#contract/frames.ts';

/** What a point is called that asks for a fact, in English, German, French, Dutch and Spanish. */
export const criterionNames: Readonly<Record<FrameFact, readonly string[]>> = {
  barriers: [
    '(?:identif(?:y|ied) )?(?:the )?pains?(?: points?)?',
    'problems?|challenges?|obstacles?|frustrations?|friction|trouble|gaps?|barriers?',
    "what (?:hurts|is broken|isn[’']t working)",
    'probleme?|schmerz\\p{L}*|herausforderung\\p{L}*|hürden?|engp[aä]ss\\p{L}*',
    'problèmes?|douleurs?|préoccupations?|inquiétudes?|difficultés?|défis?|freins?|points? de douleur',
    'problemen|knelpunten|uitdaging\\p{L}*|dolor(?:es)?|desafíos?|obstáculos?',
    'needs?|besoins?|bedarf|behoefte\\p{L}*|necesidad(?:es)?',
    'implicate (?:the )?pain',
  ],
  financialImpact: [
    'metrics?|(?:success |key )?measures?|kpis?|numbers?|economics',
    'costs? of (?:doing nothing|inaction|delay|the problem|today|standing still|status quo)',
    '(?:financial|business|money|cost|quantified|annual) (?:impact|pain|cost|loss)',
    'what (?:it|this|the problem|that) costs',
    'implications?|consequences?|impacts?|damage|losses',
    'kennzahl\\p{L}*|auswirkung\\p{L}*|kosten|folgen|zahlen|messgr[oö]ßen?',
    'métriques?|indicateurs?|conséquences?|coûts?|chiffres|enjeux? (?:financiers?|chiffrés?)',
    'gevolgen|impacto|métricas|costes?',
  ],
  targetDate: [
    'time ?(?:line|frame|ing|table|scale)?s?|deadlines?|urgency|when|dates?|go-?live(?: date)?',
    'prioriti[sz]ation|(?:critical|compelling|triggering?) events?|why now|trigger',
    'zeit(?:plan|rahmen|punkt|schiene)?|termine?|frist\\p{L}*|dringlichkeit|zeitliche?\\p{L}*|stichtag',
    'calendrier|échéances?|délais?|urgence|événements? (?:critique|déclencheur)s?|planning|timing',
    'tijdlijn|planning|plazos?|fechas?|urgencia',
  ],
  emotionalImpact: [
    'emotion\\p{L}* (?:impact|cost|stakes?|side|drivers?)',
    'personal (?:impact|stakes?|cost|pain|wins?)',
    'how it feels|emotionen|émotions?',
  ],
  outcomes: [
    '(?:desired |target |business |wanted |intended |required )?(?:outcomes?|results?|goals?|objectives?|aims?|targets?|vision|future state|end state)',
    'what (?:good|success|better) looks like|success(?: criteria)?|positive future|aspirations?|priorit(?:y|ies)',
    'ziel\\p{L}*|wunsch\\p{L}*|ergebnis\\p{L}*|priorit(?:ät|äten|és?)',
    'objectifs?|résultats?|vision|attentes?|doel\\p{L}*|objetivos?|resultados?',
  ],
  impact: [
    '(?:value|gains?|payoff|need[- ]?payoff|roi|returns?|business case|benefits?|savings?|upside|worth)',
    'return on investment|value (?:of the change|proposition|case)|what (?:it|a fix) is worth',
    'nutzen|mehrwert|rendite|einsparung\\p{L}*|valeur|bénéfices?|gains?|retour(?: sur investissement)?|waarde|valor|beneficios?',
  ],
  relief: ['(?:emotional )?relief|peace of mind|entlastung|soulagement|sérénité'],
  decisionProcess: [
    'decision(?!s?[- ](?:criteri|maker|factor))(?:[- ]making)?(?: process| path| steps?| route)?',
    '(?:buying|purchase|purchasing|approval|procurement|paper|legal|contract|sign-?off) (?:process|path|steps?|route|journey|cycle)',
    'paperwork|procurement|how they (?:buy|decide)|route to (?:yes|signature|purchase)|process',
    'entscheidung(?:s(?:prozess|weg|wege|ablauf|findung))?|(?:einkaufs|beschaffungs|kauf|vertrags)\\p{L}*|einkauf|freigabe\\p{L}*',
    "(?:processus|circuit|parcours) (?:de )?(?:décision|d[’']achat|achat|validation|décisionnel)|validation|achats?",
    'besluit\\p{L}*|proceso de (?:decisión|compra)',
  ],
  budget: [
    'budgets?|funding|funds|money|spend|investment|finances?|affordability|cash|means',
    'finanzierung|geld|mittel|financement|moyens|argent|presupuesto',
  ],
  currentSituation: [
    '(?:current |present |existing |their )?(?:situation|state|status quo|set-?up|environment|context|tools?|systems?|landscape|way of working)',
    '(?:current|present|existing) \\p{L}+|background|today|how (?:it|they|things) (?:works?|work|do it)(?: today| now)?|as[- ]is|baseline|installed base|company profile|fit|footprint',
    'ausgangslage|ist-?(?:zustand|situation|stand)|situation|lage|umfeld|kontext',
    'situation(?: actuelle)?|contexte|existant|historique|état des lieux|situatie|huidige \\p{L}+|situación(?: actual)?',
  ],
  competitor: [
    'compet(?:ition|itors?|itive)(?: \\p{L}+)?|rivals?|alternatives?|other (?:vendors?|options?|suppliers?|bidders?)|incumbents?|who else',
    'wettbewerb\\p{L}*|mitbewerb\\p{L}*|alternativen?|konkurren(?:z|ten|t)|concurren(?:ce|ts?)|alternatieven|competencia|competidores',
  ],
  economicBuyer: [
    '(?:economic |real |final |the )?(?:buyers?|budget[- ](?:holders?|owners?)|signatory|signatories|signer|purse)',
    'authority|decision[- ]?makers?|power|sponsor|who (?:signs|decides|says yes|holds the (?:purse|budget|money))|sign-?off|approver',
    'entscheider\\p{L}*|budgetverantwort\\p{L}*|befugnis\\p{L}*|wirtschaftlicher? (?:käufer|entscheider)',
    'décideurs?|décisionnaires?|autorité|acheteur (?:économique)?|signataires?|responsable|pouvoir|beslisser\\p{L}*|bevoegdheid|decisor\\p{L}*|autoridad',
  ],
  decisionCriteria: [
    '(?:decision|buying|selection|evaluation|vendor|technical|purchase) (?:criteria|criterion|requirements?|factors?)',
    'criteria|criterion|requirements?|must[- ]haves?|what (?:they|it) (?:must|will be) (?:\\p{L}+ )?(?:judged|have)',
    '(?:entscheidungs|kauf|auswahl|bewertungs)?kriteri(?:en|um)|anforderung\\p{L}*|crit[eè]res?(?: de (?:décision|choix|sélection))?|exigences?|criteria|criterios?',
  ],
};

/** What a point is called for which the coach has no fact of its own. */
export const otherCriteria: readonly string[] = [
  'champions?|coach|mobili[sz]ers?|advocates?|sponsors?|stakeholders?|influencers?|users?|blockers?|detractors?|people|team',
  'next steps?|commitments?|risks?|red flags?|fit|access|relationships?|partners?|trust|readiness|capacity|technical fit|integration',
  'fürsprecher\\p{L}*|unterstützer\\p{L}*|beteiligte\\p{L}*|risik\\p{L}*|nächste schritte|alliés?|prochaines étapes?|parties prenantes|risques?',
];

/** Names of columns, and of lines under a point, that hold what to ask. */
export const askNames: readonly string[] = [
  '(?:[\\p{L}-]+ )?questions?(?: to ask| for reps?| we ask)?|ask(?: them| this)?|we ask|you ask|say|try|how to (?:ask|find out)|to ask|open with|example|prompt',
  '(?:[\\p{L}-]+)?fragen?|frage|fragt|(?:à )?(?:demander|poser)|questions? (?:à poser|clés?|type)|demandez|vragen?|preguntas?',
];
/** The same of what a rep listens for. */
export const listenNames: readonly string[] = [
  "listen(?: out)? for|listening for|signals?|buying signals?|keywords?|key phrases?|phrases?|trigger (?:words?|phrases?)|cues?|you[’']?(?:ll| will)? (?:may )?hear|sounds like|words to catch|watch(?: out)? for",
  "achten auf|achte auf|hör(?:en|t)? auf|signalwörter|signale?|stichwörter|écouter|écoutez|signaux|mots[- ]clés|à l[’']écoute de|let op|señales",
];
/** Other names of columns and lines that stand under a point, and are none. */
export const bodyNames: readonly string[] = [
  "why(?: it matters)?|good(?: answer)?|strong(?: answer)?|weak(?: answer)?|bad(?: answer)?|red flags?|green flags?|definition|description|meaning|notes?|owner|score|points?|weight|rating|evidence|proof|example|examples|tip|tips|goal|stage|exit|what (?:it is|it means|we need(?: to know)?|to (?:find out|know|look for))|warum|gute antwort|warnsignal|bedeutung|beschreibung|notiz|pourquoi|bonne réponse|signal d[’']alerte|définition|remarques?|exemple|poids|note|must know|done when|minimum|max",
];
/** Columns that name the point. */
export const labelColumns: readonly string[] = [
  '(?:qualification )?(?:elements?|criteri(?:on|a)|points?|fields?|topics?|areas?|pillars?|items?|themes?|what|names?|letters?|category|dimension|factor|check|block|step)',
  'kriterium|kriterien|element|punkt|thema|bereich|critères?|éléments?|points?|thèmes?|criterio',
];

/** What is said of a point that asks for a fact, where its own name doesn't tell. */
export const bodyFacts: Readonly<Record<FrameFact, readonly string[]>> = {
  barriers: [
    '(?:problem|pain|broken|wrong|bother|complain|frustrat|annoy|hurt|fail|trouble|struggl|klemmt|ärger|stört|déçu|inquiète|gêne)\\p{L}*',
  ],
  financialImpact: [
    '(?:cost|los(?:es|ing|t|s)|wast|hours|per (?:hour|week|month|year)|kost|verlier|coût|perd)\\p{L}*',
    'metrics?|kpis?',
  ],
  targetDate: [
    '(?:by )?when (?:must|would|do|does|is|are|will|should|does it)|deadlines?|dates?|by (?:the end|when)|bis wann|termine?|pour quand|échéance|in time|too late',
  ],
  emotionalImpact: ['feels?|feeling|worr(?:y|ied|ies)|afraid|fear|stress|proud|sleep|fühl\\p{L}*|stolz|ressent'],
  outcomes: [
    '(?:success|goal|achiev|outcome|wish|hope|ideal|better|want|ziel|erreich|wünsch|souhait|objectif|réussi)\\p{L}*',
    'look like',
  ],
  impact: ['worth|value|savings?|gain\\p{L}*|return|benefit\\p{L}*|nutzen|wert|valeur|gagn\\p{L}*'],
  relief: ['relief|calm|quiet|peace of mind|erleichter\\p{L}*'],
  decisionProcess: [
    '(?:process|steps?|approv|committee|procurement|purchasing|legal|sign-?off|contract|entscheid|einkauf|freigabe|validation|achats?)\\p{L}*',
    'decide',
  ],
  budget: ['(?:budget|money|funds?|funded|set aside|spend|paid|price|enveloppe|geld|mittel)\\p{L}*'],
  currentSituation: [
    '(?:today|currently|at present|existing|set-?up|installed|in place|right now|heute|derzeit|aujourd|actuel)\\p{L}*',
    'how do (?:you|they)',
  ],
  competitor: [
    '(?:competit|rival|alternativ|else|other (?:vendors?|agenc|suppliers?|quotes?|bids?)|wettbewerb|mitbewerb|concurren|autres?)\\p{L}*',
  ],
  economicBuyer: [
    '(?:signs?|signature|says? yes|final say|authority|power|budget holder|owner|boss|director|decides|unterschr|entscheider|signe|décid)\\p{L}*',
    'who (?:can|has|holds|approves|signs|decides|says|owns|releases)',
  ],
  decisionCriteria: [
    '(?:criteri|requirement|must-have|must have|compare|choose|score|judge|kriteri|anforderung|critère|exig)\\p{L}*',
  ],
};

/** Sections that stand beside the points of a methodology and are none, whatever they ask. */
export const asideNames: readonly string[] = [
  'introduction|intro|overview|about(?: .*)?|welcome|preface|purpose|contents?|table of contents|background reading|summary|how (?:to|we) .*',
  'faqs?|frequently asked questions|contacts?|help|support|appendix|glossary|references|resources|revision history|change ?log|versions?|history',
  'einleitung|überblick|inhalt|vorwort|anhang|kontakt|häufige fragen|änderungen|introduction|aperçu|sommaire|annexes?|contact',
];
