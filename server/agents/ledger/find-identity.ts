import type { Finding } from '../analyst.ts';
import { isCallToAction, isInstruction, isStatement } from '#server/readers/sentences.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { offerVerbs, vagueWords } from '#server/agents/vocabulary/statements.ts';
import { isOwnToday } from './own-today.ts';
import type { PageContext } from './page-context.ts';
import { isGeneric, type Line } from './read-lines.ts';
import { isTeaching } from './teaching.ts';
import { toldLine } from './told.ts';
import { readerWords } from './vocabulary/sentence-signs.ts';
import { pageTitleWords, servedGroups } from './vocabulary/teaching-words.ts';
import { postingWords } from './vocabulary/posting-words.ts';
import { wordTest } from './word-test.ts';

const titleWords = wordTest(pageTitleWords);
const toReader = wordTest(readerWords);
const vague = new RegExp(String.raw`\b(${oneOf(vagueWords)})\b`, 'iu');
const pages = new Set(['home', 'about', 'team']);
const mostWords = 34;
const fewestWords = 7;
const before = '(?:at [\\p{L} ]{2,30}, )?';
/** Whom a company works with says what it does; the spirit in which it works doesn't. */
const doing = offerVerbs.filter((verb) => !verb.endsWith(' with'));
const speaker = '(?:we|wir|nous|wij|somos)';
const isA =
  '(?:is|are|’re|ist|sind|est|sommes|es|somos|zijn) (?:a|an|the|one of|eine?|der|die|das|une?|le|la|un|una|een|het|de)';

/** Returns whether a text is only a page title. */
const isTitle = (text: string, name: RegExp): boolean =>
  text.split(' ').length <= 8 &&
  (titleWords.test(text) || new RegExp(`^(?:${name.source})\\s*[-–—|:]`, 'iu').test(text));

const posting = wordTest(postingWords);
/** Whose it is doesn't say what it does. */
const ofOwner = /(?:subsidiary of|tochter(?:gesellschaft|unternehmen) de[rs]|filiale (?:de|du|à)|filial de) /iu;

/** Finds the company's definition of itself on its home or about page: 'Ourname is a …', 'We build …'. */
function definitions(lines: readonly Line[], name: RegExp): Finding[] {
  const who = `${before}(?:${speaker}|${name.source})(?: [\\p{L}&.,-]+){0,2}?`;
  const defines = new RegExp(`^${who} ?${isA}(?![\\p{L}])`, 'iu');
  const offers = new RegExp(
    `^${who} (?:${oneOf(doing)}|serve|work with (?:[\\p{L}&,-]+ ){0,6}?(?:${oneOf(servedGroups)}))(?![\\p{L}])`,
    'iu',
  );
  return lines.flatMap((line): Finding[] => {
    const { text, context, block } = line;
    const words = text.split(' ').length;
    if (!pages.has(context.page.kind) || block.kind === 'heading' || words < fewestWords || words > mostWords)
      return [];
    const is = defines.test(text);
    if (!(is || offers.test(text)) || !isOwnToday(text, { name, today: context.today })) return [];
    if (posting.test(text) || ofOwner.test(text)) return [];
    if (isTeaching(text) || isCallToAction(text) || vague.test(text) || /[?!:…]$/u.test(text)) return [];
    if (context.language === 'en' && !isStatement(text)) return [];
    const named = text.match(/(?<=\p{Ll} )\p{Lu}\p{L}{2,}/gu)?.length ?? 0;
    const score =
      6 +
      (is ? 1.5 : 0) +
      (name.test(text.slice(0, 40)) ? 1.5 : 0) +
      Math.min(context.language === 'de' ? 0 : named, 2) * 0.5 +
      (/\d/u.test(text) ? 0.5 : 0) -
      (toReader.test(text) ? 2 : 0) -
      line.at / 60;
    return score < 5 ? [] : [toldLine(line, { topic: 'tagline', label: 'What they do', score, tag: 'identity' })];
  });
}

/** Finds the home page's tagline: its meta description, else the line below the headline. */
function taglines(contexts: readonly PageContext[], name: RegExp): Finding[] {
  const context = contexts.find(({ page, secondary }) => page.kind === 'home' && !secondary);
  if (!context) return [];
  const { blocks } = context.page;
  const title = blocks.findIndex(({ kind, level }) => kind === 'heading' && level === 1);
  const block =
    blocks.find(({ kind, text }) => kind === 'description' && !isTitle(text, name)) ??
    blocks
      .slice(Math.max(0, title))
      .find(({ kind, linked, text }) => kind === 'paragraph' && !linked && text.split(' ').length >= 6);
  const text = block?.text ?? '';
  const words = text.split(' ').length;
  if (
    !block ||
    words < 4 ||
    words > 36 ||
    /^(?:how|what|why)\b/iu.test(text) ||
    isInstruction(text) ||
    isCallToAction(text) ||
    /\bbrowser\b|\bclick\b/iu.test(text) ||
    isGeneric(text)
  )
    return [];
  if (isContact(text)) return [];
  const line: Line = {
    context,
    block,
    at: 0,
    text,
    own: true,
    nearOwn: true,
    before: '',
    ofOther: false,
    ofColleague: false,
    repeated: false,
  };
  return [toldLine(line, { topic: 'tagline', label: 'In their words', score: 5, tag: 'identity' })];
}

/** Returns whether a text is contact data, which doesn't describe the company. */
const isContact = (text: string): boolean => /(?:\d[\s./-]?){9,}|\S@\S/u.test(text);

/** Finds what a company is: its own definitions, and the tagline of its home page. */
export function identityFacts(contexts: readonly PageContext[], lines: readonly Line[], name: RegExp): Finding[] {
  return [
    ...definitions(
      lines.filter(({ ofOther }) => !ofOther),
      name,
    ),
    ...taglines(contexts, name),
  ];
}
