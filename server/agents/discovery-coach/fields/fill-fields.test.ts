import { describe, expect, test } from 'vitest';
import type { CallLine } from '../call-line.ts';
import { fillFields } from './fill-fields.ts';
import type { CallField } from '../vocabulary/field-words.ts';

/** 'R 100 What …': who, when, what. */
const call = (said: readonly string[]): CallLine[] =>
  said.map((each, at) => {
    const [, who = '', seconds = '0', text = ''] = /^(\w) (\d+) (.*)$/su.exec(each) ?? [];
    return { id: String(at + 1), at: Number(seconds), speaker: who, side: who === 'R' ? 'rep' : 'prospect', text };
  });
/** 'field: words', in the order of the call. */
const filled = (said: readonly string[]): string[] =>
  fillFields(call(said)).map(({ field, text }) => `${field}: ${text}`);

type Case = readonly [manner: string, said: readonly string[], field: CallField, text: string];

describe('a field takes the words that answer', () => {
  test.each<Case>([
    [
      'a chatty baker, the sum behind an aside',
      [
        'R 300 And what does that cost you over a year, roughly?',
        'P 306 Oh, good question, my husband would know. I reckon it’s about twenty-two thousand in wasted flour.',
      ],
      'financialImpact',
      'I reckon it’s about twenty-two thousand in wasted flour.',
    ],
    [
      'a terse foreman',
      ['R 300 What’s the downtime costing you?', 'P 303 Four grand a day.'],
      'financialImpact',
      'Four grand a day.',
    ],
    [
      'speech without punctuation',
      [
        'R 300 how much are you losing on those returns every month?',
        'P 305 it is something like eight thousand euros a month',
      ],
      'financialImpact',
      'it is something like eight thousand euros a month',
    ],
    [
      'no native speaker',
      ['R 300 How much money do you lose with that?', 'P 306 We are losing maybe 15 000 € in the quarter, I think.'],
      'financialImpact',
      'We are losing maybe 15 000 € in the quarter, I think.',
    ],
    [
      'time and not money',
      ['R 300 What is that costing the team?', 'P 305 Thirty hours a week between the two of them.'],
      'financialImpact',
      'Thirty hours a week between the two of them.',
    ],
    [
      'unasked, in passing',
      ['P 300 So last season we lost two hundred thousand dollars in bookings because the lift was down.'],
      'financialImpact',
      'So last season we lost two hundred thousand dollars in bookings because the lift was down.',
    ],
    [
      'a correction by a colleague',
      [
        'R 300 What does it cost you all in?',
        'P 304 Sixty thousand, give or take.',
        'Q 309 No, that’s without freight. It’s seventy-five thousand.',
      ],
      'financialImpact',
      'It’s seventy-five thousand.',
    ],
    [
      'a plain date',
      ['R 300 When would you need this running?', 'P 304 Before the first of October.'],
      'targetDate',
      'Before the first of October.',
    ],
    [
      'an event, not a date',
      [
        'R 300 Is there a date that you’re working towards?',
        'P 305 We open the second clinic in spring, so it has to be live by then.',
      ],
      'targetDate',
      'We open the second clinic in spring, so it has to be live by then.',
    ],
    [
      'unasked, with its reason before it',
      ['P 300 The auditors were not amused. We need it in place by the end of June.'],
      'targetDate',
      'We need it in place by the end of June.',
    ],
    [
      'the month named may',
      ['R 300 What’s your timeline?', 'P 304 Ideally in May, at the latest.'],
      'targetDate',
      'Ideally in May, at the latest.',
    ],
    [
      'speech without punctuation',
      ['R 300 so by when would you want it live?', 'P 305 we need it live by september because of the new term'],
      'targetDate',
      'we need it live by september because of the new term',
    ],
    [
      'a feeling that was asked for',
      ['R 300 How does that feel for you as the owner?', 'P 305 Honestly? I’m exhausted. I do payroll on Sundays.'],
      'emotionalImpact',
      'I’m exhausted. I do payroll on Sundays.',
    ],
    [
      'a feeling unasked',
      ['P 300 We missed the deadline twice. It’s embarrassing, I have to stand in front of the parents.'],
      'emotionalImpact',
      'It’s embarrassing, I have to stand in front of the parents.',
    ],
    [
      'a sleepless manager',
      ['R 300 What’s that like for you personally?', 'P 306 I lie awake going through the rota in my head.'],
      'emotionalImpact',
      'I lie awake going through the rota in my head.',
    ],
    [
      'a gain that was asked for',
      ['R 300 If you got that under control, what would it save you?', 'P 306 Half of it, so forty thousand a year.'],
      'impact',
      'Half of it, so forty thousand a year.',
    ],
    [
      'a gain unasked',
      ['P 300 If we could cut that by a third we would save about ninety thousand pounds.'],
      'impact',
      'If we could cut that by a third we would save about ninety thousand pounds.',
    ],
    [
      'relief that was asked for',
      ['R 300 And what would that change for you, personally?', 'P 306 I could finally go home at five.'],
      'relief',
      'I could finally go home at five.',
    ],
    [
      'relief unasked',
      ['P 300 I’d sleep through the night again, that’s what.'],
      'relief',
      'I’d sleep through the night again, that’s what.',
    ],
    [
      'who decides, told tersely',
      ['R 300 Who signs off on something like this?', 'P 303 The CFO, and the works council has to agree.'],
      'decisionProcess',
      'The CFO, and the works council has to agree.',
    ],
    [
      'how it is decided, at length',
      [
        'R 300 How does a decision like that get made on your side?',
        'P 306 So I collect three offers, then our director picks one and the board approves it in its next meeting.',
      ],
      'decisionProcess',
      'So I collect three offers, then our director picks one and the board approves it in its next meeting.',
    ],
    [
      'a budget that stands',
      ['R 300 Is there a budget for this already?', 'P 304 We’ve put thirty thousand aside for this year.'],
      'budget',
      'We’ve put thirty thousand aside for this year.',
    ],
    [
      'no budget yet',
      ['R 300 Have you got budget for it?', 'P 304 There’s no budget for it yet, it would come out of training.'],
      'budget',
      'There’s no budget for it yet, it would come out of training.',
    ],
    [
      'what goes wrong, told when asked',
      [
        'R 200 What’s the biggest problem with the rota today?',
        'P 206 Nobody knows who swapped with whom until the ward rings me.',
      ],
      'barriers',
      'Nobody knows who swapped with whom until the ward rings me.',
    ],
    [
      'what goes wrong, told outright',
      ['P 200 The problem is that every order gets keyed twice, by hand, and one in ten is wrong.'],
      'barriers',
      'The problem is that every order gets keyed twice, by hand, and one in ten is wrong.',
    ],
    [
      'a goal in a phrase of its own',
      ['R 500 If this went well, what would it look like in a year?', 'P 506 The phones stop ringing on Mondays.'],
      'outcomes',
      'The phones stop ringing on Mondays.',
    ],
    [
      'a goal, no native speaker',
      ['R 500 What is the goal for you?', 'P 506 The driver should see his tour already at home.'],
      'outcomes',
      'The driver should see his tour already at home.',
    ],
  ])('%s', (_, said, field, text) => {
    expect(filled(said)).toEqual([`${field}: ${text}`]);
  });
});

