import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

interface Frame {
  file: string;
  /** Seconds on the browser's clock. */
  at: number;
}

interface Cue {
  from: number;
  text: string;
}

export interface Recording {
  /** Shows a caption from now until the next one. */
  say(text: string): void;
  /** Returns the frames so far, with times starting at zero. */
  stop(): Promise<{ list: string; cues: Cue[]; seconds: number }>;
}

/** Records a page's frames into `folder`: one per change, none while nothing moves. */
export async function startRecording(page: Page, folder: string): Promise<Recording> {
  mkdirSync(folder, { recursive: true });
  const frames: Frame[] = [];
  const cues: Cue[] = [];
  const began = Date.now() / 1000;
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const file = join(folder, `${String(frames.length).padStart(6, '0')}.jpg`);
    writeFileSync(file, Buffer.from(data, 'base64'));
    frames.push({ file, at: metadata.timestamp ?? Date.now() / 1000 });
    void devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 95, everyNthFrame: 1 });
  return {
    say: (text) => cues.push({ from: Date.now() / 1000 - began, text }),
    async stop() {
      await devtools.send('Page.stopScreencast');
      const end = Date.now() / 1000;
      const lines = frames.map(({ file, at }, index) => {
        const shownFrom = index === 0 ? began : at;
        const until = frames[index + 1]?.at ?? end;
        return `file '${file}'\nduration ${Math.max(until - shownFrom, 0.001).toFixed(3)}`;
      });
      const last = frames.at(-1)?.file ?? '';
      const list = join(folder, 'frames.txt');
      writeFileSync(list, `${lines.join('\n')}\nfile '${last}'\n`);
      return { list, cues, seconds: end - began };
    },
  };
}

/** Runs the system's ffmpeg; throws with its output on failure. */
export function ffmpeg(...args: string[]): void {
  const done = spawnSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], { encoding: 'utf8' });
  if (done.error !== undefined) throw new Error('ffmpeg was not found. Install it and run this script again.');
  if (done.status !== 0) throw new Error(done.stderr);
}

function clock(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const pad = (n: number, width = 2): string => String(n).padStart(width, '0');
  return `${pad(Math.floor(ms / 60_000))}:${pad(Math.floor(ms / 1000) % 60)}.${pad(ms % 1000, 3)}`;
}

/** Returns the captions as WebVTT. */
export function webVtt(cues: readonly Cue[], seconds: number): string {
  const blocks = cues.map(({ from, text }, index) => {
    const until = (cues[index + 1]?.from ?? seconds) - 0.1;
    return `${clock(from)} --> ${clock(until)}\n${text}`;
  });
  return `WEBVTT\n\n${blocks.join('\n\n')}\n`;
}
