/** Of these less is better. */
export const badThings: readonly string[] = [
  'penalt(?:y|ies)|fines?|complaints?|errors?|mistakes?|defects?|faults?|failures?|breakdowns?|outages?|incidents?|accidents?|claims?',
  '(?:late|missed|wrong|failed|damaged|lost|rejected|empty|unpaid|idle) \\p{L}+|delays?|lateness|no-shows?|cancell?ations?|returns|refunds?',
  '(?:staff |employee |team )?(?:turnover of (?:staff|people|drivers|nurses)|attrition|churn|sick(?: days| leave|ness)?|absen\\p{L}+)|(?:staff|employee|driver|nurse) turnover',
  '(?:down|waiting|lead|cycle|response|handling|processing|set-?up|changeover|idle|turnaround|planning|search|travel) ?times?|downtime|wait(?:s|ing)?|queues?|backlogs?',
  'costs?|spend(?:ing)?|bills?|overtime|fees|expenses|losses|waste|scrap|rework|shrinkage|write-?offs?|(?:fuel|energy|power|water|paper) (?:use|usage|consumption|bills?)',
  '(?:unplanned )?stops|stoppages|stock-?outs?|interruptions|escalations|tickets|reminders|emissions|co2|mileage|kilomet(?:re|er)s|stress|workload|paperwork|manual work|hours (?:of|spent|a)|touches|(?:drop-?out|bounce|rejection|reject|failure|defect|error|no-show) rates?|replanning',
];
/** Of these more is better. */
export const goodThings: readonly string[] = [
  'sales|revenues?|turnover(?! of)|order intake|intake|profits?|margins?|income|orders|bookings|members?|customers?|leads|deals|conversions?|win rates?|occupancy',
  'on-time \\p{L}+|punctuality|accuracy|quality|satisfaction|nps|ratings?|scores?|uptime|availability|retention|loyalty|morale',
  'throughput|productivity|output|capacity|utili[sz]ation|yields?|efficiency|speed|attendance|coverage|adoption|savings?|fill rates?|first-time fix\\p{L}*',
];
export const upVerbs: readonly string[] = [
  'rose|rises?|risen|grew|grows?|grown|increased?|climbed|doubled|tripled|soared|jumped|swelled|mounted|worsened|spiked|crept up|edged up',
  '(?:went|gone|goes|is|are|was|were|came|has gone|have gone) (?:\\d\\S* (?:per ?cent )?)?(?:up|higher)|crept|up (?:by )?(?=\\d)',
];
export const downVerbs: readonly string[] = [
  'fell|falls?|fallen|dropped|drops|decreased?|declined?|shrank|shrunk|sank|slipped|slid|halved|dipped|tumbled|worsened|eroded|plunged|slumped',
  '(?:went|gone|goes|is|are|was|were|came|has gone|have gone) (?:\\d\\S* (?:per ?cent )?)?(?:down|lower)|slides?|down (?:by )?(?=\\d)',
];
/** A loss by its own words. */
export const plainlyWorse: readonly string[] = [
  'lost (?:\\p{L}+ )?(?:\\d[\\d.,]*|half|most|all|two|three|four|five|six|ten) (?:\\p{L}+ )?(?:customers?|clients?|orders?|staff|people|drivers|accounts?|members?|contracts?|units?|devices?|loads?|batches|pallets?)',
  'slow(?:ed|er)(?! growth)|(?:takes?|took|taking|needs?) longer|longer than before|more (?:frequent|often|expensive|costly|slowly)|dearer|less (?:often on time|reliable|accurate)',
  '(?:more|longer|higher|later) than (?:before|until then|in the old days|last year)|(?:fewer|less) (?:orders?|sales|customers?|deliveries|members?|revenue|profit|bookings)',
  '(?:one in|every|half|most|a third|a quarter|\\d+ ?% of)[^.;]{0,20} (?:quit|left|resigned|cancelled|walked)',
  '(?:twice|three times|\\d times) as (?:long|slow|much work|many (?:errors|complaints|calls|people))|hours?, \\d+ more|over(?:ran|run) by',
  'got worse|became worse|worse than|deteriorat\\p{L}+|went wrong|gave up|went back to|no (?:improvement|effect|change)',
];
/** Another clause begins. */
export const clauseBreaks: readonly string[] = [
  'although|though|while|whilst|whereas|but|yet|and|without|despite|even as|even though|when|because',
];
/** What a process takes: more of it is worse. */
export const takenThings: readonly string[] = [
  'people|staff|hours?|minutes?|seconds|days?|weeks?|months?|steps|trips|clicks|attempts|visits',
];
/** Between the value of now and the one of before. */
export const formerWords: readonly string[] = [
  'instead of|rather than|against|up from|down from|from|where|formerly|previously|was|were|compared (?:to|with)',
];
/** Who is no customer any more: 'stopped after one year'. */
export const lostCustomers: readonly string[] = [
  '(?:stopped|ended|ceased|finished|quit|cancell?ed|dropped (?:us|it|out)|gave (?:it |us )?up) (?:(?:with|using) us |the (?:service|contract|trial|pilot) )?(?:after|following|within|in) (?:the |its |their |an? )?(?:(?:first|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|\\d+) )?(?:day|week|month|quarter|season|session|trial|pilot|year|winter|summer|term)s?(?![\\p{L}])',
  '(?:went|moved|switched) back to (?:its|their|the|a|an|paper|pen|spreadsheets?)(?![\\p{L}])',
];
/** Who left the seller, and what the seller had to make good: 'Our schedule was wrong for it.' */
export const failedCustomers: readonly string[] = [
  "(?:left|stopped working with) us|did(?:n[’']t| not) (?:renew|extend|go on with us|stay with us)|pulled out",
  'we (?:gave (?:back|them back|it back)|refunded|paid back|flew it again|took (?:\\p{L}+ ){1,3}back)',
  'our (?:\\p{L}+ ){1,3}(?:was|were) (?:wrong|too (?:short|slow|small|weak|late))(?! before)',
];
