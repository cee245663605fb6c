/** Sentences about the conversation itself, which mean nothing to readers. */
export const talkAboutTalk: readonly string[] = [
  "that(?: is|[’']s) (?:my|the) (?:point|thing|question|answer|dream|lot)",
  "that(?: is|[’']s) (?:it|all|right|what i mean)",
  '(?:like|as) i (?:say|said|mentioned)',
  'i (?:see|get) (?:where|what|how) you',
  'i know i said',
  'you see how',
  'i know,? i know',
  'i know (?:that|this|it) sounds',
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
  "do(?:n[’']t| not) put (?:that|it|this|me|my name) (?:on|in|up)",
  // Somebody who takes back what they were about to say.
  'never ?mind',
  "(?:i|you) did(?:n[’']t| not) (?:say|hear) (?:that|any ?thing)",
  'forget (?:i|that i|what i) (?:said|mentioned)',
  'scratch that',
  'strike that',
  'pretend i',
  "let(?:[’']s| us) not (?:go there|talk about)",
  "(?:i|we) (?:don[’']t|do not) talk about",
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

/** Words of someone who describes how things should be. */
export const wishWords: readonly string[] = [
  'would',
  "\\p{L}+[’']d",
  'could',
  'should',
  'want(?:s|ed)?',
  'need(?:s|ed)?',
  'hop(?:e|es|ing)',
  'wish',
  'dream',
  'ideal(?:ly)?',
  'goal',
  'like to',
  'love to',
  'able to',
  'so that',
  'instead',
  'no more',
  'no longer',
  'any ?more',
  'less',
  'fewer',
  'never again',
  'will',
  "(?:i|we|you|he|she|it|they)[’']ll",
];

/** Words of a question about how things should be. */
export const futureQuestions: readonly string[] = [
  'would',
  'could',
  'different',
  'success(?:ful)?',
  'ideal(?:ly)?',
  'goals?',
  'hop(?:e|es|ing)',
  'dream',
  'magic',
  'a year from',
  "year[’']s time",
  'gone well',
  'goes well',
  'works?',
  'worked',
  'suppose',
  'imagine',
  'next (?:year|spring|summer|autumn|fall|winter|season)',
  'want',
  'like to',
  'look like',
];

/** What a number may count; without it, a reader can't tell what a figure measures. */
export const measureWords: readonly string[] = [
  '%',
  'per ?cents?',
  'points?',
  'pounds?',
  'quid',
  'dollars?',
  'bucks',
  'euros?',
  'cents?',
  'pence',
  'grand',
  'minutes?',
  'hours?',
  'days?',
  'shifts?',
  'weeks?',
  'weekends?',
  'months?',
  'quarters?',
  'years?',
  'people',
  'staff',
  'orders?',
  'jobs?',
  'deals?',
  'quotes?',
  'calls?',
  'tickets?',
  'visits?',
  'customers?',
  'clients?',
];

/** Words of people who part. */
export const farewellWords: readonly string[] = [
  '(?:good)?bye',
  'ta-ra',
  'cheers',
  'nice (?:to meet|meeting)',
  'good luck',
  'talk soon',
  'speak soon',
  'take care',
];

/** Deeds that hand over what was promised before. */
export const sendingDeeds: readonly string[] = ['send', 'forward', 'e-?mail', 'share', 'bring', 'drop', 'pass'];

/** An hour, said without its day. */
export const clockWords: readonly string[] = [
  'half (?:past )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)',
  "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{N}{1,2}) (?:thirty|fifteen|o[’']clock|[ap]\\.?m\\.?)",
  '(?:quarter|ten|twenty) (?:past|to) \\p{L}+',
  '(?:at|by|before|after|around) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|lunch)',
  '\\p{N}{1,2}:\\p{N}{2}',
];

/** Things that should work together and don't. */
export const apartWords: readonly string[] = [
  "(?:don[’']t|doesn[’']t|do not|does not|never) (?:talk|speak) to (?:each other|one another)",
  '(?:nothing|none of (?:it|them)) (?:talks|speaks) to',
  "(?:isn[’']t|aren[’']t|not) (?:linked|connected)",
];
