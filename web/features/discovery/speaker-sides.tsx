import { isGuessed, sidesOf } from '#contract/call-sides.ts';
import type { SessionLine, SpeakerChange } from '#contract/session-lines.ts';
import { limits } from '#contract/limits.ts';
import { Button, buttonClass } from '#web/components/button.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { useDiscovery } from './discovery-context.tsx';
import { useChangeSpeakers } from './session-lines.api.ts';
import { personOf } from './session-words.ts';

/** Who said no more lines than this is asked about only in the list of speakers. */
const fewLines = 2;
const choices = [
  ['rep', 'Your side'],
  ['prospect', 'Prospect'],
] as const;

const countOf = (count: number): string => `${count} ${count === 1 ? 'line' : 'lines'}`;

function useSend() {
  const { session } = useDiscovery();
  const change = useChangeSpeakers(session.sessionId);
  const send = (input: SpeakerChange) => {
    change.mutate(input, {
      onError: (error) => {
        showToast({ title: 'Not changed', description: messageOf(error), tone: 'destructive' });
      },
    });
  };
  return { send, isPending: change.isPending, change };
}

/** Lines without a speaker, which nothing counts until somebody says whose words they are. */
function Unnamed({ lines }: { lines: readonly SessionLine[] }) {
  const { session } = useDiscovery();
  const { change } = useSend();
  const count = async () => {
    if (change.isPending) return;
    const ids = lines.map(({ id }) => id);
    const name = personOf(session) || 'Prospect';
    try {
      let into = session.speakers.find((each) => each.name === name && each.side === 'prospect')?.id ?? null;
      for (let at = 0; at < ids.length; at += limits.discovery.linesEach) {
        const lineIds = ids.slice(at, at + limits.discovery.linesEach);
        const changed = await change.mutateAsync({ kind: 'split', lineIds, into, name, side: 'prospect' });
        into ??= changed.speakers.at(-1)?.id ?? null;
      }
    } catch (error) {
      showToast({ title: 'Not changed', description: messageOf(error), tone: 'destructive' });
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2 text-sm">
      <p className="min-w-0 flex-1 basis-72">
        {countOf(lines.length)} without a speaker. Suggestions, cards and next steps leave them out.
      </p>
      <Button onClick={() => void count()}>{change.isPending ? 'Saving...' : 'Count as the prospect’s words'}</Button>
    </div>
  );
}

/** Asks who is on whose side while somebody who says more than a few words has no side, or only a guessed one. */
export function SpeakerSides() {
  const { session, lines } = useDiscovery();
  const { send, isPending } = useSend();
  const spoken = lines.filter(({ kind, removed, text }) => kind === 'utterance' && !removed && text !== '');
  const unnamed = spoken.filter(({ speakerId }) => speakerId === null);
  const sides = sidesOf(session.speakers);
  const rows = session.speakers.flatMap((speaker) => {
    const count = spoken.filter(({ speakerId }) => speakerId === speaker.id).length;
    const guessed = isGuessed(speaker, sides);
    // Beside somebody whose side is known, the other of two is on the other one.
    const isRest =
      session.speakers.length === 2 && session.speakers.some((each) => sides.has(each.id) && !isGuessed(each, sides));
    const isOpen = count > fewLines && !isRest && (guessed || !sides.has(speaker.id));
    return isOpen ? [{ ...speaker, counts: sides.get(speaker.id), count, guessed }] : [];
  });
  const guesses = rows.flatMap(({ id, counts }) => (counts === undefined ? [] : [{ speakerId: id, side: counts }]));
  if (!session.mayWrite || (rows.length === 0 && unnamed.length <= fewLines)) return null;
  return (
    <section aria-labelledby="whose-side" className="mb-5 rounded-md border border-line-strong bg-surface p-4">
      <h3 id="whose-side" className="font-medium">
        Who is on your side?
      </h3>
      <p className="mt-1 text-sm text-muted">
        What the prospect says fills fields and brings cards. What you say doesn’t. Speakers without a side are left
        out.
      </p>
      {rows.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {rows.map(({ id, name, counts, count, guessed }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
              <span className="min-w-0 flex-1 basis-48">
                <bdi className="font-medium">{name}</bdi> <span className="text-muted">{countOf(count)}</span>{' '}
                {guessed && <span className="text-amber">Guessed, check</span>}
              </span>
              <fieldset aria-label={`Side of ${name}`} className="flex gap-1">
                {choices.map(([side, text]) => (
                  <button
                    key={side}
                    type="button"
                    aria-pressed={counts === side}
                    className={`${buttonClass()} aria-pressed:border-accent aria-pressed:bg-accent-soft`}
                    onClick={() => {
                      if (!isPending) send({ kind: 'sides', sides: [{ speakerId: id, side }] });
                    }}
                  >
                    {text}
                  </button>
                ))}
              </fieldset>
            </li>
          ))}
        </ul>
      )}
      {unnamed.length > fewLines && <Unnamed lines={unnamed} />}
      {guesses.length > 1 && guesses.length === rows.length && (
        <Button
          className="mt-2"
          onClick={() => {
            if (!isPending) send({ kind: 'sides', sides: guesses });
          }}
        >
          These sides are right
        </Button>
      )}
    </section>
  );
}
