import { months } from '#server/agents/vocabulary/months.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { headingEnds, headingNouns, headingStarts, roleWords, sentenceStarts } from '../vocabulary/customer-words.ts';

const onlyNouns = new RegExp(`^(?:(?:${oneOf([...headingNouns, ...months])})(?:\\s+|$))+$`, 'iu');
const starts = new RegExp(`^(?:${oneOf(headingStarts)})(?!\\p{L})`, 'iu');
const ends = new RegExp(`(?:^|\\s)(?:${oneOf(headingEnds)})$`, 'iu');
const folded = (name: string): string => name.trim().toLowerCase();

/** 'Key Results', 'Spring 2024', 'Madrid Office' head a part of a text. */
export const isPlainHeading = (name: string): boolean => onlyNouns.test(name) || starts.test(name) || ends.test(name);

/** The seller's own name, what it sells, or a part of either. */
export function isOwnName(name: string, own: readonly string[]): boolean {
  const said = folded(name);
  return own.map(folded).some((each) => each !== '' && (said === each || said.startsWith(`${each} `)));
}

const role = new RegExp(`^, [^,.:]{0,40}?(?<!\\p{L})(?:${oneOf(roleWords)})(?!\\p{L})`, 'iu');
/** 'Jane Smith, operations manager, ...' */
export const isPerson = (name: string, text: string): boolean =>
  text.startsWith(name) && role.test(text.slice(name.length));

/** 'Acme Pro is our planning tool.' */
export const isProduct = (name: string, text: string): boolean =>
  [' is our ', ' are our ', ', our '].some((words) => text.includes(`${name}${words}`));

/** 'Planning, scheduling and routing: ...' lists what is done. */
export const listsNouns = (head: string): boolean => /^\p{L}+(?:, \p{Ll}+)*,? (?:and |& )\p{Ll}+:/u.test(head);

const leadingRun =
  /^\p{Lu}[\p{L}\p{N}&'’.-]*(?: (?:(?:of|and|&|de|la|the|von|van) )?\p{Lu}[\p{L}\p{N}&'’-]*)+(?=[ ,])/u;
const isStart = new RegExp(`^(?:${oneOf([...sentenceStarts, ...months])})(?!\\p{L})`, 'iu');

/** 'Seaview Inn had 12 rooms.' begins with another name than the customer's. */
export function opensWithOther(sentence: string, customer: string, own: readonly string[]): boolean {
  const name = leadingRun.exec(sentence)?.[0] ?? '';
  if (name === '' || isStart.test(name) || isOwnName(name, own) || isPerson(name, sentence)) return false;
  const [first = ''] = customer.replace(/^the /iu, '').split(' ');
  return !folded(name).split(' ').includes(folded(first)) && !folded(customer).includes(folded(name));
}

/** The sentences of a story up to where another customer's begins. */
export function untilOther<Each>(
  sentences: readonly Each[],
  customer: string,
  { own, textOf }: { own: readonly string[]; textOf: (each: Each) => string },
): Each[] {
  const other = sentences.findIndex((each, at) => at > 0 && opensWithOther(textOf(each), customer, own));
  return other === -1 ? [...sentences] : sentences.slice(0, other);
}
