/** Sentences about the conversation itself, which mean nothing to readers. */
export const talkAboutTalk: readonly string[] = [
  "that(?: is|[’']s) (?:my|the) (?:point|thing|question|answer|dream|lot)",
  "that(?: is|[’']s) (?:it|all|right|what i mean)",
  '(?:like|as) i (?:say|said|mentioned)',
  'i know i said',
  'if that makes sense',
  'does that make sense',
  'you know what i mean',
  'let me put it',
  'what i mean',
  'let me think',
  'what was the question',
  'where was i',
  "i[’']ll stop",
  'thank you',
  'thanks',
  'sorry',
];

/** Words before something confidential. */
export const confidingWords: readonly string[] = [
  'off the record',
  'between (?:you and me|us|ourselves|these walls)',
  "do(?:n[’']t| not) (?:quote|repeat|write|tell)",
  "if i[’']m (?:being )?(?:candid|honest|frank|blunt)",
  'to be (?:blunt|candid|brutally honest)',
  'in confidence',
  'i was going to (?:\\p{L}+ ){0,6}(?:say|tell|mention)',
  'keep (?:this|that|it) (?:quiet|to yourself|between)',
  "shouldn[’']t (?:say|tell|be saying)",
];

/** Words of a speaker unsure of a figure. */
export const hedgeWords: readonly string[] = [
  'maybe',
  'perhaps',
  'i think',
  'i guess',
  "i[’']d guess",
  'i reckon',
  'i suppose',
  'something like',
  'or so',
  "(?:don[’']t|do not) know",
  'not (?:sure|certain)',
  'off the top of my head',
  'a wild guess',
  'or it (?:was|were)',
];

/** Words before a target date. */
export const aimWords: readonly string[] = [
  'by',
  'before',
  'until',
  'in time',
  'want(?:s|ed)?',
  'need(?:s|ed)?',
  'must',
  'has to',
  'have to',
  'should',
  'would like',
  "[’']d like",
  'aim(?:s|ing)?',
  'plan(?:s|ned|ning)?',
  'target',
  'deadline',
  'go live',
  'go-live',
  'live',
  'start(?:s|ed|ing)?',
  'begin',
  'ready',
  'in place',
  'up and running',
  'end of',
];

/** Beginnings of answers that mean nothing without their question. */
export const answerStarts: readonly string[] = [
  'true',
  'yes',
  'no,',
  'not',
  'correct',
  'right',
  'fair',
  'earlier',
  'both',
  'neither',
  'same',
  'only',
  'agreed',
  "you (?:do not|don[’']t|need not|needn[’']t|can[’']t|cannot) (?:have to|need to)?",
];
