import { markSpeech } from '#server/agents/said/mark-speech.ts';
import type { CallLine } from './call-line.ts';

/** Returns a line's text as it is heard: what a speech recognizer wrote without marks gets them. */
export const spokenText = ({ side, text }: CallLine): string =>
  side === 'note' ? text : (markSpeech(text)?.text ?? text);
