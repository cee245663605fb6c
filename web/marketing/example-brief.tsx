const chip =
  'tabular relative -top-[0.15em] ms-1 inline-flex h-[18px] min-w-[18px] items-center justify-center rounded-[4px] bg-sunken px-1 font-sans text-[11px] leading-none font-semibold text-muted shadow-[inset_0_0_0_1px_var(--line)]';

function Chip({ number }: { number: number }) {
  return (
    <span className={chip}>
      <span className="sr-only">Source </span>
      {number}
    </span>
  );
}

/** An excerpt in the form of a real brief; the company is invented, and the caption says so. */
export function ExampleBrief() {
  return (
    <figure className="m-0">
      <div className="rounded-md border border-line bg-surface px-6 py-7 sm:px-9">
        <p className="font-serif text-2xl font-medium">Harbourline Freight</p>
        <p className="mt-1 font-serif text-lg text-muted">
          <span className="text-ink">Ingrid Solheim</span>, Head of operations
        </p>
        <dl className="mt-6 border-t-2 border-ink pt-4">
          <dt className="text-sm text-muted">Who they are</dt>
          <dd className="newspaper mt-0.5">
            A forwarder for chilled goods with 14 depots on the North Sea coast, founded in 1987.
            <Chip number={1} />
          </dd>
          <dt className="mt-4 text-sm text-muted">What presses them</dt>
          <dd className="newspaper mt-0.5 border-s-2 border-amber ps-3">
            Planning across depots probably still happens by telephone.
            <span className="block font-sans text-xs leading-5 font-medium text-amber">
              Inference, rests on 2 statements
            </span>
          </dd>
          <dt className="mt-4 text-sm text-muted">Financial insights</dt>
          <dd className="newspaper mt-0.5 text-muted italic">
            No figures were found: the company is private and files no accounts in public.
          </dd>
          <dt className="mt-4 text-sm text-muted">First question</dt>
          <dd className="newspaper mt-0.5 font-medium">
            When a truck is late into one depot, how do the other thirteen learn of it?
          </dd>
        </dl>
        <div className="mt-6 border-t border-line pt-4 text-sm">
          <p className="font-serif text-base italic">
            “Since 1987 we have grown from one warehouse to fourteen depots between Esbjerg and Antwerp.”
          </p>
          <p className="mt-1 text-xs text-muted">
            <span className="font-semibold">1</span> · About us · Web page · harbourline.example
          </p>
        </div>
      </div>
      <figcaption className="mt-3 text-sm text-muted">
        An example of the form of a brief. The company is invented.
      </figcaption>
    </figure>
  );
}
