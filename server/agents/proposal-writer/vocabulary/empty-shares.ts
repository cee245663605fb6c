/** Words that a doubt and what somebody says may share by chance: whose, where to, and how much. */
export const emptyShares =
  'my our your their his her its mine ours yours me us them him i we you they he she it ' +
  'off out up down on in over back away around through about into onto under above again already still yet just ' +
  'every everything everybody everyone something anything nothing someone anyone nobody some any all both each ' +
  'go goes going gone went come comes came get gets got getting take takes took put puts make makes made ' +
  'thing things stuff way lot bit one two three much many more most less';
