import { z } from 'zod';
import { limits } from './limits.ts';
import { block, line } from './text.ts';

/** Text fields: API name -> stored name. The only mapping between the two (decision A99). */
export const storedTexts = {
  sessionName: 'DiscoverySessionName',
  firstName: 'ProspectFirstName',
  lastName: 'ProspectLastName',
  email: 'ProspectEmail',
  companyName: 'ProspectCompany',
  industryType: 'Industry',
  companySize: 'Company Size',
  urgencyLevel: 'Urgency Level',
  roleTitle: 'RoleTitle',
  linkedIn: 'LinkedInUrl',
  prospWebUrl: 'ProspectUrl',
  currentFinancialImpact: 'BarrierFinancialImpact',
  targetDate: 'TargetBarrierDate',
  currentEmotionalImpact: 'BarrierPersonalImpact',
  futureFinancialImpact: 'OutcomeFinancialImpact',
  emotionalRelief: 'OutcomeEmotionalRelief',
  urgencyStatement: 'UrgencyStatement',
  financialImpactStatement: 'OutcomeFinStatement',
  solutionId: 'SolutionId',
  solutionName: 'SolutionName',
  currentSituation: 'CurrentSituation',
  vision: 'Vision',
  solutionOverview: 'SolutionOverview',
  businessOutcomes: 'BusinessOutcomes',
  pricingModel: 'PricingModel',
  roiAnalysis: 'RoiAnalysis',
  caseSituation1: 'CaseSituation1',
  caseSolDescr1: 'CaseSolDescr1',
  caseSituation2: 'CaseSituation2',
  caseSolDescr2: 'CaseSolDescr2',
} as const;
export type TextField = keyof typeof storedTexts;

/** List fields: API name -> stored name. */
export const storedLists = {
  barriers: 'CurrentBarriers',
  desiredOutcomes: 'Outcomes',
  barrierThemes: 'BarrierThemes',
  currentEmotionalThemes: 'CurrentEmotionalThemes',
  outcomeThemes: 'OutcomeThemes',
  futureEmotionalThemes: 'FutureEmotionalThemes',
  challenges: 'Challenges',
  keyComponents: 'KeyComponents',
  approach: 'Approach',
  personalBenefits: 'PersonalBenefits',
  riskMitigation: 'RiskMitigation',
  timeline: 'Timeline',
  caseSolution1: 'CaseSolution1',
  caseValue1: 'CaseValue1',
  caseSolution2: 'CaseSolution2',
  caseValue2: 'CaseValue2',
} as const;
export type ListField = keyof typeof storedLists;

export type SessionField = TextField | ListField;
export const sessionFieldSchema = z.custom<SessionField>(
  (field) => typeof field === 'string' && (Object.hasOwn(storedTexts, field) || Object.hasOwn(storedLists, field)),
);
export type SessionFields = Record<TextField, string> & Record<ListField, string[]>;
/** A partial update: only the keys to change. */
export type SessionChange = Partial<SessionFields>;
export type StoredFields = Record<string, string | string[]>;

export const textFields = Object.keys(storedTexts) as TextField[];
export const listFields = Object.keys(storedLists) as ListField[];
export const isListField = (field: string): field is ListField => Object.hasOwn(storedLists, field);

/** Maximum entries of each list. */
export const entriesOf: Readonly<Record<ListField, number>> = {
  barriers: limits.discovery.barriers,
  desiredOutcomes: limits.discovery.outcomes,
  barrierThemes: limits.discovery.themes,
  currentEmotionalThemes: limits.discovery.themes,
  outcomeThemes: limits.discovery.themes,
  futureEmotionalThemes: limits.discovery.themes,
  challenges: limits.discovery.otherEntries,
  keyComponents: limits.discovery.otherEntries,
  approach: limits.discovery.otherEntries,
  personalBenefits: limits.discovery.otherEntries,
  riskMitigation: limits.discovery.otherEntries,
  timeline: limits.discovery.otherEntries,
  caseSolution1: limits.discovery.otherEntries,
  caseValue1: limits.discovery.otherEntries,
  caseSolution2: limits.discovery.otherEntries,
  caseValue2: limits.discovery.otherEntries,
};

const oneLine = () => line(limits.discovery.nameMax);
const several = () => block(limits.discovery.textMax);
const entries = () => z.array(block(limits.discovery.entryMax)).max(limits.content.labels);

/** Decision A112: case-insensitive; anything but a level or '' changes nothing. */
const urgency = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.enum(['low', 'medium', 'high', '']))
  .optional()
  .catch(undefined);

/** Some automations return a list where text is expected (decision A100). */
const joined = z.union([several(), z.array(several()).max(limits.content.labels)]);

/** The fields of a full session as sent; all are optional. */
export const changeShape = {
  sessionName: oneLine().optional(),
  firstName: oneLine().optional(),
  lastName: oneLine().optional(),
  email: line(limits.text.email).optional(),
  companyName: oneLine().optional(),
  industryType: oneLine().optional(),
  companySize: line(limits.text.word).optional(),
  urgencyLevel: urgency,
  roleTitle: oneLine().optional(),
  linkedIn: line(limits.text.address).optional(),
  prospWebUrl: line(limits.text.address).optional(),
  currentFinancialImpact: several().optional(),
  targetDate: oneLine().optional(),
  currentEmotionalImpact: several().optional(),
  futureFinancialImpact: several().optional(),
  emotionalRelief: several().optional(),
  urgencyStatement: several().optional(),
  financialImpactStatement: several().optional(),
  solutionId: line(limits.text.id).optional(),
  solutionName: oneLine().optional(),
  currentSituation: several().optional(),
  vision: several().optional(),
  solutionOverview: several().optional(),
  businessOutcomes: joined.optional(),
  pricingModel: several().optional(),
  roiAnalysis: several().optional(),
  caseSituation1: several().optional(),
  caseSolDescr1: several().optional(),
  caseSituation2: several().optional(),
  caseSolDescr2: several().optional(),
  barriers: entries().optional(),
  desiredOutcomes: entries().optional(),
  barrierThemes: entries().optional(),
  currentEmotionalThemes: entries().optional(),
  outcomeThemes: entries().optional(),
  futureEmotionalThemes: entries().optional(),
  challenges: entries().optional(),
  keyComponents: entries().optional(),
  approach: entries().optional(),
  personalBenefits: entries().optional(),
  riskMitigation: entries().optional(),
  timeline: entries().optional(),
  caseSolution1: entries().optional(),
  caseValue1: entries().optional(),
  caseSolution2: entries().optional(),
  caseValue2: entries().optional(),
} as const satisfies Record<SessionField, z.ZodType>;

/** Converts a change to stored field names. */
export function toStoredFields(change: SessionChange): StoredFields {
  const stored: StoredFields = {};
  for (const field of textFields) if (change[field] !== undefined) stored[storedTexts[field]] = change[field];
  for (const field of listFields) if (change[field] !== undefined) stored[storedLists[field]] = change[field];
  return stored;
}

/** Returns all fields of a stored row; unset fields are '' or an empty list. */
export function fromStoredFields(stored: StoredFields): SessionFields {
  const text = (name: string): string => (typeof stored[name] === 'string' ? stored[name] : '');
  const list = (name: string): string[] => (Array.isArray(stored[name]) ? stored[name] : []);
  return {
    ...(Object.fromEntries(textFields.map((field) => [field, text(storedTexts[field])])) as Record<TextField, string>),
    ...(Object.fromEntries(listFields.map((field) => [field, list(storedLists[field])])) as Record<
      ListField,
      string[]
    >),
  };
}
