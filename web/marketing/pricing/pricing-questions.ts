import { extraSessionText, trialText, volumeText } from '#contract/plans.ts';
import type { Question } from '../accordion.tsx';

export const pricingQuestions: readonly Question[] = [
  {
    question: 'What is a session?',
    answer:
      'One run that makes a brief, or one discovery call with the coach. Refreshes that fail or that you cancel are free, and a discovery session counts from its second minute.',
  },
  {
    question: 'What happens when our sessions run out?',
    answer: `An admin can buy extra sessions at ${extraSessionText}. We use them once your plan’s sessions run out. We never cut off a running session.`,
  },
  {
    question: 'Do unused sessions roll over?',
    answer:
      'No. Sessions of a plan end with its billing period. Extra sessions don’t expire while your subscription is active.',
  },
  {
    question: 'Is there a discount for larger teams?',
    answer: `Yes: ${volumeText}. The calculator takes it into account.`,
  },
  {
    question: 'Can we try it first?',
    answer: `Yes. An organization without a subscription gets ${trialText}, without a card.`,
  },
  {
    question: 'What happens when we cancel?',
    answer:
      'The plan runs to the end of the period you paid for. After that you can always read and export what you’ve made.',
  },
];
