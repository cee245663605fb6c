const line = (width: string, height = 'h-3') => <span className={`skeleton-line block ${height} ${width}`} />;

/** Placeholder in the shape of a session: name, stages, fields and coach. */
export function SessionLoading() {
  return (
    <output aria-label="Loading the session" className="block">
      <span className="mt-4 flex flex-wrap items-center justify-between gap-6">
        <span className="block w-full max-w-[320px] space-y-3 py-1.5">
          {line('w-3/4', 'h-6')}
          {line('w-1/2')}
        </span>
        {line('w-40')}
      </span>
      <span className="mt-6 grid gap-x-8 gap-y-6 lg:grid-cols-[190px_minmax(0,1fr)_290px]">
        <span className="flex gap-6 overflow-hidden py-2.5 lg:flex-col lg:gap-[26px] lg:px-2.5 lg:py-3">
          {Array.from({ length: 6 }, (_, at) => (
            <span key={at} className="flex items-center gap-3">
              <span className="skeleton-line block size-6 shrink-0 rounded-full" />
              {line('w-20')}
            </span>
          ))}
        </span>
        <span className="block space-y-8">
          {line('w-1/3', 'h-5')}
          {['w-24', 'w-32', 'w-20', 'w-28'].map((label) => (
            <span key={label} className="block space-y-2.5">
              {line(label)}
              <span className="block h-[68px] rounded-md border border-line" />
            </span>
          ))}
        </span>
        <span className="block space-y-3 max-lg:hidden">
          {line('w-16')}
          <span className="block space-y-3 rounded-md border border-line p-4">
            {line('w-1/3')}
            {line('w-full')}
            {line('w-5/6')}
            {line('w-2/3')}
          </span>
          {line('w-1/2')}
        </span>
      </span>
    </output>
  );
}
