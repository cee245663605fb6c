import { isFormer, isGeneric, isOthersAmount } from './read-lines.ts';
import { foundedWords } from './vocabulary/company-words.ts';
import { endedWords, leftWords } from './vocabulary/solved-words.ts';
import { ownWords } from './vocabulary/speakers.ts';
import { isPreface, isPutOff } from './apart/unreal.ts';
import { isUnsettled } from './apart/intended.ts';
import { isWish } from './apart/set-apart.ts';
import { isProject } from './teaching.ts';
import { isHistory } from './whose.ts';
import { wordTest } from './word-test.ts';

const ended = wordTest([...endedWords, ...leftWords]);
const own = wordTest(ownWords);
const founded = wordTest(foundedWords);
const organization =
  /^(?:the|die|das|der|la|el|le|het|de) (?:company|firm|business|group|firma|unternehmen|entreprise|empresa|bedrijf)\b/iu;

/** Returns whether a sentence may open a brief: about the company, current, and not about something it has stopped. */
export function isOwnToday(text: string, { name, today }: { name: RegExp; today: string }): boolean {
  if (
    isOthersAmount(text) ||
    isFormer(text) ||
    (isGeneric(text) && !name.test(text)) ||
    ended.test(text) ||
    isHistory(text, today) ||
    isProject(text, name) ||
    isWish(text) ||
    isUnsettled(text, today) ||
    isPreface(text) ||
    isPutOff(text)
  )
    return false;
  // 'The mill was founded in 1887' may be about the building the company is in.
  return !founded.test(text) || !/\d{4}/u.test(text) || own.test(text) || name.test(text) || organization.test(text);
}
