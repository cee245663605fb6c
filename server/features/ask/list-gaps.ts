import type { ContentGap } from '#contract/ask.ts';
import { listIndustries } from '#server/features/prep/list-industries.ts';
import { listSolutions } from '#server/features/solutions/list-solutions.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { listReady, type ReadyItem } from '#server/features/content/list-ready.ts';
import { passagesFor } from '#server/search/passages-for.ts';
import { readQuestions } from './read-questions.ts';

interface Needed {
  type: string;
  words: RegExp;
  text: string;
  action: string;
}

/** What sellers are asked for again and again, and how content that holds it is named. */
const needed: readonly Needed[] = [
  {
    type: 'Pricing',
    words: /\b(pric(e|es|ing)|rate card|plans and packages)\b/iu,
    text: 'No pricing content',
    action: 'Add your price list, so that no proposal has to leave the price open.',
  },
  {
    type: 'Case study',
    words: /^(case|reference)s? \S|\b(case stud(y|ies)|customer stor(y|ies)|success stor(y|ies))\b/iu,
    text: 'No case study',
    action: 'Add the story of a customer who may be named.',
  },
  {
    type: 'Product overview',
    words: /\b(overview|brochure|data ?sheet|product|platform|features?)\b/iu,
    text: 'No product overview',
    action: 'Add a page or a document that says what you sell.',
  },
  {
    type: 'Competitor comparison',
    words: /\b(compar(e|ison)|versus|vs|alternatives?|battle ?cards?)\b/iu,
    text: 'No competitor comparison',
    action: 'Add how you differ from the companies you’re compared with.',
  },
  {
    type: 'Security and compliance',
    words: /\b(security|compliance|privacy|soc ?2|iso ?27001|gdpr)\b/iu,
    text: 'No security and compliance content',
    action: 'Add your answers to security reviews, or your security page.',
  },
  {
    type: 'Objection handling',
    words: /\b(objections?|faqs?|frequently asked)\b/iu,
    text: 'No objection handling',
    action: 'Add the answers of your best sellers to the objections you hear most.',
  },
  {
    type: 'Implementation guide',
    words: /\b(implementation|onboarding|rollout|roll-out|getting started|migration)\b/iu,
    text: 'No implementation guide',
    action: 'Add how a customer gets started, and how long it takes.',
  },
];

const isOf = (item: ReadyItem, { type, words }: Needed): boolean =>
  item.contentType.toLowerCase() === type.toLowerCase() ||
  words.test([item.name.replace(/[_-]/gu, ' '), item.title, ...item.tags].join(' '));

/** What the content does not hold yet: kinds of content, industries without a case study, solutions, saved questions that found no answer. */
export async function listGaps(ctx: TenantContext): Promise<{ gaps: ContentGap[]; covered: string[] }> {
  const [ready, { solutions }, { industries }, { questions }] = await Promise.all([
    listReady(ctx),
    listSolutions(ctx),
    listIndustries(ctx),
    readQuestions(ctx),
  ]);
  const missing = needed.filter((each) => !ready.some((item) => isOf(item, each)));
  const gaps: ContentGap[] = missing.map(({ type, text, action }) => ({
    key: `type ${type}`,
    kind: 'content-type',
    text,
    action,
  }));
  const caseStudy = needed.find(({ type }) => type === 'Case study');
  const stories = caseStudy === undefined ? [] : ready.filter((item) => isOf(item, caseStudy)).map(({ id }) => id);
  for (const industry of industries) {
    const found = stories.length === 0 ? [] : (await passagesFor(ctx, industry, { contentIds: stories }, 1)).passages;
    if (found.length === 0)
      gaps.push({
        key: `industry ${industry}`,
        kind: 'industry',
        text: `No case study for ${industry}`,
        action: `You prepare for meetings in ${industry}. Add the story of a customer in that industry.`,
      });
  }
  for (const { id, name } of solutions) {
    if (
      ready.some((item) => item.solutions.includes(id)) ||
      (await passagesFor(ctx, `"${name.replaceAll('"', ' ')}"`, {}, 1)).passages.length > 0
    )
      continue;
    gaps.push({
      key: `solution ${id}`,
      kind: 'solution',
      text: `No content about ${name}`,
      action: 'Add a document or page about it, or choose it as the solution of what is there.',
    });
  }
  for (const { questionId, question, expects, lastRun } of questions) {
    if (expects.outcome !== 'answer' || lastRun === null || lastRun.answer !== null) continue;
    gaps.push({
      key: `question ${questionId}`,
      kind: 'question',
      text: `No answer to “${question}”`,
      action: 'Add content that answers it, or delete the question.',
    });
  }
  return { gaps, covered: needed.filter((each) => !missing.includes(each)).map(({ type }) => type) };
}
