import { useEffect, useRef } from 'react';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Candidate, findCandidates } from '#contract/research.ts';
import { Button } from '#web/components/button.tsx';

interface ChooseCompanyProps {
  name: string;
  found: OutputOf<typeof findCandidates>;
  starting: boolean;
  onChoose: (url: string) => void;
  /** Returns to the company field, to enter a web address. */
  onOther: () => void;
}

/** Asks which company is meant, because several may share the name, before the prep starts. */
export function ChooseCompany({ name, found: { candidates, notes }, starting, onChoose, onOther }: ChooseCompanyProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const [only] = candidates;
  const title = !only
    ? `No company called “${name}” was found`
    : candidates.length === 1
      ? 'Is this the company?'
      : 'Which company do you mean?';
  return (
    <section aria-labelledby="which-company" className="animate-appear mt-6 border-t border-line pt-5">
      <h3
        id="which-company"
        ref={heading}
        tabIndex={-1}
        dir="auto"
        className="font-serif text-xl font-medium outline-none wrap-anywhere"
      >
        {title}
      </h3>
      <output className="mt-1 block text-sm text-muted">
        {starting
          ? 'Starting the prep...'
          : only
            ? 'Several companies can share a name. Pick the right one and its prep starts.'
            : 'Enter its web address instead: it leaves no doubt. We’ve kept what you typed.'}
      </output>
      {only && (
        <ul className="mt-4 divide-y divide-line rounded-md border border-line">
          {candidates.map((candidate) => (
            <li key={candidate.url}>
              <CandidateButton candidate={candidate} starting={starting} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
      {notes.map((note) => (
        <p key={note} className="mt-3 text-sm text-muted">
          {note}
        </p>
      ))}
      <div className="mt-4">
        <Button onClick={onOther}>{only ? 'None of these: enter the web address' : 'Enter the web address'}</Button>
      </div>
    </section>
  );
}

function CandidateButton({
  candidate: { url, domain, name, place, description, logo },
  starting,
  onChoose,
}: {
  candidate: Candidate;
  starting: boolean;
  onChoose: (url: string) => void;
}) {
  return (
    <button
      type="button"
      aria-disabled={starting}
      onClick={() => {
        if (!starting) onChoose(url);
      }}
      className="flex w-full items-center gap-4 rounded-md px-4 py-3 text-start hover:bg-sunken aria-disabled:opacity-60"
    >
      {logo === '' ? (
        <span
          aria-hidden="true"
          className="grid size-10 shrink-0 place-items-center rounded-md bg-sunken font-serif text-lg text-muted"
        >
          {(name || domain).slice(0, 1).toUpperCase()}
        </span>
      ) : (
        <img src={logo} alt="" width={40} height={40} className="size-10 shrink-0 rounded-md object-contain" />
      )}
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span dir="auto" className="font-medium wrap-anywhere">
            {name || domain}
          </span>
          <span className="text-sm text-accent wrap-anywhere">{domain}</span>
        </span>
        <span dir="auto" className="line-clamp-2 text-sm text-muted">
          {[place, description].filter(Boolean).join(' · ') || 'No more is known'}
        </span>
      </span>
    </button>
  );
}
