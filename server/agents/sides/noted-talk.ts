import { isPersonal } from '#contract/speaker-labels.ts';
import { asks } from '#server/agents/said/asks.ts';
import { wordsOf } from '#server/readers/sentences.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { folded } from './sides-by-name.ts';
import { labelWords, noteStarts, talkLeads } from './vocabulary/note-starts.ts';

interface Talk {
  side: 'rep' | 'prospect';
  speaker: string;
  text: string;
}

/** Returns the words that a note puts into somebody's mouth; null: it is the rep's own note. */
export type NotedTalk = (note: string) => Talk | null;

const label = /^\s*(?<name>\p{Lu}[\p{L}’'.-]*(?: [\p{Lu}][\p{L}’'.-]*){0,3})\s*:\s+(?<text>\S[^\n]*)$/u;
/** Whoever says 'I', 'we' or 'you' speaks; what is noted of them says 'they', or nobody. */
const speaks =
  /(?<![\p{L}’'])(?:I|we|you|my|our|your|us|me|mine|ours|yours|ich|mir|mich|wir|uns|unsere?|je|nous|vous)(?![\p{L}])/iu;
const lead = `(?:(?:${oneOf(talkLeads)})[,.]? ){0,3}`;
/** 'Our price too high' may be the rep's own. */
const speakerStarts = new RegExp(
  String.raw`^${lead}(?:(?:I|we|ich|wir|je|nous)(?! to )|you|your|vous|(?:will|would|can|could|should|do|did|shall|may|have) (?:I|we|you))(?![\p{L}])|^${lead}j[’']\p{L}`,
  'iu',
);
/** Of this kind are a rep's own notes, though they say 'us' and 'our'. */
const isNoted = new RegExp(`^(?:(?:still|also|only|really|just|maybe) )?(?:${oneOf(noteStarts)})(?![\\p{L}])`, 'iu');
const isLabel = new RegExp(`^(?:${oneOf(labelWords)})$`, 'iu');
const wholeSentence = /^\p{Lu}.*[.!?…]["”’)]*$/su;
/** 'abt', 'w/', '->', '=', '3k/mo': nobody says that. */
const shorthand = /(?<!\p{L})(?:w\/|b\/c|abt|b4|thru|pls|mtg|ppl|yr|wk|mo|tmrw)(?![\p{L}])|->|=|\d\/\p{L}/iu;
/** A whole sentence with nobody in it is told aloud from so many words on. */
const fewest = { asking: 2, speaking: 3, telling: 5 };

function isTalk(text: string): boolean {
  if (shorthand.test(text)) return false;
  const count = wordsOf(text);
  if (asks(text)) return count >= fewest.asking;
  if (isNoted.test(text)) return false;
  if (speakerStarts.test(text)) return count >= fewest.speaking;
  return wholeSentence.test(text) && count >= (speaks.test(text) ? fewest.speaking : fewest.telling);
}

/**
 * Hears notes that are typed as a talk: 'Ruth: We close at six.' Only names of one side tell: whole ones, and first or last
 * names that the other side doesn't have; a last name that is a common word labels a note.
 */
export function openNotedTalk({ theirs, ours }: { theirs: readonly string[]; ours: readonly string[] }): NotedTalk {
  const known = new Map<string, Omit<Talk, 'text'> | null>();
  const add = (side: Talk['side'], name: string): void => {
    const speaker = name.trim().replaceAll(/\s+/gu, ' ');
    if (!isPersonal(speaker)) return;
    const parts = speaker.replace(/\s*\(.*$/u, '').split(' ');
    const last = parts.length > 1 && isLabel.test(parts.at(-1) ?? '') ? [] : parts.slice(-1);
    for (const each of new Set([speaker, parts.join(' '), parts[0] ?? '', ...last].map(folded))) {
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
