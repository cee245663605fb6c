import { collapseSpace } from '#contract/evidence.ts';

/** A shorter part is the beginning of too much. */
const fewestCharacters = 4;

/** Returns the place of the part of a page that a quote is, or stands in, or begins with; null: of none. `texts`: the page's, without further space. */
export function blockOf(texts: readonly string[], quote: string): number | null {
  const said = collapseSpace(quote);
  const tests: readonly ((text: string) => boolean)[] = [
    (text) => text === said,
    (text) => text.includes(said),
    (text) => text.length >= fewestCharacters && said.startsWith(text),
  ];
  for (const test of tests) {
    const at = texts.findIndex(test);
    if (at >= 0) return at;
  }
  return null;
}