describe('a field stays empty', () => {
  test.each<readonly [string, readonly string[]]>([
    [
      'for a number that counts something else',
      ['R 300 What does that cost you?', 'P 304 We have sixty-two vans and nine depots.'],
    ],
    ['for a year', ['R 300 What is it costing you these days?', 'P 304 We’ve been doing it like that since 2009.']],
    [
      'for a price of the seller',
      ['P 300 How much do you charge?', 'R 304 It costs about nine thousand a year.', 'P 310 Nine thousand, right.'],
    ],
    ['for a sum of private life', ['P 300 My wife and I spent four thousand on a holiday in Crete.']],
    ['for a question back', ['R 300 What does that cost you?', 'P 304 What do you mean by cost, the salaries?']],
    [
      'for who does not know',
      ['R 300 What does that cost you in a year?', 'P 304 I couldn’t tell you, half of it nobody writes down.'],
    ],
    [
      'for an answer to a later question',
      [
        'R 300 What does that cost you in a year?',
        'P 304 Hard to say, really, you would have to ask them.',
        'R 308 Okay. How many people work in the warehouse then?',
        'P 312 Forty thousand square feet and thirty people.',
      ],
    ],
    ['for a date that is past', ['R 300 When did that start?', 'P 304 It began last March, when Olga left us.']],
    ['for the verb may', ['R 300 By when would you need it?', 'P 304 That may depend on a few things here.']],
    [
      'for how long something takes',
      ['R 300 When does the part arrive?', 'P 304 It usually takes three weeks from the plant.'],
    ],
    [
      'for a date of the next call',
      ['R 300 When should we talk again?', 'P 304 Thursday in the second week of June suits me.'],
    ],
    [
      'for a date that is taken back',
      ['R 300 By when does it have to be live?', 'P 304 I said June once, but there’s no deadline any more.'],
    ],
    [
      'for how something works',
      ['R 300 How does that work for you?', 'P 304 We print the list and I hang it on the door.'],
    ],
    ['for a feeling about the weather', ['P 300 I hate it when it rains in August, the garden is a swamp.']],
    [
      'for a feeling that is denied',
      ['R 300 How does that feel for you?', 'P 304 I don’t mind, to be honest, it doesn’t bother me at all.'],
    ],
    ['for somebody else’s company', ['P 300 A friend of mine at another firm lost two hundred thousand that way.']],
    [
      'for a budget that only is asked about',
      ['R 300 Is there a budget?', 'P 304 What sort of budget are people like us usually having?'],
    ],
    [
      'for a refusal to tell',
      ['R 300 What budget have you set aside?', 'P 304 I’d rather not talk about money today.'],
    ],
    [
      'for small talk at the beginning',
      ['P 10 We had a mess on the roads, the bus broke down and everybody was late.'],
    ],
    ['for trouble that is over', ['P 300 We used to write it all by hand, twice, but that’s fixed now.']],
    [
      'for trouble that is denied',
      [
        'R 300 Do you have trouble with late orders?',
        'P 304 No, we’re not late, nothing gets lost, that part works fine.',
      ],
    ],
    ['for a courtesy', ['P 300 Sorry, I was on the phone, I’m late again, sorry about that.']],
    [
      'for a reply of agreement',
      ['R 500 What would you like to see in a year?', 'P 505 Yeah, that makes sense to me.'],
    ],
    ['for a wish about the call itself', ['P 300 I want to see how the lid closes.']],
    ['for who does not decide', ['R 300 Who decides on it?', 'P 304 Good question, to be honest with you.']],
  ])('%s', (_, said) => {
    expect(filled(said)).toEqual([]);
  });
});

describe('a list names a thing once', () => {
  test('though it is said again in other words', () => {
    expect(
      filled([
        'P 200 The problem is that every order gets keyed twice by hand.',
        'R 210 I see.',
        'P 400 Like I said, the problem is every order keyed twice by hand.',
      ]),
    ).toEqual(['barriers: The problem is that every order gets keyed twice by hand.']);
  });
});
