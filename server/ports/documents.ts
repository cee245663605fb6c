/** Sets a document and answers it as a PDF. What people typed travels as data and is never read as markup. */
export interface Documents {
  pdf(template: string, data: object): Promise<Uint8Array>;
}
