const daySeconds = 86_400;

/** How long what was said in calls may be kept, and how its deletion works. */
export const captureLimits = {
  keepDaysMin: 7,
  keepDaysMax: 3650,
  /** An admin who made a mistake has this long to take it back. */
  deleteAfterSeconds: 3600,
  dayMs: daySeconds * 1000,
  lookEverySeconds: daySeconds,
  sessionsEach: 100,
};
