/** Characters of a quote by which its line is found: a sentence may go on in the next line. */
const told = 24;

const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ').toLowerCase();

/** Returns the ids of the lines that texts quote, each once, in the order of the quotes. */
export function quotedLines(texts: readonly string[], lines: readonly { id: string; text: string }[]): string[] {
  const quotes = texts.flatMap((text) => [...text.matchAll(/(?<!asked )“([^”]+)”/gu)].map(([, quote = '']) => quote));
  const found = quotes.flatMap((quote) => {
    const whole = plain(quote);
    const said = lines.map((line) => ({ id: line.id, text: plain(line.text) }));
    const line =
      said.find(({ text }) => text.includes(whole)) ?? said.find(({ text }) => text.includes(whole.slice(0, told)));
    return line === undefined ? [] : [line.id];
  });
  return [...new Set(found)];
}
