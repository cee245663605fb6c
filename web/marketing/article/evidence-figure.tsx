const steps = [
  { title: 'Read', text: 'Public pages, records, your content' },
  { title: 'Quote', text: 'Keep the words, with their place' },
  { title: 'Check', text: 'Is the quote there? Does it say that?' },
  { title: 'Mark', text: 'Fact, inference, practice or gap' },
  { title: 'Use', text: 'Brief, call, proposal' },
];

/** How a sentence gets from a page to a conversation, drawn as a list so that everyone can read it. */
export function EvidenceFigure() {
  return (
    <figure className="my-10 font-sans">
      <ol className="m-0! grid list-none! gap-0 p-0! sm:grid-cols-5">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="relative mt-0! border-s-2 border-accent ps-4 pb-5 sm:border-s-0 sm:border-t-2 sm:ps-0 sm:pt-5 sm:pe-4 sm:pb-0"
          >
            <span
              aria-hidden="true"
              className="absolute -start-[7px] top-1 size-3 rounded-full bg-accent sm:start-0 sm:-top-[7px]"
            />
            <span className="tabular block text-xs text-muted">{index + 1}</span>
            <span className="block text-base font-semibold">{title}</span>
            <span className="block text-sm text-muted">{text}</span>
          </li>
        ))}
      </ol>
      <figcaption className="mt-3 border-t border-line pt-3 text-sm text-muted">
        How one sentence travels from a page to a conversation. What a person marks as wrong goes back to the start and
        isn’t stated again.
      </figcaption>
    </figure>
  );
}
