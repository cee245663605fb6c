import { isRecognised } from '#contract/speaker-labels.ts';
import type { Speaker } from '#contract/discovery.ts';

interface Named {
  firstName: string;
  lastName: string;
}

/** The same name, however it is typed. */
export const folded = (name: string): string =>
  name.normalize('NFKC').trim().replaceAll(/\s+/gu, ' ').toLocaleLowerCase();

const whole = ({ firstName, lastName }: Named): string | null =>
  firstName.trim() === '' || lastName.trim() === '' ? null : folded(`${firstName} ${lastName}`);

/**
 * Returns on which side a speaker of a transcript is: a member of the organization sells, the person of the session buys, and so does
 * whoever else was invited. Only a whole name tells; a first name, or one that both sides have, doesn't.
 */
export function sidesByName(
  members: readonly Named[],
  prospect: Named,
  attendees: readonly string[] = [],
): (name: string) => Speaker['side'] {
  const sellers = new Set(members.map(whole));
  const buyer = whole(prospect);
  const invited = new Set(attendees.map(folded).filter((name) => name.includes(' ')));
  return (name) => {
    const sells = sellers.has(folded(name));
    // Members are invited too.
    const buys = folded(name) === buyer || (!sells && invited.has(folded(name)));
    return sells === buys ? 'unknown' : sells ? 'rep' : 'prospect';
  };
}

/**
 * Returns which side a name only points to: a first name of one side alone, or a name that the session's notes hold, which
 * name the prospect's people.
 */
export function guessByName(
  members: readonly Named[],
  prospect: Named,
  notes: readonly string[],
): (name: string) => Speaker['side'] {
  const sellers = new Set(members.map(({ firstName }) => folded(firstName)).filter(Boolean));
  const buyer = folded(prospect.firstName);
  const noted = notes.map((note) => ` ${folded(note).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `);
  return (name) => {
    const own = folded(name);
    const [first = ''] = own.split(' ');
    const [sells, buys] = [sellers.has(own), own === buyer && buyer !== ''];
    if (sells !== buys) return sells ? 'rep' : 'prospect';
    const isNoted = noted.some((note) => note.includes(` ${own} `) || note.includes(` ${first} `));
    return !sellers.has(first) && first.length > 2 && isNoted && !isRecognised(name) ? 'prospect' : 'unknown';
  };
}
