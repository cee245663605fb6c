const daySeconds = 86_400;

/** Words of one call that are spelled otherwise than they were heard; older ones are forgotten. */
export const mostSpellings = 50;

/** How long call transcripts may be kept, and how their deletion runs. */
export const captureLimits = {
  keepDaysMin: 7,
  keepDaysMax: 3650,
  /** Grace period in which an admin can undo a shortened retention. */
  deleteAfterSeconds: 3600,
  dayMs: daySeconds * 1000,
  lookEverySeconds: daySeconds,
  sessionsEach: 100,
};
