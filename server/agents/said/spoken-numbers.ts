import { tens, units } from '#server/agents/vocabulary/cardinals.ts';
import { scaleParts, spokenOrdinals, spokenScales } from './vocabulary/spoken-numbers.ts';

/** A number in a spoken sentence, in digits or words. */
export interface SpokenNumber {
  value: number;
  /** Whether its magnitude is certain: with 'thousand', a currency, or digits in the thousands. */
  sure: boolean;
  ordinal: boolean;
  /** Start and end offset in the text. */
  start: number;
  end: number;
}

const token = /\p{Sc}?\d[\d,.]*(?:st|nd|rd|th|k|m)?(?!\p{L})|\p{L}+/giu;
const digits = /^(\p{Sc}?)(\d[\d,.]*?)[.,]?(st|nd|rd|th|k|m)?$/iu;
const suffixes: Readonly<Record<string, number>> = { k: 1e3, m: 1e6 };

/** '45.000' and '1.250.000,50' group by periods; '1,2 Mio' has a comma before its parts. */
function plainFigure(figure: string, isScaled: boolean): string {
  if (/^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{1,2})?$/u.test(figure)) return figure.replaceAll('.', '').replace(',', '.');
  if (isScaled && /^\d+,\d{1,2}$/u.test(figure)) return figure.replace(',', '.');
  return figure.replaceAll(',', '');
}

const zeroNames: readonly string[] = ['zero', 'nought', 'oh', 'nil'];
const digitOf = (word: string): number | undefined => (zeroNames.includes(word) ? 0 : units[word]);

/** '8.2 million' without what binary numbers add. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

interface Reading {
  value: number;
  /** What the last word added, to tell 'three forty' from 'forty' 'three'. */
  last: number;
  total: number;
  sure: boolean;
  ordinal: boolean;
  start: number;
  end: number;
}

const begin = (value: number, start: number, end: number): Reading => ({
  value,
  last: value,
  total: 0,
  sure: false,
  ordinal: false,
  start,
  end,
});

/** Adds the next word to the number being read; null if the number has ended. */
function goOn(read: Reading, word: string, end: number): Reading | null {
  const scale = spokenScales[word];
  if (scale !== undefined)
    return { ...read, total: read.total + rounded(read.value * scale), value: 0, last: scale, sure: true, end };
  if (word === 'hundred' && read.value > 0 && read.value < 100)
    return { ...read, value: read.value * 100, last: 100, end };
  const [ten, unit, nth] = [tens[word], units[word], spokenOrdinals[word]];
  if (nth !== undefined && read.last >= 20 && nth < 10)
    return { ...read, value: read.value + nth, last: nth, ordinal: true, end };
  if (unit !== undefined && ((read.last >= 20 && read.last < 100 && unit < 10) || read.last >= 100))
    return { ...read, value: read.value + unit, last: unit, end };
  if (ten !== undefined && read.last >= 100) return { ...read, value: read.value + ten, last: ten, end };
  // 'three forty', 'one ten' and 'twenty twenty' omit the hundred.
  const after = ten ?? (unit !== undefined && unit >= 10 ? unit : undefined);
  if (after !== undefined && read.total === 0 && read.value > 0 && read.value === read.last && read.value < 100)
    return { ...read, value: read.value * 100 + after, last: after, end };
  return null;
}

