/** A seller of an ordering page meets a bakery with eleven shops. */
export const villageBakery = {
  seller: 'Crumbline',
  content: `# What Crumbline is

Shops order tomorrow's bread on Crumbline by four, and the bakehouse sees dough by dough what to make.

# Prices

Bakehouse | €180 a month
Shop | €15 a month
Training in the shops is included.

# Questions we get in the first talk

"My shop ladies have no time for a computer." An order is yesterday's order with changes, and takes two minutes.
"The baker makes what he wants anyway." The dough list hangs on the wall as before, printed at five.
"We had an order system that guessed wrong." Crumbline guesses nothing. It adds up what shops order.

# Backwerk Plus and Ovenly

Backwerk Plus costs a licence for each till.
Ovenly plans for a single shop.

# Bakeries with Crumbline

Holzer Bread throws away four per cent, where it was eleven.

# Where data is kept

Orders are kept in Austria for three years. Wages and recipes are not kept at all.`,
  said: `
R Tell me, how do the shops get their bread ordered at the moment?
P By telephone. Eleven of them ring between three and four, and I write it on the, we call it the bed sheet.
P It's a big sheet. And if I can't read my own seven, then Gars gets seventy rolls instead of ten. {+barriers}
R Ha. Does that happen?
P It happened on Tuesday.
R And what isn't sold, what becomes of that?
P Goes to the pigs. My cousin has very fat pigs. {+barriers}
R Do you know what it adds up to, over a year?
P I don't want to. My tax man did it once. He came to fifty-one thousand, and I said that's with the flour. {+financialImpact}
P Without, it's forty-three. But then the wages aren't in. {+financialImpact}
R So forty-three without wages. How's that sit with you?
P My father would've slapped me. Bread in the bin. I look away when the crates come back, honestly, I go and do the post. {+emotionalImpact}
R I understand. So with us the shop just confirms yesterday's order and changes what's different.
P Frau Lechner is going to love that. She still pays with a bankbook. {objection>Questions we get in the first talk}
R It's two minutes, and she'd only touch what changes.
P And Poldi, he bakes what he thinks. You can print what you like, he looks out the window and says it's going to be hot, less rye. {objection>Questions we get in the first talk}
R The list's on the wall as before.
P The consultant from the guild had one, it forecast things. It forecast four hundred doughnuts on Good Friday. {objection>Questions we get in the first talk}
R Ours forecasts nothing.
P That's the first sensible thing anybody's said on the subject.
R Was that Ovenly, what the guild had?
P No, it was the one with the W. Bakwerk? Backwork. Cost me two thousand to look at it. {competitor>Backwerk Plus and Ovenly}
R They charge by the till.
P And you, by the croissant? {price>Prices}
R A hundred and eighty for the bakehouse and fifteen for each shop.
P So three forty-five. Every month, also in August when six of them are shut. {price>Prices}
R You can pause a shop.
P I've got a nephew with an electric scooter, that's three forty-five a month as well, on tick. {trap}
R Ha. When's a sensible time for a bakery to change something like that?
P Not at Easter, not at Christmas, not at carnival. That leaves, what, the week after Corpus Christi. {timing} {+targetDate}
R And apart from you, who needs to be for it?
P My sister. We've half each, and we haven't agreed on anything since the oven. {authority} {+decisionProcess}
R Is something set aside?
P There's fifteen hundred from the chamber for digital whatnot, if you fill in their form. {+budget}
R Suppose it's next summer and it worked. What's different?
P The cousin has to buy feed. {+outcomes}
P And I don't pick up the phone between three and four, I do my books then. {+outcomes}
R And what does that do for you?
P I'd be in bed before nine. At half two it rings again, so you can do the sum yourself. {+relief}
R I can. What else would you want to know?
P Whether any of your people bakes with sourdough. Not those frozen-dough merchants. A proper bakehouse. {proof>Bakeries with Crumbline}
R Holzer Bread does.
P And the recipes, they're not in that thing, are they? Because there's three people alive who know the Easter loaf. {security>Where data is kept}
R They're not in it at all.`,
} as const;
