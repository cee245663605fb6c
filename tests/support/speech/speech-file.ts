import { writeFileSync } from 'node:fs';
import { sayTones, toPcm } from './tone-speech.ts';

/** Upsampling factor: browsers' fake microphones need the sample rate of real ones. */
const times = 3;

/** Writes speech as a WAV file of 48,000 samples per second, for Chromium's fake microphone. */
export function writeSpeech(path: string, parts: readonly (string | number)[]): void {
  const said = sayTones(parts);
  const fine = Float32Array.from({ length: said.length * times }, (_, at) => {
    const [low, part] = [Math.floor(at / times), (at % times) / times];
    return (said[low] ?? 0) * (1 - part) + (said[low + 1] ?? 0) * part;
  });
  const pcm = toPcm(fine);
  const header = Buffer.alloc(44);
  header.write('RIFF');
  header.writeUInt32LE(36 + pcm.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(16_000 * times, 24);
  header.writeUInt32LE(16_000 * times * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(pcm.length, 40);
  writeFileSync(path, Buffer.concat([header, pcm]));
}
