import type { ImportField } from '#contract/imports.ts';

/** Column headings of other products, letters only. */
const headings: Readonly<Record<ImportField, readonly string[]>> = {
  sessionName: ['sessionname', 'session', 'title', 'dealname', 'opportunityname', 'meeting', 'discoverysessionname'],
  firstName: ['firstname', 'givenname', 'vorname', 'first', 'prospectfirstname'],
  lastName: ['lastname', 'surname', 'familyname', 'nachname', 'last', 'prospectlastname'],
  email: ['email', 'emailaddress', 'mail', 'workemail', 'prospectemail'],
  companyName: [
    'company',
    'companyname',
    'account',
    'accountname',
    'organization',
    'organisation',
    'prospectcompany',
    'firma',
  ],
  prospWebUrl: ['website', 'web', 'url', 'domain', 'companydomain', 'companywebsite', 'prospecturl', 'site'],
  roleTitle: ['role', 'roletitle', 'jobtitle', 'position', 'job'],
  industryType: ['industry', 'industrytype', 'sector', 'branche'],
  companySize: ['companysize', 'size', 'employees', 'numberofemployees'],
  linkedIn: ['linkedin', 'linkedinurl', 'linkedinprofile', 'personlinkedinurl'],
  solutionName: ['solution', 'solutionname', 'product'],
  currentFinancialImpact: ['financialimpact', 'currentfinancialimpact', 'barrierfinancialimpact', 'cost'],
  targetDate: ['targetdate', 'deadline', 'closedate', 'targetbarrierdate'],
  barriers: ['barriers', 'painpoints', 'pains', 'problems', 'currentbarriers'],
  desiredOutcomes: ['desiredoutcomes', 'outcomes', 'goals'],
};

/** Guesses the field of each column heading; assigns no field twice. */
export function guessFields(columns: readonly string[]): (ImportField | null)[] {
  const free = new Map(Object.entries(headings) as [ImportField, readonly string[]][]);
  return columns.map((column) => {
    const plain = column.toLowerCase().replace(/[^\p{L}]/gu, '');
    for (const [field, names] of free)
      if (names.includes(plain)) {
        free.delete(field);
        return field;
      }
    return null;
  });
}
