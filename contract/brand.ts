/** Font families bundled with the PDF engine, so that file, page and preview look alike. */
export const brandFonts = ['newsreader', 'inter'] as const;
export type BrandFont = (typeof brandFonts)[number];

/** How an organization's proposals look everywhere. `color` is '#rrggbb'; empty values use the product's defaults. */
export interface Brand {
  color: string;
  font: BrandFont | '';
}
