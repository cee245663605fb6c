const polite =
  "(?!,? (?:please |just )?(?:go (?:on|ahead|first)|carry on|after you|you (?:first|go|finish|carry|wanted|were)|i (?:interrupted|cut)|what were|no (?:problem|rush|worries|hurry)|(?:that|it)(?:[’']s| is| was| will be|[’']ll be| would be)? (?:fine|good|great|perfect|right|all right|ok(?:ay)?|easy|lovely|works|sounds)))";
/** 'No, wait, there is one more thing' and 'hold on, let me note that' go on with something else. */
const goesOn =
  "(?! for)(?!,? (?:(?:and|but|so) )?(?:let me|there|one (?:more|thing|second|moment)|a (?:second|moment)|can|could|what|how|who|when|where|which|do|does|did|is|are|before|don[’']t forget|i (?:need|have|had|forgot|see|think|want|should|also|just|wrote)|that[’']s))";
const pause = '(?=[,.!;]|$| [-–—])';

/** How somebody begins who takes back what they said a moment ago: 'Actually no, Tom, you send it.' */
export const revokingStarts: readonly string[] = [
  `(?:actually,? no|no,? actually|no,? sorry|sorry,? no|or rather,? no)${pause}${polite}`,
  `(?:actually|no),? (?:wait|hold on|hang on)${goesOn}`,
  "actually,? don[’']t(?=[.!]|$)",
  "(?:(?:actually|no),? )?(?:scratch|strike|forget|ignore|cancel|delete) (?:that|it)(?! (?:one )?for)(?!,? (?:that|it)(?:[’']s| is| was) (?:my|the|just|only))",
  'on second thoughts?',
  "i(?:[’']ll)? take (?:that|it) back",
  'i(?: just)? misspoke',
  'i tell a lie',
  'i got that wrong',
  'change of plans?(?=[.!:]|$| [-–—]|,(?! by the way))',
];

/** 'No, Kim, you send it': the deed is somebody else's, where it is the one that was promised. */
export const handingBack =
  'no,? (?:\\p{Lu}\\p{L}+,? )?you (?:(?:do|take) (?:it|that|this)|(?<deed>send|write|call|ring|bring|ask|make|have|take|e-?mail|forward|book))';

/** What may stand before it. */
export const revokingLeads: readonly string[] = [
  'oh',
  'ah',
  'um+',
  'uh+',
  'er+',
  'well',
  'wait',
  'hang on',
  'hold on',
  'sorry',
  'hmm+',
  'okay',
  'ok',
];

/** In the middle of a sentence: what was said before it no longer holds. */
export const turningWords: readonly string[] = [
  'no,? (?:wait|actually|hang on|hold on|let me)',
  'actually,? (?:no(?=[,.]|$| [-–—])|wait)',
  '(?:actually,? )?(?:scratch|strike|forget) that(?=[,.]|$| [-–—])',
  'i misspoke',
  'i tell a lie',
];

/** The same, only where the value follows at once: 'on Tuesday, sorry, on Wednesday', 'forty, make it fifty'. */
export const slightTurns: readonly string[] = [
  '(?:well|oh|ah|or),? no(?=[,.]| [-–—])',
  'no,? sorry(?=[,.]| [-–—])',
  'sorry,? no(?=[,.]| [-–—])',
  'sorry(?=[,.] )',
  'i mean(?:t)?',
  '(?<=[,.;:–—-] )correction(?=[,.:])',
  '(?<=[,.;:–—-] )make (?:that|it)(?! (?:to|up|work|happen|through|back|easy|easier|clear|out|so|for|all|look)(?!\\p{L}))',
  'or rather',
];

/** 'Forty, no, fourteen'. */
export const plainTurns: readonly string[] = ['no(?=[,.]| [-–—])'];

/** What may stand between a turn and its value, or around it. */
export const besideTurns: readonly string[] = [
  ...['um+', 'uh+', 'er+', 'well', 'oh', 'ah', 'wait', 'actually', 'rather', 'better', 'maybe', 'perhaps', 'probably'],
  ...["it[’']s", 'it is', "that[’']s", "let[’']s say", 'say', "it[’']ll be", 'it will be', "i[’']d say", 'so', 'sorry'],
  ...['more like', 'nearer', 'closer to', 'about', 'around', 'roughly', 'only', 'just', 'at least', 'almost', 'nearly'],
  ...['by', 'in', 'on', 'at', 'from', 'until', 'before', 'the', 'early', 'mid', 'late', 'end of', 'start of'],
];

/** Between two days: 'I'm off Monday, make it Tuesday'. */
export const besideDays: readonly string[] = [
  "i[’']m (?:off|away|out|busy|not in|not there)",
  "(?:i|we) (?:can|can[’']t|could) do",
  "i[’']ll (?:do|make) it",
  '(?:forget|ignore|cancel) (?:that|it)',
];

/** '30, if not 40' and 'why not 40?' deny nothing. */
export const beforeOpenNot: readonly string[] = ['if', 'or', 'why', 'whether'];
