/** Before a colon in a handbook: what follows is for the seller to say. */
export const sayCues: readonly string[] = [
  '(?:you |we |reps? )?(?:can |could |may )?say',
  '(?:you |we |reps? )(?:can |could |may )?(?:answer|reply|respond)',
  '(?:our |your |best |short |suggested |good )?(?:rebuttal|talk track|key message)',
  'what (?:to|we|you) (?:say|answer)',
  'sagen',
];

/** The same below a doubt; elsewhere a response has a time, a line a voltage and a script a language. */
export const replyCues: readonly string[] = [
  '(?:our |your |best |short |suggested |good )?(?:answer|response|reply|respond|line|script)',
  'antwort',
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

/** Those that also stand before what a buyer asks: 'Question: …' above 'Answer: …'. */
export const questionCues: readonly string[] = ['questions?', 'fragen?', 'pregunta'];
