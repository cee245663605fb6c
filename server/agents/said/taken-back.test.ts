import { describe, expect, test } from 'vitest';
import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import { retractedTest, takenBack } from './taken-back.ts';
import { turnsOf } from '#server/agents/proposal-writer/turns.ts';
import { firstIsGone } from '#tests/support/calls/first-is-gone.ts';

/** Builds lines five seconds apart: 'R:' is the rep, other letters are people of the prospect. */
const callOf = (...said: string[]): CallLine[] =>
  said.map((text, at) => ({
    id: String(at + 1),
    at: at * 5,
    speaker: text.slice(0, 1),
    side: text.startsWith('R:') ? 'rep' : 'prospect',
    text: text.slice(3),
  }));
const gone = (...said: string[]): string[] => [...takenBack(turnsOf(callOf(...said)))];

/** Turns with ' / ' between; '200s A:' comes so long after the one before. */
const taken: readonly string[] = [
  'A: There is nine thousand of it left. / B: You kept nine thousand? / R: Could it pay a trial? / A: It could. Let me read it. No, wait, it’s seven, I paid the driver. Seven thousand.',
  'A: There is nine thousand of it left. / R: Could it pay a trial? / A: It might. Hold on, seven thousand.',
  'A: We look after seventy lifts. / R: Seventy? / A: Seventeen lifts.',
  'A: It costs eight hundred a month. / R: Eight hundred? / A: Eighteen hundred a month.',
  'A: About fifteen days, let me check. / R: Sure. / A: Okay, twelve days.',
  'A: We look after seventy lifts. / R: Seventy? / A: Seventeen. One seven.',
  'A: It has to be there by March. / R: March? / A: No, May.',
  'A: We lose sixty thousand on it. / R: Sixteen or sixty? / A: Sixteen.',
  'A: We print nine hundred a day. / B: That is with the reprints. It is seven hundred without.',
  'A: Around forty tonnes. / R: Okay. / A: I keep saying forty. It is thirty-five.',
  'A: Nineteen percent, let me look it up. / R: Sure. / A: Okay, fifteen percent.',
  'A: It costs us eighty thousand. / R: Good to know. / A: Do not write down the eighty, that was a guess.',
  'A: We scrap ninety frames a month. / R: A lot. / A: Where did I get ninety from? It is fifty-five.',
  'A: It is eighty thousand. / R: Wow. / A: Strike the eighty, sixty-two is right.',
  'A: We have five hundred staff. / R: Okay. / B: We had five hundred. It’s four hundred and ten since spring.',
  'A: We spend thirty thousand on it. / R: Per year? / A: Thirty-six, now that I look at it.',
  'A: A thousand pounds each time. / B: I wish. It is three and a half.',
  'A: The audit is in March. / R: And who runs it? / A: Sorry, April, the audit.',
  'A: We do fifty runs. / R: And who drives? / A: Two people. And it is seventy runs, I forgot the night shift.',
  'A: We open in April, and it is about two thousand a week. / B: It was two thousand. It is two thousand six hundred since.',
  'A: Forty thousand, give or take. / B: Hello, sorry. / R: Hi. / B: Is that the old slide? It is a lot more than that.',
  'A: The fleet is sixty. Sixty-four. Yes, sixty-four.',
  'A: It goes live in May. June, sorry. June.',
  'A: We pay eleven pounds a head. Twelve pounds a head, I beg your pardon.',
  'A: Something like seven percent waste. / B: Nine. / A: Nine, is it? Nine then.',
  'A: Something like seven percent waste. / B: I would have said nine.',
  'A: Something like seven percent waste. / B: We measured it in the spring and it came out at nine.',
  'A: It is fifteen thousand to leave. / B: They dropped that to ten.',
  'A: It is fifteen thousand to leave. / B: Ten, since the new contract.',
  'A: It is fifteen thousand to leave. / B: Fifteen? It says ten here.',
  'A: We have six weeks. / B: Five weeks. You lose one to the holidays.',
  'A: The decision is on the twelfth of May. / B: Board is the nineteenth now.',
  'A: Call it two hundred thousand. / R: Two hundred. / A: Let me look it up. One sixty-five.',
  'A: It was eighteen hours. / R: Eighteen. / B: Eighteen is only the days, mind. With nights it is thirty.',
  'A: Five people do nothing else. / B: Six if you count me.',
  'A: We have got about two hundred sites. Well, one eighty if you count properly.',
  'A: It costs four thousand a month. Five, since January.',
  'A: I would say thirty percent. Thirty-five, maybe.',
  'A: We need it by September. Or no, October, because of the audit.',
  'A: Ninety days, I mean sixty.',
  'A: We do a thousand a week. A thousand a month, sorry.',
  'A: Forty thousand. Scratch that. Fifty.',
  'A: Thirty thousand a year. Hm, let me think, no, more like forty.',
  'A: Fourteen people. Fifteen with Tom.',
  'A: It runs to sixty thousand, or it did, it is eighty now.',
  'A: We lose twelve, what am I saying, twenty-two hours a week.',
  'A: That is six thousand a quarter. Eight thousand, excuse me.',
  'A: About ninety thousand a year. / B: It is more like seventy, Jim.',
  'A: About ninety thousand a year. / B: Closer to seventy.',
  'A: About ninety thousand a year. / B: Nearer seventy, I think, once you take the refunds off.',
  'A: About ninety thousand a year. / B: Try a hundred and twenty.',
  'A: About ninety thousand a year. / B: Double that.',
  'A: About ninety thousand a year. / B: That was last year. This year it is seventy.',
  'A: About ninety thousand a year. / B: You are forgetting the night shift. A hundred and ten.',
  'A: About ninety thousand a year. / B: I had it at seventy.',
  'A: About ninety thousand a year. / B: I thought it was seventy? / A: Seventy, yes, you are right.',
  'A: About ninety thousand a year. / B: That is the old number.',
  'A: About ninety thousand a year. / B: Is it that much? I make it seventy.',
  'A: About ninety thousand a year. / B: The report says seventy.',
  'A: About ninety thousand a year. / R: Okay, so ninety. / B: Seventy, according to the accountant.',
  'A: We want to start in March. / R: Right. / 300s A: Earlier I said March. It will be April, the board moved.',
  'A: It has to be in by the third of June. / B: Tenth.',
  'A: It has to be in by the third of June. / B: They put it back a week, so the tenth.',
  'A: We want it live by the end of June. / B: Realistically August.',
  'A: We want it live by the end of June. / B: June is out. Say August.',
  'A: The budget is twenty thousand. / B: The budget was twenty thousand. It got cut to fifteen.',
  'A: The budget is twenty thousand. / B: They cut it. Fifteen.',
  'A: The budget is twenty thousand. / B: Fifteen now, since the freeze.',
  'A: We throw away eight percent. / B: Eight was before the new line. It is five today.',
  'A: It takes three days. / B: Four, some weeks five.',
  'A: It is six hundred a month. / B: Six hundred a week, love.',
];
const kept: readonly string[] = [
  'A: We have nine drivers. / R: When do they start? / A: Early. Wait times are seven minutes.',
  'A: We have forty vans. / R: Forty? / A: Twelve of them are new.',
  'A: We lose forty hours a week. / R: Forty? / A: Sixty in winter.',
  'A: It takes about fifteen days, let me see. / R: And how many people? / A: Okay, three.',
  'A: We scrap ninety frames a month. / R: And the trucks? / A: I forgot the trucks, we have twelve of them.',
  'A: We pay eighty thousand. / R: Wow. / A: Don’t use the eighty in the meeting with our union, please.',
  'A: We run seventy lifts. / R: Seventy? / A: Nine are out of order.',
  'A: We print nine hundred labels a day. / R: Nine hundred? / A: Two hundred on Sundays.',
  'A: We have sixteen families of it. / B: Sixteen, there we are. I always forget the baths. And twenty languages.',
  'A: It is June. / R: Not July? / A: June.',
  'A: We run twelve lines. / R: Sorry, how many? / A: Twelve.',
  'A: Four thousand a month. / R: So forty-eight thousand a year? / A: Forty-eight, yes.',
  'A: We have 300 staff. / B: Sorry, 300 staff and 40 temps, yes.',
  'A: It was fifty by noon. / B: Fifty by noon, and it ended up lower. Call it twenty, that is with the schools.',
  'A: We have two depots. / R: And the move? / 120s A: He said two weeks, and it took six.',
  'A: It cost us forty grand last year. / R: And this year? / A: Thirty so far.',
  'A: We have three depots and the biggest has forty people. The smallest has nine.',
  'A: Twenty minutes each, and there are fifty of them a day.',
  'A: He wants it by May, and she wants it by March.',
  'A: In January it was four percent, in March it was six.',
  'A: It may take three days.',
  'A: We start at seven. We finish at nine at night.',
  'A: I have got twelve people. Eight of them are on the road.',
  'A: It is ten thousand a site, so forty thousand in all.',
  'A: We spend twelve thousand on paper. / B: And the toner is another nine thousand.',
  'A: We spend twelve thousand on paper. / R: And toner? / B: Nine thousand.',
  'A: It was a hundred and twelve orders last week. / B: Which is a record, actually.',
  'A: The contract ends in October. / B: And they want notice by July.',
  'A: The contract ends in October. / R: So a decision by August? / A: August works.',
  'A: We want it live in September. / B: We tried in September last time, no, that was chaos.',
  'A: Two hundred beds. / B: Three wards.',
  'A: It costs about four hundred euros a month. / B: Per site, that is.',
  'A: Nobody has time for it, we are forty people doing the work of fifty.',
  'A: We have forty vans and twelve drivers.',
  'A: The rent is nine thousand. The rates are eleven thousand.',
  'A: It is forty thousand a year. / R: And per site? / A: Ten thousand.',
  'A: We have twelve sites. / B: And eight hundred staff.',
  'A: It takes three days to do a month end. / B: And then two days to check it.',
  'A: We lost two customers in March. / B: And one in May.',
  'A: It went from nine percent to four percent.',
  'A: It used to take ten days. Now it takes three.',
  'A: We spend thirty thousand a year on it. / R: That is a lot. / A: Thirty thousand, yes.',
  'A: We need two people for it, sometimes three.',
  'A: Forty thousand a year. / R: Our price is twelve thousand. / B: Twelve is fair.',
  'A: Somewhere between ten and fifteen thousand.',
  'A: By June. July at the latest.',
  'A: We opened in two thousand and four. Two sites then, nine today.',
  'A: We do fifty orders a day. / B: More in the winter, of course.',
  'A: About ninety thousand a year. / B: And that is without counting the fines.',
];

