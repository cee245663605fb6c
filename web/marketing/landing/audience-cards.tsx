import { pageWidth } from '../site-page.tsx';

const audiences = [
  {
    title: 'SDR agencies',
    text: 'Many clients, many industries, little time. Every first call starts from the prospect’s own words, whichever client you call for.',
    question: 'Which client are you calling for next, and what do you know of this prospect?',
  },
  {
    title: 'Professional services',
    text: 'Partners meet buyers who expect preparation. A brief shows what changed at the company and which of your cases fits.',
    question: 'What has changed for them since you last spoke?',
  },
  {
    title: 'SaaS and technology',
    text: 'Reps sell against rivals in every deal. Cards bring your own proof, prices and security answers when they are asked for.',
    question: 'Which answer from your content do they need on this call?',
  },
];

export function AudienceCards() {
  return (
    <section aria-labelledby="audiences" className={`${pageWidth} pt-24 sm:pt-32`}>
      <h2 id="audiences" className="font-serif text-3xl font-medium tracking-[-0.015em]">
        Made for teams that meet new companies every week
      </h2>
      <ul className="mt-10 grid gap-x-10 gap-y-10 md:grid-cols-3">
        {audiences.map(({ title, text, question }) => (
          <li key={title} data-card="audience" className="flex flex-col border-t-2 border-ink pt-5">
            <h3 className="font-serif text-xl font-medium">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
            <p className="mt-auto pt-5 font-serif text-lg leading-[26px] italic">{question}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
