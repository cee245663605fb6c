import { sourceIdIn, type AskedOfModel } from './model-server.ts';

/** An entry as a model returns it. */
export interface SaidEntry {
  part: string;
  subject: string;
  topic: string;
  text: string;
  quotes: { source: string; text: string }[];
  when: string | null;
  tag: string;
}

export const entry = (
  part: string,
  text: string,
  quotes: [source: string, text: string][],
  more: Partial<SaidEntry> = {},
): SaidEntry => ({
  part,
  subject: 'prospect',
  topic: 'fact',
  text,
  quotes: quotes.map(([source, words]) => ({ source, text: words })),
  when: null,
  tag: 'number',
  ...more,
});

/** Returns what an honest model reads on the demo site's pages. */
export function honestEntries(asked: Pick<AskedOfModel, 'material'>): SaidEntry[] {
  const on = (ending: string): string => sourceIdIn(asked, ending);
  return [
    entry('company', 'Fernhollow Cold Chain was founded in Hereford in 1998.', [
      [on('/about'), 'Fernhollow Cold Chain was founded in 1998 in Hereford with two second-hand trailers'],
    ]),
    entry('company', 'Fernhollow Cold Chain employs 870 people, 430 of them drivers.', [
      [on('/about'), 'Today we employ 870 people, among them 430 drivers'],
    ]),
    entry('company', 'Fernhollow Cold Chain is still owned by its founding family.', [
      [on('/about'), 'is still owned by its founding family'],
    ]),
    entry(
      'finance',
      'Fernhollow reports revenue of £148 million for 2025.',
      [[on('/results-2025'), 'Fernhollow Cold Chain reports revenue of £148 million for 2025']],
      { topic: 'revenue', when: '2026-02-18' },
    ),
    entry(
      'pain',
      'Planners adjust one in five of 180 night routes a day by hand.',
      [
        [
          on('/services'),
          'Our planners build 180 night routes a day, and they still adjust one in five of them by hand',
        ],
      ],
      { tag: 'friction' },
    ),
    entry(
      'pain',
      'Clerks type every fourth invoice by hand, because the delivery note comes back on paper.',
      [
        [
          on('/services'),
          'Our clerks type every fourth invoice by hand, because its delivery note comes back on paper.',
        ],
      ],
      { tag: 'friction' },
    ),
    entry(
      'trend',
      'A fifth depot in Barendrecht near Rotterdam opens in January 2027.',
      [
        [
          on('/rotterdam-depot'),
          'Fernhollow Cold Chain opens its fifth depot in Barendrecht near Rotterdam in January 2027.',
        ],
      ],
      { tag: 'change', when: '2026-10-14' },
    ),
  ];
}

/** Returns the id of a ledger entry in the write call, by part of its text. */
export function entryIdIn({ material }: Pick<AskedOfModel, 'material'>, text: string): string {
  const line = material.split('\n').find((each) => /^\[[em]\d+\]/u.test(each) && each.includes(text));
  return /^\[([em]\d+)\]/u.exec(line ?? '')?.[1] ?? '';
}

/** Returns what an honest model writes from that ledger. */
export function honestParts(asked: Pick<AskedOfModel, 'material'>) {
  const invoices = entryIdIn(asked, 'every fourth invoice');
  const routes = entryIdIn(asked, 'night routes');
  const depot = entryIdIn(asked, 'Barendrecht');
  const question = (text: string, state: string, id: string) => ({
    text,
    state,
    why: 'It shows how much work is done by hand.',
    reveals: 'Whose time it takes.',
    restsOn: [id],
  });
  return {
    topLine: { text: 'Clerks type every fourth invoice by hand.', restsOn: [invoices] },
    pains: [
      { text: 'Typing invoices by hand may cost their clerks time.', restsOn: [invoices], against: [] },
      { text: 'Late changes to night routes may keep planners busy.', restsOn: [routes], against: [depot] },
    ],
    mappings: [
      {
        pain: 1,
        solution: 's1',
        text: 'Waymark Proof may help with invoices that are typed by hand.',
        quote: 'Keeps paperwork in one place.',
        restsOn: [invoices],
      },
    ],
    openers: [{ text: 'Congratulate them on the depot near Rotterdam and ask what it changes.', restsOn: [depot] }],
    avoid: [{ text: 'Praise of their route planning, since planners still adjust it by hand.', restsOn: [routes] }],
    questions: [
      question('Who types the invoices today, and when?', 'current', invoices),
      question('What happens to an invoice whose delivery note is lost?', 'current', invoices),
      question('How do planners hear of a late order?', 'current', routes),
      question('Which routes do planners adjust most often?', 'current', routes),
      question('What has to work at the new depot on its first day?', 'future', depot),
      question('Who will plan the routes of the new depot?', 'future', depot),
      question('How should paperwork reach your clerks next year?', 'future', invoices),
      question('What would planners do with the time that adjusting takes?', 'future', routes),
    ],
    gaps: [],
  };
}

/** Responds to all calls honestly. */
export function honestAnswer(asked: AskedOfModel): { content: string } {
  if (asked.call === 'judgment') return { content: JSON.stringify({ refused: [] }) };
  const said = asked.call === 'ledger' ? { entries: honestEntries(asked) } : honestParts(asked);
  return { content: JSON.stringify(said) };
}
