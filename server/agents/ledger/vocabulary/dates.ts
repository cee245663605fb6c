/** Month names and abbreviations by number: English, German, French, Spanish, Dutch. */
export const monthNames: Readonly<Record<number, string>> = {
  1: 'january jan januar jän jänner janvier janv enero ene januari',
  2: 'february feb februar février févr fevrier febrero februari',
  3: 'march mar märz mär maerz mars marzo maart mrt',
  4: 'april apr avril avr abril abr',
  5: 'may mai mayo mei',
  6: 'june jun juni juin junio',
  7: 'july jul juli juillet juil julio',
  8: 'august aug août aout agosto ago augustus',
  9: 'september sept sep septembre septiembre',
  10: 'october oct oktober okt octobre octubre',
  11: 'november nov novembre noviembre',
  12: 'december dec dezember dez décembre déc diciembre dic',
};

/** Words around the number in 'three days ago'. */
export const agoWords: Readonly<Record<'before' | 'days' | 'after', readonly string[]>> = {
  before: ['vor', 'il y a', 'hace'],
  days: ['days?', 'tagen?', 'jours?', 'días?', 'dagen'],
  after: ['ago', 'geleden'],
};
