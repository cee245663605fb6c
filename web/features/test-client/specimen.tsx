import type { ReactNode } from 'react';

/** One component in a state, in both themes: tokens follow the color scheme of the box. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} className="border-t border-line py-5">
      <h3 className="mb-3 text-sm font-medium text-muted">{name}</h3>
      <div className="grid gap-4 md:grid-cols-2">
        {(['light', 'dark'] as const).map((scheme) => (
          <div
            key={scheme}
            data-scheme={scheme}
            style={{ colorScheme: scheme }}
            className="min-w-0 rounded-md border border-line bg-page p-4 text-ink"
          >
            {children}
          </div>
        ))}
      </div>
    </section>
  );
}
