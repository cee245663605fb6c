import { dueWords } from './promise-words.ts';

/** Others who are to do it. */
export const otherDoers: readonly string[] = [
  'they',
  'he',
  'she',
  'prospect',
  'customer',
  'client',
  'buyer',
  'them',
  'him',
  'her',
];
/** The seller's own side before a mark: 'us - refs by Friday'. */
export const ourNames: readonly string[] = ['me|i|us|we|myself|our team|my side|our side'];
/** What somebody is noted to do next: 'Rhys will set up a call'. */
export const notedDeeds: readonly string[] = [
  'send|share|forward|email|mail|provide|give|upload|return',
  'set up|arrange|organi[sz]e|book|schedule|plan|invite|host',
  'call|ring|phone|talk to|speak to|speak with|meet|chase',
  'ask|check|find out|look into|look up|find|clarify|confirm|verify|count|measure|test|try|pull|draft|prepare|write|list|collect|gather',
  'discuss|fill (?:in|out)',
  'introduce|bring|loop in|put (?:us|me) in touch|connect|come back|get back|let (?:us|me) know|get (?:us|me)|talk|sign|review|read|show|present|take (?:it|this)',
];
/** The same in the present: 'Rhys sets up a call'. */
export const doesNext: readonly string[] = [
  'sets|sends|shares|forwards|provides|arranges|organi[sz]es|books|schedules|invites|calls|rings|talks|speaks|meets|asks',
  'checks|finds|looks|confirms|counts|tests|tries|pulls|drafts|prepares|writes|lists|collects|introduces|brings|gets|comes|reviews|signs|gives|emails|mails|lets',
  // 'They send us the plan', and 'he send' in haste.
  '(?:send|share|forward|give|book|call|ring|email|mail|check|confirm|get|count|ask|talk|prepare|bring|collect|test|review|sign|come|arrange|draft)',
];
/** What somebody is about to do: 'she's sending us the plan'. */
export const doingNext: readonly string[] = [
  'sending|sharing|forwarding|booking|checking|asking|calling|talking|getting|giving|preparing|bringing|coming|confirming|arranging|organi[sz]ing|collecting|counting|drafting|setting|making|building|writing|putting|working|quoting|emailing|mailing',
];
/** What somebody will surely do for this purchase, also by no day. */
export const sureDeeds: readonly string[] = [
  'ask|check|talk to|speak to|speak with|send|find out|confirm|come back|get back|introduce|discuss|forward|share|clarify|set up|organi[sz]e|arrange|invite',
];
/** What a buyer who is quoted does for the seller. */
export const deedsForUs: readonly string[] = ['get you|give you|let you know|show you'];
/** Colleagues of the rep. */
export const ourPeople: readonly string[] = [
  '(?:my|our) (?:colleague|team|boss|manager|technician|tech|engineer|office|support|sales \\p{L}+|lawyer|legal|fitter|surveyor)s?',
];
/** Heads of steps without a mark: 'todo send price list'. */
export const bareStepHeads: readonly string[] = ['todo|TODO|Todo|to-do|To-do|AP|AI|F/U|f/u|@(?=\\p{L})'];
/** What the rep does, without saying who. */
export const ownDeeds: readonly string[] = [
  'send|email|e-mail|mail|share|forward|draft|prepare|prep|make|write|build|quote|book|schedule|set up|arrange|bring|show|post|get (?:him|her|them|back)|follow up|come back|get in touch|reply|answer|invite',
];
/** These with whom or when right behind: 'call Ann', 'ring back Tuesday'. */
export const contactDeeds: readonly string[] = ['call|ring|phone|visit|meet'];
/** With which a rep notes what they owe: 'need to send her the spec'. */
export const owingStarts: readonly string[] = [
  '(?:i |we |me |us )?(?:will|shall|need to|have to|must|should|gotta|got to|going to|to)',
  "(?:i|we)(?:[’']m|[’']re| am| are) (?:going to|to)",
];
/** These alone owe something. */
export const owedStarts: readonly string[] = [
  '^(?:i |we )?(?:owe|promised) (?:him|her|them|mr|mrs|ms|dr|to|\\p{Lu})',
  '^(?:we |i )?agreed (?:that )?(?:i|we|to|on)(?!\\p{L})',
];
/** The rep in the present: 'I make him 3 samples'. */
export const presentStarts: readonly string[] = [
  '^(?:i|we) (?:send|email|mail|share|forward|draft|prepare|make|write|build|quote|book|set up|arrange|bring|show|call|ring|phone|check|ask|find out|get|give|come|visit|deliver|do|put together|work out|calculate)(?!\\p{L})',
];
/** Done for somebody of theirs. */
export const forThem: readonly string[] = [
  '(?:him|her|them|his|their)(?!self)|to (?:mr|mrs|ms|dr)\\.? \\p{L}+|to \\p{L}+(?= |$)|for (?:mr|mrs|ms|dr)\\.? \\p{L}+|back (?=to|on|by|mon|tue|wed|thu|fri|next|tomorrow|tmrw)',
];
/** What a rep delivers. */
export const deliveredThings: readonly string[] = [
  'quotes?|quotation|offer|proposal|prices?|price list|pricing|refs?|references?|samples?|contract|draft|agreement|msa|nda|dpa|sow|slides|deck|brochure|data ?sheets?|spec(?:s|ification)?|plan|demo|case stud\\p{L}+|video|link|invite|minutes|summary|list|numbers|calc\\p{L}*|roi|layout|drawings?|kit|call|survey|visit|meeting|trial|pilot|paper|answers?|docs?|security \\p{L}+|certificates?|form',
];
/** Where both sides meet, with a day right behind: 'site visit thu 14 may'. */
export const meetings: readonly string[] = [
  '(?:(?:next|second|2nd|follow-?up|site|joint|short|quick|another|online|intro) )*(?:call|demo|visit|meeting|session|workshop|walk-?through|survey|catch-?up|appointment|presentation|zoom|tasting|inspection|tour|viewing|fitting|test run)',
];
/** Both sides meet again. */
export const meetsAgain: readonly string[] = [
  '^(?:the |our )?(?:(?:next|second|2nd|follow-?up|another) )(?:call|meeting|demo|visit|session|workshop|appointment|zoom|teams|date)',
  '^(?:(?:next|second|2nd|follow-?up|site|joint|short|quick|another|online) )?(?:call|meeting|demo|visit|session|workshop|walk-?through|survey|catch-?up|appointment)(?: is| was)? (?:booked|agreed|set|fixed|scheduled|confirmed|again|on|with)',
  '^(?:speak|talk|meet|call|ring|phone|zoom|see (?:him|her|them)) (?:again|back|next)',
  '^(?:we|both) (?:meet|talk|speak|call)(?: again)?',
];
/** Days as they are noted. */
export const notedDays: readonly string[] = [
  '(?:by |on |until |till |before |this |next )?(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri)(?:day)?(?: (?:next|eod|am|pm|morning|afternoon))?(?: \\d{1,2}(?:st|nd|rd|th)? \\p{L}+)?(?: \\d{1,2}[:.]\\d{2}| ?\\d{1,2} ?[ap]m)?',
  '(?:by )?(?:tmrw|tmr|tmw|tomoz|2moro|2morrow|eod|eow|eom|cob|asap|next wk|this wk|in \\d+ (?:days|wks|weeks))',
  '(?:by |on |until |before |the |wk of |week of |w/c )*\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{Ll}*',
  '(?:by |on |until |before |wk of |week of |w/c )*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{Ll}* \\d{1,2}(?:st|nd|rd|th)?',
  '(?:by |on |until |before |wk of |week of |w/c )*\\d{1,2}[/.]\\d{1,2}(?:[/.](?:\\d{2}|\\d{4}))?',
  '(?:today|tonight|tomorrow|next week|this week)(?: (?:morning|afternoon|evening))?',
];
/** Days, and times that are less sure. */
export const notedDue: readonly string[] = [
  ...notedDays,
  '(?:early|mid|end of|late|beginning of) (?:january|february|march|april|may|june|july|august|september|october|november|december)',
  '(?:kw|wk|week) ?\\d{1,2}|(?:in|by|until|after|before|till) (?:january|february|march|april|may|june|july|august|september|october|november|december)(?!\\p{L})',
  ...dueWords,
];
/** Nothing is left to be done. */
export const calledOff: readonly string[] = [
  "cancel?led|called off|not needed|no longer needed|dropped|postponed indefinitely|done|didn[’']?t happen|won[’']?t happen",
];
/** These too, where a day is named and nobody else is spoken of. */
export const datedDeeds: readonly string[] = [
  'drop (?:off|by|in)|deliver|come (?:by|with|and|over|to)|go to|measure|install|test|check|ask|look (?:into|at|up)|find out|pick up|calculate|work out|update|revise|resend|redo|translate|finish|start|order|confirm|clarify|set|put together|loop in',
];
/** What names a step with a day behind a mark: 'samples -> tues'. */
export const datedThings: readonly string[] = [
  'quotes?|quotation|offer|proposal|refs|references|samples?|draft|nda|price list|specs?|data ?sheets?|layout|brochure|demo|trial|answers?|summary|minutes|calc(?:ulation)?',
];
/** What the prospect hands over. */
export const theirThings: readonly string[] = [
  'list|plans?|files?|data|photos?|pics|pictures|access|contacts?|keys|names|export|login|invoices?|figures|volumes?|drawings?|specs?|answers?|feedback|signature|order|po|nda|sheets?|log|report',
];
/** People of the prospect without a name. */
export const theirPeople: readonly string[] = [
  '(?:the |his |her |their )(?:boss|chef|cfo|ceo|coo|cto|assistant|secretary|colleague|pa|office|office manager|procurement|purchasing|it|finance|accounts|wife|husband|foreman|deputy|manager|director|team|lawyer)',
];
/** What a rep has to do for nobody at the prospect's. */
export const privateThings: readonly string[] = [
  'expenses?|receipts?|time ?sheets?|birthday|flowers|parking|train|flight|hotel|petrol|fuel card|kids?|school|dentist|gym|lunch|crm|salesforce|hubspot|forecast|pipeline|commission|holiday|my (?:boss|manager|wife|husband|car)|leave request|1:1|standup|anniversary|present for|card for',
];
/** What somebody does all the time is no step. */
export const habits: readonly string[] = [
  'every|each|always|usually|normally|often|sometimes|daily|weekly|monthly|mondays|tuesdays|wednesdays|thursdays|fridays|by hand|never|at the moment|currently|twice|per (?:day|week|month)|a (?:day|week|month)',
];
export const pastSteps: readonly string[] = [
  'last (?:week|month|year|mon|tue|wed|thu|fri)\\p{L}*|since|yesterday|ago|was|were|did|had|sent|made|called|broke|failed|stopped',
];
/** Done for the seller. */
export const toUs = /\b(?:me|us)\b/iu;
/** Says of a day that it is another one. */
export const putOff = /\b(?:the|instead|now|moved?|rather|off|later|not|shift(?:ed)?|changed?|new date)\b/iu;
