import type { CaseStudy } from '#contract/offer.ts';
import { limits } from '#contract/limits.ts';
import type { CoachMaterial, ContentAnswer } from '#server/agents/discovery-coach/coach-material.ts';
import { gotWorse, tellsOfLoss } from '#server/agents/discovery-coach/got-worse.ts';
import { wordTest } from '#server/agents/ledger/word-test.ts';
import { sellersOnly } from '#server/agents/discovery-coach/vocabulary/handbook-words.ts';
import { months } from '#server/agents/vocabulary/months.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { splitSentences } from '#server/readers/sentences.ts';
import { partNamed, partsOfStory } from './labelled-story.ts';
import { isOwnName, isPerson, isPlainHeading, isProduct, listsNouns, untilOther } from './customer-names.ts';
import { contactWords, customerNouns, noCounts, noCustomers, planNouns } from '../vocabulary/seller-words.ts';
import { storyTitles } from '../vocabulary/story-labels.ts';

export type FoundCase = Omit<CaseStudy, 'id' | 'publish'>;
const { offer } = limits.proposal;

/** Who may be called isn't what a customer got. */
const ofContact = wordTest(contactWords);
/** Words of a sentence that states a change. */
const result =
  /\b(?:now|fell|rose|grew|went|dropped|saved?|cut|reduced|increased|doubled|halved|from \S+ to|(?:down|up)(?: by)? \d)/iu;
/** '£88 of a false bill paid.' */
const measures = /[£€$¥₹]\s?\d|\d\s?%/u;
const ofSeller = /^(?:we|our)\b/iu;
/** Where an answer stands. */
export const sourceOf = ({ passage }: ContentAnswer) => ({
  contentId: passage.contentId,
  passageId: passage.passageId,
  title: passage.title,
});

