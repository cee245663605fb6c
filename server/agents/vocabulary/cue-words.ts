/** Before a colon in a handbook: what follows is for the seller to say. */
export const sayCues: readonly string[] = [
  '(?:you |we |reps? )?(?:can |could |may )?(?:say|answer|reply|respond)',
  '(?:our |your |best |short |suggested |good )?(?:answer|response|reply|rebuttal|talk track|line|script|key message)',
  'what (?:to|we|you) (?:say|answer)',
  'antwort',
  'sagen',
  'réponse',
  'respuesta',
];

/** The same of what the seller is to ask. */
export const askCues: readonly string[] = [
  '(?:then |and |now )?(?:ask|probe|follow[- ]?up)(?: them| back| next)?',
  '(?:good |best |next |follow[- ]?up |discovery |probing )?questions?(?: to ask)?',
  'what to ask',
  'fragen?',
  'nachfragen?',
  'pregunta',
];
