/** What announces that something is about to be said, and says nothing of it: 'I need to tell Sanne something.' */
export const announcements: readonly string[] = [
  "(?:i|we)(?:[’']d| would|[’']ve| have)? (?:also |just |really |still )*(?:need|want|have|got|ought|like|wanted) to (?:tell|say|mention|warn|explain|talk|speak|have a word)",
  "(?:i|we)(?:[’']ve| have) (?:got )?something to (?:tell|say|mention|ask)",
  "there(?:[’']s| is) (?:something|one (?:more )?thing) (?:i|we|you)",
  'can i (?:just )?(?:say|tell|add|ask)',
  'let me (?:just )?(?:say|tell|ask|add)',
  'listen(?:,|\\.)',
];

/** Behind a person's name or 'she': what somebody is, and no work that somebody does. */
export const personIs: readonly string[] = [
  "(?:[’']s|[’']re| is| are| was| were| isn[’']t| wasn[’']t| seems| looks| sounds)(?! (?:\\p{L}+ )?\\p{L}{2,}ing\\b)(?! the only)",
];

/** Words of a question for nothing else than how things should be. */
export const goalQuestions: readonly string[] = [
  '(?:good |best )?outcomes?',
  'success(?:ful)?',
  'ideal(?:ly)?',
  'goals?',
  'dream',
  'magic wand',
  '(?:good|great|done|it|that) looks? like',
  'gone well',
  'goes well',
  'be different',
];
