import type { Channel } from '#contract/capture.ts';
import { createEchoGuard } from './echo-guard.ts';
import { createResampler } from './to-sixteen-khz.ts';
import { frameMs, levelOf } from './voice-gate.ts';
import { limits } from '#contract/limits.ts';
import workletAddress from './sound.worklet.ts?worker&url';

export interface Streams {
  mic: MediaStream;
  tab: MediaStream | null;
}

/** Called with each 20 ms of both channels, equal in length. */
export type Listener = (frames: Record<Channel, Float32Array>, echo: boolean, atMs: number) => void;

/** A gap this long, in milliseconds, means that the machine slept: the clock continues, the audio doesn't. */
const sleptMs = 1000;

/**
 * Listens to the streams until closed.
 * `now` returns the call clock in milliseconds.
 * Resamples where the browser can't open a stream at 16,000 samples per second.
 */
export async function listenTo(streams: Streams, now: () => number, listener: Listener): Promise<() => Promise<void>> {
  const sources = [streams.mic, streams.tab];
  const open = (options?: AudioContextOptions) => {
    const context = new AudioContext(options);
    try {
      const nodes = sources.map((stream) => (stream === null ? null : context.createMediaStreamSource(stream)));
      return { context, nodes };
    } catch (error) {
      void context.close();
      throw error;
    }
  };
  let opened: ReturnType<typeof open>;
  try {
    opened = open({ sampleRate: limits.capture.sampleRate });
  } catch {
    opened = open();
  }
  const { context, nodes } = opened;
  await context.audioWorklet.addModule(workletAddress);
  await context.resume();
  const node = new AudioWorkletNode(context, 'sound', { numberOfInputs: 2, numberOfOutputs: 1 });
  for (const [at, source] of nodes.entries()) source?.connect(node, 0, at);
  // Some browsers don't run unconnected nodes; this node's output is silence.
  node.connect(context.destination);
  const guard = createEchoGuard();
  const queues: Record<Channel, Float32Array[]> = { mic: [], tab: [] };
  let at: number | null = null;
  const drain = (): void => {
    while (queues.mic.length > 0 && queues.tab.length > 0) {
      const [mic, tab] = [queues.mic.shift(), queues.tab.shift()];
      if (mic === undefined || tab === undefined) return;
      const present = now();
      if (at === null || present - at > sleptMs) at = Math.max(0, present - frameMs);
      const echo = streams.tab !== null && guard(levelOf(mic), levelOf(tab));
      listener({ mic, tab }, echo, at);
      at += frameMs;
    }
  };
  const mic = createResampler(context.sampleRate, (frame) => queues.mic.push(frame));
  const tab = createResampler(context.sampleRate, (frame) => queues.tab.push(frame));
  const take = ({ data }: MessageEvent<[Float32Array, Float32Array]>): void => {
    mic(data[0]);
    tab(data[1]);
    drain();
  };
  node.port.addEventListener('message', take);
  node.port.start();
  return async () => {
    node.port.removeEventListener('message', take);
    node.disconnect();
    await context.close();
  };
}
