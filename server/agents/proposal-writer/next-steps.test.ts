import { describe, expect, test } from 'vitest';
import { draftFrom, saidLines } from '#tests/support/calls/call-drafts.ts';
import { leansBack, namesSomeone, placed } from './leans-back.ts';

/** Drafts the next steps of a call. */
const steps = (...texts: string[]): string[] =>
  draftFrom({ lines: saidLines(texts) }).blocks.timeline.map(({ text }) => text);

describe('a sentence', () => {
  test.each([
    ["I'd like to give her a ring.", true],
    ['I read about them on your site.', true],
    ["I'd want to know which.", true],
    ['Would it help if I wrote to the choir?', false],
    ['The bell tower has a crack and it grows.', false],
    ["I'll ask the verger, he keeps the keys.", false],
    ["It's the organ that worries me.", false],
  ])('%s leans on what was said before: %s', (sentence, leans) => {
    expect(leansBack(sentence)).toBe(leans);
  });

  test('is placed by the sentences before it that name what it is about', () => {
    const said = "Pity. I sing with Ruth on Sundays. She's strict. I'd like to give her a ring.";
    expect(placed(said, "I'd like to give her a ring.")).toBe(
      "I sing with Ruth on Sundays. She's strict. I'd like to give her a ring.",
    );
    expect(placed("They're strict. I'd like to give her a ring.", "I'd like to give her a ring.")).toBeNull();
  });

  test.each([
    ['I have a cousin at the mill.', true],
    ['The old mill has three floors.', false],
    ["Ruth'll bring the keys.", true],
    ["That'll do, on Tuesday.", false],
  ])('%s names somebody: %s', (sentence, names) => {
    expect(namesSomeone(sentence)).toBe(names);
  });
});