describe('values that a call takes back', () => {
  test.each(taken)('takes back what was said first: %s', (said) => {
    expect(firstIsGone(said)).toBe(true);
  });
  test.each(kept)('keeps what was said first: %s', (said) => {
    expect(firstIsGone(said)).toBe(false);
  });
  test('a rep who repeats a retracted value is known by it', () => {
    const turns = turnsOf(callOf('A: Eighty thousand.', 'R: So eighty thousand a year.', 'A: No, sorry, sixty.'));
    const isRetracted = retractedTest(turns, takenBack(turns));
    expect([isRetracted('So eighty thousand a year.'), isRetracted('Sixty, then.')]).toEqual([true, false]);
  });
  test('a figure that somebody denies is gone, and so is everyone else who said it', () => {
    expect(
      gone('A: It costs us eighty thousand.', 'B: No. It is not eighty.', 'B: It is fifty-five thousand.'),
    ).toEqual(expect.arrayContaining(['1', '2']));
  });
  test('a share that somebody denies is gone', () => {
    expect(gone('A: One in ten never gets billed.', "B: It's not one in ten, it's one in fifteen.")).toContain('1');
  });
  test('a short figure of a colleague corrects the one before it', () => {
    expect(gone('A: Nineteen thousand, I think.', 'B: Seventeen.')).toEqual(['1']);
  });
  test('whoever corrects themselves takes the first figure back', () => {
    expect(gone('A: We lose three hours a day.', 'A: Sorry, actually it is five hours.')).toEqual(['1']);
  });
  test('so they do within one sentence, also where nobody gave a figure before', () => {
    expect(gone('A: The rent rises by nine thousand, no, wait. They made it eleven thousand.')).toEqual(['1']);
    expect(gone('A: The rent rises by nine thousand, and the rates by eleven thousand.')).toEqual([]);
  });
  test('so they do in other words, also after a question that asks what was meant', () => {
    expect(
      gone('A: The harbor dues were eight thousand. No. I tell a lie, that was with the crane. Six for the dues.'),
    ).toEqual(['1']);
    expect(gone('A: Eleven thousand a week. That can’t be right.')).toEqual(['1']);
    expect(gone('A: We counted ninety knots, but a dozen of those were loose. Seventy are real.')).toEqual(['1']);
    expect(
      gone(
        'A: I saw two million on a slide.',
        'R: On ropes alone?',
        'A: No, hold on, that is all gear. Ropes are ninety thousand.',
      ),
    ).toEqual(['1']);
    expect(
      gone(
        'A: Eighty thousand, I think.',
        'R: Eighty.',
        'A: Wait, I have it here. Eighty is with the tax. Without it, sixty-one.',
      ),
    ).toEqual(['1']);
    expect(gone('A: We have forty vans.', 'R: More than last year?', 'A: No, sixty drivers and forty vans.')).toEqual(
      [],
    );
  });
  test('a date that moved is gone', () => {
    expect(gone('A: It has to work by the first week of May.', 'B: It is the tenth of May now.')).toEqual(['1']);
  });
  test('another question has another answer', () => {
    expect(gone('A: We have forty vans.', 'R: And how many drivers?', 'A: Sixty.')).toEqual([]);
  });
  test('a figure that is said again stays', () => {
    expect(gone('A: It was twelve thousand.', 'B: No, it was twelve thousand, that is right.')).toEqual([]);
  });
});

test('what speaks of something else denies nothing', () => {
  for (const said of [
    ['A: We have forty vans.', 'B: Dave still prints the old list every morning.'],
    ['A: We have forty vans.', 'B: Most of them run on an old version of the app.'],
    ['A: We have forty vans.', 'R: Ours is ninety pounds a van.', 'B: That is far more than that other lot charge.'],
    ['A: We have forty vans.', 'R: Good.', 'R: No problem.', 'B: No, carry on.'],
  ])
    expect(gone(...said)).toEqual([]);
});
