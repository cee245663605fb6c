/** Notes of one habit, and what they fill at the end: each 'field: words of the note'. */
export type TerseHabit = readonly [habit: string, notes: readonly string[], fills: readonly string[]];

/** Three of each habit, in trades that no other set has; written before the rule for it. */
export const terseHabits: readonly TerseHabit[] = [
  // A head without a mark.
  ['head without a mark', ['goal misgrown trees <2% by autumn'], ['outcomes: misgrown trees <2% by autumn']],
  ['head without a mark', ['pain guests queue at 2 counters'], ['barriers: guests queue at 2 counters']],
  ['head without a mark', ['deadline before regatta season'], ['targetDate: before regatta season']],
  ['head without a mark', ['Goal Keepers Ltd, 12 coaches'], []],
  // Lists behind their head, and on in the next notes.
  [
    'numbers behind a head',
    ['needs: 1) one key for all huts 2) bookings on the phone'],
    ['outcomes: one key for all huts 2) bookings on the phone'],
  ],
  [
    'numbers go on in the next note',
    ['Pain: 1) nets tear every trip', '2) nobody logs the catch until port', 'Fleet: 1) 4 boats', '2) 19 crew'],
    ['barriers: nets tear every trip', 'barriers: nobody logs the catch until port'],
  ],
  [
    'a head as a point',
    [
      '- mood',
      '-- organist dreads the tuning week',
      '- wants',
      '-- pipes in tune all winter',
      '- team',
      '-- 3 singers',
    ],
    ['emotionalImpact: organist dreads the tuning week', 'outcomes: pipes in tune all winter'],
  ],
  [
    'a head above plain lines',
    ['problems:', 'kilns cool down overnight', 'glaze recipes only in a notebook', 'they sell in 3 shops'],
    ['barriers: kilns cool down overnight', 'barriers: glaze recipes only in a notebook'],
  ],
  // Tables.
  [
    'a table',
    ['topic / today / target', 'rope checks / 9 days / 2 days', 'climbers / 400 / -', 'holds / ok / -'],
    ['barriers: rope checks / 9 days', 'outcomes: rope checks / 9 days / 2 days'],
  ],
  [
    'a table with bars',
    ['| what | now | should be |', '|---|---|---|', '| hives lost | 30% | 10% |'],
    ['barriers: hives lost | 30%', 'outcomes: hives lost | 30% | 10%'],
  ],
  [
    'a row of two columns',
    ['today / target: coffin delivery 6 days / 2 days'],
    ['barriers: coffin delivery 6 days', 'outcomes: coffin delivery 6 days / 2 days'],
  ],
  // Heads before a slash.
  ['slashes', ['budget / 15k / from the lottery fund'], ['budget: 15k / from the lottery fund']],
  ['slashes', ['cost today / hired scaffold / 4k per month'], ['financialImpact: hired scaffold / 4k per month']],
  ['slashes', ['budget last yr / 20k / gone'], []],
  // Hours are a cost.
  [
    'hours',
    ['bookkeeper spends 9 hrs/wk matching tickets'],
    ['financialImpact: bookkeeper spends 9 hrs/wk matching tickets'],
  ],
  ['hours', ['costs the ranger 2 days a month'], ['financialImpact: costs the ranger 2 days a month']],
  ['hours', ['would free 5 hrs a week for the vestry'], ['impact: would free 5 hrs a week for the vestry']],
  ['hours', ['pool open 14 hrs a day'], []],
  // Two things in one note.
  [
    'trouble and its cost',
    ['tide tables retyped by hand, harbour office loses 6 hrs/wk'],
    ['barriers: tide tables retyped by hand', 'financialImpact: harbour office loses 6 hrs/wk'],
  ],
  [
    'trouble and its cost',
    ['no spare prop in stock, costs abt 900 a week'],
    ['barriers: no spare prop in stock', 'financialImpact: costs abt 900 a week'],
  ],
  // Thresholds are goals.
  [
    'thresholds',
    ['wants bottles refilled same day', 'breakage <1%'],
    ['outcomes: wants bottles refilled same day', 'outcomes: breakage <1%'],
  ],
  ['thresholds', ['ferry turnaround ≤20 min'], ['outcomes: ferry turnaround ≤20 min']],
  ['thresholds', ['must be the same flavour in every batch'], ['outcomes: must be the same flavour in every batch']],
  ['thresholds', ['< 50 seats'], []],
  // What isn't there.
  ['what is missing', ['no log of who has which costume'], ['barriers: no log of who has which costume']],
  ['what is missing', ['moorings promised in 3 days, take 10'], ['barriers: moorings promised in 3 days, take 10']],
  ['what is missing', ['~7% of lenses reground b/c wrong axis'], ['barriers: ~7% of lenses reground b/c wrong axis']],
  ['what is missing', ['no issue w/ the bell tower'], []],
  ['what is missing', ['no kids, two dogs'], []],
  // Feelings.
  ['feelings', ['stage hands pissed abt sunday call-ins'], ['emotionalImpact: stage hands pissed abt sunday call-ins']],
  ['feelings', ['curator is ashamed in front of lenders'], ['emotionalImpact: curator is ashamed in front of lenders']],
  [
    'feelings',
    ['keepers get nervous when the vet is late'],
    ['emotionalImpact: keepers get nervous when the vet is late'],
  ],
  ['feelings', ['nervous abt our price'], []],
  // Relief turns a feeling.
  [
    'relief',
    ['Odd would stop dreading the monday stocktake'],
    ['relief: Odd would stop dreading the monday stocktake'],
  ],
  ['relief', ['no more fear of the lift inspector'], ['relief: no more fear of the lift inspector']],
  ['relief', ['if solved: no more fear of the lift inspector'], ['relief: no more fear of the lift inspector']],
  [
    'relief',
    ['wants to be able to stop checking the weather at night'],
    ['relief: wants to be able to stop checking the weather at night'],
  ],
  // Gains.
  ['gains', ['could take on 12 more pupils'], ['impact: could take on 12 more pupils']],
  [
    'gains',
    ['if no more spoiled film he reckons 15.000 euro in the year'],
    ['impact: if no more spoiled film he reckons 15.000 euro in the year'],
  ],
  ['gains', ['~6 van hours a week freed'], ['impact: ~6 van hours a week freed']],
  // Corrections.
  ['corrected sum', ['costs 3k a month in lost rods', 'no, 2.4k a month'], ['financialImpact: 2.4k a month']],
  ['corrected count', ['5 buoys go missing a week', 'hm no, 5 a month'], ['barriers: 5 a month']],
  [
    'corrected by name',
    ['costs the verger 2 days a month', 'correction, verger = 3 days a month'],
    ['financialImpact: verger = 3 days a month'],
  ],
  [
    'checked again',
    ['would save 8k a year', 'rechecked: 5k a year saved, the 8k was with diesel'],
    ['impact: 5k a year saved, the 8k was with diesel'],
  ],
  ['scratch that', ['wants a stage lift', 'scratch that'], []],
  [
    'scratch that',
    ['deadline 1 May', 'wants a stage lift', 'scratch that: deadline is july'],
    ['outcomes: wants a stage lift', 'targetDate: july'],
  ],
  [
    'scratch that',
    ['nets tear every trip', 'scratch that, other boat', 'Pain: no spare nets aboard'],
    ['barriers: no spare nets aboard'],
  ],
  ['taken back', ['wants webcams in the nests', 'took it back, wardens against it'], []],
  [
    'taken back',
    ['wants all ponies chipped', 'forget all ponies: only the mares chipped'],
    ['outcomes: only the mares chipped'],
  ],
  ['taken back', ['wants sunday tours', 'no longer wants sunday tours'], []],
  // What says nothing under a head.
  ['nothing under a head', ['Wants:', '- helipad - joking', '- a slipway, does not want'], []],
  ['nothing under a head', ['Problems:', '- mould? asked, she says no'], []],
  ['nothing under a head', ['Cost: fine of 2k in 2019, previous owner'], []],
  ['nothing under a head', ['deadline / other halls / someday, not now'], []],
  ['nothing under a head', ['mood: asked, she shrugged'], []],
  ['nothing by words', ['head groom joined late'], []],
  ['nothing by words', ['QR on tags: nice but not for now'], []],
  ['nothing by words', ["paper tickets he don't need"], []],
  ['nothing by words', ['asked re stress on her - no comment'], []],
  ['nothing by words', ['had a claim two years ago, 30k, closed'], []],
];

