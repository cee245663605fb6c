const line = (width: string, height = 'h-3') => <span className={`skeleton-line block ${height} ${width}`} />;

/** Placeholder for the lists: briefs, then sessions, each below its heading. */
export function DashboardLoading() {
  return (
    <output aria-label="Loading your meetings and lists" className="block">
      {(['w-16', 'w-44'] as const).map((heading, list) => (
        <span key={heading} className="mt-14 block">
          {line(heading, 'h-6')}
          <span className="mt-5 block border-t border-line">
            {Array.from({ length: list === 0 ? 4 : 3 }, (_, row) => (
              <span key={row} className="flex h-[53px] items-center gap-6 border-b border-line">
                {line('w-1/3')}
                {line('w-1/5')}
                <span className="skeleton-line ms-auto h-3 w-16" />
              </span>
            ))}
          </span>
        </span>
      ))}
    </output>
  );
}
