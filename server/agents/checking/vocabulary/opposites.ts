/** Words that say the contrary of each other where both compare the same. */
export const opposites: readonly (readonly [one: readonly string[], other: readonly string[]])[] = [
  [
    ['faster', 'more quickly', 'quicker', 'sooner'],
    ['slower', 'more slowly'],
  ],
  [
    ['cheaper', 'less expensive'],
    ['dearer', 'more expensive', 'costlier'],
  ],
  [
    ['largest', 'biggest', 'highest'],
    ['smallest', 'lowest'],
  ],
  [['fixed shifts'], ['rotating shifts', 'changing shifts']],
  [
    ['earlier than', 'ahead of (?:plan|schedule|time)', 'early'],
    ['later than', 'behind (?:plan|schedule)', 'late'],
  ],
  [
    ['stay(?:s|ed)?', 'staying', 'kept', 'keeps?', 'remain(?:s|ed)?', 'retain(?:s|ed)?'],
    ['leaves?', 'left', 'gone', 'quit', 'departed', 'phased out'],
  ],
  [
    ['added', 'introduced', 'launched'],
    ['removed', 'dropped', 'discontinued', 'withdrawn', 'aus dem Programm', 'gestrichen', 'retiré\\p{L}*', 'geschrapt'],
  ],
  [
    ['allowed', 'permitted', 'welcome'],
    ['banned', 'forbidden', 'barred', 'prohibited'],
  ],
  [
    ['inside', 'indoors'],
    ['outside', 'outdoors'],
  ],
  [
    ['won', 'wins?'],
    ['lost', 'loses?'],
  ],
  [
    ['majority', 'most'],
    ['minority', 'few'],
  ],
  [
    ['shortages?', 'too few', 'short of'],
    ['surplus', 'too many', 'plenty'],
  ],
  [
    ['day shifts?', 'by day'],
    ['night shifts?', 'by night'],
  ],
];
