import { create } from 'zustand';
import type { CaptureMode, Channel } from '#contract/capture.ts';
import { newUuid } from '#web/lib/request-id.ts';
import { keepChannel } from './keep-channel.ts';
import { stopStream } from './open-streams.ts';
import { BufferFull, type PieceBuffer } from './piece-buffer.ts';
import { recognize } from './recognize.ts';
import { listenTo, type Streams } from './recorder.ts';

type Side = 'rep' | 'prospect';

interface CaptureState {
  status: 'idle' | 'starting' | 'recording' | 'paused';
  mode: CaptureMode | null;
  /** Current speaker's side, if the microphone picks up both. */
  side: Side;
  /** Whether both sides use one microphone and the rep marks who speaks. */
  shared: boolean;
  /** Level of each channel, in decibels below full scale. */
  levels: Record<Channel, number>;
  /** Whether the microphone picks up the shared tab. */
  echo: boolean;
  /** What stopped or impairs the capture; null: nothing. */
  problem: string | null;
}

export interface StartCapture {
  mode: CaptureMode;
  /** Null: the browser's own recognition opens the microphone itself. */
  streams: Streams | null;
  shared: boolean;
}

interface Wiring {
  owner: string;
  buffer: PieceBuffer;
  /** Starts the capture on the server; returns the call clock in milliseconds. */
  begin: (captureId: string, mode: CaptureMode) => Promise<number>;
  /** Called when something is ready to send. */
  onReady: () => void;
}

export const silent = -100;
const idle: CaptureState = {
  status: 'idle',
  mode: null,
  side: 'rep',
  shared: false,
  levels: { mic: silent, tab: silent },
  echo: false,
  problem: null,
};
/** Frames between meter updates: ten per second. */
const meterFrames = 5;

/** Lock held while a capture runs, so that other tabs don't treat its open pieces as orphans. */
export const lockOf = (captureId: string): string => `capture:${captureId}`;

function holdLock(captureId: string): () => void {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks?.request(lockOf(captureId), () => held).catch(() => undefined);
  return release;
}

/** Captures a session's call in this tab: stores audio or words in the buffer, independent of the network. */
export function createCapture({ owner, buffer, begin, onReady }: Wiring) {
  const store = create<CaptureState>(() => idle);
  const set = store.setState;
  let end: (() => Promise<void>) | null = null;
  let flush: (() => Promise<void>) | null = null;

  const failed = (error: unknown): void => {
    const full = error instanceof BufferFull;
    set({
      problem: full
        ? 'This device can’t keep more of the call. Capture has stopped; what was said until now is kept.'
        : 'This browser can’t keep the call’s sound. Capture has stopped. Take notes instead.',
    });
    void stop();
  };

  async function hearStreams(streams: Streams, captureId: string, now: () => number): Promise<() => Promise<void>> {
    const common = { owner, captureId, buffer, onReady, onFailure: failed, onEcho: () => set({ echo: true }) };
    const mic = keepChannel({ ...common, channel: 'mic', side: () => store.getState().side });
    const tab = keepChannel({ ...common, channel: 'tab', side: () => 'prospect' });
    let counted = 0;
    let loudest = { mic: silent, tab: silent };
    const close = await listenTo(streams, now, (frames, echo, atMs) => {
      if (store.getState().status !== 'recording') return;
      const levels = {
        mic: mic.push(frames.mic, atMs, echo),
        tab: streams.tab === null ? silent : tab.push(frames.tab, atMs, false),
      };
      loudest = { mic: Math.max(loudest.mic, levels.mic), tab: Math.max(loudest.tab, levels.tab) };
      counted += 1;
      if (counted % meterFrames !== 0) return;
      set({ levels: loudest });
      loudest = { mic: silent, tab: silent };
    });
    flush = async () => {
      await Promise.all([mic.flush(), tab.flush()]);
    };
    for (const track of streams.mic.getAudioTracks())
      track.addEventListener('ended', () => {
        set({ problem: 'The microphone was disconnected. Capture has stopped; what was said until then is kept.' });
        void stop();
      });
    for (const track of streams.tab?.getAudioTracks() ?? [])
      track.addEventListener('ended', () => {
        set({ problem: 'The tab is no longer shared: the prospect isn’t heard. Stop and start again to share it.' });
      });
    return async () => {
      await close();
      await flush?.();
      stopStream(streams.mic);
      stopStream(streams.tab);
    };
  }

  function hearWords(captureId: string, now: () => number): () => Promise<void> {
    let number = 0;
    let steps: Promise<unknown> = Promise.resolve();
    const close = recognize(
      (text) => {
        const { status, side } = store.getState();
        if (status !== 'recording') return;
        const piece = {
          id: newUuid(),
          owner,
          captureId,
          channel: 'mic' as const,
          side,
          number,
          atMs: Math.max(0, Math.round(now())),
          overlapMs: 0,
          durationMs: 0,
          text,
          refused: null,
        };
        number += 1;
        steps = steps.then(() => buffer.put(piece)).then(onReady, failed);
      },
      (text) => {
        set({ problem: text });
        void stop();
      },
    );
    return async () => {
      close();
      await steps;
    };
  }

  async function stop(): Promise<void> {
    const ending = end;
    end = null;
    flush = null;
    set({ status: 'idle', mode: null, levels: idle.levels });
    await ending?.();
    onReady();
  }

  return {
    store,
    async start({ mode, streams, shared }: StartCapture): Promise<void> {
      if (store.getState().status !== 'idle') return;
      set({ ...idle, status: 'starting', mode, shared });
      const captureId = newUuid();
      try {
        const clockMs = await begin(captureId, mode);
        const began = Date.now() - clockMs;
        const now = (): number => Date.now() - began;
        const release = holdLock(captureId);
        const close = streams === null ? hearWords(captureId, now) : await hearStreams(streams, captureId, now);
        end = async () => {
          await close();
          release();
        };
        set({ status: 'recording' });
      } catch (error) {
        set(idle);
        stopStream(streams?.mic ?? null);
        stopStream(streams?.tab ?? null);
        throw error;
      }
    },
    stop,
    async pause(): Promise<void> {
      set({ status: 'paused', levels: idle.levels });
      await flush?.();
    },
    resume(): void {
      set({ status: 'recording' });
    },
    /** Switches the current speaker to the other side. */
    async turn(side: Side): Promise<void> {
      const before = flush;
      // The piece in progress belongs to the previous speaker.
      const ended = before?.();
      set({ side });
      await ended;
    },
  };
}
export type Capture = ReturnType<typeof createCapture>;