/** Notes of one habit, with whose next steps they name: 'rep: words' and 'prospect: words'. Saskia Brandt is the prospect. */
export const terseSteps: readonly TerseHabit[] = [
  ['shortened head', ['ns: us - 2 refs by thurs'], ['rep: 2 refs by thurs']],
  ['shortened head', ['ns: saskia - list of moorings by 3 june'], ['prospect: saskia - list of moorings by 3 june']],
  ['slashes', ['next / us / site survey / 3 june'], ['rep: site survey / 3 june']],
  [
    'slashes',
    ['next / saskia / keys for the tower / this week'],
    ['prospect: saskia / keys for the tower / this week'],
  ],
  ['title and initial', ['ns: ms b - costume list by mon'], ['prospect: ms b - costume list by mon']],
  [
    'a list',
    [
      'Next: 1) Saskia sends the tide log by Friday',
      '2) I build a sample rota by Monday',
      '3) call again Tue 9 June 7:30',
    ],
    [
      'prospect: Saskia sends the tide log by Friday',
      'rep: I build a sample rota by Monday',
      'rep: call again Tue 9 June 7:30',
    ],
  ],
  [
    'a list under a head',
    ['To do:', '- send price list', '- Saskia: floor plan of the hall'],
    ['rep: send price list', 'prospect: Saskia: floor plan of the hall'],
  ],
  ['in the present', ['I make her 2 trial bells until Friday'], ['rep: I make her 2 trial bells until Friday']],
  ['in the present', ['She sends me the roof plan tomorrow'], ['prospect: She sends me the roof plan tomorrow']],
  ['in the present', ['Saskia sends key list tmrw'], ['prospect: Saskia sends key list tmrw']],
  ['next meeting', ['Next call the 12 February at 15 h'], ['rep: Next call the 12 February at 15 h']],
  ['next meeting', ['demo booked thu 2pm'], ['rep: demo booked thu 2pm']],
  ['no head', ['send her quote for 9 boats by Wed'], ['rep: send her quote for 9 boats by Wed']],
  ['no head', ['email refs to saskia tmrw'], ['rep: email refs to saskia tmrw']],
  ['private', ['submit expenses by Fri'], []],
  ['private', ['birthday card for Ann by Fri'], []],
  ['private', ['ask: min depth of berth?'], []],
  [
    'put off',
    ['next: us quote for 9 boats by Fri', 'make the quote Wed, she is off Fri'],
    ['rep: make the quote Wed, she is off Fri'],
  ],
  ['dropped', ['next: test sail -> cancelled, not needed'], []],
  ['others', ['Hanne sends the plan'], []],
  ['past', ['sent her the price list yesterday'], []],
];
