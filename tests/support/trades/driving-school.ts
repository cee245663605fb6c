/** A seller of scheduling software meets a chain of driving schools. Held out while the rules were written. */
export const drivingSchool = {
  seller: 'Clutchboard',
  content: `# What Clutchboard is

Clutchboard is the diary of a driving school: learners book and pay lessons, instructors see their day.

# What it costs

$22 per instructor and month.
Text messages to learners are included.
Leaving takes a month's notice.

# Doubts we meet

"Instructors want to keep their own diary." An instructor can block any hour, and what is blocked nobody can book.
"Older learners ring up." The office books for them in the same diary, in four taps.

# Drivelog and Passmate

Drivelog charges learners a fee of two dollars for each booking.
Passmate closed its telephone support in spring.

# Schools on it

Northgate Driving cut lessons that nobody turned up for from one in nine to one in thirty.

# Learners' details

Licence numbers are encrypted, and seen by the office alone.`,
  said: `
R Where does the day go wrong, if it goes wrong?
P It goes wrong at about half seven when the first one's a no-show.
P And it's, you've got an instructor sat outside a house with the engine on, and nobody's told him. {+barriers}
R Nobody told him because?
P Because the kid texted the office last night and there's no one in the office last night. {+barriers}
P So it's all in this one phone, which is Bev's, and Bev has a life, allegedly. {+barriers}
R How many do you get in a month, lessons like that?
P Across the nine of us, sixty? It's sixty-something.
R And they're how much a lesson?
P Seventy.
R So what's that in a year, do you know?
P You'd have to tell me, I've never dared. What's that, that's... fifty thousand? That can't be right. {+financialImpact}
R Sixty a month at seventy, that's about fifty, yes.
P Bloody hell. Well, we charge some of them. Say half. So twenty-five we never see. {+financialImpact}
R Does it get to you?
P It didn't till you said it! No, look, I dread Mondays. Sunday night I've already got my shoulders up here. {+emotionalImpact}
R So in ours, they book themselves, pay when they book, and he sees it on his phone.
P The guys'll say that's my diary. They've all got their own book, and they do a bit of, you know, a cousin here and there. {objection>Doubts we meet}
R They can block any hour they like.
P And mums. It's the mums who book. They want a person, they want Bev. {objection>Doubts we meet}
R Bev does it in the same diary.
P Yeah. I'm just, we went through all this with the card readers and I had two of them walk. {objection>Doubts we meet}
R Walk out?
P To the lot down the road, Pass Mate's golden boys. With the stickers. {competitor>Drivelog and Passmate}
R They use Passmate?
P So it says on the stickers. Is that any good?
R It did well for a while. They've shut their phones.
P Typical. Go on then, do I need to sit down for this bit? Per head? {price>What it costs}
R Twenty-two a month per instructor.
P And the texts on top, cause that's where they get you. {price>What it costs}
R Included.
P My daughter runs up more than that on a game with a frog in it. {trap}
R Ha. What's your timing?
P Well the tests open up again in, is it, end of January. I'd need the guys used to it when the phones go mad. So Christmas, latest. {timing} {+targetDate}
R And who'd have to like it besides you?
P Bev. If Bev says no then that's that, I'm not being funny. And my business partner, on paper. {authority} {+decisionProcess}
R Is there any money for it this year?
P We put two grand aside for a new website nobody wants. {+budget}
R So picture next Easter and it all went well.
P Every seat's got a bum in it. And the instructor knows before he's put his shoes on. {+outcomes}
R And what'd that do for you?
P I might teach again. I've not sat next to a learner in four years and I miss it, I do. {+relief}
R That's lovely.
P Has anybody gone from a paper book to this? As in a leather-bound, biro, paper book? {proof>Schools on it}
R Northgate Driving did.
P And the licence numbers, we've got all that, with the photos. Who'd get their hands on those? {security>Learners' details}
R The office, and nobody else.`,
} as const;
