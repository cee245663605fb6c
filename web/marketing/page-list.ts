import type { ComponentType } from 'react';
import { planOffers } from '#contract/plans.ts';
import { AboutPage } from './about-page.tsx';
import { ArticlePage } from './article/article-page.tsx';
import { LandingPage } from './landing/landing-page.tsx';
import { landingQuestions } from './landing/questions.tsx';
import { PricingPage } from './pricing/pricing-page.tsx';
import { pricingQuestions } from './pricing/pricing-questions.ts';
import { PrivacyPage } from './privacy-page.tsx';
import { TermsPage } from './terms-page.tsx';
import type { Question } from './accordion.tsx';
import { marks } from './site-settings.ts';

export interface PublicPage {
  /** Canonical URL. */
  path: string;
  /** Other URLs that serve the same page. */
  twins: string[];
  file: string;
  kind: 'page' | 'article';
  title: string;
  description: string;
  Component: ComponentType;
  /** schema.org data, one object each. */
  data: object[];
}

const organization = { '@type': 'Organization', name: 'Dealwright', url: `${marks.origin}/` };

const questionsData = (questions: readonly Question[]): object => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const product = {
  '@type': 'SoftwareApplication',
  name: 'Dealwright',
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web',
  offers: planOffers.map(({ title, price }) => ({
    '@type': 'Offer',
    name: title,
    price: price.replace('$', ''),
    priceCurrency: 'USD',
  })),
};

const articleTitle = 'How AI changes sales: evidence first';

export const publicPages: readonly PublicPage[] = [
  {
    path: '/',
    twins: [],
    file: 'landing.html',
    kind: 'page',
    title: 'Dealwright: the AI sales assistant that shows its sources',
    description:
      'Dealwright prepares your sales meetings, coaches the call and has the proposal ready. Every fact in a brief names its source.',
    Component: LandingPage,
    data: [organization, product, questionsData(landingQuestions)],
  },
  {
    path: '/pricing470194',
    twins: [],
    file: 'pricing.html',
    kind: 'page',
    title: 'Plans and prices - Dealwright',
    description:
      'Two plans for B2B sales teams: $87 per month and seat paid by the year, $109 paid by the month. See what each includes.',
    Component: PricingPage,
    data: [product, questionsData(pricingQuestions)],
  },
  {
    path: '/about',
    twins: [],
    file: 'about.html',
    kind: 'page',
    title: 'About - Dealwright',
    description:
      'Why we build an AI sales assistant that names the source of every fact, marks what it infers and says what it didn’t find.',
    Component: AboutPage,
    data: [organization],
  },
  {
    path: '/how-ai-sales-transformation',
    twins: ['/how-ai-sales-transformation.html'],
    file: 'article.html',
    kind: 'article',
    title: `${articleTitle} - Dealwright`,
    description:
      'What AI can do before, during and after a sales call, where it misleads, and how a team starts in four weeks without losing trust.',
    Component: ArticlePage,
    data: [
      {
        '@type': 'Article',
        headline: articleTitle,
        author: organization,
        mainEntityOfPage: `${marks.origin}/how-ai-sales-transformation`,
      },
    ],
  },
  {
    path: '/privacy',
    twins: [],
    file: 'privacy.html',
    kind: 'page',
    title: 'Privacy - Dealwright',
    description:
      'What Dealwright stores about you and the companies you research, where it is kept, who can read it and how you delete it.',
    Component: PrivacyPage,
    data: [],
  },
  {
    path: '/terms',
    twins: [],
    file: 'terms.html',
    kind: 'page',
    title: 'Terms - Dealwright',
    description:
      'The terms under which you use Dealwright: accounts, subscriptions, what you may do with briefs, and what we do not promise.',
    Component: TermsPage,
    data: [],
  },
];
