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
  if (running) return children;
  return (
    <Placed prospectId={prospectId} place={place} onPlace={setPlace}>
      {children}
    </Placed>
  );
}

function Placed({
  prospectId,
  place,
  onPlace,
  children,
}: {
  prospectId: string;
  place: 'open' | 'above' | 'below';
  onPlace: (place: 'above' | 'below') => void;
  children: ReactNode;
}) {
  const { isPending } = useEarlierCalls(prospectId);
  useEffect(() => {
    if (place !== 'open') return undefined;
    if (!isPending) {
      onPlace('above');
      return undefined;
    }
    const timer = setTimeout(() => {
      onPlace('below');
    }, waitsMs);
    return () => {
      clearTimeout(timer);
    };
  }, [place, isPending, onPlace]);
  if (place === 'open' && isPending) return <SkeletonRows rows={6} label="Loading the brief" />;
  return (
    <>
      {place !== 'below' && <EarlierCalls prospectId={prospectId} />}
      {children}
      {place === 'below' && <EarlierCalls prospectId={prospectId} />}
    </>
  );
}
