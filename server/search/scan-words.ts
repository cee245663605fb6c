const [unasked, inWord, number, outside] = [0, 1, 2, 3];
/** Of every character met so far what it is: asking the expression each time costs more than the rest of a search. */
const kinds = new Uint8Array(0x10000);

function askKind(text: string, at: number, unit: number): number {
  const surrogate = unit >= 0xd800 && unit <= 0xdfff;
  const second = surrogate && unit >= 0xdc00 && at > 0 ? (text.codePointAt(at - 1) ?? 0) : 0;
  const character = String.fromCodePoint(second > 0xffff ? second : (text.codePointAt(at) ?? 0));
  const kind = /^\p{N}$/u.test(character) ? number : /^[\p{L}\p{M}]$/u.test(character) ? inWord : outside;
  if (!surrogate) kinds[unit] = kind;
  return kind;
}

function kindAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  const kind = kinds[unit] ?? unasked;
  return kind === unasked ? askKind(text, at, unit) : kind;
}

const joins = (unit: number): boolean => unit === 46 || unit === 44 || unit === 39;

/** Every word of a text where it stands: letters, marks and numbers, and what follows . , or ' where that is a number. */
export function eachWord(text: string, take: (written: string, from: number) => void): void {
  const end = text.length;
  let at = 0;
  while (at < end) {
    if (kindAt(text, at) === outside) {
      at += 1;
      continue;
    }
    const from = at;
    while (at < end && kindAt(text, at) !== outside) at += 1;
    while (at + 1 < end && joins(text.charCodeAt(at)) && kindAt(text, at + 1) === number) {
      at += 1;
      while (at < end && kindAt(text, at) === number) at += 1;
    }
    take(text.slice(from, at), from);
  }
}
