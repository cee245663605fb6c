/** Families of type that the PDF engine carries, so that file, page and preview look alike. */
export const brandFonts = ['newsreader', 'inter'] as const;
export type BrandFont = (typeof brandFonts)[number];
