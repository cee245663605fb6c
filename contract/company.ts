import { z } from 'zod';
import { companySizes } from './company-sizes.ts';
import { endpoint } from './endpoint.ts';
import { roleSchema } from './identity.ts';
import { industries } from './industries.ts';
import { limits } from './limits.ts';
import { companyRecordSchema } from './records-company.ts';
import { storedRecord, storedUserFields } from './records.ts';
import { block, line, outsideId, properName } from './text.ts';

export const requiredFieldsText = 'Please fill out all required fields.';
export const websiteText = 'Please enter a valid website URL.';
export const logoTypeText = 'Logo must be an image file';
export const uploadLogoFirstText = 'Upload the logo first';
export const logoSizeText = 'File size must be less than 2MB';

/** Returns whether `value` parses as an http or https URL (decision A50). */
export function isWebsite(value: string): boolean {
  return URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol);
}

const website = line(limits.text.address).refine(isWebsite, websiteText);
const industry = line(limits.text.personName).refine(
  (label) => industries.some((one) => one.label === label),
  'Choose an industry from the list',
);
const companySize = line(limits.text.word).refine(
  (size) => size === '' || companySizes.some((one) => one === size),
  'Choose a size from the list',
);
const logoUrl = line(500).regex(/^(\/files\/[\w.-]+)?$/, uploadLogoFirstText);

/** What an installation is called in client records unless the operator says otherwise (decision A53). */
export const defaultInstance = 'Development';

/** Takes multipart form data with the field `file`, not JSON. */
export const uploadLogo = endpoint({
  method: 'POST',
  path: '/api/blob-upload/route',
  access: 'member',
  summary:
    'Upload a logo under 2 MB, kept as a square picture without its metadata; with purpose=content, a file to train on, up to 100 MB',
  input: z.object({ purpose: z.enum(['content']).optional() }),
  output: z.object({ url: z.string() }),
});

export const createClient = endpoint({
  method: 'POST',
  path: '/api/records/client/create-client/route',
  access: 'admin',
  summary: 'Create the client record of the organization, or change it if there is one',
  input: z.object({
    orgName: properName(limits.organizationName.max).min(1, 'Organization name is required'),
    clerkOrgId: outsideId().min(1),
    orgWebsite: website,
    orgLogo: logoUrl.default(''),
    /** Without it, the operator's setting. */
    instance: line(50).optional(),
    companyIndustry: industry,
    logoFilename: line(300).default(''),
    logoMimeType: line(100).default(''),
    logoUploadedAt: line(50).default(''),
  }),
  output: z.object({ data: z.object({ id: z.string() }) }),
});

export const createUser = endpoint({
  method: 'POST',
  path: '/api/records/user/create-user/route',
  access: 'member',
  summary: 'Create user records for people of the company; a repeat changes nothing',
  input: z.object({
    users: z
      .array(
        z.object({
          firstName: properName(limits.text.personName).optional(),
          lastName: properName(limits.text.personName).optional(),
          email: line(limits.text.email).min(1),
          clerkUserId: outsideId().default(''),
          clerkOrgMemId: outsideId().default(''),
          clientId: outsideId().default(''),
          instance: line(50).default(defaultInstance),
          role: roleSchema.default('org:admin'),
        }),
      )
      .min(1)
      .max(100),
  }),
  output: z.object({ records: z.array(storedRecord(storedUserFields)) }),
});

export const getClientByOrganization = endpoint({
  method: 'GET',
  path: '/api/records/client/get-client-by-orgid/route',
  access: 'member',
  summary: 'The client record of the organization, as a list of up to one',
  input: z.object({ clerkOrgId: outsideId().optional() }),
  output: z.object({ clients: z.array(companyRecordSchema) }),
});

export const updateClient = endpoint({
  method: 'PATCH',
  path: '/api/records/client/update-client/route',
  access: 'admin',
  summary: 'Change fields of the client record',
  input: z
    .object({
      recordId: outsideId().min(1),
      'Company Name': properName(limits.organizationName.max).min(1).optional(),
      'Company Website': website.optional(),
      'Company Industry': industry.optional(),
      'Company Size': companySize.optional(),
      'Company Description': block(limits.company.descriptionMax).optional(),
      'logo name': line(300).optional(),
      'logo url': logoUrl.optional(),
      'logo type': line(100).optional(),
      'logo uploaded-at': line(50).optional(),
      /** Any value marks the wizard as completed. */
      'Setup Finished': line(40).optional(),
    })
    .strict(),
  output: z.object({ updatedRecordId: z.string() }),
});

/** Reads the company's home page and proposes values; stores nothing until a person confirms. */
export const readWebsite = endpoint({
  method: 'POST',
  path: '/api/company/read-website',
  access: 'admin',
  summary: "Propose company details from the company's own website",
  timeoutMs: 60_000,
  input: z.object({ website }),
  output: z.object({
    url: z.string(),
    name: z.string(),
    description: z.string(),
    /** Empty if the page does not say. */
    industrySlug: z.string(),
    /** A square image as a data URL; empty if none could be read. */
    logo: z.string(),
  }),
});
