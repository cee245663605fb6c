/** Sets a document and answers it as a PDF. What people typed travels as data and is never read as markup. */
export interface Documents {
  /** `pictures`: PNG files by the names that the template knows them by. */
  pdf(template: string, data: object, pictures?: Readonly<Record<string, Uint8Array>>): Promise<Uint8Array>;
}
