import type { MatterKind } from '#contract/coach-cards.ts';
import { splitSentences, wordsOf } from '#server/readers/sentences.ts';
import { countTerms } from '#server/search/index-terms.ts';
import { wordTest } from '../../ledger/word-test.ts';
import type { CallLine } from '../call-line.ts';
import type { CoachMaterial } from '../coach-material.ts';
import { hearMatters, type Matter } from '../matters/hear-matter.ts';
import { fieldsOfPart, isOwnDoing, isSum } from './note-field.ts';
import { usuallySpelled } from './note-spelling.ts';
import { listMark } from './note-part.ts';
import { openNoteParts } from './note-parts.ts';
import * as words from './vocabulary/noted-doubts.ts';

const asks = wordTest(words.noteAsks);
const topics = words.askedTopics.map(({ kind, words: list }) => ({ kind, test: wordTest(list) }));
const ofPrice = topics.find(({ kind }) => kind === 'price')?.test;
const [priced, putOff] = [words.priceDoubts, words.putOffs].map((each) => wordTest(each)) as [RegExp, RegExp];
const notOurs = wordTest(words.notOurPrice);
const doubts = wordTest(words.notedDoubts);
const kinds = words.doubtKinds.map(({ kind, words: list }) => ({ kind, test: wordTest(list) }));
const ofOthers = wordTest(words.doubtsOfOthers);
const rivals = wordTest(words.othersInIt);
const fullForms = new Map(Object.entries(words.noteShorts));
const shortened = /(?<![\p{L}\p{N}])[\p{L}]+(?:\/o?(?![\p{L}\p{N}]))?/gu;
/** Plain also to a coach that seldom speaks. */
const plainScore = 1.5;
/** A note of so few words asks by its topic alone: 'price per vehicle'. */
const shortNote = 5;
/** Of a doubt that the content quotes, a note says so much by rarity, in at least two words. */
const quotedShare = 0.5;
/** A call begins with greetings, notes don't. */
const afterGreetings = 100;

/** 'intro fee w/ trucks' as the content would write it. */
const asContent = (text: string): string =>
  usuallySpelled(text)
    .replaceAll(/\/(?=\p{L}{3,})/gu, ' per ')
    .replaceAll(shortened, (word) => fullForms.get(word.toLowerCase()) ?? word);

/** Whether a note says what the content quotes as a doubt, or names by a heading. */
function isQuotedDoubt(text: string, { answers, rarity }: CoachMaterial): boolean {
  const said = countTerms(text);
  const seen = new Set<string>();
  return answers.some(({ objection }) => {
    if (objection === null || seen.has(objection)) return false;
    seen.add(objection);
    const terms = [...countTerms(objection).keys()];
    const shared = terms.filter((term) => said.has(term));
    const sum = (list: readonly string[]): number => list.reduce((total, term) => total + rarity(term), 0);
    return shared.length > 1 && sum(shared) >= quotedShare * sum(terms);
  });
}

/** What a note asks or doubts by its own words. */
function plainKind(text: string, material: CoachMaterial): MatterKind | null {
  const topic = topics.find(({ kind, test }) => test.test(text) && !(kind === 'price' && notOurs.test(text)))?.kind;
  const ofKind = kinds.find(({ test }) => test.test(text))?.kind;
  if (ofKind !== undefined) return ofKind;
  const doubted = doubts.test(text) && !ofOthers.test(text);
  if (doubted && (topic === 'security' || topic === 'proof')) return topic;
  if (doubted) return 'objection';
  const asked = text.trimEnd().endsWith('?') || asks.test(text) || (wordsOf(text) <= shortNote && !isSum(text));
  if (topic !== undefined && asked) return topic;
  if (rivals.test(text)) return 'competitor';
  return isQuotedDoubt(text, material) ? 'objection' : null;
}

/** What a rep notes of a prospect's doubts and questions, one matter for each part of the note that has one, in their order. */
export function hearNoted(
  line: CallLine,
  material: CoachMaterial,
  hearName: (text: string) => string | null,
): Matter[] {
  const pieces = line.text
    .split(/\n+|;\s+|\s\|\s/u)
    .map((each) => each.replace(listMark, '').trim())
    .flatMap((each) => splitSentences(each))
    .filter((each) => /\p{L}/u.test(each) && (!isOwnDoing(each) || putOff.test(each)));
  return pieces.flatMap((piece, part): Matter[] => {
    const written = asContent(piece);
    const plain = plainKind(written, material);
    const text =
      plain === 'objection' && (ofPrice?.test(written) === true || priced.test(written))
        ? `${written}, ${words.doubtOfPrice}`
        : written;
    const heard = { ...line, text };
    const found = hearMatters({ ...heard, at: Math.max(line.at, afterGreetings) }, [], material, hearName);
    const told = openNoteParts()
      .read(piece)
      .some((each) => fieldsOfPart(each).length > 0);
    const matters = found.map((matter): Matter => {
      const score = matter.kind === plain ? Math.max(matter.score, plainScore) : matter.score;
      return { ...matter, line: heard, score };
    });
    if (plain !== null && !matters.some(({ kind }) => kind === plain))
      matters.push({ kind: plain, score: plainScore, answer: null, rival: null, line: heard });
    // What fills a field is told of today, unless the note says that it is doubted or asked.
    const kept =
      told && plain === null ? matters.filter(({ own, rival }) => own !== undefined || rival !== null) : matters;
    const best = kept.toSorted((a, b) => b.score - a.score)[0];
    return best === undefined ? [] : [{ ...best, part }];
  });
}
