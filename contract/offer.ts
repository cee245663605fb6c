import { z } from 'zod';
import { companySizes } from './company-sizes.ts';
import { endpoint } from './endpoint.ts';
import { industries } from './industries.ts';
import { limits } from './limits.ts';
import { block, line, outsideId } from './text.ts';

const { offer } = limits.proposal;

/** Where the content states this part of the offer; null if it was typed. */
export const offerSourceSchema = z
  .object({ contentId: outsideId(), passageId: outsideId(), title: line(limits.discovery.nameMax) })
  .nullable();

/** `price`: a decimal as printed, without currency, such as '1,800.00'. Empty: to be confirmed. */
export const priceItemSchema = z.object({
  id: z.uuid(),
  item: line(offer.nameMax).min(1, 'Name the item'),
  unit: line(offer.unitMax),
  price: line(offer.priceMax).refine((price) => price === '' || /^\d[\d.,’' ]*$/u.test(price), 'Enter a number'),
  source: offerSourceSchema,
});
export type PriceItem = z.infer<typeof priceItemSchema>;

const proofPointSchema = z.object({
  id: z.uuid(),
  text: block(offer.textMax).min(1, 'Write the proof point'),
  source: offerSourceSchema,
});

/** `named`: outsiders may see the customer's name; `anonymous`: the story without the name; `private`: never shared. */
const publishings = ['named', 'anonymous', 'private'] as const;

const sizes: readonly string[] = ['', ...companySizes];

export const caseStudySchema = z.object({
  id: z.uuid(),
  customer: line(offer.nameMax).min(1, 'Name the customer'),
  publish: z.enum(publishings),
  /** The customer's, to choose the cases that are most like a prospect; empty or missing: not set. */
  industry: line(limits.text.personName)
    .refine(
      (label) => label === '' || industries.some((one) => one.label === label),
      'Choose an industry from the list',
    )
    .optional(),
  companySize: line(limits.text.word)
    .refine((size) => sizes.includes(size), 'Choose a company size from the list')
    .optional(),
  situation: block(offer.textMax),
  solution: block(offer.textMax),
  elements: z.array(block(offer.textMax)).max(offer.elements),
  values: z.array(block(offer.textMax)).max(offer.elements),
  source: offerSourceSchema,
});
export type CaseStudy = z.infer<typeof caseStudySchema>;

export const offerSchema = z.object({
  /** ISO 4217, or empty. */
  currency: line(3).regex(/^(?:[A-Z]{3})?$/u, 'Use three letters, like USD'),
  /** ISO date through which prices are valid; null if not set. */
  validUntil: z.iso.date().nullable(),
  priceItems: z.array(priceItemSchema).max(offer.items),
  /** Terms, discounts and minimums, one sentence each. */
  rules: z.array(block(offer.textMax)).max(offer.rules),
  proofPoints: z.array(proofPointSchema).max(offer.items),
  caseStudies: z.array(caseStudySchema).max(offer.cases),
});
/** What a proposal may print besides solutions: prices, proof and customers. */
export type Offer = z.infer<typeof offerSchema>;

export const emptyOffer: Offer = {
  currency: '',
  validUntil: null,
  priceItems: [],
  rules: [],
  proofPoints: [],
  caseStudies: [],
};

/** `revision` counts changes; saving over an older revision is rejected. */
const stored = z.object({ offer: offerSchema, revision: z.number().int() });

export const readOffer = endpoint({
  method: 'GET',
  path: '/api/offer',
  access: 'member',
  summary: 'Price list, proof points and case studies',
  input: z.object({}),
  output: stored,
});

export const changeOffer = endpoint({
  method: 'PUT',
  path: '/api/offer',
  access: 'admin',
  summary: 'Replace the price list, the proof points and the case studies',
  input: z.object({ offer: offerSchema, revision: z.number().int() }),
  output: stored,
});

/** Prices and customers found in the content but missing from the offer; unused until someone adds them. */
export const suggestOffer = endpoint({
  method: 'GET',
  path: '/api/offer/suggestions',
  access: 'member',
  summary: 'Prices and case studies found in the content',
  input: z.object({}),
  output: z.object({
    currency: z.string(),
    /** ISO date through which the content says that all prices hold; null: none, or the offer has one. */
    validUntil: z.iso.date().nullable(),
    priceItems: z.array(priceItemSchema),
    rules: z.array(z.string()),
    caseStudies: z.array(caseStudySchema),
  }),
});
export type OfferSuggestions = z.infer<(typeof suggestOffer)['output']>;
