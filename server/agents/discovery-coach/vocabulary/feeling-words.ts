/** Words near which people say how it is for them, and whom it touches. */
export const feelingWords: readonly string[] = [
  'feel\\p{L}*',
  'felt',
  'cr(?:y|ied|ying)',
  'tired|exhausted|worn',
  'sick',
  'sle(?:ep|pt|eping)|awake',
  'nights?|weekends?|evenings?|sundays?',
  'stomach|heart|chest|hands? shak\\p{L}+',
  'ashamed|embarrass\\p{L}*|humiliat\\p{L}*|guilty|rotten|awful|terrible',
  'angry|furious|bitter|fed up',
  'alone|lonely',
  'hate[ds]?|dread\\p{L}*|afraid|scared|worr(?:y|ied|ies)|anxious|nervous',
  'stress\\p{L}*|pressure|burn\\p{L}* out',
  'proud|sorry|relie\\p{L}+|calm|peace|breathe',
  'wife|husband|kids?|children|daughter|son|mother|father|family|home|dinner',
  'holiday|birthday|choir|garden|walk|bed',
];

/** Words near which people say what they would have. */
export const wishWords: readonly string[] = [
  'want(?:s|ed)?',
  'wish(?:es)?',
  '(?:like|love|need) to',
  'hop(?:e|es|ing)',
  'dream|ideal\\p{L}*|perfect',
  'see|know|look|open|press',
  'be able|without|instead',
  'every|all|always|nobody|no one|never again',
  'stop(?:s|ped)?',
];
