import { readMeters, type MeteredLine } from '#contract/call-meters.ts';
import { sidesOf } from '#contract/call-sides.ts';
import { useDiscovery } from '#web/features/discovery/discovery-context.tsx';
import { formatDuration } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';

/** A call that hasn't ended is live if its newest line is at most this old on the session's clock, in seconds. */
const liveSeconds = 60;

/** Shows how the call is going: who talks, for how long, how fast, and how many questions each side asks. */
export function CallMeters() {
  const { session, lines } = useDiscovery();
  const sides = sidesOf(session.speakers);
  const now = useNow(session.beganAt !== null && session.endedAt === null);
  const spoken = lines.flatMap(({ kind, speakerId, atMs, endMs, text }): MeteredLine[] => {
    const side = speakerId === null ? undefined : sides.get(speakerId);
    return kind !== 'utterance' || side === undefined || atMs === null
      ? []
      : [{ at: atMs / 1000, ...(endMs === null ? {} : { end: endMs / 1000 }), side, text }];
  });
  const last = spoken.at(-1)?.at;
  if (last === undefined) return null;
  const clock = session.beganAt === null ? last : (now - session.beganAt) / 1000;
  const live = session.endedAt === null && clock >= last && clock - last < liveSeconds;
  const meters = readMeters(spoken, live ? clock : last);
  const { repShare, longestMonologue: longest, questions, repPace } = meters;
  const facts: [name: string, value: string][] = [
    ['You talk', repShare === null ? '–' : `${Math.round(repShare * 100)}%`],
    [
      'Longest turn',
      longest === null ? '–' : `${formatDuration(longest.seconds * 1000)} ${longest.side === 'rep' ? 'you' : 'them'}`,
    ],
    ['Questions', `${questions.rep} you, ${questions.prospect} them`],
    ['Pace', repPace === null ? '–' : `${repPace} words a minute`],
  ];
  return (
    <div className="mt-4">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 border-t border-line pt-3 text-sm">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-xs text-muted">{name}</dt>
            <dd className="tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <output className="block min-h-5 pt-1 text-sm text-amber">
        {live && meters.talksTooMuch ? 'You’ve talked for most of the last 45 seconds. Ask a question.' : ''}
      </output>
    </div>
  );
}
