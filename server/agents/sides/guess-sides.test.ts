import { describe, expect, test } from 'vitest';
import type { Speaker } from '#contract/discovery.ts';
import { guessSides } from './guess-sides.ts';

const call = `A: thanks for making time so how do you plan your routes today
B: we have two dispatchers and they plan them on paper
A: okay and how many drivers do you have
B: about sixty our drivers get the sheet at five in the morning
A: what happens when a driver is ill
B: then we ring round and we lose half an hour
A: right our platform moves the stops by itself i can show you that next week
C: what does it cost
C: we have a budget of seventy thousand and the board decides
C: our current contract ends in may`;
const lines = call.split('\n').map((line) => ({ speakerId: line.charAt(0), text: line.slice(3) }));
const speaker = (id: string, side: Speaker['side'] = 'unknown'): Speaker => ({ id, name: `Speaker ${id}`, side });
const guess = (speakers: Speaker[]) => Object.fromEntries(guessSides(speakers, lines));

describe('a guess of who sells and who buys', () => {
  test('who asks and offers sells, who answers buys, without a single mark in the text', () => {
    expect(guess([speaker('A'), speaker('B'), speaker('C')])).toEqual({ A: 'rep', B: 'prospect', C: 'prospect' });
  });

  test('where one side is known, only the rest is guessed', () => {
    expect(guess([speaker('A'), speaker('B', 'prospect'), speaker('C')])).toEqual({ A: 'rep', C: 'prospect' });
    expect(guess([speaker('A', 'rep'), speaker('B'), speaker('C')])).toEqual({ B: 'prospect', C: 'prospect' });
  });

  test('who says little, or nothing that tells, stays unknown', () => {
    const short = [
      { speakerId: 'A', text: 'Good morning.' },
      { speakerId: 'B', text: 'Morning.' },
    ];
    expect(guessSides([speaker('A'), speaker('B')], short).size).toBe(0);
    const weather = Array.from({ length: 8 }, (_, at) => ({ speakerId: 'AB'.charAt(at % 2), text: 'It rains here.' }));
    expect(guessSides([speaker('A'), speaker('B')], weather).size).toBe(0);
  });
});
