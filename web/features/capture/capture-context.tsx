import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { create } from 'zustand';
import { addPiece, captureModes, startCapture, type CaptureMode } from '#contract/capture.ts';
import { showToast } from '#web/components/show-toast.ts';
import { useDiscovery } from '#web/features/discovery/discovery-context.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { call } from '#web/lib/client.ts';
import { createCapture, lockOf, type Capture } from './capture-call.ts';
import { pieceBuffer } from './piece-buffer.ts';
import { createPieceSender, type PieceSender, type SendState } from './send-pieces.ts';
import { inTab } from '#web/lib/storage/browser-storage.ts';
import { markUnsaved } from '#web/lib/unsaved/unsaved.ts';

interface Capturing {
  capture: Capture;
  sender: { store: () => SendState; again: () => void; discard: () => void };
  /** How the call was captured when the page closed; null: it was not. Its stored pieces are sent. */
  interrupted: CaptureMode | null;
  /** Mode of the open check dialog; null: closed. */
  asking: CaptureMode | null;
  ask: (mode: CaptureMode | null) => void;
}

const CaptureContext = createContext<Capturing | null>(null);

export function useCapturing(): Capturing {
  const capturing = useContext(CaptureContext);
  if (capturing === null) throw new Error('useCapturing must be used within a CaptureProvider');
  return capturing;
}

/** Returns whether this tab is capturing the session's call or has paused. */
export function useIsCapturing(): boolean {
  return useCapturing().capture.store(({ status }) => status === 'recording' || status === 'paused');
}

const nothing: SendState = { waiting: 0, waitingMs: 0, refused: 0, problem: null, echo: false };

/** Creates what a session's capture needs, once per session. */
function wire(organizationId: string, userId: string, sessionId: string) {
  const owner = `${organizationId}.${userId}:${sessionId}`;
  const buffer = pieceBuffer(owner);
  const store = create<SendState>(() => nothing);
  let sender: PieceSender | null = null;
  const begin = async (captureId: string, mode: CaptureMode): Promise<number> => {
    const started = await call(startCapture, { sessionId, captureId, mode, consent: true }, { organizationId });
    return started.clockMs;
  };
  const capture = createCapture({ owner, buffer, begin, onReady: () => sender?.look() });
  return {
    capture,
    store,
    open(): void {
      sender = createPieceSender({
        sessionId,
        buffer,
        send: (input, signal) => call(addPiece, input, { organizationId, signal }),
        tell: (state) => store.setState(state),
      });
    },
    /** Takes over pieces left by a closed page. */
    async recover(): Promise<void> {
      const held = (await navigator.locks?.query())?.held?.map(({ name }) => name) ?? [];
      await buffer.closeOrphans((captureId) => held.includes(lockOf(captureId)));
      sender?.look();
    },
    again: () => void sender?.again(),
    discard: () => void sender?.discardRefused(),
    /** Stops capturing; stored pieces are still sent while the page is open. */
    async close(): Promise<void> {
      const last = sender;
      await capture.stop();
      last?.finish();
    },
  };
}

/** Marker set in this tab during a capture: if found after a reload, the reload ended it. */
const markOf = (sessionId: string): string => `capturing:${sessionId}`;

function interruptedMode(sessionId: string): CaptureMode | null {
  const kept = inTab.read(markOf(sessionId));
  return kept === null ? null : (captureModes.find((each) => each === kept) ?? 'microphone');
}

/** Keeps a capture running across all views of the session; leaving the session ends it. */
export function CaptureProvider({ children }: { children: ReactNode }) {
  const { session } = useDiscovery();
  const { membership, user } = useMember();
  const { sessionId } = session;
  const wired = useMemo(
    () => wire(membership.clerkOrgId, user.id, sessionId),
    [membership.clerkOrgId, user.id, sessionId],
  );
  const [interrupted, setInterrupted] = useState(() => interruptedMode(sessionId));
  const [asking, ask] = useState<CaptureMode | null>(null);
  useEffect(() => {
    wired.open();
    const key = markOf(sessionId);
    let takeBack: (() => void) | undefined;
    const unsubscribe = wired.capture.store.subscribe(({ status, mode }) => {
      takeBack?.();
      takeBack = status === 'idle' ? undefined : markUnsaved('call');
      if (status === 'recording') {
        inTab.write(key, mode ?? '');
        setInterrupted(null);
      }
      if (status === 'idle') inTab.drop(key);
    });
    inTab.drop(key);
    wired.recover().catch(() => undefined);
    const warn = (event: BeforeUnloadEvent): void => {
      if (wired.capture.store.getState().status !== 'idle') event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      unsubscribe();
      takeBack?.();
      window.removeEventListener('beforeunload', warn);
      if (wired.capture.store.getState().status !== 'idle')
        showToast({ title: 'Capture stopped', description: 'You left the session. What was said until now is kept.' });
      void wired.close();
    };
  }, [wired, sessionId]);
  const capturing = useMemo<Capturing>(
    () => ({
      capture: wired.capture,
      sender: { store: wired.store, again: wired.again, discard: wired.discard },
      interrupted,
      asking,
      ask,
    }),
    [wired, interrupted, asking],
  );
  return <CaptureContext value={capturing}>{children}</CaptureContext>;
}
