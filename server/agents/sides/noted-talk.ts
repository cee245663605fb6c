import { isPersonal } from '#contract/speaker-labels.ts';
import { asks } from '#server/agents/said/asks.ts';
import { wordsOf } from '#server/readers/sentences.ts';
import { folded } from './sides-by-name.ts';

interface Talk {
  side: 'rep' | 'prospect';
  speaker: string;
  text: string;
}

/** Returns the words that a note puts into somebody's mouth; null: it is the rep's own note. */
export type NotedTalk = (note: string) => Talk | null;

const label = /^\s*(?<name>\p{Lu}[\p{L}’'.-]*(?: [\p{Lu}][\p{L}’'.-]*){0,3})\s*:\s+(?<text>\S[^\n]*)$/u;
/** Whoever says 'I', 'we' or 'you' speaks; what is noted of them says 'they', or nobody. */
const speaks = /(?<![\p{L}’'])(?:I|we|you|my|our|your|us|me|mine|ours|yours)(?![\p{L}])/iu;
const wholeSentence = /^\p{Lu}.*[.!?…]["”’)]*$/su;
/** 'abt', 'w/', '->', '=', '3k/mo': nobody says that. */
const shorthand = /(?<!\p{L})(?:w\/|b\/c|abt|b4|thru|pls|mtg|ppl|yr|wk|mo|tmrw)(?![\p{L}])|->|=|\d\/\p{L}/iu;
/** A whole sentence with nobody in it is told aloud from so many words on. */
const fewest = { asking: 2, speaking: 3, telling: 5 };

function isTalk(text: string): boolean {
  if (shorthand.test(text)) return false;
  const count = wordsOf(text);
  if (asks(text)) return count >= fewest.asking;
  if (speaks.test(text)) return count >= fewest.speaking;
  return count >= fewest.telling && wholeSentence.test(text);
}

/**
 * Hears notes that are typed as a talk: 'Ruth: We close at six.' Only names of one side tell: whole ones, and first or last
 * names that the other side doesn't have.
 */
export function openNotedTalk({ theirs, ours }: { theirs: readonly string[]; ours: readonly string[] }): NotedTalk {
  const known = new Map<string, Omit<Talk, 'text'> | null>();
  const add = (side: Talk['side'], name: string): void => {
    const speaker = name.trim().replaceAll(/\s+/gu, ' ');
    if (!isPersonal(speaker)) return;
    const parts = speaker.replace(/\s*\(.*$/u, '').split(' ');
    for (const each of new Set([speaker, parts.join(' '), parts[0] ?? '', parts.at(-1) ?? ''].map(folded))) {
      const other = known.get(each);
      known.set(
        each,
        other === undefined || (other?.side === side && other.speaker === speaker) ? { side, speaker } : null,
      );
    }
  };
  for (const name of new Set(theirs)) add('prospect', name);
  for (const name of new Set(ours)) add('rep', name);
  return (note) => {
    const { name = '', text = '' } = label.exec(note)?.groups ?? {};
    const who = known.get(folded(name)) ?? null;
    return who === null || !isTalk(text.trim()) ? null : { ...who, text: text.trim() };
  };
}
