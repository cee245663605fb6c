import type { Environment } from '#server/platform/environment.ts';

const day = 24 * 60 * 60;

/** Session lifetimes: unused ones `idleSeconds`, any `maxHours`; ones in use are extended after `updateSeconds`. */
export function sessionTimes({ session: { idleMinutes, maxHours } }: Environment) {
  const idleSeconds = idleMinutes * 60;
  const updateSeconds = Math.min(day, Math.round(idleSeconds / 10));
  return {
    idleSeconds,
    updateSeconds,
    isTooOld: (createdAt: Date): boolean => new Date(createdAt).getTime() + maxHours * 3_600_000 < Date.now(),
    isOver: ({ createdAt, expiresAt }: { createdAt: Date; expiresAt: Date }): boolean =>
      expiresAt.getTime() <= Date.now() || createdAt.getTime() + maxHours * 3_600_000 < Date.now(),
    isDue: ({ expiresAt }: { expiresAt: Date }): boolean =>
      expiresAt.getTime() - (idleSeconds - updateSeconds) * 1000 <= Date.now(),
  };
}
