import type { MatterWords } from './matter-words.ts';

export const competitorWords: MatterWords = {
  plain: [
    '(?:present|current|other|old|existing) (?:crowd|lot|guys|outfit|bunch)',
    'your competitors?',
    'competitors? of yours',
    'incumbents?',
    '(?:current|present|existing) (?:vendor|supplier|provider|contractor|agency|firm|partner|lot)s?',
    '(?:other|different) (?:vendor|supplier|provider|contractor|agency|firm|quote|bid|outfit)s?',
    'another (?:vendor|supplier|provider|contractor|agency|firm|company|quote|bid|outfit)',
    '(?:talking|talked|spoken|spoke|speaking) (?:to|with) (?:another|other|a few|two|some|three)',
    '(?:how|why) are you (?:different|better)',
    '(?:different|better) (?:from|than) (?:what|the one|them|who)',
    'compared (?:to|with)',
    'we (?:use|used|have used) (?=\\p{Lu})',
  ],
  near: [
    'vendor',
    'supplier',
    'provider',
    'contractor',
    'agency',
    'they',
    'the other (?:lot|crowd|guys|people)',
    'switch(?:ed|ing)?',
    'cheaper',
  ],
};

/** How a seller asks who else is in it: the answer names them. */
export const rivalQuestions: readonly string[] = [
  'who (?:do|did|does|are|is|have|has|makes?|runs?|supplies|serves?|handles?|looks after) [^?]{0,50}(?:now|today|at present|at the moment|currently|yours?|with|it)',
  'who (?:makes|runs|supplies|washes|serves|handles|provides|delivers) (?:your|it|that|them)',
  'which one (?:had|have|did|do|is|was)',
  'who else (?:are you|have you|did you|is (?:pitching|quoting|talking|in the (?:mix|running|frame)))',
  '(?:what|which) (?:other|others|else) [^?]{0,30}(?:look|talk|consider|compar|evaluat|seen|tried|using)\\p{L}*',
  '(?:looking|looked|talking|talked|spoken) (?:at|to|with) (?:any(?:one|body)|other|others|someone)',
  'what (?:are|do) you (?:use|using|on|run|running)',
  'any(?:one|body) else in the (?:mix|running|frame|picture)',
];
