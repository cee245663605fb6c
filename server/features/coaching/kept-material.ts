import type { CoachMaterial } from '#server/agents/discovery-coach/coach-material.ts';
import type { Services } from '#server/platform/context.ts';

/** What the coach may quote; the same `key` means the same content. */
export interface FoundMaterial {
  key: string;
  /** Without customers that the organization doesn't name to others. */
  material: CoachMaterial;
  /** All of it, for the organization's own eyes. */
  whole: CoachMaterial;
}
export interface KeptMaterial {
  until: number;
  /** What was said of who may hear what, when it was found. */
  openKey: string;
  found: Promise<FoundMaterial>;
}

/** By organization, on this node. */
export const keptMaterial = new WeakMap<Services, Map<string, KeptMaterial>>();
