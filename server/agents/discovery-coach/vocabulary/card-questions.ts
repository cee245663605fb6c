import type { MatterKind } from '#contract/coach-cards.ts';

/** What to ask back, by what was said; each is asked once before any is asked again. */
export const cardQuestions: Readonly<Record<MatterKind, readonly string[]>> = {
  objection: [
    'What would have to be true for that to work?',
    'What happened the last time?',
    'Who feels that most on your side?',
    'How much would that matter if the rest fits?',
    'What would you need to see first?',
    'What worries you most about it?',
  ],
  competitor: [
    'What do you like about them, and what is missing?',
    'What would you change about them if you could?',
    'How will you compare us?',
    'What made you look further than them?',
    'Who on your side prefers them?',
  ],
  price: [
    'What does it cost you to leave it as it is?',
    'What would it have to save to be worth it?',
    'What are you comparing it with?',
    'Which budget would it come from?',
    'What number had you in mind?',
  ],
  security: [
    'Who needs to see that in writing, and by when?',
    'What has to be in place before they say yes?',
    'Which of these would stop you?',
    'What else will they ask?',
    'Has something happened that makes this matter?',
  ],
  timing: [
    'What happens if that date slips?',
    'What has to be done before then?',
    'What would make sooner worthwhile?',
    'Who set that date?',
  ],
  authority: [
    'Who else has to agree, and what do they care about?',
    'What do they need to see to say yes?',
    'How did the last decision like this go?',
    'Could we have them in the next call?',
  ],
  proof: [
    'What would you want to ask them?',
    'What result would convince you?',
    'Which number matters most to you?',
    'Who should hear that from a customer?',
  ],
  question: [
    'Does that answer it?',
    'What is behind the question?',
    'How do you do that today?',
    'What would you need it to do?',
    'Who else will want to know that?',
  ],
};