describe('a next step says what it is about', () => {
  test('and in speech without marks nothing that was said of something else', () => {
    const said = steps(
      'P: and what is the rent a month',
      "R: it's two hundred and ten a month while you pump and i'll send you an offer for both pits by friday",
      'P: fine the works manager signs that he will want to see the permits',
      "R: i'll send him our permit too and i'll find out if the hoses stand the acid in the lower pit",
    );
    expect(said).toContain('Ines will find out if the hoses stand the acid in the lower pit.');
  });

  test('and nothing of what it answers, laughs at or says goodbye with', () => {
    const said = steps(
      'P: Is the crane rented by the day?',
      "R: No, by the week. I'll ask our depot whether they have one in Riga, and I'll send you the load tables.",
      'P: My grandson could lift those tables.',
      "R: Ha, so could mine, he's in the navy. I'll measure it with your foreman. Thanks Ola, see you Tuesday.",
    );
    expect(said.join('\n')).toContain('load tables');
    expect(said.join('\n')).toContain('measure it with your foreman');
    expect(said.join('\n')).not.toMatch(/by the week|navy|Thanks|see you/u);
  });

  test('who is meant by him', () => {
    expect(
      steps('P: My uncle built the kiln. He may have kept the plans.', 'R: We need those plans.', 'P: I will ask him.'),
    ).toEqual(['Omar, on “My uncle built the kiln. He may have kept the plans.”: “I will ask him.”']);
    expect(
      steps('R: Fine.', "P: I'd better warn Ruth first. I won't surprise her. I'll talk to her this week."),
    ).toEqual(["Omar: “I'd better warn Ruth first. I won't surprise her. I'll talk to her this week.”"]);
    expect(steps('P: The kiln is cold.', "R: I'll ring Ruth on Monday.")).toEqual(['Ines will ring Ruth on Monday.']);
  });

  test('whom it names by trade or office needs nothing that was said before', () => {
    for (const said of [
      "I'll ask our kiln builder first whether he's free.",
      "I'll ask the machinist if she can turn a new shaft.",
      "I'll ring my deputy at the harbor on Monday and hear what he says.",
    ])
      expect(steps('P: People won’t fill in another form, though.', `R: ${said}`).join('')).not.toContain('People');
    expect(steps('P: Could I talk to the chief of the mill?', "R: I'll see on Friday if she's free.")).toEqual([
      "Ines, on “Could I talk to the chief of the mill?”: “I'll see on Friday if she's free.”",
    ]);
  });

  test('nobody by the name of a month, a town or a product is meant by him', () => {
    const call = "R: I'll call him on Friday.";
    const on = (sentence: string) => [`Ines, on “${sentence}”: “I'll call him on Friday.”`];
    expect(steps('P: My wife hates the van.', 'R: Ha.', 'P: The electrician has the key.', call)).toEqual(
      on('The electrician has the key.'),
    );
    expect(steps('P: In March the roofer came twice.', 'R: And?', 'P: The plumber never came.', call)).toEqual(
      on('The plumber never came.'),
    );
    expect(steps('P: In Lisbon we had a strike.', 'R: And?', 'P: The warehouse man left.', call)).toEqual(
      on('The warehouse man left.'),
    );
    expect(steps('P: The electrician has the key.', 'R: Ha.', 'P: My wife hates the van.', call)).toEqual(
      on('The electrician has the key.'),
    );
    expect(steps('P: I talked to Dilip about the van.', 'R: And?', 'P: The van is old and slow.', call)).toEqual(
      on('I talked to Dilip about the van.'),
    );
    expect(steps('P: Our plumber fits it.', 'R: And?', 'P: Last year we moved to Porto with it.', call)).toEqual(
      on('Our plumber fits it.'),
    );
    const her = "R: I'll call her on Friday.";
    expect(steps('P: My cousin is on holiday.', 'R: And the vet?', 'P: Comes Tuesdays.', her)).toEqual([
      "Ines: “I'll call her on Friday.”",
    ]);
    expect(steps('P: We use Sage for the books.', 'R: Who?', 'P: Our bookkeeper does it.', her)).toEqual([
      "Ines, on “Our bookkeeper does it.”: “I'll call her on Friday.”",
    ]);
  });

  test('what the one thing is', () => {
    expect(steps('P: Which bench tested the rope?', "R: The harbor's own, last year. I can send the page.")).toEqual([
      "Ines, on “Which bench tested the rope?”: “The harbor's own, last year. I can send the page.”",
    ]);
    expect(steps('P: The rope is green.', "P: I'll sign the order.")).toEqual(['Omar will sign the order.']);
  });

  test('what somebody said they would do', () => {
    expect(
      steps("R: I'd cost it by the bed, not the ward.", 'P: Cost it, then.', "R: I'll do it in a table you can edit."),
    ).toEqual(["Ines, on “I'd cost it by the bed, not the ward.”: “I'll do it in a table you can edit.”"]);
  });

  test('the day that was named before', () => {
    expect(
      steps(
        'P: We count the stock until the twentieth.',
        'P: It takes three of us.',
        "R: I wouldn't start before that. And I'll have our fitter do the first shelf, so you only check it.",
      ),
    ).toEqual([
      "Ines, on “We count the stock until the twentieth.”: “I wouldn't start before that. And I'll have our fitter do the first shelf, so you only check it.”",
    ]);
  });

  test('what is to happen on the day that somebody settles', () => {
    expect(
      steps(
        'R: And a visit to the two gardeners. Would Monday work?',
        "P: Make it Tuesday, nine o'clock, and I'll bring cake.",
      ),
    ).toEqual([
      "Omar, on “A visit to the two gardeners. Would Monday work?”: “Make it Tuesday, nine o'clock, and I'll bring cake.”",
    ]);
    expect(
      steps(
        'P: I could do Thursday, early, before the market.',
        'R: Early?',
        "R: You know what, I'll do it. Seven thirty Thursday.",
      ),
    ).toEqual(["Ines, on “I could do Thursday, early, before the market.”: “I'll do it. Seven thirty Thursday.”"]);
    expect(
      steps(
        'R: Would a tasting for the cooks be the next step?',
        'P: It would. Do it early.',
        "R: I'll send an invitation for that Friday.",
      ),
    ).toEqual([
      "Ines, on “Would a tasting for the cooks be the next step?”: “I'll send an invitation for that Friday.”",
    ]);
  });
});

