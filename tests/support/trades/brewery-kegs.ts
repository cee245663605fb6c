/** A seller of keg tracking meets a brewery. Held out while the rules were written. */
export const breweryKegs = {
  seller: 'Kegfold',
  content: `# What Kegfold does

A sticker on each keg is read by any telephone, and the brewery sees where its kegs are.

# Prices

Sticker | €0.90
Service | €0.35 a keg each month
The first two hundred kegs are free for three months.

# What brewers say to us

"Publicans won't scan anything." Your own driver scans on delivery and collection. The publican does nothing.
"A keg costs less than counting it." A new keg is €95. Brewers that count get back six in a hundred a year.

# Trackwell and Fassfinder

Trackwell needs a reader at every door.
Fassfinder rents out its own kegs and doesn't track yours.

# Breweries with us

Ruhland Brewery found 640 kegs in the first year.

# What is stored

Only the keg, the place and the time are stored. No names of drivers.`,
  said: `
R Do you know how many kegs you own, Theo?
P On paper or, or really? On paper it's four thousand one hundred.
P Really, nobody could tell you. My guess is there's a thousand of them in cellars where we don't even sell any more. {+barriers}
R And how do you notice that they're gone?
P When the line stops. We've got the beer in the tank and there's nothing to put it in, and that was the second time this summer. {+barriers}
R So what do you do?
P Buy more. What else. We bought three hundred in May, again.
R At what, about ninety?
P Ninety-five, and the deposit is thirty, so every one that walks, sixty-five is just away.
R And if you add up the year, what have you bought that you already owned?
P Let me, um, that would be, thirty-eight thousand. Roughly. With the rental ones for the festival a bit over forty. {+financialImpact}
R So a bit over forty. And that makes you feel how?
P Like an idiot. I drive past pubs on a Sunday with the kids and I'm looking in the yards, seriously, I'm counting. {+emotionalImpact}
R Ha. We'd put a sticker on each one and your driver scans it.
P You'd have to meet our driver. {objection>What brewers say to us}
R Tell me.
P He's sixty-one and he's got a phone with buttons. It's not that he's against it, he'd just, he'd say yes and then he wouldn't. {objection>What brewers say to us}
R A second's work, and no forms.
P And to be honest, by the time I've paid somebody to chase a keg, I could've had a new one. {objection>What brewers say to us}
R With us six in a hundred come back without anyone chasing.
P Well. The boy from Fass Finder said ours is dead anyway, that nobody owns kegs now. You rent. {competitor>Trackwell and Fassfinder}
R And what did you say?
P I said my grandfather's name's on them.
R It's a nice name. Want to hear what it is?
P If it's under a euro I'll listen. Is it under a euro? {price>Prices}
R Ninety cents the sticker and thirty-five cents a month.
P A month. For every one of them, also the ones that are lying in a ditch. {price>Prices}
R Only for those that were scanned in the last year.
P My wife bought a robot for the lawn that's got a monthly. For grass! {trap}
R Ha. When's the next time you'd run dry?
P The fair. It's always the fair. We fill from the middle of August, so before that they should all have been through my hands once. {timing} {+targetDate}
R And who do you need for a yes?
P My uncle. He's not in the firm any more but he's still got his forty per cent. {authority} {+decisionProcess}
R Do you have a figure in mind, for this year?
P We'd planned thirty for new kegs. If I don't need those, it's that. {+budget}
R And in a year, if it works?
P Then I know on a Monday morning how many empties are coming. And I buy none. Not one. {+outcomes}
R And Sundays?
P Sundays I look at the road. {+relief}
R Very good.
P Is there a brewery my size that has it? Not one of the big ones with a canteen. {proof>Breweries with us}
R Ruhland. They found six hundred and forty.
P And does it say who drove? Because then I've got the works council at the table. {security>What is stored}
R No. Keg, place and time.`,
} as const;
