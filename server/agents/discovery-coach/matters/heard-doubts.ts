import type { CallLine } from '../call-line.ts';
import type { CoachMaterial } from '../coach-material.ts';
import { hearMatters } from './hear-matter.ts';
import { nameHearer } from './hear-names.ts';
import { remembered } from './matter-signs.ts';

/** Returns how plainly a line of a call doubts or resists what is sold, 0 to about 2, for lines of the prospect; `plainEnough` is enough for a card. */
export function doubtHearer(lines: readonly CallLine[], material: CoachMaterial): (at: number) => number {
  const hearName = nameHearer(material.rivals);
  return (at) => {
    const line = lines[at];
    if (line?.side !== 'prospect') return 0;
    const before = lines.slice(Math.max(0, at - remembered), at).map((each) => ({ line: each, kinds: [] }));
    const matters = hearMatters(line, before, material, hearName);
    return Math.max(0, ...matters.filter(({ kind }) => kind === 'objection').map(({ score }) => score));
  };
}