/** Returns the numbers said in a text: 'a hundred and twelve thousand', 'three-ten', '£340k', 'the twentieth'. */
export function spokenNumbers(text: string): SpokenNumber[] {
  const found: SpokenNumber[] = [];
  let open: Reading | null = null;
  const close = (): void => {
    if (open === null) return;
    const { value, total, sure, ordinal, start, end } = open;
    found.push({ value: total + value, sure: sure || total + value >= 10_000, ordinal, start, end });
    open = null;
  };
  const words = [...text.matchAll(token)].map((match) => ({
    word: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
  /** Whether only blanks stand before a word: 'one point two, three drivers' are 1.2 and 3. */
  const isNext = (at: number): boolean => /^\s*$/u.test(text.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? 0));
  let skipTo = -1;
  words.forEach(({ word, start, end }, at) => {
    const gap = open === null ? '' : text.slice(open.end, start);
    // A comma or period ends a number: 'fifty-five, sixty thousand' are two.
    if (open !== null && !/^[\s-]*$/u.test(gap)) close();
    if (at <= skipTo) return;
    const said = (ahead: number): string => words[at + ahead]?.word ?? '';
    if (word === 'and' && open !== null && said(1) === 'a' && said(2) === 'half') {
      // 'Two and a half thousand', 'a million and a half'.
      const half = open.value === 0 ? open.last / 2 : 0.5;
      open = { ...open, value: open.value + half, end: words[at + 2]?.end ?? end };
      skipTo = at + 2;
      return;
    }
    const scaled = open === null ? spokenScales[word] : undefined;
    if (scaled !== undefined) {
      const article = said(-1) === 'a' ? 1 : 0;
      const of = article === 1 && said(-2) === 'of' ? 1 : 0;
      const share = scaleParts[said(-1 - article - of)];
      if (article === 1 || share !== undefined) {
        const times = said(-1 - article - of) === 'quarters' && said(-2 - article - of) === 'three' ? 3 : 1;
        if (times === 3) found.pop();
        const from = words[at - article - of - (share === undefined ? 0 : times === 3 ? 2 : 1)];
        open = {
          ...begin(0, from?.start ?? start, end),
          total: scaled * (share ?? 1) * times,
          last: scaled,
          sure: true,
        };
        return;
      }
    }
    if (word === 'point' && open !== null && Number.isInteger(open.value)) {
      // 'One point two million', 'three point oh five'.
      let decimals = '';
      for (let ahead = 1; (digitOf(said(ahead)) ?? 10) < 10 && isNext(at + ahead); ahead += 1)
        decimals += String(digitOf(said(ahead)));
      if (decimals !== '') {
        const value = Number(`${open.value}.${decimals}`);
        skipTo = at + decimals.length;
        open = { ...open, value, last: value, end: words[skipTo]?.end ?? end };
        return;
      }
    }
    if (word === 'and' && open !== null) {
      const next = said(1);
      if (open.last >= 100 && (next in units || next in tens)) {
        open = { ...open, end };
        return;
      }
    }
    const further: Reading | null = open === null ? null : goOn(open, word, end);
    if (further !== null) {
      open = further;
      return;
    }
    close();
    const written = digits.exec(word);
    if (written !== null) {
      const [, sign = '', figure = '', suffix = ''] = written;
      const value = Number(plainFigure(figure, spokenScales[said(1)] !== undefined)) * (suffixes[suffix] ?? 1);
      const ordinal = /^(?:st|nd|rd|th)$/u.test(suffix);
      const sure = sign !== '' || suffix in suffixes || figure.includes(',');
      if (Number.isFinite(value)) open = { ...begin(value, start, end), sure, ordinal };
      return;
    }
    const zero = zeroNames.includes(word) && said(1) === 'point' && digitOf(said(2)) !== undefined ? 0 : undefined;
    const couple = word === 'hundred' && said(-1) === 'of' && said(-2) === 'couple' ? 200 : undefined;
    const value = units[word] ?? tens[word] ?? zero ?? couple ?? (word === 'hundred' ? 100 : undefined);
    if (value !== undefined) open = begin(value, start, end);
    else if (spokenOrdinals[word] !== undefined)
      found.push({ value: spokenOrdinals[word], sure: false, ordinal: true, start, end });
  });
  close();
  // In 'Fifty-five, sixty thousand' the first number of a range has the scale of the second.
  return found.map((each, at) => {
    const next = found[at + 1];
    const range =
      next !== undefined &&
      /^(?:,| to| or)?(?: an?)? ?$/u.test(text.slice(each.end, next.start)) &&
      next.sure &&
      !each.sure &&
      !each.ordinal;
    const scale = range ? (next.value >= 1e6 ? 1e6 : next.value >= 1e3 ? 1e3 : 1) : 1;
    return range && each.value * scale < next.value ? { ...each, value: each.value * scale, sure: true } : each;
  });
}
