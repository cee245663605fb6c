import { z } from 'zod';
import { questionSchema, type Question } from '#contract/brief.ts';
import type { Claim } from '#contract/evidence.ts';
import { limits } from '#contract/limits.ts';
import { dayInWords } from '#contract/day-in-words.ts';
import type { Finding, Topic } from '../analyst.ts';
import { spokenWords } from '#server/readers/quotation.ts';
import { similarity } from '#server/readers/sentences.ts';
import { isReach, painsSeen } from './draft-pains.ts';
import { buyerFor, roleOf } from './person/draft-person.ts';
import { ownFeed } from './gather-research.ts';
import type { FrictionKind } from '../ledger/find-friction.ts';
import { gladNews } from './news-to-open-with.ts';
import { claimWith, findingsOf, type PrepMaterial, type ReadySections } from './prep-material.ts';
import { speaksAgainst } from './speaks-against.ts';

const tooAlike = 0.8;
const mostSpecific = 3;
const states = ['current', 'future'] as const;
type State = (typeof states)[number];

/** Four and four, no two alike. */
export const questionsSchema = z
  .array(questionSchema)
  .refine(
    (questions) =>
      states.every(
        (state) => questions.filter((question) => question.state === state).length === limits.prep.questionsPerState,
      ),
    'four questions for each state',
  )
  .refine(
    (questions) =>
      questions.every((question, at) =>
        questions.slice(0, at).every((other) => similarity(question.text, other.text) < tooAlike),
      ),
    'two questions are alike',
  );

interface Template {
  state: State;
  topic: Topic;
  text: (finding: Finding) => string;
  why: string;
  reveals: string;
}

/** Phrases a piece of news toward the people it is about. */
function newsToThem({ name, quotes, where, items, date }: Finding): string {
  if (items) return `Your filing of ${dayInWords(date ?? '')} reports ${name}`;
  if (where && where !== ownFeed) return `${where} wrote on ${dayInWords(date ?? '')}: “${name}”`;
  return `Your site announced “${name}” (${date ? dayInWords(date) : (quotes[1]?.text ?? '')})`;
}

/** What to ask about trouble in their own work; limits of their offer aren't asked about. */
const frictionAsks: Record<Exclude<FrictionKind, 'limit'>, string> = {
  hand: 'How many hours a week does that take, and whose?',
  wait: 'What does it cost you each time, and who notices first?',
  strain: 'What has to wait because of it?',
  failure: 'What has changed since, and what could still go wrong?',
  other: 'What does that cost you, in hours or money?',
};
/** Characters; a longer quote can't be read aloud in a question. */
const longestAdmission = 120;

