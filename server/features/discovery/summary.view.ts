import type { SessionFields } from '#contract/discovery-fields.ts';
import { limits } from '#contract/limits.ts';

const told = (entries: readonly string[]): string[] => entries.map((entry) => entry.trim()).filter(Boolean);
const themes = (entries: readonly string[]): string[] => [...new Set(told(entries))].slice(0, limits.discovery.themes);
const sentences = (text: string): string[] => text.split(/(?<=[.!?])\s+|\n+/u);
const ended = (text: string): string => (/[.!?…]$/u.test(text) ? text : `${text}.`);

/** Builds a summary from the fields alone: their own words in fixed sentences, omitting empty fields. */
export function summaryOf(fields: SessionFields) {
  const { targetDate, currentFinancialImpact, futureFinancialImpact, urgencyLevel } = fields;
  const urgency = [
    targetDate.trim() === '' ? '' : `Target date: ${ended(targetDate.trim())}`,
    currentFinancialImpact.trim() === '' ? '' : `Cost today: ${ended(currentFinancialImpact.trim())}`,
    urgencyLevel === '' ? '' : `Urgency: ${urgencyLevel}.`,
  ];
  const money = [
    currentFinancialImpact.trim() === '' ? '' : `Today: ${ended(currentFinancialImpact.trim())}`,
    futureFinancialImpact.trim() === '' ? '' : `Once solved: ${ended(futureFinancialImpact.trim())}`,
  ];
  return {
    currentState: {
      barrierThemes: themes(fields.barriers),
      emotionalThemes: themes(sentences(fields.currentEmotionalImpact)),
      urgencyStatement: told(urgency).join(' '),
    },
    futureState: {
      outcomeThemes: themes(fields.desiredOutcomes),
      emotionalImpactThemes: themes(sentences(fields.emotionalRelief)),
      financialImpactStatement: told(money).join(' '),
    },
  };
}
