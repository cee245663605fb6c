/**
 * Stores uploaded and generated files: in a folder by default, or a bucket. The server creates the keys, never a user.
 */
export interface Files {
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Stores a stream; returns its length, or null if it exceeds `maxBytes` and nothing was stored. */
  writeStream(key: string, chunks: AsyncIterable<Uint8Array>, maxBytes: number): Promise<number | null>;
  /** Returns null if there is no such file. */
  read(key: string): Promise<Uint8Array | null>;
  remove(key: string): Promise<void>;
  /** Lists every stored file, in any order. */
  keys(): AsyncIterable<string>;
  /** Throws if nothing can be stored. */
  check(): Promise<void>;
}

/** Thrown if the external file store failed; `message` says how and names no file. */
export class FilesUnavailable extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`The file storage failed: ${reason}`, options);
    this.name = 'FilesUnavailable';
  }
}
