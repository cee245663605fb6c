/** Maximum page ranges in a note; no one would read more. */
const stretchesShown = 40;

/** Formats page numbers: 'Page 3', 'Pages 1, 2, 5–23'; `pages` are in order, counted from 0. */
export function tellPages(pages: readonly number[]): string {
  const stretches: { from: number; to: number }[] = [];
  for (const page of pages) {
    const last = stretches.at(-1);
    if (last !== undefined && last.to === page) last.to = page + 1;
    else stretches.push({ from: page + 1, to: page + 1 });
  }
  const shown = stretches.slice(0, stretchesShown);
  const named = shown
    .map(({ from, to }) => (to === from ? `${from}` : to === from + 1 ? `${from}, ${to}` : `${from}–${to}`))
    .join(', ');
  const left = pages.length - shown.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  return `${pages.length === 1 ? 'Page' : 'Pages'} ${named}${left > 0 ? ` and ${left} more` : ''}`;
}
