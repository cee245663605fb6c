const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu;
const letter = /\p{L}/gu;

/**
 * Returns the direction in which most letters of a sentence run. The browser's own `auto` goes by the first letter, which
 * turns an English sentence around that begins with a Hebrew or Arabic name.
 */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const letters = text.match(letter)?.length ?? 0;
  return (text.match(rightToLeft)?.length ?? 0) * 2 > letters ? 'rtl' : 'ltr';
}
