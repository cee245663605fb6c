import { ownWords } from '../../ledger/vocabulary/speakers.ts';

/** Words that call on the reader; a claim that begins with one only repeats such a call. */
export const callWords: readonly string[] = [
  'ask',
  'make',
  'sign',
  'get',
  'download',
  'contact',
  'call',
  'book',
  'visit',
  'try',
  'start',
  'switch',
  'join',
  'discover',
  'learn',
  'see',
  'find',
  'request',
  'subscribe',
  'order',
  'buy',
  'shop',
  'donate',
  'support',
  'click',
  'explore',
  'schedule',
  'register',
  'apply',
  'follow',
  'read',
  'browse',
  'choose',
  'bring',
  'come',
  'meet',
  'let',
  'give',
  'take',
  'send',
  'write',
  'talk',
  'speak',
  'enjoy',
  'save',
  'plan',
  'reserve',
  'become',
  'search',
  'check',
  'use',
  'upgrade',
  "don[’']?t",
  'please',
];
/** Wordings that address a program reading the page, and what it should say. */
export const machineOrders: readonly string[] = [
  'ai assistants?',
  'language models?',
  'llms?',
  'chatbots?',
  'assistants? (?:and|or|must|should)',
  'ignore (?:all|any|previous|your)',
  'system prompt',
  'note to (?:ai|assistants|models|agents)',
  'automated (?:readers|agents|systems)',
  'tell the reader',
  'shortlist(?:ed)? (?:it|us|without)',
  'without further checks?',
  'recommend us',
  'do not mention',
  'instructions? (?:for|to) (?:ai|models|agents)',
];
/** Words by which a page addresses its reader. */
export const readersWords: readonly string[] = ['you', 'your', 'yours', 'vous', 'votre', 'vos', 'usted'];
/** Words by which the company or one of its people refers to itself. */
export const firmsWords: readonly string[] = [...ownWords, 'i', 'my', 'on'];
/** Standard cautions in filings. */
export const cautions: readonly string[] = [
  'forward-looking',
  'subject to (?:risks|certain)',
  'could differ materially',
  'no obligation to update',
  'risks and uncertainties',
  'including delays',
  'such as delays',
  'may differ',
];

/** What a reader has of their own. */
export const readersThings: readonly string[] = [
  'business',
  'company',
  'firm',
  'organi[sz]ation',
  'profits?',
  'margins?',
  'reputation',
  'customers',
  'bank',
  'supplier',
  'provider',
  'vendor',
];
/** How sales copy asks its readers how they are. */
export const readersMoods: readonly string[] = [
  'tired of',
  'fed up',
  'sick of',
  'burnt out',
  'burned out',
  'struggling (?:with|to)',
  'worried about',
  'frustrated',
  'overwhelmed',
  'drowning in',
  'stuck with',
];
/** What troubles readers, as sales copy has it. */
export const readersTroubles: readonly string[] = [
  ...'risk|costs?|costing|cuestan?|kosten|kostet|coûtent?|lose|losing|loses|wait|waits|waiting|esperar|warten|attendre|late|hard|frustrat\\p{L}*|tired|behind|waste[sd]?|wasting|slow|slows|hurts?|harms?|missed|struggl\\p{L}*|expos\\p{L}*|fees'.split(
    '|',
  ),
];
