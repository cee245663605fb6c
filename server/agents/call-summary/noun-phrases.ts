import { placedTerms } from '#server/search/index-terms.ts';
import { announcing, emptyNouns, neverNaming, plainVerbs } from './vocabulary/naming-words.ts';

/** A few words of a text that name a thing: 'service desk'. */
export interface NounPhrase {
  /** As it was said. */
  text: string;
  /** Its terms in one key: the same thing in singular and plural has the same. */
  key: string;
  terms: readonly string[];
}

const announces = new Set(announcing);
const never = new Set(neverNaming);
const termOf = (word: string): string => placedTerms(word)[0]?.term ?? word.toLowerCase();
const verbs = new Set(plainVerbs.map(termOf));
const empty = new Set(emptyNouns.flatMap((word) => [word, termOf(word)]));
const longest = 2;
const shortestWord = 3;

/** An ending that tells of a deed or of a manner. */
const noThing = /(?:ly|ing|ed|n[’']t|[’'](?:s|ll|re|ve|d|m))$/iu;

/** A word, or letters that stand for one ('NDA'); a name of somebody or of a place is no theme. */
const thing = /^(?:\p{Ll}[\p{Ll}-]*|\p{Lu}{2,})$/u;
/** Numbers, also in words ('twenty-one'), and short forms of a verb. */
const notWord =
  /\d|^(?:(?:twen|thir|for|fif|six|seven|eigh|nine)ty|one|two|three|four|five|six|ten)\b|'(?:ll|re|ve|d|m)$|n't$/u;

/** 'The coated sheet' is a thing, 'the swapping printers' is not. */
const manner = /(?:ly|ing)$/iu;

/** The things that a text names: what follows 'the', 'our', 'of' and the like, up to a word that names nothing. */
export function nounPhrases(text: string, names: ReadonlySet<string>): NounPhrase[] {
  const found: NounPhrase[] = [];
  for (const part of text.split(/[.,;:?!…()"“”—–]+|\s[-]\s/u)) {
    let run: string[] | null = null;
    const close = (): void => {
      if (run !== null) take(run);
      run = null;
    };
    for (const word of part.split(/\s+/u).filter(Boolean)) {
      const plain = word.toLowerCase().replaceAll('’', "'");
      if (announces.has(plain)) {
        close();
        run = [];
      } else if (never.has(plain) || names.has(plain) || notWord.test(plain)) {
        // 'The big printer': an adjective before the thing is left out.
        const goesOn: boolean = run !== null && run.length === 0 && never.has(plain);
        if (!goesOn) close();
      } else run?.push(word);
    }
    close();
  }
  return found;

  function take(words: readonly string[]): void {
    const kept = words.slice(0, longest);
    const isVerb = (word: string): boolean => verbs.has(termOf(word)) || noThing.test(word);
    while (kept.length > 1 && isVerb(kept.at(-1) ?? '')) kept.pop();
    const possessive = kept.findIndex((word) => /[’']s$/u.test(word));
    if (possessive > 0) kept.length = possessive;
    const name = kept.findLastIndex((word, at) => !thing.test(word) || (at < kept.length - 1 && manner.test(word)));
    kept.splice(0, name + 1);
    const head = kept.at(-1) ?? '';
    if (kept.length === 0 || head.length < shortestWord || isVerb(head)) return;
    if (empty.has(head.toLowerCase()) || empty.has(termOf(head))) return;
    const terms = kept.map(termOf);
    found.push({ text: kept.join(' '), key: terms.join(' '), terms });
  }
}
