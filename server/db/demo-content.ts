import { join } from 'node:path';

/** The fictional prospect whose site is bundled, and the address that signs in to the demo workspace. */
export const demoSite = {
  host: 'www.fernhollow.example',
  folder: join(import.meta.dirname, 'demo-site'),
  adminEmail: 'dana@waymark.example',
};

/** The fictional selling company of the demo workspace. */
export const demoSeller = {
  organization: 'Waymark Systems (demo)',
  website: 'https://www.waymark.example/',
  industry: 'Supply Chain and Logistics',
  plan: { plan: 'annual', seats: 5 } as const,
  admin: { email: demoSite.adminEmail, firstName: 'Dana', lastName: 'Whitlock' },
  solutions: [
    {
      name: 'Waymark Dispatch',
      description:
        'Plans runs for mixed fleets, replans them when a vehicle drops out or an order changes late, and shows drivers and dispatchers ' +
        'in every depot the same plan. Gives customers the status of each load before they call, and takes routine planning off short-handed teams.',
    },
    {
      name: 'Waymark Proof',
      description:
        'Keeps temperature records, bills of lading, customs entries and proofs of delivery of every consignment in one place, so that no ' +
        'paperwork is typed twice, and gives retailers and auditors the complete chain of custody.',
    },
  ],
};

/** Content of the demo workspace; the files are in the folder beside this file. */
export const demoLibrary = {
  folder: join(import.meta.dirname, 'demo-library'),
  documents: [
    {
      name: 'Waymark price list 2026.md',
      contentType: 'Pricing',
      audience: ['Finance', 'Procurement'],
      description: 'Plans, what counts as a vehicle, terms of payment',
    },
    {
      name: 'Case study Larkfield Fresh.md',
      contentType: 'Case study',
      audience: ['Operations'],
      description: 'A chilled-food haulier replans in minutes',
    },
    {
      name: 'Security and data protection.md',
      contentType: 'Security and compliance',
      audience: ['IT'],
      description: 'Answers for security reviews',
    },
    {
      name: 'Objections we hear.md',
      contentType: 'Objection handling',
      audience: ['Sales'],
      description: 'What our best sellers answer',
    },
  ],
};

/** The prospect of the first demo prep. */
export const demoProspect = {
  firstName: 'Rhys',
  lastName: 'Tolland',
  roleTitle: 'Chief Operating Officer',
  prospWebUrl: `https://${demoSite.host}/`,
};
