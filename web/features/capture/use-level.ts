import { useEffect, useState } from 'react';
import { silent } from './capture-call.ts';
import { listenTo } from './recorder.ts';
import { levelOf } from './voice-gate.ts';

const meterFrames = 5;

/** Returns a stream's level in decibels, updated ten times per second; without a stream, silence. */
export function useLevel(stream: MediaStream | null): number {
  const [level, setLevel] = useState(silent);
  useEffect(() => {
    if (stream === null) return undefined;
    let counted = 0;
    let loudest = silent;
    const listening = listenTo(
      { mic: stream, tab: null },
      () => 0,
      ({ mic }) => {
        loudest = Math.max(loudest, levelOf(mic));
        counted += 1;
        if (counted % meterFrames !== 0) return;
        setLevel(loudest);
        loudest = silent;
      },
    );
    return () => {
      setLevel(silent);
      listening.then((close) => close()).catch(() => undefined);
    };
  }, [stream]);
  return level;
}
