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
 * Returns on which side a speaker of a transcript is: a member of the organization sells, the person of the session buys.
 * Only a whole name tells; a first name, or one that both sides have, doesn't.
 */
export function sidesByName(members: readonly Named[], prospect: Named): (name: string) => Speaker['side'] {
  const sellers = new Set(members.map(whole));
  const buyer = whole(prospect);
  return (name) => {
    const [sells, buys] = [sellers.has(folded(name)), folded(name) === buyer];
    return sells === buys ? 'unknown' : sells ? 'rep' : 'prospect';
  };
}
