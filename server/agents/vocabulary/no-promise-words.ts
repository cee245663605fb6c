/** Sentences with 'I’ll' in which nobody promises anything, as regular expressions. */
export const emptyPromises: readonly string[] = [
  // What is refused: 'I'll not fall out with you over that.'
  "(?:i|we)(?:[’']ll| will) (?:not|never)(?! be (?:late|long))",
  // What would follow: 'If there's a lens pointed at him, I'll have a walkout.'
  "^(?:(?:and|but|so|well|now),? )*if [^.?!]{3,80}, (?:then )?(?:i|we)(?:[’']ll| will) (?:have an? \\p{L}+(?: on my hands)?(?=[.!]|$)|lose|end up|look (?:like|a)|need an?)(?!\\p{L})",
  // A bet, and a deal at the next table: 'Show me the day, I'll give you my car.' 'You pay the coffee, I'll bring the dates.'
  "^(?:show|find|name) me [^.?!,]{3,60}, (?:and )?i(?:[’']ll| will) (?:give|buy|eat|owe)",
  "^(?:and |but |so )?you (?:pay|buy|bring|make) (?:for )?(?:the|a|some) (?:coffees?|teas?|lunch|dinner|cakes?|biscuits|buns|drinks?|beers?|round)[^.?!,]{0,30},? (?:and )?i(?:[’']ll| will)",
  'let me (?:save|spare) you',
  'let me ask the (?:\\p{L}+ )?(?:one|question)(?=[.!,]|$)',
  // What would be a joy: 'I'd see the grandkids play of a Saturday.'
  "^(?:and |so |well,? )?(?:i|we)(?:[’']d| would) (?:see|have|get|be|sleep|spend|go) [^.?!]*\\b(?:grand\\p{L}+|kids?|wife|husband|family|dog|garden|bed)\\b",
  "i(?:[’']ll| will) (?:admit|grant|confess)",
];
