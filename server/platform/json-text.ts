declare const shape: unique symbol;

/**
 * An answer that the database already wrote as JSON: passed through as it is. `T` is what it reads as; a test of the
 * call holds it against the contract, since no schema does on the way out.
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
