const listed = (words: string): string[] => words.split(' ');

/** Words by what they say of a statement: its time, how sure it is, how much it takes in, of whom it is. */
export const wordKinds = {
  negation: [
    ...listed('not no never none nobody nothing neither nor without cannot lacks? nicht kein\\p{L}* nie ohne'),
    ...listed('ne pas aucun\\p{L}* jamais sans nunca sin niet geen zonder'),
    "\\p{L}+n[’']t",
  ],
  past: [
    ...listed('was were had did \\p{L}{3,}ed went came took gave left fell rose grew lost won began ran sold bought'),
    ...listed('built paid cut said made became kept met'),
  ],
  perfect: ['(?:has|have) (?:\\p{L}+ ){0,2}\\p{L}+(?:ed|en|wn|ne|lt|ld|id|un)', "[’']ve"],
  present: listed('is are has have does do'),
  going: ['(?:is|are|am) (?:\\p{L}+ )?\\p{L}+ing'],
  future: ['going to', "[’']ll", ...listed('will shall wird werden sera seront será\\p{L}* zal zullen')],
  hope: [
    ...listed(
      'hopes? hoping aims? expects? expected intends? plans? planned planning wants? consider(?:ing)? proposed',
    ),
    ...listed('target goal scheduled draft pending applied application bid'),
    ...['would like', 'due to', 'set to', 'subject to'],
  ],
  likely: [
    'worth asking',
    ...listed('likely probably presumably apparently partly some suggests? indicates? potentially'),
  ],
  must: [
    ...listed(
      'must certainly clearly definitely inevitably surely proves? guarantees? guaranteed always obviously never',
    ),
    ...listed('undoubtedly desperate\\p{L}*'),
    'bound to',
  ],
  all: [
    ...listed('all every each entire whole entirely fully completely everyone everything any anyone throughout total'),
    ...['always', 'across the board'],
  ],
  only: listed('only sole solely just alone exclusively single unique'),
  most: [
    ...listed('most majority mostly mainly largely main chief biggest largest best worst highest lowest leading top'),
    ...['first', '\\p{L}{3,}est'],
  ],
  some: ['a few', 'part of', 'one of', ...listed('some several partly half many few certain')],
  compare: ['as \\p{L}+ as', ...listed('than against compared more less fewer twice double half versus')],
  up: [
    ...listed(
      'rose rises? rising risen up grew grow\\p{L}* increas\\p{L}* higher more climb\\p{L}* jump\\p{L}* above over',
    ),
    ...listed('gain\\p{L}* expand\\p{L}* add\\p{L}* improv\\p{L}* better faster double\\p{L}* longer exceed\\p{L}*'),
  ],
  down: [
    ...listed(
      'fell falls? falling fallen down drop\\p{L}* decreas\\p{L}* lower less fewer declin\\p{L}* los[est]\\p{L}*',
    ),
    ...listed(
      'shr[aiu]nk\\p{L}* cut\\p{L}* reduc\\p{L}* wors\\p{L}* slow\\p{L}* halv\\p{L}* shorter below under slip\\p{L}*',
    ),
    ...listed('slid clos\\p{L}*'),
  ],
  cause: [
    ...listed('because caus\\p{L}* driv\\p{L}* since why blam\\p{L}* after forc\\p{L}* push\\p{L}* therefore'),
    ...['due to', 'thanks to', 'owing to', 'leads? to', 'led to', 'as a result', 'so that', 'make \\p{L}+'],
    'result\\p{L}* (?:in|from)',
  ],
  condition: [
    ...listed('if unless provided when where once wenn falls si als depending until from'),
    ...['as long as', 'in case', 'subject to', 'on request'],
  ],
  exception: [
    ...listed(
      'except excluding but although though however while whereas instead besides aber mais pero maar außer sauf',
    ),
    ...['apart from', 'other than', 'rather than', 'not including'],
  ],
  report: ['according to', ...listed('reports? reported claims? estimates? believes? thinks? tells? told')],
  before: [
    ...listed(
      'former\\p{L}* previous\\p{L}* earlier until once then originally ago old before retired late ended left sold',
    ),
    ...['closed', 'stopped', 'used to', 'no longer', 'stepped down'],
  ],
  now: ['this year', ...listed('already present current\\p{L}* recent\\p{L}*')],
  yet: ['so far', 'by now', ...listed('yet still already')],
  average: listed('average typical\\p{L}* usual\\p{L}* median mean normally generally often sometimes rarely'),
  possess: listed('owns? owned own has have holds? runs? operates? employs? belongs? its their'),
  relation: [
    ...listed(
      'landlord carrier council partner\\p{L}* parent subsidiary sister owner insurer bank contractor agency union',
    ),
    ...listed(
      'university hospital school association federation regulator government ministry authority supplier\\p{L}*',
    ),
    ...listed(
      'member\\p{L}* tenant\\p{L}* user\\p{L}* guest\\p{L}* visitor\\p{L}* reader\\p{L}* patient\\p{L}* family',
    ),
    ...listed('families you your'),
  ],
  market: [
    ...listed('industry sector market trade nation\\p{L}* region\\p{L}* world\\p{L}* country average typical'),
    'other \\p{L}+s',
  ],
  reader: listed('you your Sie Ihr\\p{L}* vous votre usted su u uw je'),
  person: listed('he she his her him'),
  feel: [
    ...listed(
      'worr\\p{L}* unhapp\\p{L}* fear\\p{L}* afraid proud happy frustrat\\p{L}* struggl\\p{L}* concern\\p{L}* angry',
    ),
    ...listed(
      'dissatisf\\p{L}* satisf\\p{L}* love\\p{L}* hate\\p{L}* unreliable poor\\p{L}* bad\\p{L}* weak fail\\p{L}* crisis',
    ),
    ...listed('risk\\p{L}* trouble problem\\p{L}* pressure'),
  ],
  need: [
    'look\\p{L}* for',
    'short of',
    ...listed('needs? needed require\\p{L}* want\\p{L}* seek\\p{L}* lack\\p{L}* without'),
  ],
  gone: [
    ...listed(
      'left leaves? leaving retire\\p{L}* resign\\p{L}* succeed\\p{L}* replace\\p{L}* former\\p{L}* ex deputy acting',
    ),
    ...listed('interim assistant vice honorary non-executive joined joins? appointed moved'),
    ...['stepped down', 'took over', 'takes over'],
  ],
} satisfies Record<string, readonly string[]>;

/** Nouns by which a statement calls the company that it is on. */
export const firmNouns: readonly string[] = [
  ...listed(
    'company firm group business school charity bank co-?op\\p{L}* retailer maker operator practice team studio',
  ),
  ...listed('organi[sz]ation agency hotel clinic shop brewery farm trust society association manufacturer supplier'),
  ...listed(
    'provider builder hospital museum producer chain dealer wholesaler bakery startup developer carrier airline',
  ),
  ...listed('lab laboratory workshop foundation library dairy winery vineyard nursery garage'),
];
