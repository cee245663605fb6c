/**
 * Logistic regression (ridge, 30, on traits of like spread) on the lines of prospects in 43 labelled calls by nine hands, and on
 * `call-fragments` at a tenth of the weight: what a trait of a line adds to the log-odds that it tells of a barrier (decision 128).
 */
export const toldTroubleWeights = {
  bias: -7.23,
  traits: {
    words: 0.69,
    some: 0.37,
    many: 0.64,
    opening: -2.0,
    first: 0.94,
    before: 0.7,
    ofToday: 0.52,
    pitched: -0.69,
    asks: -0.7,
    yours: -0.45,
    agrees: -0.68,
    supposes: -0.36,
    people: 0.35,
    timed: 0.6,
    hand: 0.61,
    amiss: 0.27,
    signs: 0.83,
    answers: 0.1,
    answersFirst: 0.32,
    answersSoon: 0.19,
    askedOpenly: 0.32,
    askedOurs: -1.02,
    askedTrouble: 0.51,
    askedCost: -1.03,
    askedPlans: -0.76,
    told: -0.46,
    toldOurs: -0.58,
  },
};

export type ToldTrait = keyof typeof toldTroubleWeights.traits;
