import { replaceWord, type CorrectedWord } from '#contract/corrected-word.ts';
import type { SessionLine } from '#contract/session-lines.ts';
import { Button } from '#web/components/button.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { useRememberWord } from '#web/features/capture/capture.api.ts';
import { useMember } from '#web/features/identity/member.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { counted } from '#web/lib/counted.ts';
import { useDiscovery } from './discovery-context.tsx';
import { useChangeWord } from './session-lines.api.ts';

/** How many other lines hold a word as it was spelled in the corrected one. */
const linesWith = (lines: readonly SessionLine[], word: CorrectedWord, corrected: string): number =>
  lines.filter(({ id, text, removed }) => id !== corrected && !removed && replaceWord(text, word) !== text).length;

/** After a correction: the same word in the other lines, and for an admin the spelling in the next calls. */
export function WordOffer({ word, lineId, onDone }: { word: CorrectedWord; lineId: string; onDone: () => void }) {
  const { session, lines } = useDiscovery();
  const { role } = useMember().membership;
  const change = useChangeWord(session.sessionId);
  const remember = useRememberWord();
  const others = linesWith(lines, word, lineId);
  const mayRemember = role === 'org:admin' && !remember.isSuccess;
  if (change.isSuccess && !mayRemember) return null;
  const fail = (error: unknown) => {
    showToast({ title: 'Not changed', description: messageOf(error), tone: 'destructive' });
  };
  return (
    <fieldset aria-label={`Spelling of ${word.to}`} className="mt-1.5 flex flex-wrap items-center gap-2 text-sm">
      <span className="text-muted">
        “<bdi>{word.from}</bdi>” → “<bdi>{word.to}</bdi>”
      </span>
      {!change.isSuccess && (
        <Button
          aria-disabled={change.isPending}
          onClick={() => {
            if (!change.isPending)
              change.mutate(word, {
                onSuccess: ({ changed }) => {
                  showToast({
                    title: `${counted(changed, 'line')} changed`,
                    description: `What follows in this call is spelled “${word.to}”.`,
                  });
                },
                onError: fail,
              });
          }}
        >
          {change.isPending
            ? 'Changing...'
            : others === 0
              ? 'Spell it so in what follows'
              : `Also change ${counted(others, 'other line')}`}
        </Button>
      )}
      {mayRemember && (
        <Button
          aria-disabled={remember.isPending}
          onClick={() => {
            if (!remember.isPending)
              remember.mutate(word.to, {
                onSuccess: () => {
                  showToast({
                    title: 'Spelling remembered',
                    description: `Upcoming calls will spell it “${word.to}”.`,
                  });
                },
                onError: fail,
              });
          }}
        >
          {remember.isPending ? 'Saving...' : 'Remember this spelling'}
        </Button>
      )}
      <Button look="quiet" onClick={onDone}>
        Close
      </Button>
    </fieldset>
  );
}