describe('a promise that the other side changes', () => {
  test('keeps what stands, and quotes the change on what it changes', () => {
    expect(
      steps(
        "R: I'll bring the samples by Friday, and we taste them with the chef.",
        'P: Without the chef. Then with the chef.',
        'R: Without, then with.',
      ),
    ).toEqual([
      'Ines will bring the samples by Friday.',
      'Omar, on “We taste them with the chef.”: “Without the chef. Then with the chef.”',
    ]);
    expect(
      steps("R: I'll bring the samples by Friday, and we taste them with the chef.", 'P: Without doubt.', 'R: Lovely.'),
    ).toEqual(["Ines: “I'll bring the samples by Friday, and we taste them with the chef.”"]);
  });

  test('says what was added to it', () => {
    expect(
      steps(
        "R: I'll send the floor plan on Monday.",
        'P: And the test. Send the test that failed.',
        'R: And the test.',
      ),
    ).toEqual(['Ines will send the floor plan on Monday.', 'Ines, on “Send the test that failed.”: “And the test.”']);
    expect(
      steps("R: I'll build you a trial stand by Friday.", 'P: With the dog?', 'R: With the dog in front.'),
    ).toEqual(["Ines, on “I'll build you a trial stand by Friday.”: “With the dog in front.”"]);
    expect(steps("R: I'll build you a trial stand by Friday.", 'P: And how is the dog?', 'R: The dog is old.')).toEqual(
      ['Ines will build you a trial stand by Friday.'],
    );
  });

  test('stands whole where the answer says no, or the other words are no removal', () => {
    const deposit = "R: I'll send the contract on Monday, and you pay the deposit.";
    const whole = ['Ines will send the contract on Monday, and you pay the deposit.'];
    for (const answer of [
      "Without the deposit I can't.",
      'Not without the deposit.',
      'The deposit stays, sorry.',
      'With the deposit.',
    ])
      expect(steps(deposit, 'P: Without the deposit.', `R: ${answer}`)).toEqual(whole);
    const door = "R: I'll paint the shed on Monday, and we fix the door.";
    for (const [said, answer] of [
      ['Not bad, the door for nothing.', 'Yes.'],
      ['Only the door?', 'Yes, and the shed.'],
      ['Not just the door, the roof as well.', 'Yes, the door and the roof.'],
      ['Not before the door is fixed.', 'Yes, the door first.'],
    ])
      expect(steps(door, `P: ${said}`, `R: ${answer}`)).toContain(
        'Ines will paint the shed on Monday, and we fix the door.',
      );
    expect(steps(deposit, 'P: Without the deposit.', 'R: Without the deposit.')).toEqual([
      'Ines will send the contract on Monday.',
      'Omar, on “You pay the deposit.”: “Without the deposit.”',
    ]);
  });

  test('keeps its own row where the answer promises nothing', () => {
    for (const [said, answer] of [
      ["And I'll send you the photos.", 'The photos, yes please.'],
      ['And the drawings.', 'The drawings cost extra.'],
      ['With the annex?', 'With the annex it costs more.'],
      ['And the drawings.', 'And the drawings never.'],
      ['And the drawings.', 'Your drawings are fine.'],
      ['And the invoice goes to Paul.', 'And the invoice goes to Paul.'],
      ['And on Tuesday I call you.', 'Tuesday, perfect.'],
    ])
      expect(steps("R: I'll send the plan on Monday.", `P: ${said}`, `R: ${answer}`)).toContain(
        'Ines will send the plan on Monday.',
      );
    expect(steps("R: I'll send the plan on Monday.", 'P: And the drawings.', 'R: And the drawings.')).toEqual([
      "Ines, on “I'll send the plan on Monday.”: “And the drawings.”",
    ]);
  });

  test('keeps its condition and its day unless its speaker takes them back', () => {
    const upfront = "R: If you pay upfront I'll send the pallets on Monday.";
    expect(steps(upfront, 'P: We pay upfront, no problem.', "R: All right. I'll send the pallets on Monday.")).toEqual([
      "Ines: “If you pay upfront I'll send the pallets on Monday.”",
    ]);
    expect(
      steps(
        "R: I'll send the pallets on Monday if the bank confirms.",
        'P: They will.',
        "R: Okay. I'll send the pallets.",
      ),
    ).toContain('Ines will send the pallets on Monday if the bank confirms.');
    expect(
      steps("R: I'll send the price list and the drawings on Monday.", 'P: Good.', "R: Fine. I'll send the drawings."),
    ).toContain('Ines will send the price list and the drawings on Monday.');
    expect(steps(upfront, 'P: We never do.', "R: Fine. I'll send the pallets on Monday anyway.")).toEqual([
      'Ines will send the pallets on Monday anyway.',
    ]);
  });

  test('loses the condition that its speaker gives up', () => {
    const asked = "R: I'll need the drawings of the whole roof for that.";
    const given = "P: I'll send them with the names cut out and you tell me.";
    expect(steps(asked, given, 'R: Omar!', "P: All right. I'll send them anyway.")).toEqual([
      "Ines: “I'll need the drawings of the whole roof for that.”",
      "Omar, on “I'll need the drawings of the whole roof for that.”: “I'll send them anyway.”",
    ]);
    expect(steps(asked, given, 'R: Good.', "P: All right. That's the bus.").join()).toContain('names cut out');
  });
});

