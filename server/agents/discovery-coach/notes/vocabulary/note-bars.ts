/** How a note begins that tells what the seller said, did or has to do. */
export const ownStarts: readonly string[] = [
  "(?:i|we)(?:[’'](?:ve|d|ll)| have| had| will)? (?:\\p{L}+ly |also |then |just )?(?:said|told|gave|quot\\p{L}+|offer\\p{L}*|sent|send|showed?|explain\\p{L}*|confirm\\p{L}*|promis\\p{L}+|mention\\p{L}*|suggest\\p{L}*|asked?|charge|support|provide|start at|do|can (?:do|offer|send|give|show|host|import|start))",
  'i (?:am to|can|have|need|must|should|start)|we could (?:start|begin|deliver|install|offer|do)',
  "we(?:[’']re| are)? (?:to|need to|have to|going to|must|should) (?:send|ask|check|call|prepare|get back|find out|provide|share|arrange|show|draft|follow)",
  '(?:told|gave|quot(?:ed?|ing)|offered|sent|showed|explained|pitched|mentioned|suggested|demoed|said|proposed|asked)',
  'me|us|(?:our|ours) (?:price\\p{L}*|licen[cs]e|plan|list|product|pilot|rate|offer|demo|is|starts?|costs?|does|can)',
  "i[’']ll|we[’']ll|i will|we will|let me",
];
/** What the rep notes to do. */
export const dueStarts: readonly string[] = [
  "send|ask|check|ring|phone|email|e-mail|mail|book|follow up|draft|find out|remind|prepare|get back|loop in|share|schedule|confirm|mention|invite|look (?:into|up)|try|google|remember|note to self|don[’']?t|do not|chase|arrange|set up|bring|update",
  'call (?!outs?|cent|volume|handling)(?:back|her|him|them|\\p{L}+)',
  'to ?do|next|action|follow[- ]?up',
];
/** A price or a deed of the seller or of a rival, wherever it stands. */
export const ownDeeds: readonly string[] = [
  'quot(?:e|ed|es|ing)',
  '(?:our|ours) (?:price|licence|license|plan|rate|list|product|pilot|starts?|is|costs?)',
  'told (?:him|her|them|em)|gave (?:him|her|them|em) (?:the|our|a)|i (?:said|told|explained|offered)',
  '\\d\\S* (?:is |was |too |way |a bit )*too (?:much|high|expensive|dear)',
  'we (?:said|told|quoted|offered|charge)',
  'price list|per (?:user|seat|licence|license)',
];
/** What somebody else will do next. */
export const othersNext: readonly string[] = [
  "(?:(?:\\p{L}+\\.? ){1,2}|he |she |they |it )(?:will|[’']ll|to|is going to) (?:send|ask|check|call|ring|get|set|talk|speak|share|find|come|look|let|forward|introduce|bring|book|count|confirm|email)",
  '(?:sets? up|arranges?|organi[sz]es?|books?) (?:a|the) (?:call|meeting|demo|visit)',
  'asks? (?:it|legal|finance|procurement|hr|security)(?!\\p{L})',
];
/** Nothing is known. */
export const unknownValues: readonly string[] = [
  '\\?+|tbc|tbd|tba|n/?a|none|unknown|unclear|open|dunno|no idea|not known|not yet|nothing|-+|later|ask',
  '(?:not|never) (?:decided|known|set|fixed|agreed|sure|said|discussed|clear)[^]*',
  "(?:didn[’']?t|did not|won[’']?t|wouldn[’']?t|doesn[’']?t) (?:say|tell|know|want to say)[^]*",
  'no (?:date|deadline|rush|hurry|idea|number|figure)[^]*',
];
/** How a note begins that corrects an earlier one. */
export const correctionStarts: readonly string[] = [
  '^(?:(?:oh|ah|so|then|and|but|ok|h+m+|uh|er)\\W+)?(?:wait|actually|correction|corr|sorry|rather|make that|edit|wrong|hang on|amend|re-?checked|checked again|double[- ]checked|upd(?:ate)?(?= ?:))(?!\\p{L})',
  '^(?:h+m+\\W+|uh\\W+|er\\W+)?no[,.]?(?= (?:wait|it|actually|more|sorry|he|she|they|\\p{Sc}|\\d))',
  '^not(?= (?:~|≈|about |by |in )?(?:\\p{Sc}|\\d))',
];
/** Takes back what was noted before. */
export const notedCorrections: readonly string[] = [
  ...correctionStarts,
  'correct(?:s|ed|ion|ing)|revis(?:es|ed)|actually|meant|take(?:s)? (?:it|that) back|took (?:it|that) back|changed (?:it|that) to|instead of',
];

/** Takes back what was wished for or told, and puts nothing in its place. */
export const withdrawals: readonly string[] = [
  '(?:takes?|took|taking) (?:it|that|this) back|changed (?:his|her|their) mind|(?:is|was) wrong about (?:it|that)|(?:not true|forget about) (?:it|that)?',
  "(?:no longer|not any ?more|doesn[’']?t|don[’']?t|does not) (?:wants?|needs?)(?: (?:it|that))?(?: any ?more)?",
  'drop(?:s|ped) (?:it|that|the idea)',
];
/** 'No, scratch that': the line before is taken back. */
export const scratchLeads: readonly string[] = ['no|ok|oh|sorry|wait|hm+'];
export const scratchWords: readonly string[] = ['scratch|strike|delete|ignore|forget|drop|cancel|undo'];
export const scratchedThings: readonly string[] = [
  'that|this|it|(?:the )?last(?: (?:one|note|line|point))?|the above|prev(?:ious)?',
];
