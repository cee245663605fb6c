/** A laundry meets a small group of hotels. */
export const hotelLaundry = {
  seller: 'Blanchard Linen',
  content: `# The service

Blanchard Linen washes and rents sheets and towels to hotels, seven days a week.

# Rates

Sheet | £0.62 a piece
Bath towel | £0.41 a piece
A piece that goes missing is charged at £6 after the first two in a hundred.
There is no charge for a Sunday delivery.

# What hotels ask before they switch

"We own our linen and it is still good." We buy it at its value in your books and rent it back for the first year.
"A laundry once left us with forty unmade rooms." A second van stands by until eleven, and each room without linen by noon is refunded at £30.

# Other laundries

Sudworth counts in the laundry and not at your door, so what is missing is your word against theirs.
Pristine Nation wants five years.

# Hotels that left another laundry

The Anchor in Deal had 14 complaints a month about linen. It had one in the last quarter.

# People and keys

Drivers are vetted and hold no keys to floors. Each of them signs for every cage.`,
  said: `
R Before I say anything about us, what made you pick up the phone?
P Hmm. Saturday. Saturday made me pick up the phone.
R What happened on Saturday?
P We had a wedding in, all thirty-eight rooms, and the cages turn up and it's, it's all hand towels. {+barriers}
P Hand towels. I had housekeepers in the corridor at two o'clock ironing dry what we had.
R Is that once, or is it most weeks?
P It's short every week. What they say they've sent and what's in the cage, they're two different numbers. {+barriers}
P And then you get billed for the difference! You get a bill for sheets that never came. {+barriers}
R What do those bills come to?
P For the losses? Last year, um, that was eleven thousand over the three houses. {+financialImpact}
P Hang on. Eleven was the Royal. Across the three it was nearer nineteen. {+financialImpact}
R Nineteen thousand pounds in missing linen.
P That they say is missing.
R Sure. How are your housekeepers with all of this?
P I lost Danuta over it. Eleven years. She handed me her badge and I went in the linen room and I just, I had a bit of a moment. {+emotionalImpact}
R That's rough. Who do you have at present?
P Sudworths. They bought the lot we used to have, so we never chose them, we sort of got inherited. {competitor>Other laundries}
R We count at your door, with you, in and out.
P Everybody counts at my door in the brochure. {objection>What hotels ask before they switch}
R What would make you believe it?
P I'd want to ring someone who isn't your mate. {proof>Hotels that left another laundry}
R The Anchor in Deal. I'll give you her mobile and leave you to it.
P Okay. And then there's the sheets themselves, because those are ours. We paid for those, the Egyptian ones, three years back. {objection>What hotels ask before they switch}
R We'd take those over at book value.
P And the money side? Give me a sheet. What's a sheet? {price>Rates}
R Sixty-two pence.
P Sixty-two. They do it for fifty-five. {price>Rates}
R And charge you nineteen thousand for the ones that don't come.
P You'd pay that for a flat white, mind, and it's gone in a minute. {trap}
R Ha. How tied are you to them?
P There's notice. It's, I want to say six months, and it rolls over on the first of April unless you write. {timing}
R So if you wanted to be out for the summer?
P Then I'd have to have you going in by the back end of March, wouldn't I. Before Easter, definitely. {timing} {+targetDate}
R And who else would look at this with you?
P I can do the Royal off my own bat. For all three it's Mr Fenwick, and he'll ask his accountant, and his accountant asks his cat. {authority} {+decisionProcess}
R Ha, okay. Is there a sum that's meant for linen?
P There's a line for it. Seventy-two for the year, the three of them together. {+budget}
R If a year from now it ran like you'd like it to, how would you know?
P I'd have a full cage at seven. That's it. Full cage, right stuff, and a bill that's the same as the cage. {+outcomes}
R And you, what'd you get out of it?
P A Saturday. I'd have a Saturday and I'd take the lad to the football. {+relief}
R Your drivers, do they come up on the floors now?
P They do and I hate it. Somebody had a laptop away from 214 and I'm not saying it was the van, but. So who've you got walking about? {security>People and keys}
R Vetted, no floor keys, and they sign for each cage.`,
} as const;
