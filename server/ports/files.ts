/** Where uploaded and made files are kept: a folder by default, or a bucket. Keys are made by the server, never by a user. */
export interface Files {
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Keeps what comes until its end; answers its length, null when it is longer than `maxBytes` and nothing was kept. */
  writeStream(key: string, chunks: AsyncIterable<Uint8Array>, maxBytes: number): Promise<number | null>;
  /** Null: there is no such file. */
  read(key: string): Promise<Uint8Array | null>;
  remove(key: string): Promise<void>;
  /** Every file that is kept, in any order. */
  keys(): AsyncIterable<string>;
  /** Throws when nothing can be stored. */
  check(): Promise<void>;
}

/** A store of files elsewhere gave no use of itself; `message` says how it failed and names no file. */
export class FilesUnavailable extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`The file storage failed: ${reason}`, options);
    this.name = 'FilesUnavailable';
  }
}
