const chunk = 0x80_00;

/** Encodes samples as base64, little-endian. */
export function toBase64(samples: Int16Array<ArrayBuffer>): string {
  const bytes = new Uint8Array(samples.length * 2);
  const view = new DataView(bytes.buffer);
  for (const [at, sample] of samples.entries()) view.setInt16(at * 2, sample, true);
  let text = '';
  for (let at = 0; at < bytes.length; at += chunk) text += String.fromCharCode(...bytes.subarray(at, at + chunk));
  return btoa(text);
}

/** Converts samples from -1 to 1 to 16 bits. */
export function toPcm16(frames: readonly Float32Array[]): Int16Array<ArrayBuffer> {
  const all = new Int16Array(frames.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const frame of frames)
    for (const sample of frame) {
      all[at] = Math.round(Math.max(-1, Math.min(1, sample)) * 32_767);
      at += 1;
    }
  return all;
}
