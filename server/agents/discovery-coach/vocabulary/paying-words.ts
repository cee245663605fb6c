/** How people say what they pay now, right after hearing a price. */
export const payingWords: readonly string[] = [
  "we(?:[’']re| are| were)(?: still| only)? (?:on|at|paying)",
  'we (?:still |only )?(?:pay|paid|get it for|have it for)',
  "(?:they|he|she)(?:[’']re| are| is|[’']s)? (?:charge|charges|charging|want|wants|take|takes|do it for|does it for|ask|asks)",
  "(?:ours|theirs|the present (?:crowd|lot|one)|the (?:other|old) (?:crowd|lot|one))(?: is| are|[’']s| was)?",
];
