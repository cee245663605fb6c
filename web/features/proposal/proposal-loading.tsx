const line = (width: string, height = 'h-3') => <span className={`skeleton-line block ${height} ${width}`} />;

/** Placeholder in the shape of a proposal: title and tabs, blocks by section, and its panels. */
export function ProposalLoading({ label }: { label: string }) {
  return (
    <output aria-label={label} className="mt-3 block">
      <span className="flex flex-wrap items-end justify-between gap-4">
        <span className="block w-full max-w-[480px] space-y-3 py-1">
          {line('w-full', 'h-8')}
          {line('w-1/2', 'h-4')}
        </span>
        {line('w-36', 'h-9')}
      </span>
      <span className="mt-6 flex gap-6 border-b border-line pt-2 pb-4">
        {line('w-8')}
        {line('w-14')}
        {line('w-10')}
      </span>
      <span className="mt-7 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_320px]">
        <span className="block space-y-12">
          {['w-56', 'w-64', 'w-48'].map((title) => (
            <span key={title} className="block space-y-5">
              {line(title, 'h-6')}
              <span className="block border-t border-line" />
              {line('w-28')}
              {line('w-11/12', 'h-4')}
              {line('w-2/3', 'h-4')}
            </span>
          ))}
        </span>
        <span className="block space-y-8 max-lg:hidden">
          <span className="block h-24 rounded-md bg-sunken" />
          {line('w-24')}
          <span className="block h-10 rounded-md border border-line" />
          {line('w-40', 'h-5')}
          <span className="block h-32 rounded-md border border-line" />
        </span>
      </span>
    </output>
  );
}
