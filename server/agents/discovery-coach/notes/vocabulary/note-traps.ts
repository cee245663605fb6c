/** Money of an earlier year, or that is gone. */
export const priorMoney: readonly string[] = [
  "(?:last|prev(?:ious)?|prior|past) (?:yr|year|fy|season|quarter|round)(?:[’']?s)?",
  '(?<!\\p{L})(?:ly|prev(?:ious)?|former|old)(?!\\p{L})',
  '^had|(?:is|was|all|already) (?:spent|gone|used up)|\\(spent\\)|gone to|went to',
  '(?:19|20)\\d\\d (?:was|were|had)|in (?:19|20)\\d\\d|(?:yrs?|years?) ago|once',
];
/** Said beside it, the present one is told too. */
export const presentMoney: readonly string[] = [
  "(?:this|next|current|new) (?:yr|year|fy|season|quarter)(?:[’']?s)? (?:\\p{L}+ )?[~≈]?[\\p{Sc}\\d]",
  '\\d[\\d.,]*\\p{L}* (?:\\p{L}+ )?(?:this|next|current) (?:yr|year|fy|season|quarter)|now [~≈]?[\\p{Sc}\\d]',
];
/** Money for something else. */
export const othersMoney: readonly string[] = [
  '(?:but )?not (?:ours|this|for (?:this|us|it)|theirs|us)',
  'for the whole|this (?:comes|is paid|gets paid)',
  'budget (?:of|for) (?:a |an |the |their |his |her )?(?:rival|other|another|old|previous|different)',
  '(?:of|for) (?:our|my)(?: \\p{L}+)?',
];

/** Times of the deal, of the call or of people, none of which says when it has to run. */
export const dealTimes: readonly string[] = [
  'rf[piq]s?',
  '(?:offers?|proposals?|quotes?|bids?|answers?|questions|submissions?|responses?|paperwork) (?:is |are )?(?:due|by|until|in by)',
  '(?:for|of) (?:our |the |their |my )?(?:offers?|questions|answers?|proposals?|bids?|quotes?|submissions?|responses?|next (?:call|meeting))',
  '(?:tender|bidding|portal|window|application)s? (?:closes?|ends?|shuts?|is due)',
  '(?:next|our|the|this) (?:call|meeting|demo|visit|catch-?up)|(?:call|meeting|demo|visit) (?:is |was |on |at )?(?:moved|shifted|postponed|\\d)',
  'takes? (?:about |around |~)?(?:\\d|an? |one|two|three|four|five|six)',
  '(?:start|end|joins?|starts?|leaves?)(?: date)? (?:of|for) (?:the |a |an |his |her |their )?(?:new )?(?:cfo|ceo|coo|cto|md|head|director|manager|boss|hire|colleague)',
];

/** What went wrong with the call, the rep's own things and the hour of the meeting. */
export const callTroubles: readonly string[] = [
  '(?:joined|came|arrived|logged in|was|started) (?:\\p{L}+ )?(?:late|early)',
  '(?:my|our) (?:\\p{L}+ )?(?:screen|screen ?share|mic|microphone|sound|audio|camera|laptop|slides?|deck|link|login|demo|line|connection|phone|internet|calendar|tool|trial|price)',
  'screen ?shar\\p{L}*|wi-?fi|bad (?:line|connection|sound|audio)|dial-?in(?: link)?|(?:teams|zoom|webex|meet) (?:link|died|crash\\p{L}*|kept)',
  "(?:couldn[’']?t|can[’']?t|could not|cannot|didn[’']?t|hard to) (?:hear|see) (?:him|her|them|me|each other|the screen|my|well)",
  "(?:i|he|she|they|we) (?:was|were|am|[’']?s|had to|left|joined|came|dropped|is|are|got) (?:\\p{L}+ |\\d+ ?)?(?:min(?:ute)?s? )?(?:late|early|leave|go|drop|run|off|cut off|disconnected)",
  'of our (?:slides|pages|demos?|links?)|i (?:forgot|was|am|had|lost|missed)',
];
/** Goals of the rep for the call. */
export const callGoals: readonly string[] = [
  '^(?:finish|end|close|wrap up|keep) (?:the |this )?(?:call|meeting|demo)',
  '^(?:get|reach|talk|speak|pitch|sell|introduce) (?:(?:to|through to|in front of|with) )?(?:the |their )?(?:cfo|ceo|coo|cto|md|board|boss|decision|finance)',
];
/** What was decided before, in another matter. */
export const pastDecisions: readonly string[] = [
  '^(?:they|he|she|we|it) (?:was |were |had )?(?:chose|chosen|bought|went|decided|signed|picked|took|made|dropped)',
];

/** What is taken back in the same breath: a joke, a thing that was looked at and isn't wanted, a question with a no. */
export const droppedThings: readonly string[] = [
  '(?:just )?(?:joking|kidding|jk|j/k|lol|haha|in jest|as a joke)',
  '(?:asked|i asked|when asked)(?: \\p{L}+){0,4}[,;:–—-]+ (?:he|she|they|\\p{Lu}\\p{L}+) (?:says?|said|shrugged|laughed|declined|waved) ?(?:no|none|not|it off)?',
  "asked[^.;]{0,40}(?:shrugg?ed|shrugs|no (?:cmt|comment|answer)|(?:didn[’']?t|did not|wouldn[’']?t|won[’']?t) (?:want to )?(?:say|answer|tell))",
  "(?:he|she|they|it|does|do)? ?(?:doesn[’']?t|don[’']?t|does not|do not|didn[’']?t) (?:want|need)(?: (?:it|that|one))?(?=$|[,.;])",
  "[^,;]{3,60} (?:he|she|they) (?:don[’']?t|doesn[’']?t) (?:need|want)",
  '(?:but |nice,? )?(?:not (?:for )?(?:now|today|yet)|not a (?:topic|priority|must)|off the table|not (?:an? )?(?:issue|prob(?:lem)?)|ruled out|not part of (?:this|it))',
  '(?:->|→|–|—|-|:|/|,|(?:is|was|been|got|now)) ?(?:dropped|cancel?led|nixed|rejected)(?=$|[.,;/]| (?:b/c|bc|because|due))',
  'no (?:issues?|probs?|problems?|complaints?)(?: (?:there|here|w/|with|so far|says?)[^,;]*)?(?=$|[,.;])',
  'some ?day|one day maybe',
];
/** What befell those before them. */
export const pastOwners: readonly string[] = [
  '(?:old|prev(?:ious)?|former|prior|last) (?:owners?|boss|mgmt|management|manager|director|tenants?|team)',
  'before (?:his|her|their) time|not (?:his|hers|theirs)|is closed|,? closed(?=$|[.;,])|(?:in|of|back in) (?:19|20)\\d\\d|(?:yrs?|years?) ago|before (?:two|three|four|five|2|3|4|5) years',
];

/** A loss that doesn't come every year. */
export const befellOnce: readonly string[] = ['once|one-?off|settled|closed|lawsuit|rebrand\\p{L}*'];
