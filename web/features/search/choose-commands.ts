export interface Command {
  key: string;
  group: 'Do' | 'Go to' | 'Switch to' | 'Theme';
  text: string;
  /** Other words that find it too. */
  also?: string;
  keys?: readonly string[];
  run: () => void;
}

const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Returns the commands that match every typed word, matches in their own name first; all of them if nothing was typed.
 */
export function chooseCommands(commands: readonly Command[], typed: string): Command[] {
  const words = fold(typed).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return [...commands];
  const fits = (text: string) => {
    const parts = fold(text).split(/[^\p{L}\p{N}]+/u);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  };
  const named = commands.filter(({ text }) => fits(text));
  const others = commands.filter((each) => !named.includes(each) && fits(`${each.text} ${each.also ?? ''}`));
  return [...named, ...others];
}
