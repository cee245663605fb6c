import { heardFields } from '#contract/coaching.ts';
import { wordedKinds } from '../learned/hear-plainly.ts';

/** What a line's meaning is asked for: each kind of matter and each field. */
export const meantLabels = [...wordedKinds, ...heardFields] as const;
export type MeantLabel = (typeof meantLabels)[number];
