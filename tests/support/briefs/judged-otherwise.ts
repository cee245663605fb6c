/**
 * Claims of the tests of rules on which what was learned decides (decision 135): those tests ask the rules alone there, and the whole checker for all
 * others. Each is a mistake of the learned judge; none may be added without a look at why.
 */
const differing = new Set([
  'Its customer Mill Lane Bakery cut waste by 31%.',
  'Orrin Ferries has 40 ships.',
  'Orrin Ferries is hiring an experienced skipper.',
  'Lars Holm has been skipper since 2006.',
  'A crossing takes 38 minutes on average.',
  'Orrin sails from Dunmore and Kerran.',
  'Slow suppliers may trouble Tolland.',
  'It has 226 employees.',
  'Marlow may be preparing a merger.',
  'It delivers from 12 ports on the same day.',
  'Ian Poole came from Tegel.',
  'Works manager Lea Roth joined in May.',
]);

export const byRulesAlone = (text: string): boolean => differing.has(text);
