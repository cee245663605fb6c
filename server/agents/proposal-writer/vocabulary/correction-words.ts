/** Wordings that retract or replace a value. */
export const correctionWords: readonly string[] = [
  'no,',
  'no\\.',
  'nope',
  'sorry',
  'actually',
  'i stand corrected',
  'i take (?:it|that) back',
  'my mistake',
  'hang on',
  'scratch that',
  'correction',
  'rather than',
  'more like',
  'not right',
  "isn[’']t right",
  "that[’']s wrong",
  'wrong number',
  "it[’']s not",
  'it is not',
  "that[’']s not",
  "wasn[’']t",
  "isn[’']t",
  'has (?:moved|changed)',
  'moved to',
  'pushed (?:back )?to',
  'turns out',
  'let me correct',
  'i meant',
  'i mean,',
  'make that',
  'used to be',
  'if you take out',
  'now\\.',
];

/** Between two numbers of one turn: the second one holds. */
export const selfCorrections: readonly string[] = [
  '(?:no|nope|sorry|actually|i mean|wait|hang on|hold on|scratch that|correction|rather)[,.]',
  'i tell a lie',
  'make (?:that|it)',
  'my mistake',
  "of (?:those|them) (?:were|are|don[’']t count)",
];

/** After a number that its speaker doubts. */
export const selfDoubts: readonly string[] = [
  "(?:that|it) can[’']t be right",
  'is that right\\?',
  "don[’']t (?:quote|hold) me",
];

/** Beginnings of a turn that goes back to the number before it, whatever was asked meanwhile. */
export const goingBack: readonly string[] = [
  'wait',
  'hold on',
  'hang on',
  'i tell a lie',
  'scratch that',
  'correction',
  'i have it here',
  'let me (?:look|check)',
];

export const months: readonly string[] = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
