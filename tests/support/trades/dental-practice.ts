/** A lab that sells crowns and bridges meets a dental practice. */
export const dentalPractice = {
  seller: 'Kestrel Dental Lab',
  content: `# What we make

Kestrel Dental Lab mills crowns and bridges from scans. A crown leaves the lab two days after the scan.

# Prices

Work | Price
Zirconia crown | €118
Three-unit bridge | €310
A remake within a year costs nothing.
The courier is included from ten pieces a month.

# What practices doubt

"Our patients' bites are never what the scan says." We send a printed model with each bridge, and a technician rings before milling when a margin is unclear.
"Changing labs means a month of remakes." The first ten crowns are made twice, once by you and once by us, and we pay for ours.

# Corvus and Denta Nord

Corvus is cheaper by twenty euros a crown and mills abroad. A remake there takes twelve days.
Denta Nord makes dentures and no bridges.

# Who sends us work

Practice Lindqvist had nine remakes in a hundred. After a year it had two.

# Patient data

Scans are stored in Sweden, without names, and deleted after two years.`,
  said: `
R So when a patient needs a crown, what goes on today, from the chair to the day it's in?
P Um, so Jens takes the impression, the old way, with the tray and the, the pink stuff.
P And it goes in a box and the box goes to the lab, which is, well, when the van comes. {+barriers}
P Tuesday, in theory. If the van doesn't come it's Friday, and then I'm ringing the patient to move them.
R How often do you have to move somebody?
P Every week. Somebody every week.
R Mhm. And when it comes back, does it fit?
P Mostly. I mean, we had, what was it, Jens, eleven of them go back since summer? {+barriers}
P Twelve. There was the lady with the bridge.
R What does one of those cost you, when it goes back?
P The crown's free. It's the chair. It's an hour of chair time with nobody paying for it.
R And if you put a year of that in money, the chair hours?
P Ooh. So an hour's about, we say two-forty. Times, I don't know, forty. {+financialImpact}
P So it's nine and a half thousand, something like that. {+financialImpact}
R Okay. Nine and a half thousand in chair time.
P And that's without the patients who don't come back. I can't put a number on those.
R How do you find that, having to make those calls?
P Me? I put it off till after lunch. I get a sort of knot, you know, before I pick up. {+emotionalImpact}
R I can imagine. Well, the way we do it, you scan, and the crown leaves us two days later.
P See, Jens doesn't hold with the scanner. He says the bite's off, every time, the bite comes back high. {objection>What practices doubt}
R Did he try one?
P At the fair he did. And there's, I'd say, hm, there's a lot of dust on the one we bought. {objection>What practices doubt}
R Fair enough. Who makes your crowns now?
P It's Corvis. With a C. They've done us since my father's day. {competitor>Corvus and Denta Nord}
P They're all right. They're slow and they're all right.
R What would a crown have to be, for you to look at us?
P Well, what is it? I mean, Corvus is ninety-something, ninety-eight. {price>Prices}
R We're at a hundred and eighteen.
P Right. So that's twenty on every one of them, for the same tooth. {price>Prices}
R With the remake free, and the courier.
P And my neighbour's dog eats better than that, ha. No, go on. {trap}
R When would you want this sorted, if you did change?
P Not before the hygienist's back, so not before, let's see, she's back the third of September. {timing} {+targetDate}
R And whose call is it, yours or Jens's?
P It's two signatures, here. His and mine. And he'll want to hear it from a dentist, not from, no offence. {authority} {+decisionProcess}
R None taken. Is there a dentist you'd believe?
P Somebody in town. Somebody I'd run into at the supermarket. Have you got one of those? {proof>Who sends us work}
R Practice Lindqvist, on the square.
P Oh, Maja. I was at school with her sister.
P One more. The scans, they've got the name on, the birth date and everything. Where does that end up? {security>Patient data}
R In Sweden, without the name.
P Okay. That's, yeah. Jens will ask me that again.`,
} as const;
