declare const shape: unique symbol;

/**
 * JSON text built by the database and passed through unchanged. `T` is its parsed type; a test checks it against the
 * contract, since no schema does at run time.
 */
export class JsonText<T> {
  declare readonly [shape]: T;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }

  read(): T {
    return JSON.parse(this.text) as T;
  }
}
