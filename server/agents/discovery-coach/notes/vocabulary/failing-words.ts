/** What fails, in any trade: one of these in a fragment tells trouble. */
export const failingWords: readonly string[] = [
  // How something is.
  'broken|clogged|blocked|frozen|unreadable|illegible|incomplete|damaged|dirty|filthy|mould[yi]\\p{L}*|rotten|expired|stale|thawed|leaking|ignored|forgotten|inconsistent|unanswered|unsafe|unlocked|unnoticed|under-?staffed|short-?staffed|overworked|overbooked|overloaded|overheat\\p{L}*|cracked|worn out|rusty|faulty|defective|contaminated|scratched|dented|torn|patchy|messy|chaotic|offline|outgrown|unusable|non-?existent|useless',
  'mis-?(?:print|label|plac|rout|pick|hand|read|match|count|spell|translat|fil|order|us|direct)\\p{L}*|double[- ]book\\p{L}*|half[- ](?:done|finished|empty|baked)|left (?:open|alone|behind|out|on|unlocked|unfinished)|at random|all over the place|out of (?:order|date|sync|control|hours)',
  'too (?:slow|cold|hot|warm|late|long|few|weak|loud|thin|old|tight|heavy|wet|dry|complicated|often|seldom)',
  // What it does.
  '(?:freez|crash|jam|fail|leak|clog|overheat|rot|spoil|expir|disappear|vanish|slip|drift|wobbl|flicker)(?:e?s|ing|ed)?(?! (?:to|for|over) us)',
  'trips (?!to|with|per|a)|breaks|falls? (?:asleep|off|apart|out|through|behind|over)|f(?:a|e)ll (?:asleep|off|apart|through)|dies|died on',
  "forgets?|forgot|ignor(?:es|ing)|miss(?:es|ed|ing) (?:\\p{L}+ )|skips?|skipped|mix(?:es|ed) up|walks? off|no-?shows?|(?:does|do)(?:n[’']?t| not) (?:show|turn) up|drops? (?:out|off)|runs? (?:out|late|over|dry|short)|ran (?:out|over|dry)|go(?:es)? (?:wrong|missing|cold|off|unnoticed|astray)|c(?:ome|ame|omes|oming) back (?:wrong|incomplete|damaged|late|dirty|empty|again)|turn(?:s|ed)? up (?:late|at random|drunk|unannounced|whenever)|differs?|var(?:y|ies)|never (?:match|tall)\\p{L}*",
  "(?<!(?:^|[^\\p{L}])(?:i|we|he|she|you) )(?:don[’']t|doesn[’']t|didn[’']t|won[’']t|aren[’']t|isn[’']t|can[’']t|couldn[’']t|hasn[’']t) (?:always |even |ever |really )?(?:ask|know|speak|answer|work|fit|match|seal|close|open|show|come|arrive|turn|ring|call|tell|read|see|find|get|reach|check|clean|follow|update|sync|talk|understand|keep|hold|last|charge|print|start|stop|help|care|listen|reply|respond|deliver|notice|log|write|wear|stay|pass|there|clean|trained)",
  '(?:without|w/o) (?:a |any |the )?(?:labels?|notice|telling|asking|warning|permission|proof|checking|reason|training|keys?|heating|power|lights?|cover|documents?|documentation|dates?|signature|supervision|water|backup)',
  "(?:always|often|usually|mostly|again) (?:full|late|busy|short|wet|closed|empty|down|out|wrong|dark|unusable)|only on \\p{L}+days?|still (?:not|no|isn[’']?t|waiting)|not as (?:agreed|ordered|promised|planned)|\\d+ not \\d+|(?:again and again|over and over|every time again)|(?:each|every) (?:\\p{L}+ ){1,3}(?:(?:has|uses|sends|orders|keeps|does|makes) )?(?:its|their|his|her) own",
  '(?:out|down|closed|changed|replaced|stopped|broke|failed) (?:\\d+|two|three|four|five|several) ?(?:x|times|days)|\\d+ (?:days?|hours?|hrs?) (?:closed|down|out|lost)|(?:are|is|was|were|get|gets) (?:missed|lost|forgotten|ignored|delayed|late)|(?:\\d+|two|three|four|five) (?:out )?of (?:\\d+|two|three|four|five|ten) (?:\\p{L}+ ){0,2}(?:are |is |were |come |get )?(?:lost|wrong|late|missing|broken|incomplete|failed?)',
  // What there is.
  'smells?|stinks?|stains|holes?|cracks|rust|dust|mice|rats|flies|puddles|fumes|draughts?|dead spots?|ice on|wet floors?|left standing|they guess|parts n/a|\\d+ (?:yrs|years) old',
  'gaps|delays|mix-?ups?|shortages?|breakdowns?|outages?|thefts?|vandalism|spoilage|confusion|chaos|mess|dead time|down-?time|blind spots?|high (?:turnover|churn|staff turnover|reject\\p{L}*|error\\p{L}*)|guesswork|firefighting|false alarms?',
  'only (?:\\d|one|two) (?:\\p{L}+ )?(?:knows?|can|understands?|has|have)|same (?:fault|problem|issue|mistake|error|question)|(?:reported|asked|called|told|fixed|repaired) (?:\\d|two|three|four|five|several|many) ?(?:x|times)',
  'needs? (?:\\d+|ages|hours|half) ?(?:min|minutes|hrs?|hours?|days) to|need(?:s|ed)? (?:\\p{L}+ )?(?:twice|three times|again)',
];

/** Small talk and the day's mishaps: what fails there is nobody's trouble at work. A trade may be in dogs, wine or boats. */
export const smallTalkWords: readonly string[] = [
  'small ?talk|weather|snow(?:ed|ing)?|sunny|rain(?:ed|ing)? (?:all|today|here)|storm last|yesterday|this morning|team (?:won|lost)|rink|marathon|world cup|champions league',
  '(?:his|her|my|the|their|two|three|2|3|has|have) (?:kids?|sons?|daughters?|wife|husband|mother|mum|mom|dad|father|grand\\p{L}+|dogs?|cats?|knee|hip|back|house|cottage|hobby|wedding|birthday|holiday in|vacation in|train|flight)(?! (?:in|that|who) the (?:system|lift|van|class))',
  '(?:he|she|his|her) (?:plays?|supports?|likes?|loves?|is into|collects?|rides?|swims?|fishes|hikes?|is retiring|retires)|(?:football|golf|tennis|cricket|rugby|hockey|skiing) (?:fan|match|game|last|on)|support(?:s|er of) \\p{L}+',
];