/** Question templates by kind of fact, most informative first. */
const templates: readonly Template[] = [
  {
    state: 'current',
    topic: 'friction',
    text: ({ name, quotes }) =>
      `Your site says “${spokenWords(quotes[0]?.text ?? '').replace(/[.“”"]+$/u, '')}”. ${frictionAsks[name as keyof typeof frictionAsks]}`,
    why: 'They admit this themselves, so you need not guess whether they have it.',
    reveals: 'The cost of a problem they already know, in hours or money.',
  },
  {
    state: 'current',
    topic: 'job',
    text: ({ name }) => `You’re hiring for “${name}”. Who covers that work today, and what has to wait?`,
    why: 'An opening shows where work is growing faster than the team.',
    reveals: 'Where capacity is short and what that delays.',
  },
  {
    state: 'current',
    topic: 'customer',
    text: ({ name }) =>
      `${name} is named on your site as a customer. Between your first call and their first result, what took longest?`,
    why: 'A customer they are proud of shows how their process runs at its best.',
    reveals: 'The slowest step that they already know about.',
  },
  {
    state: 'current',
    topic: 'price',
    text: ({ name }) =>
      `Your prices are public, including “${name}”. What do customers still ask before they sign, and who answers?`,
    why: 'Public prices mean that much of the sale happens before anyone talks.',
    reveals: 'What holds a decision up, and who spends time on it.',
  },
  {
    state: 'current',
    topic: 'scale',
    text: ({ quotes }) =>
      `Your website says “${quotes[0]?.text.replace(/[.“”"]+$/u, '')}”. Which part of running at that scale takes the most manual work today?`,
    why: 'A stated reach is a number that they are proud of, and one that has to be served.',
    reveals: 'Which process hasn’t grown with the business.',
  },
  {
    state: 'current',
    topic: 'certification',
    text: () => 'How do you gather the evidence for your audits today, and whose time does it take, and how much?',
    why: 'A certification shown in public has to be kept up every year.',
    reveals: 'Hidden effort, and whether compliance has a budget of its own.',
  },
  {
    state: 'future',
    topic: 'news',
    text: (finding) =>
      `${newsToThem(finding)}: what has to be different a year after that for you to call it a success?`,
    why: 'A fresh announcement carries a promise that someone has to keep.',
    reveals: 'The goal behind the news, and its measure.',
  },
  {
    state: 'future',
    topic: 'statement',
    text: ({ quotes }) =>
      `Your website says “${quotes[0]?.text.replace(/[.“”"]+$/u, '')}”. What would you need to see in 12 months to know you’re there?`,
    why: 'It asks for a measure in their own words.',
    reveals: 'What success means to this person, beyond the slogan.',
  },
  {
    state: 'future',
    topic: 'job',
    text: ({ name }) => `Once “${name}” is on board, which result do you expect first, and by when?`,
    why: 'A new role comes with an expectation and a date.',
    reveals: 'The target that a purchase could help to reach.',
  },
  {
    state: 'future',
    topic: 'price',
    text: () => 'If you rewrote your price list next year, what would customers pay for that they don’t pay for today?',
    why: 'Price lists show the business of yesterday; plans for them show the one of tomorrow.',
    reveals: 'Where they expect growth to come from.',
  },
];

/** Questions for industries with a short playbook, so that there are always eight. */
const general: readonly Omit<Question, 'restsOn'>[] = [
  {
    state: 'current',
    text: 'Which task of your team takes the most hours in a normal week and adds the least?',
    why: 'It finds waste that they see themselves.',
    reveals: 'A pain with a number of hours on it.',
  },
  {
    state: 'current',
    text: 'When something goes wrong with a customer, how do you find out, and how long does that take?',
    why: 'Late knowledge is a cost that few people measure.',
    reveals: 'How well information travels today.',
  },
  {
    state: 'current',
    text: 'What have you already tried to improve this, and why didn’t it last?',
    why: 'Earlier attempts show what they won’t buy again.',
    reveals: 'Objections to come and what a success needs.',
  },
  {
    state: 'current',
    text: 'Who else is affected when this doesn’t work, and what does it cost them?',
    why: 'A pain shared by several people gets a budget sooner.',
    reveals: 'Other people who take part in the decision.',
  },
  {
    state: 'future',
    text: 'Suppose we meet again in a year and it went well. What would you show me first?',
    why: 'It makes the goal concrete.',
    reveals: 'The outcome that matters, and to whom.',
  },
  {
    state: 'future',
    text: 'Which figure would your board look at to judge whether this was worth it?',
    why: 'A purchase is approved by a measure.',
    reveals: 'The value a proposal has to rest on.',
  },
  {
    state: 'future',
    text: 'When does this need to be solved, and what happens if it isn’t?',
    why: 'Urgency decides whether a good idea becomes a project.',
    reveals: 'The date and the cost of waiting.',
  },
  {
    state: 'future',
    text: 'If this work went away, what would your team do with the time?',
    why: 'It turns a saving into something people want.',
    reveals: 'The personal benefit behind the business case.',
  },
];

