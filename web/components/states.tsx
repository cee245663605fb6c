import type { ReactNode } from 'react';
import { Button } from './button.tsx';

/** Says what will appear here and offers the one action that starts it. */
export function EmptyState({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) {
  return (
    <div className="border-y border-line py-12 text-center">
      <p className="font-serif text-xl">{title}</p>
      <p className="mx-auto mt-2 max-w-[52ch] text-sm text-muted">{children}</p>
      {action !== undefined && <div className="mt-5">{action}</div>}
    </div>
  );
}

/** Says in the specified words that loading failed, so that it isn't mistaken for an empty list; `text` says why. */
export function FailedState({ title, text = '', onRetry }: { title: string; text?: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-red-soft px-4 py-3">
      <p className="text-sm">
        <span className="font-semibold text-red">{title}</span>
        {text !== '' && <span className="mt-1 block">{text}</span>}
      </p>
      <Button onClick={onRetry}>Retry</Button>
    </div>
  );
}

export function SkeletonRows({ rows, label }: { rows: number; label: string }) {
  return (
    <output aria-label={label} className="block">
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className="flex h-14 items-center gap-6 border-b border-line">
          <span className="skeleton-line h-3 w-1/3" />
          <span className="skeleton-line h-3 w-1/5" />
          <span className="skeleton-line ms-auto h-3 w-16" />
        </span>
      ))}
    </output>
  );
}

export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className="rounded-[4px] border border-line px-1.5 font-sans text-xs text-muted">{children}</kbd>;
}
