/** Common three-letter sequences in languages with Latin letters. */
const common = new Set(
  'the and ing ion ent tio for ati ter hat tha ers res con men ess ver sch ein ich der und die den cht gen ung que les des est ait ons del los las ado aci par che ell zio een van het aar ten com pro'.split(
    ' ',
  ),
);
const looked = 2000;
const leastLetters = 80;
const furthest = 40;
/** Share of common sequences: languages exceed the second, random letters stay below the first. */
const share = { chance: 0.02, language: 0.06 };

function shareOfCommon(text: string): number {
  const letters = text.toLowerCase().replace(/[^a-z]/gu, '');
  let found = 0;
  for (let at = 0; at + 3 <= letters.length; at += 1) if (common.has(letters.slice(at, at + 3))) found += 1;
  return letters.length < leastLetters ? 0 : found / letters.length;
}

const shifted = (text: string, by: number): string =>
  [...text].map((letter) => String.fromCharCode(Math.max(0, (letter.codePointAt(0) ?? 0) + by))).join('');

/**
 * Returns whether a text becomes a language when every character code is shifted by the same number: the font's table
 * is broken.
 */
export function isShifted(text: string): boolean {
  const sample = text.slice(0, looked).replace(/\s/gu, '');
  if (sample.length < leastLetters || /[^ -~]{9}/u.test(sample) || shareOfCommon(sample) >= share.chance) return false;
  for (let by = 1; by <= furthest; by += 1)
    if (shareOfCommon(shifted(sample, by)) > share.language || shareOfCommon(shifted(sample, -by)) > share.language)
      return true;
  return false;
}
