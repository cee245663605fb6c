/** The scope of an audio worklet, which the page's types lack. */
interface WorkletScope {
  AudioWorkletProcessor: new () => { readonly port: MessagePort };
  registerProcessor(name: string, processor: unknown): void;
}
const scope = globalThis as unknown as WorkletScope;

/** About 20 ms at 48,000 samples per second: fewer messages than one per 128 samples. */
const blocks = 8;

/** Passes both channels to the page in sync; a channel without a source is silent. */
class SoundProcessor extends scope.AudioWorkletProcessor {
  private taken: [Float32Array, Float32Array][] = [];

  process(inputs: Float32Array[][]): boolean {
    const length = inputs[0]?.[0]?.length ?? inputs[1]?.[0]?.length ?? 128;
    const one = (input: Float32Array[] | undefined): Float32Array => {
      const mono = new Float32Array(length);
      for (const channel of input ?? [])
        for (let at = 0; at < length; at += 1) mono[at] = (mono[at] ?? 0) + (channel[at] ?? 0) / (input?.length ?? 1);
      return mono;
    };
    this.taken.push([one(inputs[0]), one(inputs[1])]);
    if (this.taken.length < blocks) return true;
    const all = ([0, 1] as const).map((channel) => {
      const joined = new Float32Array(this.taken.reduce((sum, each) => sum + each[channel].length, 0));
      let at = 0;
      for (const each of this.taken) {
        joined.set(each[channel], at);
        at += each[channel].length;
      }
      return joined;
    });
    this.taken = [];
    this.port.postMessage(
      all,
      all.map(({ buffer }) => buffer),
    );
    return true;
  }
}
scope.registerProcessor('sound', SoundProcessor);
