import { trialText } from '#contract/plans.ts';
import { Accordion, type Question } from '../accordion.tsx';
import { pageWidth } from '../site-page.tsx';

export const landingQuestions: readonly Question[] = [
  {
    question: 'Where do the facts in a brief come from?',
    answer:
      'From public pages of the prospect’s own website, and from public records and news where they are certainly about the same company. Every fact has a word-for-word quote and a link to the page it was read on.',
  },
  {
    question: 'What happens when something isn’t known?',
    answer:
      'The brief says so. Our conclusions are marked as inferences and name the statements they rest on. A gap says what we looked through. Nothing is filled in.',
  },
  {
    question: 'Does the prospect learn that I research them?',
    answer:
      'Their website is read like any visitor reads it, as its robots.txt allows. No source learns who you’re meeting.',
  },
  {
    question: 'How long does training take?',
    answer:
      'Plan 30-60 minutes to train the agents. Admins add PDFs, documents, web pages and YouTube videos, and each item can be used as soon as it has been read.',
  },
  {
    question: 'Is the call recorded?',
    answer:
      'No audio is recorded. You write short notes, or add the transcript that your meeting tool exports. The coach works on these.',
  },
  {
    question: 'Who in my organization sees what?',
    answer:
      'Everyone in an organization can read its briefs. Only a brief’s creator and admins can change it. No other organization can read anything of yours.',
  },
  {
    question: 'Can I try it before I pay?',
    answer: `Yes. An organization without a subscription gets ${trialText}. You can always read what you’ve made.`,
  },
];

export function Questions() {
  return (
    <section id="questions" aria-labelledby="questions-title" className={`${pageWidth} scroll-mt-6 pt-24 sm:pt-32`}>
      <div className="grid gap-x-16 gap-y-8 md:grid-cols-[4fr_7fr]">
        <h2 id="questions-title" className="font-serif text-3xl font-medium tracking-[-0.015em]">
          Questions and answers
        </h2>
        <Accordion name="questions" questions={landingQuestions} />
      </div>
    </section>
  );
}
