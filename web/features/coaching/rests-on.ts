/** Words that tell what a text is about: 'the' and 'of' stand in any, and tell nothing. */
const shortest = 4;
/** 'CRM' tells as much as a long word. */
const wordsOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .filter((word) => word.length >= shortest || /\p{N}|^\p{Lu}{2,}$/u.test(word))
    .map((word) => word.toLowerCase());
/** Share of a quote's words that a field still has, for the quote to be where it comes from. */
const enough = 0.5;

/** Whether a field, or an entry of a list, still rests on a quote: as it was said, or edited. */
export function restsOn(value: string | readonly string[], quote: string): boolean {
  const said = new Set(wordsOf(quote));
  return [value].flat().some((text) => {
    const own = new Set(wordsOf(text));
    if (said.size === 0 || own.size === 0)
      return text !== '' && text.trim().toLowerCase() === quote.trim().toLowerCase();
    const shared = [...said].filter((word) => own.has(word)).length;
    // Few words kept of a long quote rest on it too.
    return shared > 0 && shared >= enough * Math.min(said.size, own.size);
  });
}
