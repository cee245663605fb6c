/** Family: what is told or done to them is nobody's step, unless they have a part in the business. */
const family =
  '(?:wife|husband|fiancée?|girlfriend|boyfriend|missus|better half|other half|mum|mom|dad|mother|father|gran(?:ny|dad|dma|dpa)?|kids?|children|son|daughter|sister|brother|aunt|uncle|nephew|niece|mother-in-law|father-in-law|neighbou?rs?|mates?|therapist|dentist|hairdresser|barber)';
const inBusiness =
  '(?![^.?!]*(?<!\\p{L})(?:owns?|owners?|co-?owners?|co-?founders?|founders?|directors?|shareholders?|books|accounts|business|company|firm|signs?|decides?|runs|heads?|manages?|managers?|managing|partners?|in charge|payroll|purchasing|procurement|operations|finance|buyers?|to (?:send|call|ring|e-?mail|mail|phone|bring|write|give|get|drop) (?:you|it|them|us))(?!\\p{L}))';
/** 'Our children's hospital buyer' and 'my mate in purchasing' are of the business, whatever they are called. */
const ofWork =
  "(?![’']s? (?!(?:school|car|birthday|bike|room|toys?|match|party|game|place|house|flat|dinner|football|teacher)(?!\\p{L}))\\p{L})(?! in (?!the |a |an |our |my |town|bed|hospital|time|june|july)\\p{L})(?! (?:club|menu|range|department|ward|hospital|section))";

/** What people tell or do at home: 'I'll tell my wife tonight.' */
export const homeDeeds: readonly string[] = [
  `(?:tell|text|message|surprise|take|pick|collect|drive|buy|get|cook|make|treat|remind|see|meet|hug|kiss|thank|apologi[sz]e to)(?: up| for| to)? (?:(?:my|our) ${family}|the (?:kids|children|missus|dog|cat))${ofWork}${inBusiness}`,
  `(?:pick|collect|drop|drive)(?: up)? (?:my|our|the) ${family} (?:up|off|home|to)(?!\\p{L})`,
];

/** What somebody does while they speak: 'Let me check, it was eight.' */
export const lookingNow: readonly string[] = [
  'let me (?:just |quickly )?(?:check|look|see|think)(?=, (?!and|then|with|by|on|if))',
];

/** How somebody says how they will speak: 'I'll level with you.' */
export const speakingWays: readonly string[] = [
  `(?:i(?:[’']ll|[’']m going to| will| am going to)|let me|i want to)(?: just| actually)? (?:level with|be (?:honest|straight|frank|blunt|direct|candid|open|upfront|quick|brief|clear)|come clean|cut to the chase|get to the point|give it to you straight|spare you|put (?:all )?(?:my|our) cards|lay (?:(?:my|our) cards|it (?:all )?(?:out|on))|shut up|go first(?! (?:through|over|and|to))|keep (?:it|this) (?:short|brief|simple)|play devil|leave it (?:there|at that)|save you the|hold my hands? up)`,
];
