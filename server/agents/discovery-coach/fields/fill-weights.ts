/** What was asked for weighs more than what fell in passing. */
export const weights = {
  asked: 1.2,
  both: 0.3,
  outright: 1,
  correction: 0.2,
  sign: 0.5,
  frame: 0.8,
  today: 0.5,
  passing: 0.25,
  trouble: 0.5,
};
export const least = 1;
