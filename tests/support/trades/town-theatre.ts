/** A seller of a ticket system meets a town's theater. */
export const townTheatre = {
  seller: 'Stalls & Circle',
  content: `# What it does

Stalls & Circle sells seats on the web, at the door and by telephone from one plan of the house.

# What it costs

Eighty pence a ticket, nothing up front.
Groups of twenty or more are charged as one ticket.
A box office printer can be rented for £15 a month.

# When they hesitate

"Our subscribers are eighty and will never book on a phone." Subscribers keep their seats year on year without booking, and the box office renews a whole row in one go.
"We had a system fall over on the day the panto went on sale." A waiting room lets in two hundred people at a time, and the plan keeps selling at the door when the line is down.

# Tickethaus and Seatwise

Tickethaus takes six per cent and keeps the addresses of your audience.
Seatwise is free for charities up to three thousand tickets a year and has no seat plan for boxes.

# Theatres that use it

The Assembly in Harrowgate sold its panto in four hours, where it had taken three days.

# Data

Card numbers never reach us. Addresses belong to the theatre and can be exported at any time.`,
  said: `
R Talk me through a normal on-sale day. The pantomime, say.
P Oh God. Right. So we open at ten and there's a queue to the chip shop.
P And the phones go, and there's me and Pat, and the phone and the window want the same seats. {+barriers}
P Last year we sold G14 to, I think it was three people. {+barriers}
R Three people in one seat.
P One of them was the mayor's mother, so that was nice.
R And what comes after, what does that leave you with?
P Comps. We give comps. Everybody who's sat on somebody gets two comps. {+barriers}
R Do you know what those are worth, over the season?
P The treasurer does. He said, he stood up in the meeting and said, it's four thousand two hundred we gave away. {+financialImpact}
P And I thought, well, Keith, you come and do the window.
R So four thousand two hundred in a season.
P No, that's the panto on its own. With the Christmas concerts you're at six, six and a bit. {+financialImpact}
R How was that meeting for you?
P I went and sat in the wings after. I did, I sat there in the dark with my coat on. {+emotionalImpact}
R I'm sorry. If next year went right, what would you see from the window?
P Nobody. I'd see nobody, I'd see the street. They'd have done it at home in their slippers. {+outcomes}
P And Pat could do the programmes like she's meant to. {+outcomes}
R And for you, Sheila?
P I'd watch one. I've not seen a first act since we opened the bar. {+relief}
R That'd be nice. So the seats are on one plan, door and phone and web.
P Yeah. It's just our lot, they're, well, they're getting on. Mr Abbott hasn't got an email, he's got a daughter. {objection>When they hesitate}
R They'd keep their seats without lifting a finger.
P Hm. And then it'll go down the minute it's busy, won't it. That's what they do. It did at the Regal. {objection>When they hesitate}
R Which one had they, at the Regal?
P Ticket House. The German-sounding one. They had the man in and everything. {competitor>Tickethaus and Seatwise}
P And they send us a leaflet every month, so don't think you're the first.
R I wouldn't. What did the Regal say about what it took?
P That it took a bite out of every seat. So what's your bite? {price>What it costs}
R Eighty pence.
P On a six pound child? That's a choc ice. Who's that come off, us or the mum? {price>What it costs}
R You choose. You can put it on the ticket or carry it.
P My sister pays eleven pounds to park at the crematorium. Everything's got a bite. {trap}
R Ha. So how does the theatre agree to something like this?
P It goes in front of the trust. There's nine of them and they meet when it's not raining. {authority} {+decisionProcess}
P And anything over five hundred pounds, the council's man has to have seen it. {authority} {+decisionProcess}
R Have they got something put by for it?
P There's the roof money, but that's the roof. No, there isn't a penny with its name on. {+budget}
R And the panto goes on sale when?
P First Saturday of September, so I'd want Pat on it, what, a month before that. Start of August. {timing} {+targetDate}
R That's doable. We set the plan up in a week.
P Is anyone round here on it? Anyone with a circle and two pillars you can't see past? {proof>Theatres that use it}
R The Assembly in Harrowgate, pillars and all.
P And the addresses. Because Tickethaus wrote to the Regal's people themselves, flogging them Abba. {security>Data}
R They're yours. We don't write to anybody.`,
} as const;
