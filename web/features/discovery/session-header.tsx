import { Ellipsis, Trash2, UserPlus } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Button, buttonClass } from '#web/components/button.tsx';
import { Menu, menuItemClass } from '#web/components/menu.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { StatusMark } from '#web/components/status-mark.tsx';
import { useCapturing } from '#web/features/capture/capture-context.tsx';
import { AfterCallLink } from '#web/features/coaching/after-call.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { formatDuration } from '#web/lib/dates.ts';
import { useOnline } from '#web/lib/use-online.ts';
import { useNow } from '#web/lib/use-now.ts';
import type { LoadedSession } from './discovery.api.ts';
import { useDiscovery } from './discovery-context.tsx';
import { useEnd } from './session-lines.api.ts';
import { isCallOpen, personOf, statusOf, titleOf } from './session-words.ts';

/** A transcript without times doesn't say how long the call was. */
const endedWords = ({ clockMs }: LoadedSession): string =>
  (clockMs ?? 0) === 0 ? 'Ended' : `Ended after ${formatDuration(clockMs ?? 0)}`;

function Clock({ session }: { session: LoadedSession }) {
  const now = useNow(session.beganAt !== null && session.endedAt === null);
  const going = isCallOpen(session, now);
  if (session.beganAt === null || (!going && session.endedAt === null)) return null;
  return (
    <>
      <span className="tabular text-sm text-muted" role="timer" aria-label="Time in the call">
        {going ? formatDuration(now - session.beganAt) : endedWords(session)}
      </span>
      {!going && <AfterCallLink sessionId={session.sessionId} />}
      {session.mayWrite && <EndButton session={session} />}
    </>
  );
}

/** Ends the call and its capture; the same place lets it go on. */
function EndButton({ session }: { session: LoadedSession }) {
  const end = useEnd(session.sessionId);
  const { capture } = useCapturing();
  const { outbox } = useDiscovery();
  const ended = session.endedAt !== null;
  const press = async (): Promise<void> => {
    if (end.isPending) return;
    if (!ended) {
      // The last words belong to the call.
      await capture.stop();
      await outbox.flush();
    }
    end.mutate(!ended, {
      onError: (error) => {
        showToast({
          title: ended ? 'Call not continued' : 'Call not ended',
          description: messageOf(error),
          tone: 'destructive',
        });
      },
    });
  };
  return (
    <Button className="h-8 px-3" aria-disabled={end.isPending} onClick={() => void press()}>
      {ended ? 'Continue call' : 'End call'}
    </Button>
  );
}

/** Shows quietly whether input is saved, and why if it isn't. */
function SaveState() {
  const { outbox, session } = useDiscovery();
  const { fields, lines, sending, problem } = outbox.store();
  const waiting = Object.keys(fields).length + lines.length > 0;
  if (!session.mayWrite)
    return <span className="text-sm text-muted">{session.stored ? "You're reading along" : 'Read only'}</span>;
  if (Object.values(fields).some(({ theirs }) => theirs !== undefined))
    return <span className="text-sm font-medium text-amber">Choose a version</span>;
  if (problem !== null && waiting) return <span className="text-sm font-medium text-amber">Kept on this device</span>;
  return <span className="text-sm text-muted">{waiting || sending ? 'Saving...' : 'Saved'}</span>;
}

/** Shows why something isn't saved yet, and what to do. */
export function SaveProblem() {
  const { outbox } = useDiscovery();
  const { fields, lines, problem } = outbox.store();
  const online = useOnline();
  if (problem === null || Object.keys(fields).length + lines.length === 0) return null;
  return (
    <div
      role="alert"
      className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-md bg-amber-soft px-4 py-3"
    >
      <p className="min-w-0 flex-1 basis-72 text-sm">
        <span className="font-semibold text-amber">Not sent yet. </span>
        {/* Without a network, the strip above says why. */}
        {online && `${problem.text} `}What you typed is kept on this device
        {problem.kind === 'waiting' ? ' and sent as soon as possible.' : '.'}
      </p>
      <Button onClick={() => void outbox.flush()}>Send now</Button>
    </div>
  );
}

/** Says of an automation's session why nothing can be written in it. */
export function ElsewhereNotice({ session }: { session: LoadedSession }) {
  if (session.stored) return null;
  return (
    <p className="mt-4 rounded-md bg-sunken px-4 py-3 text-sm">
      Your automation keeps this session. You can read its fields here. To change them, use your automation.
    </p>
  );
}

export function SessionHeader({
  session,
  onDelete,
  onInvite,
}: {
  session: LoadedSession;
  onDelete: () => void;
  onInvite: () => void;
}) {
  const { value } = useDiscovery();
  const named = {
    firstName: value('firstName'),
    lastName: value('lastName'),
    companyName: value('companyName'),
    sessionName: value('sessionName'),
  };
  const person = [personOf(named), value('roleTitle')].filter(Boolean).join(', ');
  const status = statusOf(session.status);
  return (
    <header className="mt-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-[1_1_320px]">
        <h1 dir="auto" className="font-serif text-2xl font-medium tracking-[-0.01em]">
          {titleOf(named)}
        </h1>
        {person !== '' && titleOf(named) !== person && (
          <p dir="auto" className="text-sm text-muted">
            {person}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Clock session={session} />
        <output className="sm:min-w-16 sm:text-end">
          <SaveState />
        </output>
        {/* In one piece: the menu alone in a line of its own belongs to nothing. */}
        <div className="flex items-center gap-x-4">
          <StatusMark mark={status.mark} text={status.text} />
          {session.mayChange && (
            <Menu
              label="Session"
              hint="More actions"
              trigger={
                <button
                  type="button"
                  aria-label="More actions"
                  className={`${buttonClass({ look: 'quiet', size: 'icon' })} text-muted hover:text-ink`}
                >
                  <Ellipsis size={18} strokeWidth={1.5} aria-hidden="true" />
                </button>
              }
            >
              {session.stored && (
                <DropdownMenu.Item className={menuItemClass} onSelect={onInvite}>
                  <UserPlus size={15} strokeWidth={1.5} aria-hidden="true" />
                  Invite to write
                </DropdownMenu.Item>
              )}
              <DropdownMenu.Item className={`${menuItemClass} text-red`} onSelect={onDelete}>
                <Trash2 size={15} strokeWidth={1.5} aria-hidden="true" />
                Delete session
              </DropdownMenu.Item>
            </Menu>
          )}
        </div>
      </div>
    </header>
  );
}
