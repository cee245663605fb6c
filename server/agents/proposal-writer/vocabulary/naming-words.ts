/** 'It' that stands for nothing said before: 'Would it help if I spoke to the crew?' */
export const emptyIts: readonly string[] = [
  'would it (?:help|be|suit|make|work)',
  '(?:is|was) it (?:ok(?:ay)?|all right|fine|possible|true|worth)',
  "it(?:[’']d| would|[’']s| is| was| will) (?:be )?(?:help|nice|good|easier|easy|best|better|fine|great|hard|time)(?= (?:if|to|that|for|when))",
  'it would help(?= if)',
  'it (?:takes|took|makes sense)',
  // What it is follows right behind it.
  "^(?:it|this|that)(?:[’']s| is| was) (?=(?:an?|the|my|our|your)(?!\\p{L}))",
];

/** Before a noun that a later pronoun may stand for. */
export const namingStarts: readonly string[] = [
  'the',
  'an?',
  'my',
  'our',
  'your',
  'every',
  'each',
  'some',
  'no',
  'two',
  'three',
  'four',
  'another',
];

/** Women whom 'him' doesn't stand for. */
export const femaleNouns: readonly string[] = [
  'niece',
  'sister(?:-in-law)?',
  'mother(?:-in-law)?',
  'grandmother',
  'mum',
  'mom',
  'daughter',
  'wife',
  'aunt',
  '\\p{L}*woman',
  'lady',
];

/** Men whom 'her' doesn't stand for. */
export const maleNouns: readonly string[] = [
  'nephew',
  'brother(?:-in-law)?',
  'father(?:-in-law)?',
  'grandfather',
  'dad',
  'son',
  'husband',
  'uncle',
  '(?:sales|crafts|fore|trades|chair|repair|business|warehouse |gas )man',
];

/** Somebody whom 'him' or 'her' may stand for: by family, office or trade. */
export const personNouns: readonly string[] = [
  ...femaleNouns,
  ...maleNouns,
  'cousin',
  'boss',
  'colleague',
  'manager',
  'director',
  'deputy',
  'engineer',
  'judge',
  'accountant',
  'lawyer',
  'supervisor',
  'assistant',
  'predecessor',
  'successor',
  'head of \\p{L}+',
  'neighbou?r',
  'partner',
  'owner',
  'landlord',
  'landlady',
  'tenant',
  'porter',
  'caretaker',
  'janitor',
  'driver',
  'dispatcher',
  'courier',
  'nurse',
  'doctor',
  'vet',
  'dentist',
  'pharmacist',
  'teacher',
  'headteacher',
  'secretary',
  'receptionist',
  'bookkeeper',
  'auditor',
  'treasurer',
  'cashier',
  'banker',
  'broker',
  'notary',
  'solicitor',
  'architect',
  'surveyor',
  'inspector',
  'builder',
  'carpenter',
  'joiner',
  'electrician',
  'plumber',
  'roofer',
  'painter',
  'plasterer',
  'welder',
  'fitter',
  'mechanic',
  'machinist',
  'technician',
  'programmer',
  'developer',
  '(?:chimney )?sweep',
  'gardener',
  'farmer',
  'farrier',
  'miller',
  'baker',
  'butcher',
  'cook',
  'chef',
  'waiter',
  'waitress',
  'captain',
  'skipper',
  'priest',
  'vicar',
  'verger',
  'mayor',
  'chair(?:person)?',
  'buyer',
];

/** Before a place, a time or a product, whose capital makes nobody of it: 'In Lisbon we had a strike.' */
export const beforeNoPerson: readonly string[] = [
  'in',
  'at',
  'near',
  'on',
  'since',
  'until',
  'till',
  'last',
  'next',
  'every',
  'into',
  'via',
  'the',
  'an?',
  '(?:switched|moved?|moving|went|go|going|c[ao]me|back|drove?|drive|flew|ships?|shipped|deliver(?:s|ed)?) (?:to|from)',
  'us(?:e|es|ed|ing)',
  'bought',
  'buy',
  'ha(?:s|ve) (?:got )?installed',
];

/** Sentences that give only a reason for one before them. */
export const reasonStarts: readonly string[] = ['because', "[’']?cause", 'since then', 'which', 'or else', 'otherwise'];

/** Words that leave out what they choose among: 'I'd want to know which.' */
export const openEnds: readonly string[] = [
  '(?:the|an?) \\p{L}+ one',
  '(?:know|say|tell|see|ask|sure|wonder|guess) (?:which|what|who|why|how|whether|when|where)',
];

/** A day that an earlier sentence names. */
export const daysBefore: readonly string[] = ['(?:till |until )?(?:after|before|by|until|till|since) (?:that|then)'];

/** A day of a week that was named before. */
export const sameDays: readonly string[] = ['that (?:mon|tues|wednes|thurs|fri|satur|sun)day', 'the same day'];

/** After 'that', the start of a clause: 'That somebody answers the phone.' */
export const clauseSubjects: readonly string[] = [
  '(?:some|every|any|no)(?:one|body|thing)',
  'half',
  'all',
  'the',
  'my',
  'our',
  'people',
  'we',
  'i',
  'they',
  'you',
];

/** Verbs of short sentences that say nothing by themselves: 'I think so.' */
export const idleVerbs: readonly string[] = [
  'know',
  'think',
  'thought',
  'guess',
  'mean',
  'see',
  'did',
  'do',
  'have',
  'suppose',
  'agree',
  'hope',
  'said',
  'say',
  'talked',
  'like',
  'love',
];

/** Beginnings of a fragment that goes on with the one before it. */
export const fragmentStarts: readonly string[] = ['from', 'to', 'for', 'with', 'of', 'by', 'at', 'their', 'its', 'his'];

/** Beginnings of questions that don't ask how things should be: when, and what must be done first. */
export const dutyQuestions: readonly string[] = [
  'when (?:do|does|did|would|will|could|can|is|are)',
  'what time',
  'which (?:day|week|month)',
  'what (?:do|does|did|would|will|must) (?:you|we|they|it) (?:have|need) to (?:do|change|sign|pay|ask|fill)',
  'do (?:you|we|they) (?:have|need) to',
  'who (?:has|have|had|needs?|must|decides?|signs?|else|do you (?:have|need))',
  'what (?:does|would|did|do) (?:it|that) cost',
];

/** What somebody asks for now, which is no aim: 'I would like to speak with them.' */
export const presentWishes: readonly string[] = [
  "(?:i|we)(?:[’']d| would) (?:like|love|want|need) to (?:speak|talk) (?:to|with)",
  "(?:i|we)(?:[’']d| would) (?:like|love|want|need) to (?:meet|visit|ring|call) (?:you|him|her|them|your|some(?:one|body))",
  "(?:i|we)(?:[’']d| would) (?:like|love|want|need) to hear (?:it )?from (?:you|him|her|them|your|some(?:one|body))",
  "(?:i|we)(?:[’']d| would) (?:like|love|want|need) to see (?:him|her|them|it|that|this|one)(?=[.,;!]|$| first)",
];
