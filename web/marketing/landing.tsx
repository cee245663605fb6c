import { Link } from '@tanstack/react-router';
import { buttonClass } from '#web/components/button.tsx';
import { Logo } from '#web/components/logo.tsx';
import { EntryButtons } from '#web/features/identity/entry-buttons.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { paths } from '#web/paths.ts';
import { ExampleBrief } from './example-brief.tsx';

const agents = [
  {
    name: 'Meeting Prepper',
    state: 'Available',
    text: 'Reads the company\u2019s own site and public records, then writes one page: summary, finances, top 3 competitors, the person, trends, likely pain points, how your solutions fit, talking points and 8 discovery questions.',
  },
  {
    name: 'Discovery Conversion',
    state: 'In development',
    text: 'Sits beside the call, knows the brief, keeps track of what has been asked and suggests the next best question.',
  },
  {
    name: 'Solution Proposal',
    state: 'Available',
    text: 'Turns what was prepared and what was said into a proposal that is ready when the call ends.',
  },
];

export function Landing() {
  useDocumentTitle('');
  return (
    <div className="mx-auto max-w-[1240px] px-5 sm:px-10">
      <header className="flex h-[90px] items-center justify-between gap-4 border-b border-line">
        <Logo />
        <EntryButtons />
      </header>
      <main id="content">
        <div className="grid items-start gap-x-16 gap-y-14 pt-14 pb-20 md:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] md:pt-20">
          <div>
            <h1 className="font-serif text-3xl font-medium tracking-[-0.02em] sm:text-4xl">
              Walk into every sales meeting knowing what matters, and where it says so.
            </h1>
            <p className="mt-6 max-w-[46ch] text-lg text-muted">
              Give Dealwright a web address and a name. In about two minutes it hands you a one-page brief in which
              every fact shows the sentence it stands on.
            </p>
            <div className="mt-8 flex flex-wrap gap-3">
              <Link to={paths.signUp} className={buttonClass({ look: 'primary', size: 'large' })}>
                Prepare your first meeting
              </Link>
              <Link to={paths.signIn} className={buttonClass({ size: 'large' })}>
                Sign In
              </Link>
            </div>
          </div>
          <ExampleBrief />
        </div>
        <section aria-labelledby="agents" className="border-t-2 border-ink py-14">
          <h2 id="agents" className="font-serif text-2xl font-medium">
            Three agents, one set of facts
          </h2>
          <p className="mt-2 max-w-[60ch] text-muted">
            What research finds, what the prospect says and what your own content says are kept together, so nothing is
            looked up or typed twice.
          </p>
          <ul className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-3">
            {agents.map(({ name, state, text }) => (
              <li key={name} className="border-t border-line pt-4">
                <h3 className="font-serif text-xl font-medium">{name}</h3>
                <p className={`mt-1 text-sm font-medium ${state === 'Available' ? 'text-accent' : 'text-muted'}`}>
                  {state}
                </p>
                <p className="mt-3 text-muted">{text}</p>
              </li>
            ))}
          </ul>
        </section>
      </main>
      <footer className="border-t border-line py-8 text-sm text-muted">Dealwright, for B2B sales teams.</footer>
    </div>
  );
}
