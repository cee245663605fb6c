/** Families of type that the PDF engine carries, so that file, page and preview look alike. */
export const brandFonts = ['newsreader', 'inter'] as const;
export type BrandFont = (typeof brandFonts)[number];

/** How an organization's proposals look, wherever they are read. `color`: '#rrggbb' or empty; empty: the product's own. */
export interface Brand {
  color: string;
  font: BrandFont | '';
}
