const line = (width: string, height = 'h-3') => <span className={`skeleton-line block ${height} ${width}`} />;

/** Placeholder in the shape of a brief: header, 30-second view, sections. */
export function BriefLoading() {
  return (
    <output aria-label="Loading the brief" className="mt-6 block">
      <span className="mb-10 block space-y-4 py-2">
        {line('w-full max-w-[420px]', 'h-9')}
        {line('w-56 max-w-full', 'h-4')}
        {line('w-36')}
      </span>
      <span className="grid gap-x-8 gap-y-6 border-t-2 border-line py-7 sm:grid-cols-[150px_minmax(0,68ch)]">
        {['w-24', 'w-28', 'w-24', 'w-20', 'w-28'].map((label, at) => (
          <span key={at} className="contents">
            <span className="pt-1">{line(label)}</span>
            <span className="block space-y-3 pb-2">
              {line('w-full', 'h-4')}
              {line('w-2/3', 'h-4')}
            </span>
          </span>
        ))}
      </span>
      <span className="block max-w-[68ch] space-y-3 border-t border-line py-7">
        {line('w-48', 'h-5')}
        {['w-full', 'w-11/12', 'w-full', 'w-3/4'].map((width, at) => (
          <span key={at} className={`skeleton-line block h-4 ${width}`} />
        ))}
      </span>
    </output>
  );
}
