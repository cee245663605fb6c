const signs = new Map(Object.entries({
  space: ' ', exclam: '!', quotedbl: '"', numbersign: '#', dollar: '$', percent: '%', ampersand: '&', quotesingle: "'", parenleft: '(', parenright: ')',
  asterisk: '*', plus: '+', comma: ',', hyphen: '-', minus: '−', period: '.', slash: '/', zero: '0', one: '1', two: '2', three: '3', four: '4', five: '5',
  six: '6', seven: '7', eight: '8', nine: '9', colon: ':', semicolon: ';', less: '<', equal: '=', greater: '>', question: '?', at: '@', bracketleft: '[',
  backslash: '\\', bracketright: ']', underscore: '_', braceleft: '{', bar: '|', braceright: '}', quoteleft: '‘', quoteright: '’', quotedblleft: '“',
  quotedblright: '”', endash: '–', emdash: '—', ellipsis: '…', bullet: '•', Euro: '€', sterling: '£', section: '§', degree: '°', copyright: '©',
  registered: '®', trademark: '™', ff: 'ff', fi: 'fi', fl: 'fl', ffi: 'ffi', ffl: 'ffl', germandbls: 'ß', ae: 'æ', AE: 'Æ', oe: 'œ', OE: 'Œ',
  oslash: 'ø', Oslash: 'Ø', lslash: 'ł', Lslash: 'Ł', dotlessi: 'ı',
}));
const marks = new Map(Object.entries({
  grave: '\u0300', acute: '\u0301', circumflex: '\u0302', tilde: '\u0303', macron: '\u0304', breve: '\u0306', dotaccent: '\u0307', dieresis: '\u0308', ring: '\u030a',
  hungarumlaut: '\u030b', caron: '\u030c', cedilla: '\u0327', ogonek: '\u0328',
}));

/** What a glyph shows, by the name that fonts give it: `A`, `eacute`, `comma`, `uni20AC`; null where the name says nothing. */
export function textOfGlyph(name: string): string | null {
  if (/^[A-Za-z]$/u.test(name)) return name;
  const sign = signs.get(name);
  if (sign !== undefined) return sign;
  const code = /^(?:uni([\dA-F]{4})|u([\dA-F]{4,5}))$/u.exec(name);
  if (code !== null) return String.fromCodePoint(Number.parseInt(code[1] ?? code[2] ?? '', 16));
  const mark = marks.get(name.slice(1));
  return mark !== undefined && /^[A-Za-z]/u.test(name) ? `${name[0]}${mark}`.normalize('NFC') : null;
}
