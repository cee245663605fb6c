import { limits } from '#contract/limits.ts';
import { properName } from '#contract/text.ts';

interface HostedNames {
  name: string;
  /** Undefined: the name's first word. */
  givenName: string | undefined;
}

const personName = properName(limits.text.personName);

/** Returns a name that may be stored. Drops what may not, since nobody can correct a claim during a sign-in; '': none. */
function readName(claim: unknown): string {
  if (typeof claim !== 'string') return '';
  const plain = claim.replaceAll(/\p{Cc}+/gu, ' ').replaceAll(/\p{Bidi_Control}/gu, '');
  return personName.safeParse(plain).data ?? '';
}

/** Returns the names of a new account. Both parts are its name; a single one only tells where the whole name divides. */
export function hostedNames(claims: Record<string, unknown>): HostedNames {
  const [whole, given, family] = [claims['name'], claims['given_name'], claims['family_name']].map(readName);
  if (given && family) return { name: `${given} ${family}`, givenName: given };
  const name = whole || given || family || '';
  if (given) return { name, givenName: given };
  const isFamilyLast = Boolean(family) && ` ${name}`.endsWith(` ${family}`);
  return { name, givenName: isFamilyLast ? name.slice(0, -(family ?? '').length).trim() : undefined };
}
