/** What stands between the hours of '08:40 to 10:05', and behind an hour. */
export const untilWords: readonly string[] = ['to', 'until', 'till', 'bis', 'and', 'à', 'a', 'tot', '[–-]'];
export const hourMarks: readonly string[] = ['Uhr', 'h', 'uur'];
