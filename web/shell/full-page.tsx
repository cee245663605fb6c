import { useContext, type ReactNode } from 'react';
import { Logo } from '#web/components/logo.tsx';
import { MemberContext } from '#web/features/identity/member.ts';

/** Stands where a screen can't be shown: a page of its own or, inside the shell, beside its menu. */
export function FullPage({ title, children }: { title: string; children: ReactNode }) {
  const inShell = useContext(MemberContext) !== null;
  const told = (
    <>
      <h1 className="mt-10 font-serif text-3xl font-medium">{title}</h1>
      <div className="mt-4 space-y-6 text-muted">{children}</div>
    </>
  );
  if (inShell) return <div className="mx-auto max-w-[640px] py-16">{told}</div>;
  return (
    <main id="content" className="mx-auto flex min-h-dvh max-w-[640px] flex-col justify-center px-6 py-16">
      <Logo />
      {told}
    </main>
  );
}
