/** How somebody begins who takes back what they said a moment ago: 'Actually no, you send it.' */
export const revokingStarts: readonly string[] = [
  "actually,? (?:no|wait|scratch|forget|don[’']t|hold on|hang on)",
  'no,? (?:actually|wait|sorry|hang on|hold on|scratch|forget)',
  'no,? (?:\\p{Lu}\\p{L}+,? )?you (?:send|do|write|take|call|ring|have|bring|ask|make)',
  'sorry,? no',
  '(?:scratch|strike|forget|ignore|cancel|delete) (?:that|it)(?! (?:one )?for)',
  'on second thoughts?',
  "i(?:[’']ll)? take (?:that|it) back",
  'i(?: just)? misspoke',
  'i tell a lie',
  'i got that wrong',
  'change of plan',
  'or rather,? no',
];

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

/** The same, where a value follows in the same breath: 'forty, no, fourteen'. */
export const plainTurns: readonly string[] = ['no(?=[,.]| [-–—])'];

/** In the middle of a sentence: what was said before it no longer holds. */
export const turningWords: readonly string[] = [
  '(?:well|oh|ah|or),? no',
  'no,? (?:wait|sorry|actually|hang on|hold on|let me|not)',
  'sorry,? no',
  'sorry(?=[,.] )',
  'actually,? (?:no|wait)',
  '(?:actually,? )?(?:scratch|strike) that',
  'i misspoke',
  'i tell a lie',
  'i meant',
  'i mean(?=,)',
  'correction',
  'make (?:that|it)',
  'or rather',
];
