import { limits } from '#contract/limits.ts';

const headerBytes = 44;
const bits = 16;

/** Wraps 16-bit mono samples in a WAV file. */
export function wavOf(pcm: Uint8Array): Uint8Array<ArrayBuffer> {
  const rate = limits.capture.sampleRate;
  const file = new Uint8Array(headerBytes + pcm.length);
  const view = new DataView(file.buffer);
  const write = (at: number, text: string): void => {
    for (let index = 0; index < text.length; index += 1) view.setUint8(at + index, text.charCodeAt(index));
  };
  write(0, 'RIFF');
  view.setUint32(4, headerBytes - 8 + pcm.length, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, (rate * bits) / 8, true);
  view.setUint16(32, bits / 8, true);
  view.setUint16(34, bits, true);
  write(36, 'data');
  view.setUint32(40, pcm.length, true);
  file.set(pcm, headerBytes);
  return file;
}