describe('a request', () => {
  test('is quoted as what was asked, not as words of whoever agrees', () => {
    expect(steps('P: Put the saving at the top in red.', 'R: Will do.')).toEqual([
      'Omar asks, Ines agrees: “Put the saving at the top in red.”',
    ]);
    expect(steps('P: Put the saving at the top in red.', 'R: That would mislead.')).toEqual([]);
  });

  test('may order what somebody would have to do first', () => {
    expect(
      steps('P: And the crash test of the van.', "R: You get the summary. The film I'd have to ask about.", 'P: Ask.'),
    ).toEqual(["Ines, on “The crash test of the van.”: “You get the summary. The film I'd have to ask about.”"]);
    expect(
      steps(
        'P: And the crash test of the van.',
        "R: You get the summary. The film I'd have to ask about.",
        'P: Leave it.',
      ),
    ).toEqual([]);
  });

  test('is none where nobody is told to do it, or whoever is says no', () => {
    const fair = 'P: And what does the union say?';
    for (const [duty, order] of [
      ["For that I'd have to ask the union.", 'Look. Every firm has a union.'],
      ["For that I'd have to ask the union.", 'Check. And the second point?'],
      ['I would have to check into a clinic.', 'Do.'],
      ["With your thing I'd have to ask again?", 'Ask.'],
      ["For that I'd have to ask the union.", 'Do. But not before Monday.'],
    ])
      expect(steps(fair, `R: ${duty}`, `P: ${order}`)).toEqual([]);
    const asked = "R: For that I'd have to ask the union.";
    expect(steps(fair, asked, 'P: Ask, please.', "R: No, I won't. They say no every time.")).toEqual([]);
    expect(steps(fair, asked, 'P: Ask, please.', "R: I can't today.")).toEqual([]);
    expect(steps(fair, asked, 'P: Ask, please.', 'R: Right.')).toEqual([
      "Ines, on “What does the union say?”: “For that I'd have to ask the union.”",
    ]);
  });

  test('tells no habit and no story', () => {
    expect(steps('P: Put a man in the office and he breaks it. Always.', 'R: Yes, of course.')).toEqual([]);
    expect(steps('P: Put the man in the office and he breaks it.', 'R: Yes, of course.')).toEqual([]);
    expect(steps('P: Put the old tiles in the skip, you said.', 'R: Yes, of course.')).toEqual([]);
    expect(steps('P: I phone the school today, I phone tomorrow, nobody picks up.', 'R: Oh.')).toEqual([]);
    expect(steps('P: So I ring the nurse and the nurse says come back next week.', 'R: Oh.')).toEqual([]);
    expect(steps('P: Put the old tiles in the skip.', 'R: Will do.')).toHaveLength(1);
  });
});

test('what one promise ends in and the next begins with is said once', () => {
  const said = steps(
    'P: Is there a mill that has two of these kilns?',
    "R: It's mostly that they all run at night. I'll send you her number today. I'll ask her first that she doesn't mind.",
  );
  expect(said.join(' ').match(/send you her number/gu)).toHaveLength(1);
  expect(said.join(' ')).toContain("I'll ask her first that she doesn't mind.");
  const apart = steps("R: I'll send you the drawings today. I'll ring Ruth on Monday about the kiln.");
  expect(apart).toHaveLength(2);
});
