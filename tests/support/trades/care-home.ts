/** A seller of electronic care notes meets a care home. */
export const careHome = {
  seller: 'Daybook Care',
  content: `# What Daybook Care does

Carers speak or tap what they did, and the notes are there for the next shift.

# Prices

£4.20 a resident each week.
Phones for the floor can be leased at £9 a month.
Moving old care plans over is done by us at no charge.

# What homes worry about

"Half my carers aren't at home in English." Notes can be spoken in nine languages and are read in English.
"It takes time from the residents." A note takes eleven seconds on average, against four minutes on paper.
"When the wifi goes, so do the notes." The phone keeps notes and sends them when it can.

# Carenote and Residia

Carenote is free for a year and then costs £7 a resident.
Residia has no spoken notes.

# Homes that use it

Larch House went from Requires Improvement to Good in one inspection.

# Who can see what

Families see only what the home lets them. Notes are stored in the United Kingdom and every look is logged.`,
  said: `
R What's handover like here, first thing?
P It's a folder. It's twenty-eight folders, actually, in a trolley with a wheel gone.
P The nights write up what they can remember at six in the morning, and it's "slept well, slept well, slept well". All of them. {+barriers}
R And did they?
P Well, Mr Pryce was in A and E, so no. {+barriers}
R Oh dear. And what comes of that, when it's wrong?
P The inspector comes of it. We got marked down on record keeping, and that's the whole building, that's on a sign on the door. {+barriers}
R Has that cost you residents, the mark?
P Four rooms. Four empty rooms since March, and a room's a thousand and fifty a week.
R So since March that's...
P I've got it here. A hundred and nine thousand. And counting. {+financialImpact}
R That's a lot to carry. What has it been like to be the manager through that?
P I read it out to the staff myself. And I got to the word, you know, "unsafe", and my voice went. {+emotionalImpact}
R I'm sorry. Can I tell you how it'd go with us? They say it into the phone, and it's there.
P In what? Because Marisol's notes are in, I mean I love her, but it's Portuguese with a bit of Welsh. {objection>What homes worry about}
R She can speak Portuguese. You'd read English.
P Hm. And they're supposed to be holding a hand, not a phone. I had this out with the owners. {objection>What homes worry about}
R Eleven seconds. Against four minutes with the folder.
P It's a stone building. You have to stand in the sluice to get anything. {objection>What homes worry about}
R It keeps it till there's a connection.
P Okay. Only the owners are quite far along with Care Note. They've had the lady round with the cakes. {competitor>Carenote and Residia}
R What did they like?
P That it's nothing. It's nothing for a year. Is yours nothing for a year? {price>Prices}
R No, it's four-twenty a resident a week. Theirs goes to seven.
P They never said seven. {competitor>Carenote and Residia}
R It's on the second page.
P So what am I at, with twenty-eight? And am I paying for the empty ones? {price>Prices}
R Only those who live here. So about a hundred pounds a week.
P That's one hairdresser's visit, ha. They charge like wounded bulls. {trap}
R Is there something that sets the pace for you?
P They come back within the year, unannounced, so call it any time from February. I want it bedded in by the New Year. {timing} {+targetDate}
R And the owners, how do they come to a yes?
P There's two brothers. One reads it and one signs it, and they're not speaking. {authority} {+decisionProcess}
R Would there be money for it in this year's plan?
P There's a training pot of six thousand, and I've only spent two. {+budget}
R If the inspector walked in next summer, what would you like her to find?
P Notes from that morning. In their own words, with a time on. {+outcomes}
P And carers who look up when she comes in. {+outcomes}
R And for you?
P I'd take the sign down. With my own screwdriver. {+relief}
R I'd like a photo of that.
P Has anyone come up from a bad rating on it? As in, actually come up? {proof>Homes that use it}
R Larch House, in one go.
P And the families. I've got a daughter who'd be on it day and night. How much of it would she get to read? {security>Who can see what}
R Whatever you let her, and nothing else.`,
} as const;
