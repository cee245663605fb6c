import { expect, test } from 'vitest';
import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import { findPromises } from '#server/agents/discovery-coach/find-promises.ts';
import { furtherPromises } from '../further-promises.ts';

type Said = readonly ['rep' | 'prospect', string];
const promised: readonly Said[] = [
  ['rep', 'I’ll have the welding samples on your bench by Tuesday.'],
  ['rep', 'Leave the insurance form with me, you’ll see it filled in tomorrow.'],
  ['prospect', 'I’ll walk the drawings over to our fire officer this week.'],
  ['prospect', 'Let me dig out last winter’s log and I’ll get it to you Friday.'],
  ['rep', 'ill text you the gate code once im back'],
  ['rep', 'We’ll put two of the pumps on a pallet for you on Monday.'],
  ['prospect', 'My wife does the books, I’ll have her send you the fuel cards.'],
  ['rep', 'You’ll get the comparison in your inbox before lunch tomorrow.'],
  ['prospect', 'I’m seeing the trustees on Wednesday, I’ll put it to them then.'],
  ['rep', 'Right, that’s on my list: three names in your county, by Thursday.'],
  ['prospect', 'I’ll give Hamish the nod to let you in.'],
  ['rep', 'We’d fit the first one free of charge before your inspection.'],
  ['prospect', 'We’ll count the crates on Sunday and tell you.'],
  ['rep', 'I’ll see to it that Bea rings your night foreman.'],
  ['prospect', 'I owe you the site plan, it goes out today.'],
  ['rep', 'Tomorrow first thing I speak to our chemist about the residue.'],
  ['prospect', 'I’ll take your one-pager into the Monday meeting.'],
  ['rep', 'Let’s pencil in the fourteenth, I’ll send round an invite.'],
  ['rep', 'I’ll waive the delivery if you’re ordering before June, and I’ll put that in writing.'],
  ['prospect', 'I’ll loop our solicitor in on the next email.'],
  ['rep', 'Give me until Wednesday and I’ll have an answer from the factory.'],
  ['prospect', 'We’ll clear the loft so you can measure it.'],
  ['rep', 'I’m sending you both the warranty and the test sheet tonight.'],
  ['prospect', 'I’ll forward whatever the union says.'],
  ['rep', 'Our Piet will show your lads how to clean it, on the day.'],
  ['prospect', 'I’ll ask around and let you know who decides on that.'],
  ['rep', 'I could run your August figures through it and bring the result.'],
  ['rep', 'We’ll hold that price for you till the end of the quarter.'],
  ['prospect', 'Consider it signed, I’ll scan it in the morning.'],
];
const talked: readonly Said[] = [
  ['rep', 'I’ll have what she’s having, to be honest.'],
  ['prospect', 'Every Friday I send the figures to head office.'],
  ['rep', 'We’ll see how the weather treats us.'],
  ['prospect', 'He’ll send you round the houses, our Gerald.'],
  ['prospect', 'If the board says yes I’d be sending you the order.'],
  ['rep', 'I’ll be straight with you, we’ve never done a ferry.'],
  ['prospect', 'I can never get hold of the landlord.'],
  ['rep', 'You can put it on a pallet and nobody will notice.'],
  ['rep', 'The filter will come back from the lab with a number on it.'],
  ['prospect', 'We put out the bins on Tuesday and the foxes come.'],
  ['rep', 'I’ll stop talking now.'],
  ['prospect', 'I’d want to see it working before the summer.'],
  ['rep', 'Most customers call us by Thursday of the first week.'],
  ['prospect', 'They’ll have the new rules on my desk by April, the council.'],
  ['rep', 'We send a report each morning at six.'],
  ['prospect', 'I’ll get shouted at whichever I choose.'],
  ['rep', 'We can print on both sides of the film.'],
  ['prospect', 'I’ll believe it when I see it on a wet Monday.'],
  ['rep', 'Let me play devil’s advocate for a second.'],
  ['prospect', 'I’ll have to pay the fine on Friday, and it isn’t the first.'],
  ['rep', 'I will say this, the old one was quieter.'],
  ['prospect', 'We’re going to lose the contract by Christmas at this rate.'],
  ['rep', 'Let me share my screen so you can see it.'],
  ['prospect', 'I’m calling from the car, so bear with me.'],
  ['rep', 'It’ll tell you by Monday which belt is about to go.'],
  ['prospect', 'I’ll take the blame for that one.'],
  ['rep', 'We could all do with a holiday next week.'],
  ['prospect', 'I bring my own cup, the ones here leak.'],
];

function isPromise([side, text]: Said): boolean {
  const line: CallLine = { id: '1', at: 205, speaker: 'Ann', side, text };
  return findPromises([line]).length + furtherPromises([line]).length > 0;
}

test.each(promised)('a promise (%s): %s', (...said) => {
  expect(isPromise(said)).toBe(true);
});
test.each(talked)('none (%s): %s', (...said) => {
  expect(isPromise(said)).toBe(false);
});
