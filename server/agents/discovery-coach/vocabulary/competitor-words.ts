import type { MatterWords } from './matter-words.ts';

export const competitorWords: MatterWords = {
  plain: [
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