/** 'Coastline Laundry, four hotels: they ...' */
const namesCustomer =
  /^\p{Lu}[^\s,.:(]*(?: (?:\p{Lu}|&|and|of|the|d[aeou]s?|del|van|von|la)[^\s,.:(]*)*(?:,| \()[^.:]{2,80}: /u;

/** 'Masons in York: £8 saved.' opens another story where a name and a place come before what was got. */
const namesOther = new RegExp(
  `^(?=\\p{Lu})(?:${oneOf(customerNouns)}) (?:in|of|at|from) (?!(?:${oneOf(months)})(?!\\p{L}))\\p{L}+[^:.]{0,40}: `,
  'iu',
);
const plan = new RegExp(`^(?:${oneOf(planNouns)})(?![\\p{L}])`, 'iu');
const common = new RegExp(`^(?:${oneOf([...noCustomers, ...months])})(?:$| (?:in|at|of|for|on|by)(?![\\p{L}]))`, 'iu');
/** 'Tuesday, all shops', 'Plan Basic, 12 users'. */
function isNoCustomer(head: string): boolean {
  const name = (head.split(/[,:(]/u)[0] ?? '').trim();
  return plan.test(name) || common.test(name);
}
/** 'Casa do Mar, 12 tables: ' */
const counted = new RegExp(`^[^,.:(]* [^,.:(]*(?:, | \\()\\p{N}+ (?!(?:${oneOf(noCounts)})(?!\\p{L}))\\p{L}`, 'iu');
/** 'A line with two shifts, done in a week.' 'A study found nothing.': of whom isn't said. */
const ofNobody = /^(?:An?|Another|Some|One) (?!(?:year|month|week|day|quarter)s?\b)\p{L}+/u;
const tells = /\b(?:was|were|is|are|has|have|had)\b/iu;
const bySeller = /\b(?:we|our|us)\b/iu;
const ofThem = /\b(?:they|their|them|there)\b/iu;

/** 'Bills from €6,100 to €3,800' is a result under any heading. */
const elsewhere: ReadonlySet<string> = new Set(['competitor', 'price', 'security']);
const fromTo = /\bfrom \S*\d\S* to \S*\d/iu;

/** Returns whether an answer tells of customers: by its heading, or by what each got, under any heading. */
const tellsStories = ({ kind, plain, text }: ContentAnswer): boolean =>
  (kind === 'proof' && plain) ||
  (!elsewhere.has(kind) && namesCustomer.test(text) && counted.test(text) && fromTo.test(text));

/** Splits a paragraph that tells of several customers. */
function storiesOf(text: string): string[] {
  const stories: string[] = [];
  for (const sentence of splitSentences(text)) {
    const opens = (namesCustomer.test(sentence) || namesOther.test(sentence)) && !isNoCustomer(sentence);
    if (stories.length === 0 || opens) stories.push(sentence);
    else stories.push(`${stories.pop() ?? ''} ${sentence}`);
  }
  return stories;
}

/** 'Case: Alder Mills' names the customer of the whole story below it. */
const customerHeading =
  /^(?:customer )?(?:case(?: stud(?:y|ies))?|story|reference|customer)\s*[:–—-]\s*(\p{Lu}.{2,79})$/iu;
/** Beginnings and words of a sentence on how it went with the seller. */
const afterwards =
  /^(?:after|since|with us|today|now|in the (?:first )?(?:year|months?|weeks?) (?:after|since|with))\b/iu;

/** Reads a story whose customer its heading names: what was before, what the seller did, how it went. */
function caseUnder(customer: string, answer: ContentAnswer, own: readonly string[]): FoundCase | null {
  if (isOwnName(customer, own)) return null;
  const sentences = untilOther(splitSentences(answer.text), customer, { own, textOf: (text) => text });
  const turned = sentences.findIndex((text) => afterwards.test(text) || result.test(text));
  if (turned <= 0) return null;
  const before = sentences.slice(0, turned);
  const done = before.filter((text) => ofSeller.test(text));
  return {
    customer: customer.slice(0, offer.nameMax),
    situation: before
      .filter((text) => !ofSeller.test(text))
      .join(' ')
      .slice(0, offer.textMax),
    solution: done.join(' ').slice(0, offer.textMax),
    elements: [],
    values: sentences.slice(turned, turned + offer.elements).filter((text) => !ofContact.test(text)),
    source: sourceOf(answer),
  };
}

/** 'Tees and Wear University': every word is a name's. */
const allNames =
  /^(?:\p{Lu}[^\s,.:(]*|\d\S*)(?: (?:\p{Lu}[^\s,.:(]*|&|and|of|the|for|in|d[aeou]s?|del|van|von|der|la|\d[^\s,.:(]*))*$/u;
/** 'Library service of Ardmoyle, 9 bikes: ...': some are, and a colon ends who it is. */
const partlyNames = /^\p{Lu}\S* (?:\S+ ){0,5}\p{Lu}\S*$/u;

/** Returns the customer that a story's first sentence opens with; empty: it opens with none, so it tells of no customer. */
function customerOf(head: string, colon: number): string {
  const name = /^([^,.:(]{3,80})(?=[:(]|[,.](?!\d))/u.exec(head)?.[1]?.trim() ?? '';
  if (isNoCustomer(name) || isPlainHeading(name) || listsNouns(head)) return '';
  return allNames.test(name) || (colon > 0 && partlyNames.test(name)) ? name : '';
}

function caseOf(answer: ContentAnswer, text: string, own: readonly string[]): FoundCase | null {
  const sentences = splitSentences(text);
  const [head = ''] = sentences;
  const colon = head.indexOf(': ');
  const name = customerOf(head, colon);
  if (isOwnName(name, own) || isPerson(name, head)) return null;
  const rest = untilOther(sentences, name, { own, textOf: (each) => each }).slice(1);
  const first = colon > 0 ? head.slice(colon + 2) : '';
  // Where nothing follows, a figure after the colon is the result.
  const known = rest.filter(
    (text) => colon <= 0 || !ofNobody.test(text) || ofThem.test(text) || (tells.test(text) && !bySeller.test(text)),
  );
  // A story whose only results don't say of whom keeps them: they are its customer's.
  const told = known.length === 0 && !result.test(first) && !measures.test(first) ? rest : known;
  const brought = result.test(first) || (told.length === 0 && measures.test(first));
  if (name === '' || (told.length === 0 && !brought)) return null;
  const parts = [...(brought ? [first.charAt(0).toLocaleUpperCase('en-US') + first.slice(1)] : []), ...told].filter(
    (text) => text.trim() !== '' && !ofContact.test(text),
  );
  // What the seller did comes before its result.
  const done = parts.findLastIndex((text) => ofSeller.test(text)) + 1;
  const split = done < parts.length ? done : 0;
  return {
    customer: name.slice(0, offer.nameMax),
    situation: (brought ? head.slice(0, colon) : head).slice(0, offer.textMax),
    solution: parts.slice(0, split).join(' ').slice(0, offer.textMax),
    elements: [],
    values: parts.slice(split, split + offer.elements),
    source: sourceOf(answer),
  };
}

/** 'Case study: Ola Pottery loses fewer firings' names the customer of a whole document. */
const storyTitle = new RegExp(`^(?:${oneOf(storyTitles)})\\s*[:–—-]\\s*(?:how )?`, 'iu');
const leadingNames =
  /^(?:\p{Lu}|\d)[^\s,.:(]*(?: (?:(?:&|and|of|the|d[aeou]s?|del|van|von|der|la) )?(?:\p{Lu}|\d)[^\s,.:(]*)*/u;
/** 'Reducing waste', 'Why Acme failed', '50% fewer losses', 'FAQ' begin a title and name nobody. */
const isNoName = (name: string): boolean =>
  /^(?:\d|\p{L}+ing\b|why\b|what\b|when\b|we\b|our\b|the\b|from\b|faq\b|api\b|template|onboarding|checklist|password)/iu.test(
    name,
  );
/** Returns the customer whose story a title announces; empty: it announces none. */
function customerOfTitle(title: string): string {
  const told = storyTitle.exec(title)?.[0] ?? null;
  return told === null ? '' : (leadingNames.exec(title.slice(told.length))?.[0] ?? '');
}
const ofBefore =
  /^(?:the )?(?:before|challenges?|problems?|situation|starting point|background|about|the customer|customer)\b/iu;
/** Words of someone quoted, and what isn't told to buyers. */
const ofSellers = wordTest(sellersOnly);
const isSpoken = (text: string): boolean =>
  /["“”]/u.test(text) || ofContact.test(text) || ofSellers.test(text) || /\b(?:deal|\d+% off)\b/iu.test(text);

type Told = { text: string; answer: ContentAnswer };

/** Reads a story whose parts are labelled, each as long as its label says. */
function labelledCase(customer: string, told: readonly ContentAnswer[]): FoundCase | null {
  const parts = partsOfStory(told);
  const [opening] = told;
  if (parts === null || opening === undefined) return null;
  const shown = (sentences: readonly string[]): string[] => sentences.filter((text) => !isSpoken(text));
  const values = shown(parts.result).slice(0, offer.elements);
  if (values.length === 0 && parts.done.length === 0) return null;
  return {
    customer: customer.slice(0, offer.nameMax),
    situation: shown(parts.before).join(' ').slice(0, offer.textMax),
    solution: shown(parts.done).join(' ').slice(0, offer.textMax),
    elements: [],
    values,
    source: sourceOf(opening),
  };
}

/** Returns the customer whom a heading above a part of a story names: 'Case study: Alder Mills' above 'Background'. */
function customerAbove({ heading, text, passage }: ContentAnswer): string {
  const own = customerHeading.exec(heading)?.[1];
  if (own !== undefined || partNamed(heading) === null) return own ?? '';
  const lines = passage.text.split('\n').map((line) => line.trim());
  const at = lines.findIndex((line) => line.includes(text));
  return customerHeading.exec(lines.slice(0, at).findLast((line) => customerHeading.test(line)) ?? '')?.[1] ?? '';
}

/** Reads the stories that a heading opens and whose parts are labelled, one after the other. */
function labelledStories(answers: readonly ContentAnswer[], own: readonly string[]): Stories {
  const stories: { customer: string; answers: ContentAnswer[] }[] = [];
  for (const answer of answers) {
    const customer = customerAbove(answer);
    const last = stories.at(-1);
    const first = last?.answers[0];
    const part = partNamed(answer.heading);
    // How it was before, told once more, is of somebody else.
    const begins = part === 'before' && last?.answers.at(-1)?.heading !== answer.heading;
    const follows =
      first?.passage.contentId === answer.passage.contentId &&
      !begins &&
      (customer === last?.customer || (customer === '' && part !== null));
    if (follows) last?.answers.push(answer);
    else stories.push({ customer, answers: [answer] });
  }
  const found = stories.flatMap(({ customer, answers: told }) => {
    const one = customer === '' || isOwnName(customer, own) ? null : labelledCase(customer, told);
    return one === null ? [] : [{ one, told }];
  });
  return { cases: found.map(({ one }) => one), told: new Set(found.flatMap(({ told }) => told)) };
}

/** Reads one customer's story: what was before its first result, what was done, what it brought. */
function storyOf(
  customer: string,
  told: readonly ContentAnswer[],
  { fewestBefore, own }: { fewestBefore: number; own: readonly string[] },
): FoundCase[] {
  const labelled = labelledCase(customer, told);
  if (labelled !== null) return [labelled];
  const all = told.flatMap((answer) => splitSentences(answer.text).map((text): Told => ({ text, answer })));
  const sentences = untilOther(all, customer, { own, textOf: ({ text }) => text });
  const plain = sentences.filter(({ text }) => !isSpoken(text));
  const first = plain.findIndex(({ text, answer }) => !ofBefore.test(answer.heading) && result.test(text));
  const [opening] = told;
  if (opening === undefined || first < fewestBefore) return [];
  const until = plain.slice(0, first);
  // What the seller did ends the situation.
  const acts = until.findIndex(({ text }) => ofSeller.test(text));
  const situation = until.filter(({ answer }, at) => at === 0 || at < acts || ofBefore.test(answer.heading));
  const done = until.filter((each) => !situation.includes(each));
  const values = plain.slice(first).filter(({ text }) => result.test(text) || /\d/u.test(text));
  return [
    {
      customer: customer.slice(0, offer.nameMax),
      situation: textOf(situation).slice(0, offer.textMax),
      solution: textOf(done).slice(0, offer.textMax),
      elements: [],
      values: values.slice(0, offer.elements).map(({ text }) => text),
      source: sourceOf(opening),
    },
  ];
}

interface Stories {
  cases: FoundCase[];
  told: ReadonlySet<ContentAnswer>;
}

/** Groups answers by whose story they tell; empty: nobody's. */
function storiesBy(
  answers: readonly ContentAnswer[],
  {
    customer,
    key,
    fewestBefore,
    own,
  }: {
    customer: (answer: ContentAnswer) => string;
    key: (answer: ContentAnswer) => string;
    fewestBefore: number;
    own: readonly string[];
  },
): Stories {
  const stories = new Map<string, { name: string; answers: ContentAnswer[] }>();
  for (const answer of answers) {
    const name = customer(answer);
    if (name.length < 3 || isNoCustomer(name) || isNoName(name) || isOwnName(name, own)) continue;
    const story = stories.get(key(answer)) ?? { name, answers: [] };
    story.answers.push(answer);
    stories.set(key(answer), story);
  }
  const all = [...stories.values()];
  return {
    cases: all.flatMap(({ name, answers: told }) => storyOf(name, told, { fewestBefore, own })),
    told: new Set(all.flatMap(({ answers: told }) => told)),
  };
}

/** 'Nordkai Logistik' stands above its story, which names it. */
function customerOfHeading({ kind, plain, heading, text }: ContentAnswer, all: readonly ContentAnswer[]): string {
  if (kind !== 'proof' || !plain || !allNames.test(heading) || heading.split(' ').length > mostOfName) return '';
  if (isPlainHeading(heading)) return '';
  const below = all.filter((other) => other.heading === heading).map((other) => other.text);
  if ([text, ...below].some((said) => isPerson(heading, said) || isProduct(heading, said))) return '';
  const [first = ''] = heading.split(' ');
  const isNamed = (said: string): boolean => said.includes(heading) || (first.length > 3 && said.includes(`${first} `));
  return isNamed(text) || below.some(isNamed) ? heading : '';
}
const mostOfName = 5;

const textOf = (sentences: readonly { text: string }[]): string => sentences.map(({ text }) => text).join(' ');

/** Reads customers' stories in the organization's content. */
export function readCases({ answers, ownNames: own = [] }: CoachMaterial): FoundCase[] {
  const documents = storiesBy(answers, {
    customer: ({ passage }) => customerOfTitle(passage.title),
    key: ({ passage }) => passage.contentId,
    fewestBefore: 1,
    own,
  });
  const untold = answers.filter((answer) => !documents.told.has(answer));
  const labelled = labelledStories(untold, own);
  const left = untold.filter((answer) => !labelled.told.has(answer));
  const headed = storiesBy(left, {
    customer: (answer) => customerOfHeading(answer, left),
    key: ({ passage, heading }) => `${passage.contentId} ${heading}`,
    fewestBefore: 0,
    own,
  });
  const others = left
    .filter((answer) => tellsStories(answer) && !headed.told.has(answer))
    .flatMap((answer) => {
      const customer = customerHeading.exec(answer.heading)?.[1];
      if (customer !== undefined) return caseUnder(customer, answer, own) ?? [];
      return storiesOf(answer.text).flatMap((text) => caseOf(answer, text, own) ?? []);
    });
  return [...documents.cases, ...labelled.cases, ...headed.cases, ...others]
    .flatMap(withoutWorse)
    .slice(0, offer.cases);
}

/** A story without what got worse; a story of nothing else, or of a customer who left, proves nothing. */
function withoutWorse(found: FoundCase): FoundCase[] {
  if ([found.situation, found.solution, ...found.values].some(tellsOfLoss)) return [];
  const values = found.values.filter((text) => !gotWorse(text));
  return values.length === 0 && found.values.length > 0 ? [] : [{ ...found, values }];
}
