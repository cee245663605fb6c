import { z } from 'zod';
import {
  changeShape,
  isListField,
  type SessionChange,
  type SessionField,
  type SessionFields,
} from './discovery-fields.ts';

const shape = changeShape;

/** The client's own names for the same fields, grouped as the client sends them (decision A99). */
export const discoveryStateShape = {
  currentState: z
    .object({
      barriers: shape.barriers,
      financialImpact: shape.currentFinancialImpact,
      targetDate: shape.targetDate,
      emotionalImpact: shape.currentEmotionalImpact,
    })
    .optional(),
  futureState: z
    .object({
      desiredOutcomes: shape.desiredOutcomes,
      financialImpact: shape.futureFinancialImpact,
      emotionalRelief: shape.emotionalRelief,
    })
    .optional(),
  prospectInfo: z
    .object({
      firstName: shape.firstName,
      lastName: shape.lastName,
      email: shape.email,
      companyName: shape.companyName,
      industryType: shape.industryType,
      companySize: shape.companySize,
      urgencyLevel: shape.urgencyLevel,
      roleTitle: shape.roleTitle,
      linkedIn: shape.linkedIn,
      prospWebUrl: shape.prospWebUrl,
    })
    .optional(),
  aiSummary: z
    .object({
      currentState: z
        .object({
          barrierThemes: shape.barrierThemes,
          emotionalThemes: shape.currentEmotionalThemes,
          urgencyStatement: shape.urgencyStatement,
        })
        .optional(),
      futureState: z
        .object({
          outcomeThemes: shape.outcomeThemes,
          emotionalImpactThemes: shape.futureEmotionalThemes,
          financialImpactStatement: shape.financialImpactStatement,
        })
        .optional(),
    })
    .optional(),
  solutionResponse: z
    .object({
      solution_description: z
        .object({
          transformation_journey: z
            .object({
              current_situation: shape.currentSituation,
              challenges: shape.challenges,
              vision: shape.vision,
            })
            .optional(),
          solution_recommendation: z
            .object({
              overview: shape.solutionOverview,
              key_components: shape.keyComponents,
              approach: shape.approach,
            })
            .optional(),
          value_proposition: z
            .object({
              business_outcomes: shape.businessOutcomes,
              personal_benefits: shape.personalBenefits,
              risk_mitigation: shape.riskMitigation,
            })
            .optional(),
          investment_summary: z
            .object({
              pricing_model: shape.pricingModel,
              roi_analysis: shape.roiAnalysis,
              timeline: shape.timeline,
            })
            .optional(),
        })
        .optional(),
      testimonials: z
        .array(
          z.object({
            situation: shape.caseSituation1,
            solution_description: shape.caseSolDescr1,
            solution_key_elements: shape.caseSolution1,
            value_items: shape.caseValue1,
          }),
        )
        .max(2)
        .optional(),
    })
    .optional(),
} as const;

/** Path of each field in the discovery state. */
const statePaths: Readonly<Partial<Record<SessionField, string>>> = {
  barriers: 'currentState.barriers',
  currentFinancialImpact: 'currentState.financialImpact',
  targetDate: 'currentState.targetDate',
  currentEmotionalImpact: 'currentState.emotionalImpact',
  desiredOutcomes: 'futureState.desiredOutcomes',
  futureFinancialImpact: 'futureState.financialImpact',
  emotionalRelief: 'futureState.emotionalRelief',
  firstName: 'prospectInfo.firstName',
  lastName: 'prospectInfo.lastName',
  email: 'prospectInfo.email',
  companyName: 'prospectInfo.companyName',
  industryType: 'prospectInfo.industryType',
  companySize: 'prospectInfo.companySize',
  urgencyLevel: 'prospectInfo.urgencyLevel',
  roleTitle: 'prospectInfo.roleTitle',
  linkedIn: 'prospectInfo.linkedIn',
  prospWebUrl: 'prospectInfo.prospWebUrl',
  barrierThemes: 'aiSummary.currentState.barrierThemes',
  currentEmotionalThemes: 'aiSummary.currentState.emotionalThemes',
  urgencyStatement: 'aiSummary.currentState.urgencyStatement',
  outcomeThemes: 'aiSummary.futureState.outcomeThemes',
  futureEmotionalThemes: 'aiSummary.futureState.emotionalImpactThemes',
  financialImpactStatement: 'aiSummary.futureState.financialImpactStatement',
  currentSituation: 'solutionResponse.solution_description.transformation_journey.current_situation',
  challenges: 'solutionResponse.solution_description.transformation_journey.challenges',
  vision: 'solutionResponse.solution_description.transformation_journey.vision',
  solutionOverview: 'solutionResponse.solution_description.solution_recommendation.overview',
  keyComponents: 'solutionResponse.solution_description.solution_recommendation.key_components',
  approach: 'solutionResponse.solution_description.solution_recommendation.approach',
  businessOutcomes: 'solutionResponse.solution_description.value_proposition.business_outcomes',
  personalBenefits: 'solutionResponse.solution_description.value_proposition.personal_benefits',
  riskMitigation: 'solutionResponse.solution_description.value_proposition.risk_mitigation',
  pricingModel: 'solutionResponse.solution_description.investment_summary.pricing_model',
  roiAnalysis: 'solutionResponse.solution_description.investment_summary.roi_analysis',
  timeline: 'solutionResponse.solution_description.investment_summary.timeline',
  caseSituation1: 'solutionResponse.testimonials.0.situation',
  caseSolDescr1: 'solutionResponse.testimonials.0.solution_description',
  caseSolution1: 'solutionResponse.testimonials.0.solution_key_elements',
  caseValue1: 'solutionResponse.testimonials.0.value_items',
  caseSituation2: 'solutionResponse.testimonials.1.situation',
  caseSolDescr2: 'solutionResponse.testimonials.1.solution_description',
  caseSolution2: 'solutionResponse.testimonials.1.solution_key_elements',
  caseValue2: 'solutionResponse.testimonials.1.value_items',
};

/** Fields by full-session names, discovery-state names or both; full-session names win. */
export const sessionDataSchema = z.object({ ...changeShape, ...discoveryStateShape });
export type SessionData = z.infer<typeof sessionDataSchema>;

function at(data: unknown, path: string): unknown {
  let value = data;
  for (const key of path.split('.'))
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  return value;
}

/** Converts sent data, under either set of names, to a change of full-session fields. */
export function readSessionData(data: SessionData): SessionChange {
  const change: Record<string, unknown> = {};
  for (const field of Object.keys(changeShape) as SessionField[]) {
    const value = data[field] ?? at(data, statePaths[field] ?? '');
    if (value === undefined) continue;
    change[field] = Array.isArray(value) && !isListField(field) ? value.join('\n') : value;
  }
  return change as SessionChange;
}

/** Returns a session in the client's groups with every field, as automation calls send and return it. */
export function toDiscoveryState(fields: SessionFields): z.infer<z.ZodObject<typeof discoveryStateShape>> {
  const state: Record<string, unknown> = { solutionResponse: { testimonials: [{}, {}] } };
  for (const [field, path] of Object.entries(statePaths)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let group = state;
    for (const key of keys) group = (group[key] ??= {}) as Record<string, unknown>;
    group[last] = fields[field as SessionField];
  }
  return state;
}
