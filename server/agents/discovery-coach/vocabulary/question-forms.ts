import type { CallField } from './field-words.ts';

const you = '(?:you|that|it|this|they|we|one|these|those|all (?:of )?(?:that|this|it))';
const stretch =
  '(?:a|an|the|one|each|every|your|this|last|twelve|whole|full) (?:\\p{L}+ )?(?:year|season|month|quarter|week|months)';
const worked = '(?:worked|figured|counted|added|totted|priced|costed|calculated|measured|tracked|run)';
const lost = '(?:miss|lose|waste|lost|missed|wasted|gone|write off|give away|throw away|leave on the table)';

const person = '(?:you|your (?:team|people|staff|guys|crew|family|nurses|drivers))(?=[^\\p{L}]|$)';

/**
 * Ways in which sellers ask for what a field holds, beside those of the field itself. A question is the same in every trade:
 * these are written by what is asked for, not by who was asked.
 */
export const questionForms: Readonly<Record<CallField, readonly string[]>> = {
  financialImpact: [
    "what(?:[’']s| is| was| were| would)? (?:a|an|one|each|every) (?:\\p{L}+ ){1,4}worth",
    'put a (?:number|figure|price|value)',
    '(?:has|have|did|does|is|are) (?:that|it|this|they|those)(?: all)? (?:cost|costing|lost|losing|set|setting) you',
    `(?:any(?:one|body)|have you|has (?:he|she|\\p{L}+)|did you|ever)[^?]{0,25} ${worked}`,
    `(?:over|in|across|for|per) ${stretch}(?=[^?]{0,60}[?]?$)[^?]{0,20}(?:money|cost|come|lose|worth|that|it|know|all)`,
    `what(?:[’']s| is| are| do| does| did| would)? [^?]{0,60}(?:over|in|per|for|across) ${stretch}(?=[?])`,
    `what (?:you|we|they|gets?|is|[’']s) ?${lost}`,
    `(?:what|how much) (?:do|does|did|have|has|are|is) ${you}[^?]{0,25} ${lost}`,
    '(?:what|how much) (?:is|are|was|were) (?:that|those|it|they|one of (?:those|them|these)) worth',
    'one of (?:those|them|these) is what',
    'if you (?:put|add|count|multiply|total|total up|take) [^?]{0,50}(?:year|money|up|together|number|figure)',
    '(?:put|turn) (?:that|it|this|a year of (?:that|it)) (?:in|into) (?:money|numbers|\\p{L}+s)',
    "what(?:[’']s| is) (?:that|it|this|one|a \\p{L}+ \\p{L}+) (?:in|costing|cost|worth)",
    'price of (?:doing nothing|leaving|standing still|waiting)',
    'out of (?:pocket|your pocket)',
    'on the (?:bottom line|books)',
  ],
  targetDate: [
    "when(?:[’']s| is| are) (?:the|your|that) (?:\\p{L}+ )?\\p{L}+[?]",
    'anything (?:that |which )?(?:says|sets|forces|dictates|decides) [^?]{0,40}',
    '(?:when|what month|what time) would you (?:want|like|need)',
    'so,? (?:in )?(?:the )?(?:spring|summer|autumn|fall|winter|new year)[?]',
    "when(?:[’']s| is| would| could| might)(?: be)? (?:a|an|the|your) (?:\\p{L}+ )?(?:time|moment|point|date|window|best|right|good|sensible)",
    '(?<!since )when[?]',
    'when[^?]{0,40}(?:next|busy|peak|open|launch|sorted|done|decided|out|off|over)',
    "what[’']?s (?:your|the) (?:timing|timings|schedule|hurry|rush|timescale|horizon)",
    '(?:moment|point|day|date) (?:by|at|from|after) which',
    '(?:something|anything|an event) (?:coming up|that sets|on the calendar|behind the timing)',
    'how (?:urgent|soon|quickly|fast) ',
    "what(?:[’']s| is) the (?:latest|earliest)",
    'if you wanted to be [^?]{0,40} (?:for|by|before)',
  ],
  emotionalImpact: [
    'how (?:are|is|was|were) (?:the |your )?(?:\\p{L}+ ){0,4}with (?:all )?(?:of )?(?:that|this|it|those)',
    'how (?:is|was) (?:it|that|this) for (?:you|yourself|them|the \\p{L}+)',
    "what(?:[’']s| is| was) (?:it|that|this) like for",
    'what (?:was|were) you thinking when',
    'what (?:has|had|have|must) (?:it|that|this)(?: all)? (?:have )?been like',
    `how (?:was|is|are|has|have|do|does|did|must) (?![^?]{0,40}(?:work|suit|sound|look|fit|go) )[^?]{0,60} (?:for|on|with|to) ${person}`,
    `how[’']s ${you}(?! (?:sound|look|work))[^?]{0,20} (?:with|for|on|to) you`,
    `how do you (?:find|take|cope with|deal with|feel about|live with) (?:that|it|this|all)`,
    'what does (?:that|it|this)[^?]{0,20} leave you with',
    '(?:does|is|has|did) (?:it|that|this|all (?:of )?(?:that|this))[^?]{0,15} (?:get|got|getting|gotten|wear|wearing|weigh|weighing) (?:to|on|you|at)',
    'what goes through your (?:head|mind)',
    '(?:makes?|made) you feel',
    "what(?:[’']s| is) (?:it|that|this)[^?]{0,12} (?:do|doing) to you",
    'how bad (?:does|is|was|has) (?:it|that|this)',
  ],
  impact: [
    'how much (?:more|of that|of it) (?:could|would|can|might) you',
    'what (?:would|could|might) (?:that|it|this) (?:free up|bring in|add|earn|recover|give (?:you )?back)',
    'what (?:would|might|could) (?:you|we|they) (?:recover|claw back|win back|earn|gain|save)',
  ],
  relief: [
    '(?:for|to) you (?:yourself|personally)',
    "(?:and )?how(?:[’']d| would) (?:that|it) (?:feel|be(?! \\p{L}+ed(?!\\p{L})))",
    'what (?:does|did|would|could|will|might) (?:that|it|this)(?: all)? (?:do|mean|change|give|free up) (?:for |to )?you',
    'and (?:you|yourself)[?]',
    `(?:what|how)(?:[’']d| would| will| could| might)[^?]{0,40} (?:for|to) you(?:r (?:day|week|life|job|evenings?|weekends?|family))?(?=[^\\p{L}]|$)`,
    "what[’']?d you (?:get|have|do|gain)(?: out of it| with|[?])",
    'what would you (?:get|have|gain)(?: personally| yourself)? (?:out of it|from it|back)',
    'and (?:your )?(?:sundays?|saturdays?|mondays?|weekends?|evenings?|nights?|mornings?)[?]',
    "what[’']s in it for you",
    'what would you stop doing',
    'what would (?:go away|fall away|be easier)',
  ],
  decisionProcess: [
    'who else (?:has|gets|have) (?:a say|a vote|a word|a voice|to)',
    'who (?:has|gets) (?:a say|the last word|the final say)',
    '(?:and|so) (?:past|above|over|beyond|after) (?:that|this)[?]',
    '(?:does|would|will) (?:it|this|that) (?:have to )?go (?:to|past|by|through) ',
    '(?:come|comes|get|gets|arrive) (?:to|at) (?:a|the|that|their) (?:yes|decision|agreement)',
    'whose (?:call|decision|say|money|budget|signature|name)',
    'who (?:do|does|would|will|did) (?:you|they|he|she) (?:need|have to|ask|answer|report|go to|bring|take|involve|clear)',
    "who(?:[’']d| would| has| will|[’']ll)? (?:have |has |need |needs )?(?:to )?(?:be happy|say yes|like it|nod|weigh in|be on board|be convinced|be in the room|look at)",
    'who (?:else )?(?:says?|gives?|holds?|controls?|cares?|looks?|gets? (?:a|the)) [^?]{0,20}(?:yes|nod|say|go-?ahead|strings|vote|veto|look|at (?:it|this))',
    'how (?:do|does|would|will|did)[^?]{0,40} (?:agree|say yes|choose|get (?:this|it|that) (?:through|approved|over)|get to a yes|go about)',
    '(?:is it|are you) (?:just )?(?:you|the two of you|both of you|yours|the one)[^?]{0,25} (?:who|alone|yourself|to decide|that)',
    'what (?:has|needs|would need|have) to happen (?:before|for|on your)',
    'what happens (?:after|once|between) [^?]{0,30}(?:yes|decision|go|proposal|quote)',
    'anyone (?:else )?(?:who|that) (?:has|needs|could|would|might)',
    'get (?:this|it) over the line',
  ],
  budget: [
    '(?:something|anything|any|some|a bit|money|it) (?:put|set|laid|tucked) (?:by|aside|away)',
    '(?:is|was) there (?:a |any |some )?(?:\\p{L}+ )?(?:money|sum|figure|amount|pot|line|cash|allowance)',
    '(?:do|have|did) you (?:have |got |have got )?(?:a |any |some )?(?:\\p{L}+ )?(?:figure|number|sum|amount|range|ceiling|money|cash) ',
    '(?:what|how much) (?:have|did|had) you (?:planned|pencill?ed|put|set|got|reserved|allowed)',
    'what (?:can|could|were) you (?:spend|thinking of spending|stretch)',
    "where(?:[’']s| would| does| is) the (?:money|cash|budget) (?:come|coming)",
    'what (?:range|ceiling|limit) ',
  ],
  barriers: [
    'where does (?:the|your|all the) (?:time|money|day|week|effort) go',
    'what do you do (?:if|when|about)',
    'what happens if',
    '(?:talk|take) me through',
    'what (?:made|makes) you (?:call|ring|pick up|look|reply|take|agree)',
    'where does (?:the|your|it|that) [^?]{0,20}(?:go wrong|break|fall|hurt)',
    'how (?:do|does|did) (?:you|they|it|that|the \\p{L}+|an? \\p{L}+) [^?]{0,60}(?:now|currently|as it (?:is|stands)|right now)',
    'how do you (?:notice|know|find out|keep track|see)',
    'what happens (?:with|to|when|if)',
    "what (?:is|[’']s) it like when",
    'how (?:often|many times) (?:do|does|did|has|have)',
  ],
  outcomes: [
    'what would (?:make|let|have) you (?:think|say|feel|know|call)[^?]{0,50}',
    '(?:money|time|year) well spent',
    'if (?:a|one) year from now',
    '(?:and |so )?in a year,? (?:if|when|what)',
    'a year (?:down the (?:line|road|track)|from now|on|later|out)',
    "(?<!i[’']d |i would )(?:picture|imagine|suppose|let[’']s say) (?:it|that|this|next|we|everything|all|you)",
    'if next \\p{L}+ (?:went|goes|is|was)',
    'what would you (?:be )?(?:see|seeing|notice|noticing|hear|hearing|have(?! to(?!\\p{L}))|having|point to)',
    'how would you (?:know|tell|notice)(?: it| that|[?])',
    'what (?:would|does|will) (?:good|better|done|great|right|fixed|sorted) ',
  ],
};

/** A question what becomes of it if all stays as it is: the answer is feared, and no wish. */
export const doingNothing: readonly string[] = [
  '(?:do|did|does|doing|done) nothing',
  'nothing (?:changes|changed|is done|gets done|happens)',
  "(?:don[’']t|didn[’']t|doesn[’']t|never) (?:do|change|fix|solve|act|move|replace) (?:anything|something|it|this|that)",
  "(?:don[’']t|didn[’']t) (?:act|change|move)",
  '(?:keep|kept|leave|left|stay|stays|stayed) (?:it |things |everything |that )?(?:as (?:it|they|you|things)|the way|like (?:this|that|now))',
  '(?:carry|carried|go|goes|went) on (?:like|as|the way)',
];