function specific(material: PrepMaterial, claims: readonly Claim[]): Question[] {
  const quoted = new Set<string>();
  return templates.flatMap((template): Question[] => {
    const found = template.topic === 'news' ? gladNews(material) : findingsOf(material, template.topic);
    const finding = found.find(
      (candidate) =>
        claimWith(candidate, claims) &&
        !quoted.has(candidate.quotes[0]?.text ?? '') &&
        (template.topic === 'news' || !candidate.where) &&
        (candidate.quotes[0]?.text.length ?? 0) <= (template.topic === 'friction' ? longestAdmission : 160) &&
        (template.topic !== 'friction' ||
          ((candidate.name ?? '') in frictionAsks && speaksAgainst(material, candidate).length === 0)) &&
        (template.topic !== 'scale' || isReach(candidate)) &&
        (template.topic !== 'statement' ||
          /\b(our mission|mission (is|to)|here to|we believe|our vision|our goal|our purpose|same mission)\b/iu.test(
            candidate.quotes[0]?.text ?? '',
          )),
    );
    const id = finding && claimWith(finding, claims);
    if (finding && id && ['scale', 'statement'].includes(template.topic)) quoted.add(finding.quotes[0]?.text ?? '');
    return finding && id
      ? [
          {
            text: template.text(finding),
            state: template.state,
            why: template.why,
            reveals: template.reveals,
            restsOn: [id],
          },
        ]
      : [];
  });
}

function fromRole(material: PrepMaterial): Question[] {
  const buyer = buyerFor(material);
  const [first, second] = buyer?.measures ?? [];
  if (!first || !second) return [];
  return [
    {
      state: 'current',
      text: `In your role, which matters more this year: ${first} or ${second}? And where does it stand today?`,
      why: `People in a role such as “${roleOf(material)}” are usually measured by both.`,
      reveals: 'What this person is judged by, which decides what will interest them.',
      restsOn: [],
    },
  ];
}

/** Returns the industry's questions, those on predicted pains first, linked to the pain and its evidence. */
function fromPlaybook(material: PrepMaterial, claims: readonly Claim[]): Question[] {
  const seen = new Map(
    painsSeen(material).map(({ pain, signs }) => [
      pain.key,
      signs.map(({ finding }) => claimWith(finding, claims)).filter((id) => id !== null),
    ]),
  );
  const { pains, questions } = material.playbook;
  const told = new Map(
    pains.flatMap(({ key, title }) => {
      const claim = claims.find(({ id, text }) => id.startsWith('painPoints-') && text.startsWith(`${title}:`));
      return claim ? [[key, claim.id] as const] : [];
    }),
  );
  const rank = (pain: string): number => (seen.has(pain) ? 0 : told.has(pain) ? 1 : 2);
  return questions
    .toSorted((a, b) => rank(a.pain) - rank(b.pain))
    .map(({ pain, ...question }) => ({
      ...question,
      restsOn: [...new Set([told.get(pain) ?? [], seen.get(pain) ?? []].flat())],
    }));
}

/** Returns eight questions: from the prospect's own facts where possible, otherwise from the playbook. */
export function draftQuestions(material: PrepMaterial, ready: ReadySections): Question[] {
  const claims = [...ready.values()].flatMap((section) => section.claims);
  const chosen: Question[] = [];
  const take = (candidates: readonly Question[], state: State, most: number): void => {
    for (const candidate of candidates) {
      if (chosen.filter((question) => question.state === state).length >= most) return;
      if (candidate.state === state && chosen.every((other) => similarity(other.text, candidate.text) < tooAlike))
        chosen.push(candidate);
    }
  };
  const own = specific(material, claims);
  const playbook = fromPlaybook(material, claims);
  for (const state of states) {
    const seen = playbook.filter((question) => question.restsOn.length > 0);
    take(own, state, mostSpecific - 1);
    take(seen, state, mostSpecific);
    take(fromRole(material), state, mostSpecific);
    take(own, state, mostSpecific);
    take(playbook, state, limits.prep.questionsPerState);
    take(
      general.map((question) => ({ ...question, restsOn: [] })),
      state,
      limits.prep.questionsPerState,
    );
  }
  return chosen;
}
