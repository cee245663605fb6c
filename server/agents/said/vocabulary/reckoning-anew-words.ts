/** What asks whether a value is all of it. */
export const wholeQuestions: readonly string[] = [
  "(?:is|was|are|does|do|has|have|[’']s) [^?]{0,40}(?:the whole|all of (?:it|that|them)|everything|the lot|all in|the total|the full|includ\\p{L}+|count\\p{L}*|cover\\p{L}*)",
  '(?:with or without|before or after|gross or net|net or gross|is there (?:anything|something|more|other))',
  'anything (?:else|missing|left out|on top)',
];

/** What says that something was left out before. */
export const leftOutWords: readonly string[] = [
  "left (?:that |it |them |those )?out|leaves? out|forgot\\p{L}*|isn[’']t in|aren[’']t in|wasn[’']t in|not in (?:that|it|there)",
  '(?:without|not counting|before|only|just) (?:the|that|those|any|my|our)',
  'with (?:those|that|them|these|it|the \\p{L}+|everything)(?: all)? (?:in|on|added|on top)',
  'on top|add (?:those|that|them|it)|all (?:in|told|together)',
];

/** What takes something off a sum. */
export const deductionWords: readonly string[] = [
  '(?:insur\\p{L}+|grants?|subsid\\p{L}+|warrant\\p{L}+|council|state|bank|supplier) (?:\\p{L}+ )?(?:paid|pays|covered|covers|gave|gives|took|takes)',
  '(?:got|get|gets|had|have|gave|give|claim(?:ed)?|claw(?:ed)?) (?:\\p{L}+ ){0,4}back',
  'refund\\p{L}*|rebate\\p{L}*|deduct\\p{L}*|credit(?:ed|s)?|reimburs\\p{L}+',
  '(?:came|comes|come|take|took|takes|knock\\p{L}*|knocked) (?:\\p{L}+ ){0,4}off',
  'net|less|minus|paid by|covered by',
];

/** What says how much is left. */
export const leftWords: readonly string[] = [
  'so|leaves?|left|net|out of pocket|down to|really|in the end|that makes|makes it|our own|ourselves',
];
