import { stem } from 'porter2';
import { eachWord } from './scan-words.ts';

/** A term where it stands in a text: `from` and `to` count characters. */
export interface PlacedTerm {
  term: string;
  from: number;
  to: number;
}

const common = new Set(
  (
    'a an and are as at be been but by for from had has have he her his i if in into is it its no not of on or our she so than that the ' +
    'their them then there these they this to us was we were which who will with you your'
  ).split(' '),
);
/** Words of a question that its answer seldom holds. */
const asking = new Set(
  (
    'am can could describe did do does explain far give hear heard how know let like list long many me much my need often please shall should soon ' +
    'tell think want what when where whether why wonder would whats whos wheres whens hows whys isnt arent wasnt werent dont doesnt didnt cant ' +
    'couldnt wont wouldnt shouldnt hasnt havent weve theyve theyre youre thats theres id ill im ive lets gonna wanna u ur pls plz hey hi ours yours here'
  ).split(' '),
);
/** What stands behind an apostrophe: "what's", "they're". */
const shortened = new Set('s t d m re ve ll'.split(' '));
/** What stands before "'t". Elsewhere "won" and "can" are words of their own. */
const negated = new Set(
  'isn aren wasn weren don doesn didn can couldn won wouldn shouldn hasn haven hadn ain mustn needn'.split(' '),
);
const isApostrophe = (character: string | undefined): boolean => character === "'" || character === '’';

/** Whether a word of a question is only a part of one with an apostrophe that says nothing of what is asked. */
function isShortened(text: string, written: string, from: number): boolean {
  const plain = written.toLowerCase();
  if (shortened.has(plain)) return isApostrophe(text[from - 1]) && /\p{L}/u.test(text[from - 2] ?? '');
  const end = from + written.length;
  return negated.has(plain) && isApostrophe(text[end]) && /^t\b/iu.test(text.slice(end + 1, end + 3));
}

/** Forms that no rule of endings brings together. */
const irregular = new Map(
  (
    'kept keep,paid pay,sold sell,made make,bought buy,sent send,built build,held hold,took take,taken take,gave give,given give,wrote write,' +
    'written write,found find,shown show,went go,gone go,began begin,begun begin,brought bring,chose choose,chosen choose,came come,drove drive,driven drive,' +
    'fell fall,fallen fall,grew grow,grown grow,led lead,left leave,lent lend,lost lose,meant mean,met meet,ran run,said say,saw see,seen see,sought seek,' +
    'spent spend,spoke speak,spoken speak,stood stand,taught teach,thought think,told tell,understood understand,won win,children child,people person,peoples person,goes go,threw throw,thrown throw,hidden hide,bought buy,caught catch,stole steal,stolen steal,wore wear,worn wear,broke break,broken break,forgot forget,forgotten forget,drew draw,drawn draw,rose rise,risen rise,became become,shipped ship,analyses analysis'
  )
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);
/** Scripts that put no space between words: two neighbouring characters are a term. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2,}/u;

interface KnownWord {
  terms: readonly string[];
  common: boolean;
  asking: boolean;
  pairs: boolean;
}
const known = new Map<string, KnownWord>();
const knownAtMost = 100_000;

const stemmed = (plain: string): string => (/^[a-z]+$/u.test(plain) ? stem(irregular.get(plain) ?? plain) : plain);

/** The forms under which a word is found: FY22 also as 2022, 10k also as 10. */
function formsOf(plain: string): string[] {
  if (plain.length > 60) return [];
  if (/^[\d.,']+$/u.test(plain)) return [plain.replace(/[,']/gu, '').replace(/\.0+$/u, '')];
  if (!/\d/u.test(plain)) return [stemmed(plain)];
  const year = /^(?:fy|cy|[hq][1-4])'?(\d{2}|\d{4})$/u.exec(plain)?.[1];
  if (year !== undefined) return [plain, year.length === 2 ? `20${year}` : year];
  const parts = plain.match(/\p{N}+|\P{N}+/gu) ?? [];
  return [plain, ...parts.filter((part) => part.length > 1 && part !== plain).map(stemmed)];
}

function know(written: string): KnownWord {
  const found = known.get(written);
  if (found !== undefined) return found;
  const plain = written.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const pairs = unspaced.test(plain);
  const characters = pairs ? [...plain] : [];
  const terms = pairs ? characters.slice(1).map((character, at) => `${characters[at]}${character}`) : formsOf(plain);
  const word = { terms, common: common.has(plain), asking: asking.has(plain), pairs };
  if (known.size >= knownAtMost) known.clear();
  known.set(written, word);
  return word;
}

/** Every term of a text in order, with where it stands; very common words are left out, of a question also those that only ask. */
export function eachTerm(text: string, take: (term: string, from: number, to: number) => void, question = false): void {
  eachWord(text, (written, from) => {
    const word = know(written);
    if (word.common || (question && (word.asking || isShortened(text, written, from)))) return;
    const { terms, pairs } = word;
    for (let at = 0; at < terms.length; at += 1)
      take(terms[at] ?? '', pairs ? from + at : from, pairs ? from + at + 2 : from + written.length);
  });
}

export function placedTerms(text: string, { question = false } = {}): PlacedTerm[] {
  const placed: PlacedTerm[] = [];
  eachTerm(text, (term, from, to) => placed.push({ term, from, to }), question);
  return placed;
}

/** How often each term stands in a text. */
export function countTerms(text: string, into: Map<string, number> = new Map()): Map<string, number> {
  eachTerm(text, (term) => into.set(term, (into.get(term) ?? 0) + 1));
  return into;
}
