/** Short forms of notes that stand for one thing only where they are written small, with what they stand for. */
export const shortForms: Readonly<Record<string, string>> = {
  'w/o': 'without',
  'b/c': 'because',
  mtg: 'meeting',
  mtgs: 'meetings',
  hrs: 'hours',
  mins: 'minutes',
  wk: 'week',
  wks: 'weeks',
  mth: 'month',
  mths: 'months',
  yr: 'year',
  yrs: 'years',
  ppl: 'people',
  'p.a': 'a year',
  asap: 'as soon as possible',
  mgmt: 'management',
  dept: 'department',
  depts: 'departments',
  govt: 'government',
  custs: 'customers',
  mgr: 'manager',
  mgrs: 'managers',
};

/** Short forms that stand before what they are about, so that their full stop ends no sentence. */
export const leadingForms: Readonly<Record<string, string>> = {
  approx: 'about',
  incl: 'including',
  excl: 'excluding',
};

/** Short forms behind a number alone: 'hr' is also a department. */
export const countedForms: Readonly<Record<string, string>> = { hr: 'hour' };

/** Short forms of days, which are also words of other languages: 'mon', 'tue', 'fri'. */
export const shortDays: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  tues: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  thur: 'Thursday',
  thurs: 'Thursday',
  fri: 'Friday',
};
/** Those that are no word of a language. */
export const plainDays: readonly string[] = ['tues', 'thu', 'thur', 'thurs'];
/** What stands before a day. */
export const beforeDays: readonly string[] = ['on', 'by', 'next', 'this'];

/** What an amount stands for behind a slash: '£180/wk'. */
export const slashUnits: Readonly<Record<string, string>> = {
  wk: 'a week',
  week: 'a week',
  mo: 'a month',
  mth: 'a month',
  month: 'a month',
  yr: 'a year',
  year: 'a year',
  day: 'a day',
  hr: 'an hour',
  hour: 'an hour',
  min: 'a minute',
  visit: 'a visit',
  site: 'a site',
  user: 'a user',
  seat: 'a seat',
  person: 'a person',
};

/** Short forms that may stand for several things, so that nobody can spell them out for sure. */
export const unsureForms: readonly string[] = [
  'prop',
  'props',
  'pls',
  'plz',
  'tbc',
  'tba',
  'eod',
  'eow',
  'eom',
  'fyi',
  'poc',
  'dm',
  'dms',
  'f/u',
  'fu',
  // 'We're' and 're-use' are whole words.
  '(?<=^|[,;] )(?-i:re)(?= )',
  'rn',
  'atm',
  'mgmnt',
  'biz',
  'comp',
  'comps',
  'ops',
  'impl',
  'config',
  'cc',
  'vs',
  'n/a',
  'thx',
  'btw',
  'tho',
  'bday',
  'curr',
  'prev',
  'reqs?',
  'qs?',
  // In capitals they are names.
  '(?-i:avg|bc|cust)',
];

/** Verbs with which a note begins that leaves out who does it. */
export const droppedSubjects: readonly string[] = [
  'wants?',
  'needs?',
  'has',
  'likes?',
  'hates?',
  'uses?',
  'asked',
  'asks',
  'says',
  'said',
  'thinks?',
  'worried',
  'prefers?',
  'pays?',
  'paying',
  'spends?',
  'spending',
  'loses?',
  'losing',
  'looking',
  'hoping',
  'keen',
  'happy',
  'unhappy',
  'budget ok',
  'decides?',
  'owns',
  'reports to',
  'send',
  'sending',
  'check',
  'call back',
  'ring',
  'email',
  'chase',
  'follow up',
  'remind',
  'ask',
];

/** Signs of a note, as patterns: '~3', '3x', 'a + b', 'a -> b', 'w/', 'x/y', a line that ends with a comma. */
export const shorthandSigns: readonly string[] = [
  '~',
  '(?<![\\p{L}\\d])\\d+x(?!\\p{L})',
  '\\s[+=@]\\s',
  '[-=]>',
  '(?<!\\p{L})w/',
  '\\p{Ll}(?<!and)/\\p{Ll}',
  '[,;+-]$',
  '\\?\\?',
];

/** Words that open a whole sentence, by themselves or before a noun. */
export const sentenceSubjects: readonly string[] =
  'we they it there he she i you this that these those nobody everybody someone everyone'.split(' ');
export const sentenceArticles: readonly string[] =
  'the a an our their your his her each every all most some no two three half'.split(' ');

/** What a rep notes to do for the other side, who is 'you' to whoever reads it. */
export const doneForReader: readonly string[] = [
  'send|email|e-mail|mail|show|give|call|ring|phone|tell|get|bring|forward|remind|introduce|invite|let|offer|quote|write|text|update|ask|meet',
];
/** How a note of one's own step begins. */
export const ownStepBegins: readonly string[] = [
  "(?:i|we)(?:[’']ll| will| shall| can| could| need to| have to)",
  'to',
  'will',
];
/** What may follow 'send her' for 'her' to be a person and no owner: 'send her the list', 'call her on Friday'. */
export const behindPerson: readonly string[] = [
  'the|a|an|our|my|this|that|these|those|some|two|three|both|all|one|by|on|at|about|with|before|after|next|tomorrow|today|again|back|once|when|if|in|to|know|and',
];
