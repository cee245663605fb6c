import { isSame, saidValues, type SaidValue } from '#server/agents/said/said-values.ts';

/** 'typo: 200k' */
const typo = /^\W*(?:(?:sorry|oops|ah),? )?(?:typo|typing error|(?:i )?mistyped|slip)[\s,.:;–—-]+(?<rest>\S.*)$/isu;
/** 'did I say March? May' */
const ofOneself = /^\W*did i (?:say|write|note|put|type) (?<old>[^?]{1,40})\?\s*(?<rest>\S.*)$/isu;
/** '80 is gross, net 55k' */
const kinds = '(?:gross|net|with|without|incl\\p{L}*|excl\\p{L}*)';
const ofKinds = new RegExp(
  `^\\W*(?<old>[^,;]{1,20}?) (?:is|was) (?:the )?${kinds}[^,;]*[,;]\\s*(?<rest>\\S.*)$`,
  'isu',
);

/** What a note says anew: `old` is the value that it names, null where it names none. */
export interface Retyped {
  old: string | null;
  rest: string;
}

/** What holds in the place of a value that a note says was mistyped, or was told with or without something. */
export function retyped(text: string): Retyped | null {
  const [slip, own] = [typo.exec(text)?.groups, (ofOneself.exec(text) ?? ofKinds.exec(text))?.groups];
  const rest = slip?.['rest'] ?? own?.['rest'];
  if (rest === undefined || saidValues(rest).length === 0) return null;
  return { old: slip === undefined ? (own?.['old'] ?? null) : null, rest };
}

const thousands = 1000;
/** '80' names '80k'. */
const isNamed = (a: SaidValue, b: SaidValue): boolean =>
  isSame(a, b) || (a.kind === 'number' && b.kind === 'number' && a.value * thousands === b.value);

/** Whether a noted text holds the value that another names. */
export const holdsValue = (text: string, old: string): boolean =>
  saidValues(text).some((value) => saidValues(old).some((each) => isNamed(each, value)));
