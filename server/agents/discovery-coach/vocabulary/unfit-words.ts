import { changedWords } from './retraction-words.ts';

/** Who cannot or will not say. */
export const unknownWords: readonly string[] = [
  "(?:couldn[’']t|can[’']t|could not|cannot) (?:tell you|say|put)",
  'no idea',
  'no clue',
  'hard to say',
  "don[’']t (?:really )?know",
  'do not know',
  'not sure',
  'who knows',
  'rather not',
  'depends?',
  'have to (?:ask|check|look)',
  'good question',
  "haven[’']t (?:decided|worked|thought|counted|got that far)",
  'no (?:date|deadline|number|figure|rush|hurry)',
  'ask me (?:again|after|in|next|when|later|on|tomorrow|once)',
  'too (?:early|soon) to',
  "(?:that[’']d|that would) be telling",
  "(?:i[’']m|i am|we[’']re|we are) not saying",
];

/** Who was asked and won't say. */
export const refusalWords: readonly string[] = [
  "(?:can[’']t|cannot|can not|couldn[’']t|won[’']t|wouldn[’']t|will not|would not|not (?:going to|gonna)|\\p{L}+[’']d (?:rather )?not|rather not) (?:really |even |just )?(?:like to |want to |care to |dare )?(?:say|give|tell|name|put|quote|make (?:one|it|something|that) up|guess|commit|swear)",
  "(?:don[’']t|do not|wouldn[’']t|didn[’']t) (?:really )?(?:want|like|care|wish) to (?:say|give|tell|name|put|quote|guess|commit|speak)",
];

/** What says of a budget that it isn't known yet. */
export const unsettledWords: readonly string[] = [
  "(?:haven[’']t|hasn[’']t|have not|has not|[’']ve not|not yet|isn[’']t|is not|not) (?:been )?(?:closed|fixed|agreed|settled|finali[sz]ed|approved|signed|done|set|made)",
  'budget (?:meeting|round|talks?|season|cycle|review)',
  "(?:there[’']s|there is) (?:a|always|aye|sure) (?:a )?budget[.!]",
  '(?:being|still to be) (?:drawn|put|worked|drafted|decided|set)',
];

/** What was so once, and is no more. */
export const overWords: readonly string[] = [
  'used to',
  "(?:that[’']s|it[’']s|they[’']re|all|is|was) (?:now )?(?:fixed|sorted|solved|resolved)",
  'any ?more',
  'back then',
  'in the old days',
  'years ago',
  'at the time',
  'i said [^.!?]{0,30}(?:once|before|first|then|back)',
];

/** What is said to be well. */
export const wellWords: readonly string[] = [
  "(?:don[’']t|do not|doesn[’']t|does not) (?:really )?(?:mind|bother|matter|care)",
  'no (?:problem|trouble|complaints?|issues?)',
  "(?:works?|working|runs?|running|it[’']s|that[’']s|we[’']re|is) (?:just |all |quite |pretty )?(?:fine|ok|okay|good|great|all right|well)",
  'nothing (?:gets|is|goes)',
  'not (?:really |that |so )?(?:late|a problem|an issue|bad|the problem)',
  "can[’']t complain",
  "don[’']t have (?:any )?(?:feelings|problems|trouble)",
  'carr(?:y|ies) on',
  'very happy',
];

/** What concerns the call itself. */
export const courtesyWords: readonly string[] = [
  'sorry about',
  'sorry[^.?!]{0,24} late',
  "sorry,? i(?:[’']m| am) (?:just |only )?(?:on|in|at|still)",
  'what (?:have|did) i miss(?:ed)?',
  'sorry,? i (?:was|am)',
  'on the phone,? (?:i|sorry)',
  'bear with me',
  'hear me',
  'hear you',
  'on mute',
  'muted',
  'share my screen',
  'your screen',
  'thank you',
  'thanks',
  'nice to meet',
];

/** What befell somebody else. */
export const elsewhereWords: readonly string[] = [
  'friends? of (?:mine|ours)',
  'another (?:firm|company|place|shop|hospital|school|practice)',
  'other (?:firms|companies|people|places)',
  '(?:my|our) (?:last|old|previous|former) (?:job|place|company|employer|firm)',
  'competitors?',
];

/** What is no answer but a sign that somebody listens. */
export const nodWords: readonly string[] = [
  'makes? sense',
  'sounds (?:good|right|fair|great)',
  'fair (?:enough|point)',
  'good (?:question|point)',
  "that[’']s (?:right|true|fair|it|all|a (?:good|fair) (?:question|point))",
  'let me think',
  'i see(?=[.,!]|$)',
  'exactly',
  'of course',
  'absolutely',
];

/** Of what was just said, that it is not so: what comes next is right. */
export const contestWords: readonly string[] = [
  ...changedWords,
  "it[’']s not",
  'is not',
  "isn[’']t",
  'not right',
  'not quite',
  'hang on',
  "can[’']t count",
  'take out',
];

/** How a guess of what is begins: 'I would say', 'if you count the overtime'. It is no wish. */
export const guessWords: readonly string[] = [
  "(?:i would|i[’']d) (?:\\p{L}+ )?(?:say|put|guess|reckon|call|think|estimate|imagine)",
  'if (?:you|we|i) (?:count|include|add|look|think)',
];

/** With which a call begins: the answer tells of the week, the weather or the journey. */
export const greetingQuestions: readonly string[] = [
  "how(?:[’']s| is| are| was| were| has| have) (?:the|your) (?:week|weekend|day|morning|weather|family|kids|drive|journey|trip|flight|traffic|holidays?)",
  "how(?:[’']s| is) (?:it with you|life|everybody|everyone)",
  'how are (?:you|things)(?: doing| keeping| today| this morning)?(?=[?,.])',
  'how have you been',
  'good (?:week|weekend|trip|flight|journey|holidays?)(?=\\?)',
];

/** What somebody takes back while saying it. */
export const unsaidWords: readonly string[] = [
  'never ?mind',
  "(?:i|you) did(?:n[’']t| not) (?:say|hear) (?:that|any ?thing)",
  'forget (?:it|i|that i|what i)',
  'scratch that',
  'strike that',
];

/** How an estimate begins: a sum is no trouble. */
export const estimateStarts: readonly string[] = [
  'roughly',
  'about',
  'around',
  'approximately',
  'maybe',
  'perhaps',
  'say',
  'probably',
  "i[’']d say",
  'something like',
  'ballpark',
];
