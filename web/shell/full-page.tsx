import type { ReactNode } from 'react';
import { Logo } from '#web/components/logo.tsx';

/** A standalone page, for when the product can't be shown. */
export function FullPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="content" className="mx-auto flex min-h-dvh max-w-[640px] flex-col justify-center px-6 py-16">
      <Logo />
      <h1 className="mt-10 font-serif text-3xl font-medium">{title}</h1>
      <div className="mt-4 space-y-6 text-muted">{children}</div>
    </main>
  );
}
