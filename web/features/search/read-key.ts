import { paths } from '#web/paths.ts';

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

export type KeyMeaning =
  | { kind: 'commands' | 'shortcuts' | 'prepare' | 'begin' | 'none' }
  | { kind: 'go'; to: (typeof goTo)[keyof typeof goTo] };

/** Targets of keys pressed after G. */
export const goTo = {
  d: paths.dashboard,
  c: paths.content,
  s: paths.profile,
  b: paths.billing,
} as const;
const isGoal = (key: string): key is keyof typeof goTo => Object.hasOwn(goTo, key);
const none = { kind: 'none' } as const;

/**
 * Returns what a key means outside dialogs.
 * `typing`: a field is focused; `afterG`: G was just pressed; `single`: shortcuts without modifiers are on.
 */
export function readKey(
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress,
  { typing, afterG, single }: { typing: boolean; afterG: boolean; single: boolean },
): KeyMeaning {
  const letter = key.toLowerCase();
  if ((ctrlKey || metaKey) && !altKey && !shiftKey && letter === 'k') return { kind: 'commands' };
  if (ctrlKey || metaKey || altKey || typing || !single) return none;
  if (key === '?') return { kind: 'shortcuts' };
  if (shiftKey) return none;
  if (afterG && isGoal(letter)) return { kind: 'go', to: goTo[letter] };
  if (key === '/') return { kind: 'commands' };
  if (letter === 'n') return { kind: 'prepare' };
  return letter === 'g' ? { kind: 'begin' } : none;
}
