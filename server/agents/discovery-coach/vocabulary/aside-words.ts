/** Life outside the purchase. */
export const leisureWords: readonly string[] = [
  'holidays?',
  'vacation',
  'cottage',
  'boat',
  'lake',
  'garden',
  'hedge',
  'gym',
  'football',
  'golf',
  'fishing',
  'hobby',
  'sandwich(?:es)?',
  'coffee',
  'donuts?',
  'doughnuts?',
  'pastries',
  'cake',
  'dinner',
  'lunch',
  'menu',
  'wine',
  'beer',
  'pub',
  'dog',
  'cat',
  'horse',
  'dentist',
  'doctor',
  'knee',
  'hip',
  'wedding',
  'christening',
  'funeral',
  'birthday',
  'retir(?:e|es|ing|ement)',
  '(?<!(?:by|before|until|till|after|since) )christmas',
  'church',
  'concert',
  'parking',
  'bus',
  'truck',
  'weather',
  'snow',
];

/** Those at home. */
export const familyWords: readonly string[] = [
  'kids?',
  'son',
  'daughter',
  'wife',
  'husband',
  'mother',
  'mum',
  'mom',
  'dad',
  'grand\\p{L}+',
];

/** 'I've got a nephew with a scooter, that's forty a month as well.' */
const relativeWith =
  "(?:i|we)(?:[’']ve got| have| had|[’']ve) (?:an?|my|one|this) (?:nephew|niece|cousin|uncle|aunt|brother(?:-in-law)?|sister(?:-in-law)?|neighbou?r|lodger) (?:with|who|that|in)(?! (?:the|our) (?:trade|business|office))";

export const asideWords: readonly string[] = [...leisureWords, ...familyWords, relativeWith];
