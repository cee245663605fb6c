/** What asks what should be, also where it asks somebody in particular: 'What would good look like for you?' */
export const goodQuestions: readonly string[] = [
  'looks? like',
  "what(?:[’']s| is| would| does| will)? (?:a )?(?:good|better|great|success|right|winning)",
];

/** With these it asks what that would give somebody. */
export const personalQuestions: readonly string[] = [
  'personally',
  'yourself',
  'your (?:day|evenings?|weekends?|nights?|life|family|own)',
];

/** What speaks of people who meet: the day of that is none by which something is wanted. */
export const boardMeetings: readonly string[] = [
  '(?:they|it|he|she|board|council|committee|commission|trustees|members|panel|shareholders) (?:\\p{L}+ )?(?:meets?|sits?|meeting)',
  "(?:board|council|committee|commission|trustees[’']?) meeting",
  'next (?:meeting|sitting|session)',
];

/** How the day of what was just spoken of is asked for: 'And when is that?' */
export const nextQuestions: readonly string[] = [
  "^(?:(?:and|so|ok(?:ay)?),? )?when(?:[’']s| is| are| do| does| will| would)? (?:it|that|this|they|the next|he|she)(?![^?]*(?:need|want|run|start|live|ready|place|done|must|have to))(?= ?[^?]{0,20}\\?)",
];

/** What others put aside, or what is sold, is no budget of theirs. */
export const otherMoney: readonly string[] = [
  "they(?:[’']ve| have)? (?:set|put|laid) (?:\\p{L}+ )?(?:aside|by)",
  '(?:sell|sold|takings|turnover|revenues?)',
];

/** With these a small number is one of money, of a share or of work. */
export const moneyOrShare: readonly string[] = [
  '\\p{Sc}',
  '%',
  '\\p{N}+k',
  'per ?cent',
  'half|third|quarter',
  'k|grand|hundred|thousand|million|lakhs?|crores?',
  'euros?|pounds?|dollars?|quid|bucks|francs|rand|rupees?',
  'hours?|days?|weeks?|people|shifts?',
];

/** What says how far off a day is that another sentence names: 'That's three weeks from now.' */
export const distances: readonly string[] = [
  "^(?:(?:and|but|so|well|oh),? )*(?:that|it)(?:[’']s| is) (?:only |just |about |like |barely |hardly )*[\\p{L}\\p{N}-]+ (?:days|weeks|months) (?:from now|away|off)",
];

/** With these a question for money asks what it would bring; 'if you have counted' asks for what was. */
export const supposingWords: readonly string[] = [
  'would|could|will|expect|hope|sav\\p{L}+',
  "if(?! (?:i may|you(?: have|[’']ve)? (?:put|add|count|multiply|total|take|reckon|know|got|have|work)))",
];
