import type { ReactNode } from 'react';

const chip =
  'tabular ms-1 inline-flex h-[18px] min-w-[18px] items-center justify-center rounded-[4px] bg-sunken px-1 font-sans text-[11px] leading-none font-semibold text-muted shadow-[inset_0_0_0_1px_var(--line)]';

/** A small part of the product's output as text; its words come from the example prospect. */
function Glimpse({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-[156px] flex-col justify-center border-s-2 border-accent bg-surface py-4 ps-5 pe-4">
      <p className="text-xs font-medium text-muted">{label}</p>
      {children}
    </div>
  );
}

export function BriefGlimpse() {
  return (
    <Glimpse label="In 30 seconds">
      <p className="mt-1 font-serif text-lg leading-[26px]">
        Fernhollow Cold Chain is a logistics company that moves and stores chilled and frozen food.
        <span className={chip}>1</span>
      </p>
    </Glimpse>
  );
}

export function CoachGlimpse() {
  return (
    <Glimpse label="Objection">
      <p className="mt-1 font-serif text-lg leading-[26px]">
        “Start with one depot: the contract for further depots begins when they do.”
      </p>
      <p className="mt-1 text-xs text-muted">Objections we hear, from your own content</p>
    </Glimpse>
  );
}

export function ProposalGlimpse() {
  return (
    <Glimpse label="Solution proposal">
      <ol className="mt-1 font-serif text-lg leading-[26px]">
        <li>1. Current situation</li>
        <li>2. Vision and approach</li>
        <li>3. Outcomes, price and timeline</li>
      </ol>
    </Glimpse>
  );
}

export function SourceGlimpse() {
  return (
    <Glimpse label="Source 1">
      <p className="mt-1 font-serif text-lg leading-[26px] italic">“Our four depots hold 61,000 pallets.”</p>
      <p className="mt-1 text-xs text-muted">Services, fernhollow.example, with the date it was read</p>
    </Glimpse>
  );
}

export function TrainingGlimpse() {
  return (
    <Glimpse label="Content Management">
      <ul className="tabular mt-1 text-sm leading-6">
        {['Price list 2026.pdf', 'Case study.docx', 'www.your-company.example', 'Product tour, video'].map((name) => (
          <li key={name} className="flex justify-between gap-4">
            <span className="truncate">{name}</span>
            <span className="text-accent">Trained</span>
          </li>
        ))}
      </ul>
    </Glimpse>
  );
}

export function TeamGlimpse() {
  return (
    <Glimpse label="Team">
      <ul className="mt-1 text-sm leading-6">
        {[
          ['Dana Whitlock', 'Admin'],
          ['Ravi Menon', 'Member'],
          ['Elif Aydin', 'Member'],
        ].map(([name, role]) => (
          <li key={name} className="flex justify-between gap-4">
            <span>{name}</span>
            <span className="text-muted">{role}</span>
          </li>
        ))}
      </ul>
    </Glimpse>
  );
}
