import type { CaptureMode, CaptureSettings } from '#contract/capture.ts';
import { hasMicrophones, hasTabSound } from './open-streams.ts';
import { hasRecognition } from './recognize.ts';

export const modeTexts: Record<CaptureMode, { title: string; text: string }> = {
  microphone: {
    title: 'Microphone',
    text: 'For calls on a phone, in a room, or in another app.',
  },
  'microphone-tab': {
    title: 'Microphone and tab',
    text: 'For calls in a browser tab. Your words and theirs stay apart.',
  },
  browser: {
    title: 'Browser recognition',
    text: 'The browser writes down what your microphone hears. Its maker hears the call.',
  },
};

/** Returns why a mode is unavailable, or null if it can be used. */
export function whyNot(mode: CaptureMode, settings: CaptureSettings): string | null {
  if (settings.consent === 'off') return 'Your organization doesn’t capture calls.';
  if (!hasMicrophones()) return 'Browsers allow the microphone on https addresses only.';
  if (mode === 'browser') return hasRecognition() ? null : 'This browser has no speech recognition.';
  if (settings.transcription === null)
    return 'No transcription server is set. Your operator needs to set TRANSCRIPTION_URL and TRANSCRIPTION_NAME.';
  if (mode === 'microphone-tab' && !hasTabSound())
    return 'This browser doesn’t share a tab’s sound. Use Chrome or Edge on a computer.';
  return null;
}

/** Returns the modes to choose from; the browser's own recognition only if an admin allowed it. */
export function modesFor({ browserRecognition }: CaptureSettings): CaptureMode[] {
  return ['microphone', 'microphone-tab', ...(browserRecognition ? (['browser'] as const) : [])];
}

/** Text the rep says or pastes into the call's chat. */
export const disclosure =
  'I use Dealwright to write down what we say, so I can listen instead of typing. The audio isn’t kept. Is that OK with everyone?';
