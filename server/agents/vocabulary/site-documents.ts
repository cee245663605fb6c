/** Words by which a site names documents that tell of the company itself, in its address or its link. */
export const annualReportWords: readonly string[] = [
  'annual[-_ ]?(?:report|review|accounts)',
  'year[-_ ]in[-_ ]review',
  'impact[-_ ]?report',
  'sustainability[-_ ]?report',
  'jahresbericht',
  'gesch(?:ä|ae)ftsbericht',
  'nachhaltigkeitsbericht',
  'rapport[-_ ]annuel',
  'informe[-_ ]anual',
  'memoria[-_ ]anual',
  'jaarverslag',
  'relazione[-_ ]annuale',
];
export const priceListWords: readonly string[] = [
  'price[-_ ]?list',
  'pricelist',
  'rate[-_ ]?card',
  'tariff[-_ ]?(?:list|sheet|table|card)',
  'preisliste',
  'liste[-_ ]de[-_ ]prix',
  'tarifs',
  'lista[-_ ]de[-_ ]precios',
  'tarifas',
  'prijslijst',
  'listino',
];
export const brochureWords: readonly string[] = [
  'brochures?',
  'company[-_ ]?(?:profile|presentation|overview)',
  'corporate[-_ ]?(?:profile|brochure)',
  'fact[-_ ]?sheet',
  'unternehmens(?:profil|brosch(?:ü|ue)re)',
  'imagebrosch(?:ü|ue)re',
  'plaquette',
  'folleto',
  'bedrijfsbrochure',
];
