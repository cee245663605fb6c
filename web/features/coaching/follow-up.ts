import type { CallPromise } from '#contract/coaching.ts';
import type { OpenSession } from '#contract/discovery.ts';

type Said = Pick<OpenSession, 'firstName' | 'barriers' | 'targetDate' | 'desiredOutcomes'>;

const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

/** Writes an email from a template, quoting the fields and promises word for word; sends nothing. */
export function followUpOf(said: Said, promises: readonly CallPromise[], me: string): string {
  const of = (side: CallPromise['side']): string[] =>
    promises.filter((each) => each.side === side).map(({ text }) => text);
  const parts: [lead: string, lines: readonly string[]][] = [
    ['You told us what holds you back today:', said.barriers],
    ['What you want instead:', said.desiredOutcomes],
    ['When it needs to be solved:', said.targetDate === '' ? [] : [said.targetDate]],
    ['What we said we’d do:', of('rep')],
    ['What you said you’d do:', of('prospect')],
  ];
  return [
    `Hello${said.firstName === '' ? '' : ` ${said.firstName}`},`,
    'Thank you for the call.',
    ...parts.filter(([, lines]) => lines.length > 0).map(([lead, lines]) => `${lead}\n${bullets(lines)}`),
    'Did I get anything wrong?',
    me,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
