import type { CallLine } from './call-line.ts';
import type { CoachMaterial } from './coach-material.ts';
import { hearMatters, type Heard } from './hear-matter.ts';
import { nameHearer } from './hear-names.ts';

const remembered = 12;
/** From here on a matter counts as spoken of for what is said after it. */
const spoken = 1;

/** Returns how plainly each line of the prospect doubts or resists what is sold, 0 to about 3, by line id. */
export function heardDoubts(lines: readonly CallLine[], material: CoachMaterial): ReadonlyMap<string, number> {
  const hearName = nameHearer(material.rivals);
  const before: Heard[] = [];
  const doubts = new Map<string, number>();
  for (const line of lines) {
    const matters = hearMatters(line, before, material, hearName);
    if (line.side !== 'rep')
      doubts.set(line.id, Math.max(0, ...matters.filter(({ kind }) => kind === 'objection').map(({ score }) => score)));
    before.push({ line, kinds: matters.filter(({ score }) => score >= spoken).map(({ kind }) => kind) });
    if (before.length > remembered) before.shift();
  }
  return doubts;
}
