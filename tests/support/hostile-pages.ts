const fill = (piece: string, bytes: number): string => piece.repeat(Math.floor(bytes / piece.length));

/** Pages that cost a parser far more than their length. */
export const hostilePages: Record<string, string> = {
  deep: fill('<div>', 100_000),
  deeper: fill('<div>', 400_000),
  signs: fill('<', 2_900_000),
  entities: fill('&amp;', 3_000_000),
  attributes: `<p ${Array.from({ length: 300_000 }, (_, at) => `a${at}`).join(' ')}>text`,
  'deep-text': `${fill('<div>', 1900)}${fill('word ', 2_900_000)}`,
  style: `<p style="${fill('width:1px;', 2_900_000)}">text`,
  sheet: `<style>${fill('@media', 290_000)}</style><p>text`,
};

export const hostileRobots = `User-agent: *\n${`Disallow: ${'*'.repeat(250)}\n`.repeat(2000)}`;

export function largeSitemap(site: string, entries = 60_000): string {
  const all = Array.from({ length: entries }, (_, at) => `<url><loc>${site}/part/${at}/page</loc></url>`);
  return `<?xml version="1.0"?><urlset>${all.join('')}</urlset>`;
}
