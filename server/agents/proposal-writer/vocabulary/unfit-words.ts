/** Somebody declines to say a figure. */
export const decliningWords: readonly string[] = [
  "(?:not|never|won[’']t|wouldn[’']t|can[’']t|don[’']t)(?: (?:going to|gonna|want to|like to))? (?:make (?:one|it|that|something|a number|a figure) up|guess|speculate|put a (?:number|figure)|give you a (?:number|figure)|name a (?:number|figure))",
  "you[’']ll (?:only |just )?(?:put (?:it|that|this) on a slide|hold me to (?:it|that)|quote me)",
  'make one up',
  "(?:i|we) (?:can[’']t|cannot|couldn[’']t|wouldn[’']t like to) say",
  'ask me (?:again )?(?:after|in|later)',
];

/** The seller is talked to about the seller: a doubt, no matter of the prospect's. */
export const toSellerWords: readonly string[] = [
  "(?:don[’']t|do not) take (?:it|that|this) (?:the wrong way|personally)",
  'no offen[cs]e',
  '(?:nice|good|bad|rude|awful|honest|said) about you',
  "you(?:[’']d| would)(?:n[’']t)? have (?:nothing|anything)",
  "you(?:[’']re| are) what,",
  "i don[’']t mean to be (?:\\p{L}+)",
];

/** Talk about the call itself. */
export const ofTheCall: readonly string[] = [
  'am i late',
  "(?:sorry|apologies),? i[’']m late",
  '(?:put|have) you on (?:the )?(?:speaker|hold|mute)',
  '(?:can|do) you (?:still )?hear me',
];

/** What nobody wants to read of themselves in front of their board. */
export const swearWords: readonly string[] = [
  '(?:bull|horse)?shit(?:s|ty|ting|show|storm)?',
  '(?:mother)?fuck\\p{L}*',
  'bloody(?! mar(?:y|ies))',
  'bugger\\p{L}*',
  'bollocks|crap(?:py)?|arse[ds]?|(?:ass|arse)holes?|piss(?:ed|ing)?|twats?|wank(?:ers?|ing)?|bastards?|bitch(?:es|ing|y)?',
  '(?:god ?)?damn(?:ed|it)?',
  '(?:what|who|how|where|why) the (?:hell|heck)|(?:bloody|like|as|go to|from) hell',
];

/** Questions for who decides, no goals. */
export const decidingQuestions: readonly string[] = [
  '(?:decided?|decision|decides|deciding)',
  'signs? (?:it )?off',
  'sign-?off',
  'who (?:signs|approves|else)',
  'budget',
];

/** What is said as a promise and is none: it is done within the call, or only says how one speaks. */
export const noSteps: readonly string[] = [
  "i(?:[’']ll| will) (?:try (?:and|to) )?be (?:honest|frank|straight|blunt|brief|quick|candid|fair|clear|useful|helpful|gentle|good|talking|asleep|dreaming|cheering)",
  "i(?:[’']ll| will) (?:just )?(?:put|get|have) (?:you|him|her|them) on (?:the )?(?:speaker|hold|mute)",
  "i(?:[’']ll| will) ask my (?:few|questions?|two|three|last)",
  "i(?:[’']ll| will) have (?:seen|spoken|talked|asked|heard|had|been|done)",
  "i (?:won[’']t|will not) say it now",
  "^we(?:[’']ll| will) (?:discuss|talk about) (?:that|this|it)(?:, \\p{L}+)?[.!]?$",
  "^(?:i[’']d, )?leave (?:that|it|this) with me[.!]?$",
  "hold (?:on|the line),? i[’']ll",
  'if you (?:sign|order|buy|commit|decide|book)(?! (?:off|in|up))(?:\\p{L}|\\p{N}| ){0,60} (?:by|before|this|today|now|until|within)',
];

/** Words with which a speaker takes a promise back. */
export const walkingBack: readonly string[] = [
  '(?:let me )?walk (?:that|it|this) back',
  "(?:i )?(?:can[’']t|cannot|couldn[’']t) (?:promise|guarantee)",
  'i take (?:that|it) back',
  "i (?:shouldn[’']t|should not) have (?:said|promised|offered)",
  'i spoke too soon',
];
