import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Logo } from '#web/components/logo.tsx';
import { paths } from '#web/paths.ts';

/** Frame of the screens before the shell: the form beside what it is for. */
export function EntryPage({
  title,
  intro,
  children,
  footer,
}: {
  title: string;
  intro: string;
  children: ReactNode;
  footer: ReactNode;
}) {
  return (
    <div className="grid min-h-dvh md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <main id="content" className="flex flex-col px-6 py-8 sm:px-12">
        <Link to={paths.home} className="flex self-start rounded-md">
          <Logo />
        </Link>
        <div className="mx-auto flex w-full max-w-[400px] flex-1 flex-col justify-center py-12">
          <h1 className="font-serif text-2xl font-medium">{title}</h1>
          <p className="mt-2 mb-8 text-muted">{intro}</p>
          {children}
          <p className="mt-6 text-sm text-muted">{footer}</p>
        </div>
      </main>
      <aside className="hidden border-s border-line bg-sunken px-14 md:flex md:flex-col md:justify-center">
        <p className="max-w-[24ch] font-serif text-3xl">
          Know the company, the person and the first question before you dial in.
        </p>
        <p className="mt-6 max-w-[52ch] text-muted">
          Every statement in a Dealwright brief says what it is: a fact with its quote, an inference with its evidence,
          or general knowledge of the industry. It also says what we didn’t find.
        </p>
      </aside>
    </div>
  );
}
