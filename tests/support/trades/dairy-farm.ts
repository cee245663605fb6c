/** A seller of cow collars meets a dairy farm. */
export const dairyFarm = {
  seller: 'Meadowline',
  content: `# What Meadowline does

A collar on each cow hears chewing and walking and says which cow is in heat or ill.

# Prices

Collar | $129 each
Base station | $900, one a barn
The service is $1.40 a cow each month.

# What farmers tell us

"I know my cows." The collar hears the cow that goes off her feed at two in the morning, and leaves the judgement to you.
"The barn has no signal." The base station keeps two days of readings and needs a telephone line once a day.
"Gadgets don't last in a barn." A collar that breaks within five years is replaced, and nobody asks how.

# Herdmate and CowSense

Herdmate needs an ear tag that falls out of one ear in eight.
CowSense is sold with the milking robot alone.

# Farms that use it

Vogel Dairy, 210 cows, went from 41 to 58 per cent in calf at first service.

# Who sees the readings

Readings belong to the farm. Neither the bank nor the dairy is given them.`,
  said: `
R How do you find the ones in heat now, Walt?
P I look at 'em. I walk through at five and again around nine, and if one's standing for another I write her on my hand.
P Course you wash your hands in this job. So. There's that. {+barriers}
L And I don't see 'em at night, and that's when they do it. {+barriers}
R What happens with the ones you don't catch?
L They're open another three weeks. Twenty-one days of feed and no calf. {+barriers}
R Has anybody worked out what an open cow is, a day?
P The vet's got it at about five bucks. I'd have said four.
L He's got it at five-fifty, Dad.
R So with what you miss, over the herd, over twelve months?
L I ran that. It's thirty-one, thirty-two thousand. {+financialImpact}
P It isn't that. You counted the dry ones.
L Okay, without the dry ones. Twenty-six. {+financialImpact}
P Twenty-six I'll give you.
R And what's it like for you, the walking at five?
P It's what I've always done. My knees got an opinion.
L He won't say it. He fell in the alley in February and lay there till I came. I still hear the boots. {+emotionalImpact}
P I was resting.
R I'm glad you're up. So, what we put on is a collar, and it tells your phone which ones to look at.
P I got forty years of looking at cows. What's a necklace going to tell me. {objection>What farmers tell us}
L He's not wrong though, I mean, the last thing we hung on a cow came off on a gatepost inside a week. {objection>What farmers tell us}
R We replace them for five years, gatepost or no gatepost.
P And I don't get two bars out there. I got to stand on the feed bunk to call my wife. {objection>What farmers tell us}
R It keeps two days by itself.
L The co-op fella wants us on the Herd Mate. With the tags. {competitor>Herdmate and CowSense}
P He gets a steak dinner for each one he signs.
R What have they told you it is, per head?
L They wouldn't say without the whole thing with the robot. You tell me yours, I'll tell you if I fall off the chair. {price>Prices}
R A hundred and twenty-nine a collar.
P Times two-forty! Son, that's a pickup. {price>Prices}
R It's paid for in what you said it loses in a year.
P The wife's got a car seat in hers that cost more than my first tractor. {trap}
R Ha. Where would the money come from, if you did it?
L There's what's left of the milk check from the spring, eighteen or so. Mom's got her eye on it. {+budget}
R So is it the two of you who say yes?
P It's her name at the bank. She signs, I drive. {authority} {+decisionProcess}
R When do you breed the next big bunch?
L We'd start the heifers right after second cutting. So June. They'd need to be hanging on necks by Memorial Day. {timing} {+targetDate}
R And what would good look like, a year down the line?
L Six in ten settled the first time round. And nobody in that alley at five in the morning. {+outcomes}
P I'd still go out. I'd just have my coffee first. {+relief}
R Understood.
P Who've you got with stalls like ours? And don't give me a fella with a thousand head. {proof>Farms that use it}
R Vogel Dairy, two hundred and ten.
L And the bank doesn't get to look at it. I don't want them reading my cows. {security>Who sees the readings}
R Nobody gets it but you.`,
} as const;
