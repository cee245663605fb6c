import { extraSessionText } from '#contract/plans.ts';
import { pageWidth } from '../site-page.tsx';
import {
  BriefGlimpse,
  CoachGlimpse,
  ProposalGlimpse,
  SourceGlimpse,
  TeamGlimpse,
  TrainingGlimpse,
} from './glimpses.tsx';

const features = [
  {
    title: 'Meeting Prepper',
    Glimpse: BriefGlimpse,
    text: 'Prospect research in about 2 minutes: company summary, financial insights, top 3 competitors, personal insights, industry trends, predicted pain points, solution mapping, talking points and 8 discovery questions.',
  },
  {
    title: 'Discovery Conversion agent',
    Glimpse: CoachGlimpse,
    text: 'Live coaching in discovery sessions. It hears an objection, shows one card with a line to say, and keeps what the prospect says in the right field.',
  },
  {
    title: 'Solution Proposal agent',
    Glimpse: ProposalGlimpse,
    text: 'A proposal generated during the call. It rests on what was prepared and what was said, so nothing is typed twice.',
  },
  {
    title: 'Every fact names its source',
    Glimpse: SourceGlimpse,
    text: 'Hover over a number to read the sentence a statement rests on. What we infer is marked. What we didn’t find is stated too.',
  },
  {
    title: 'Trained on your content',
    Glimpse: TrainingGlimpse,
    text: 'Admins train the agents with PDFs, documents, web pages and YouTube videos. Training takes 30-60 minutes, and answers come back as quotes from your content.',
  },
  {
    title: 'One place for the team',
    Glimpse: TeamGlimpse,
    text: `Everyone in the organization reads the same briefs. Admins invite people, manage seats and buy extra sessions (${extraSessionText}).`,
  },
];

export function FeatureCards() {
  return (
    <section id="how-it-works" aria-labelledby="features" className={`${pageWidth} scroll-mt-6 pt-24 sm:pt-32`}>
      <div className="grid gap-x-16 gap-y-3 border-t-2 border-ink pt-6 md:grid-cols-[7fr_4fr]">
        <h2 id="features" className="font-serif text-3xl font-medium tracking-[-0.015em]">
          Three agents, one set of facts
        </h2>
        <p className="text-muted">
          What research finds, what the prospect says and what your own content says are kept together. Each agent
          starts where the last one stopped.
        </p>
      </div>
      <ul className="mt-12 grid gap-x-10 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
        {features.map(({ title, Glimpse, text }) => (
          <li key={title} data-card="feature">
            <Glimpse />
            <h3 className="mt-5 font-serif text-xl font-medium">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
