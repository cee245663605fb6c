import { doubleMetaphone } from 'double-metaphone';
import { distance } from 'fastest-levenshtein';

const joined = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');

interface Key {
  name: string;
  key: string;
  /** The first word of a longer name. */
  part: boolean;
  sound: string;
}

const shortest = 4;
const shortestSound = 3;
const soundFrom = 7;
/** How a name sounds, where it is long enough for that to tell it apart: 'Pipe Rite' is Piperight. */
const soundOf = (word: string): string => {
  const sound = word.length < soundFrom ? '' : doubleMetaphone(word)[0];
  return sound.length < shortestSound ? '' : sound;
};
/** Shortest part of a name by which people call it, and the shortest rest: 'the Hawk' is Paperhawk. */
const nickname = 4;
const nicknameRest = 3;
/** How much a name may be misheard, by its length. */
const slipsOf = (length: number): number => (length >= 9 ? 2 : length >= 6 ? 1 : 0);

/** A capital inside a sentence; or a thing that is called so with a small one: 'that smiley thing'. */
const capital = /(?<![.!?"“”…] )(?<=[\p{L}\p{N},;:] )\p{Lu}[\p{Ll}\p{Lu}]{3,}/gu;
const small = /\b(?:the|that|this|those) (\p{Ll}{4,}) (?:thing|one|lot|people|crowd|guys|folks|boys)\b/gu;

/** The one name that a part of it calls; who has been called so once is known by it at the beginning of a sentence too. */
function nicknameIn(text: string, names: readonly string[], learned: Map<string, string>): string | null {
  for (const [word] of text.matchAll(/\p{Lu}[\p{L}]{3,}/gu)) {
    const known = learned.get(joined(word));
    if (known !== undefined) return known;
  }
  const called = [
    ...[...text.matchAll(capital)].map(([word]) => word),
    ...[...text.matchAll(small)].map(([, word = '']) => word),
  ];
  for (const each of called) {
    const word = joined(each).replace(/(?:y|ies)$/u, '');
    const named = names.filter((name) => {
      const [first = ''] = name.split(' ');
      const key = joined(first);
      return key.length - word.length >= nicknameRest && (key.startsWith(word) || key.endsWith(word));
    });
    const [name] = named;
    if (word.length < nickname || name === undefined || named.length > 1) continue;
    learned.set(word, name);
    return name;
  }
  return null;
}

/** Hears names as people and recognisers of speech write them: 'cool track', 'Therma-something', 'Shop Loon'. */
export function nameHearer(names: readonly string[]): (text: string) => string | null {
  const keys = names.flatMap((name): Key[] => {
    const [first = ''] = name.split(' ');
    const whole = { name, key: joined(name), part: false, sound: soundOf(joined(name)) };
    const part = { name, key: joined(first), part: true, sound: soundOf(joined(first)) };
    return first === name || part.key.length < shortest ? [whole] : [whole, part];
  });
  const learned = new Map<string, string>();
  return (text) => {
    const raw = text.split(/[\s—–/]+/u);
    const words = raw
      .flatMap((word) => word.split('-'))
      .map(joined)
      .filter(Boolean);
    // A name that is broken off: 'Therma-whatsit'. 'Thermal' is another word.
    const begun = new Set(raw.filter((word) => word.includes('-')).map((word) => joined(word.split('-')[0] ?? '')));
    // The first word of a name alone is often a word of the language as well: a capital tells it apart.
    const capitals = new Set(
      raw
        .flatMap((word) => word.split('-'))
        .filter((word) => /^[^\p{L}\p{N}]*\p{Lu}/u.test(word))
        .map(joined),
    );
    const nick = nicknameIn(text, names, learned);
    for (let at = 0; at < words.length; at += 1)
      for (const length of [3, 2, 1]) {
        const said = words.slice(at, at + length).join('');
        if (at + length > words.length || said.length < shortest) continue;
        const heard = soundOf(said);
        for (const { name, key, part, sound } of keys) {
          if (part && !capitals.has(words[at] ?? '')) continue;
          const slips = part ? slipsOf(key.length) - (length > 1 ? 1 : 0) : slipsOf(key.length);
          if (said === key || (said[0] === key[0] && distance(said, key) <= slips)) return name;
          if (heard !== '' && heard === sound && said.slice(0, 2) === key.slice(0, 2)) return name;
          if (
            length === 1 &&
            begun.has(said) &&
            said.length >= 5 &&
            said.length * 2 > key.length &&
            key.startsWith(said)
          )
            return name;
        }
      }
    return nick;
  };
}
