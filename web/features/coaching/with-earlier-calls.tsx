import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { SkeletonRows } from '#web/components/states.tsx';
import { EarlierCalls } from './earlier-calls.tsx';
import { useEarlierCalls } from './earlier-calls.api.ts';

/** The longest a brief waits for earlier calls, in milliseconds. */
const waitsMs = 1500;

/**
 * A brief with earlier calls above it.
 * Earlier calls that arrive late, or after a run that the member watched, go below the brief, so that they never push
 * down what is being read.
 */
export function WithEarlierCalls({
  prospectId,
  running,
  children,
}: {
  prospectId: string;
  running: boolean;
  children: ReactNode;
}) {
  const [place, setPlace] = useState<'open' | 'above' | 'below'>(running ? 'below' : 'open');
  const { isPending } = useEarlierCalls(prospectId, !running);
  if (place === 'open' && !isPending) setPlace('above');
  useEffect(() => {
    if (place !== 'open') return undefined;
    const timer = setTimeout(() => {
      setPlace('below');
    }, waitsMs);
    return () => {
      clearTimeout(timer);
    };
  }, [place]);
  if (place === 'open' && isPending) return <SkeletonRows rows={6} label="Loading the brief" />;
  // The brief keeps its place when the run ends: made anew, it would lose a note that is being typed.
  return (
    <>
      {!running && place !== 'below' && <EarlierCalls prospectId={prospectId} />}
      {children}
      {!running && place === 'below' && <EarlierCalls prospectId={prospectId} />}
    </>
  );
}
