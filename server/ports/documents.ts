/** Typesets documents as PDF. User text is passed as data and never parsed as markup. */
export interface Documents {
  /** `pictures`: PNG files by their names in the template. */
  pdf(template: string, data: object, pictures?: Readonly<Record<string, Uint8Array>>): Promise<Uint8Array>;
}
