/** A seller of an inspection app meets a scaffolder. */
export const scaffolders = {
  seller: 'Handover',
  content: `# What Handover is

Handover is an app in which scaffolders inspect, photograph and sign off a scaffold, and the site gets the certificate at once.

# Prices

Up to ten inspectors | $390 a month
Each further inspector | $29 a month
Setting up your tag numbers costs nothing.

# Worries we hear

"The boys won't use it with gloves on." Every step is one large button, and a photo is taken with the volume key.
"If it's recorded, it can be used against me in court." A record with time and photo has defended eleven customers in claims, and none was lost through it.
"We've bought software that nobody opened." We ride along for two days, and you pay from the hundredth inspection.

# Tagsafe and ScaffPro

Tagsafe prints paper tags and has no app for the site.
ScaffPro is cheaper and does not work without a signal.

# Who inspects with us

Dunmore Access does 1,900 inspections a month with four inspectors, where it had seven.

# Records and who may read them

Records are kept for seven years in Canada. The site reads its own scaffolds and no others.`,
  said: `
R How does an inspection get from the scaffold to the site office, right now?
P It's a pad. Fella's got a pad, he fills it in, there's a yellow copy, goes in the truck.
P And the yellow copy gets wet, or it's under a sandwich, or it's in the other truck. {+barriers}
R And the site wants it when?
P Every seven days, by law. So if I don't have the yellow, far as they're concerned, we never looked. {+barriers}
Q And then they shut us down till we go look again. Which we already did. {+barriers}
R How many times does that happen in a year, being shut down?
P Oh, a dozen. Fifteen in a bad one.
R And one of those is what, in crew and standing around?
P Four guys, a day, plus the site back-charges us. Call it twenty-eight hundred.
Q It's more like thirty-five with the crane.
R So fifteen of those at thirty-five hundred...
P Fifty grand. Yeah. A bit over fifty. {+financialImpact}
R And how's that land with you, personally, when the site calls?
P I see the number come up and I just about throw the phone. My wife says I grind my teeth, like, she can hear it. {+emotionalImpact}
R Right. So with us he takes a photo, hits one button, and the site's got it before he's off the ladder.
Q You've met our guys, yeah? Half of them can't find the camera. {objection>Worries we hear}
P They got hands like shovels. And it's minus twenty in January, nobody's taking a mitt off for your button. {objection>Worries we hear}
R It's made for mitts. And the volume key takes the photo.
P Okay but here's what my lawyer's gonna say. Now there's a picture. Somebody falls, there's a picture of what I signed. {objection>Worries we hear}
R That's what's won it for eleven people.
P Huh. Eleven.
Q We did the thing before too, the tablets, remember? They're still in the box. You can have 'em. {objection>Worries we hear}
R That's why you don't pay till the hundredth one.
P And when I do? What's it set me back, me and six inspectors? {price>Prices}
R Three-ninety a month, up to ten.
P Three-ninety Canadian. And the one my brother-in-law's on, Scaff Pro, that's two-fifty. {competitor>Tagsafe and ScaffPro} {price>Prices}
R It needs a signal, though.
Q There's no signal in a boiler house. There's no signal in half of Hamilton.
P I'm paying my kid's hockey more than that, three-ninety, and he's on the bench. {trap}
R Ha. So who has to be happy for this to go?
P The bonding company. If they're happy I'm happy. And Marie, she cuts the cheque. {authority} {+decisionProcess}
R Is there some money with its name on it?
P I had ten put away for a forklift and the forklift's, turns out it just needed a hose. So. {+budget}
R And is there a moment by which it has to be running?
P The refinery turnaround. That's the second week of May and we got two hundred scaffolds in there. {timing} {+targetDate}
R So you'd want a few weeks ahead of it.
P I'd want it boring by then.
R If it was boring, what would you be seeing?
P Nobody calls me. Every tag's green on the wall in the office and the site can look it up for themselves. {+outcomes}
R And for you?
P I'd eat supper sitting down. {+relief}
R Ha. I like that.
Q Who's running it that's union? Cause the non-union guys, that's a different animal. {proof>Who inspects with us}
R Dunmore Access. All union.
P And can the site go poking around? Like, see what I did on the job across the street? {security>Records and who may read them}
R No. Its own and nothing else.`,
} as const;
