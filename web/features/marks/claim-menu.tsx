import { Ellipsis, EyeOff, Pencil, Pin, PinOff, ThumbsDown, ThumbsUp, TriangleAlert } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import type { Claim } from '#contract/evidence.ts';
import { Menu, menuItemClass } from '#web/components/menu.tsx';
import { showToast } from '#web/components/show-toast.ts';
import type { ToastText } from '#web/components/show-toast.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { useBriefEvidence } from '#web/features/prep/brief-evidence.ts';
import { useMarkClaim } from './marks.api.ts';

type Change = Omit<Parameters<ReturnType<typeof useMarkClaim>['mutate']>[0], 'claimId' | 'was'>;

/** Actions on a sentence; shown on hover, focus and touch. */
export function ClaimMenu({ prepId, claim, onEdit }: { prepId: string; claim: Claim; onEdit: () => void }) {
  const { marks } = useBriefEvidence();
  const change = useMarkClaim(prepId);
  const mark = marks.get(claim.id);
  /** Awaits the response itself, because the sentence and this menu may be unmounted before it arrives. */
  const send = async (input: Change, done?: ToastText): Promise<void> => {
    try {
      await change.mutateAsync({ claimId: claim.id, was: claim.text, ...input });
      if (done) showToast(done);
    } catch (error) {
      showToast({ title: 'Not changed', description: messageOf(error), tone: 'destructive' });
    }
  };
  const set = (input: Change, done?: ToastText) => {
    void send(input, done);
  };
  const item = (icon: ReactNode, text: string, onSelect: () => void) => (
    <DropdownMenu.Item className={menuItemClass} onSelect={onSelect}>
      {icon}
      {text}
    </DropdownMenu.Item>
  );
  const pinned = mark?.pinned === true;
  const thumb = mark?.thumb ?? null;
  return (
    <span
      data-screen-only
      className="shrink-0 font-sans has-data-[state=open]:opacity-100 md:opacity-0 md:group-focus-within/claim:opacity-100 md:group-hover/claim:opacity-100"
    >
      <Menu
        label="This statement"
        trigger={
          <button
            type="button"
            aria-label={`Actions on: ${claim.text.slice(0, 80)}`}
            className="flex size-7 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink"
          >
            <Ellipsis size={16} strokeWidth={1.5} aria-hidden="true" />
          </button>
        }
      >
        {item(pinned ? <PinOff {...icon} /> : <Pin {...icon} />, pinned ? 'Unpin' : 'Pin to the top', () => {
          set({ pinned: !pinned });
        })}
        {item(<Pencil {...icon} />, 'Edit', onEdit)}
        {item(<ThumbsUp {...icon} />, thumb === 'up' ? 'Undo: helpful' : 'Helpful', () => {
          set({ thumb: thumb === 'up' ? null : 'up' });
        })}
        {item(<ThumbsDown {...icon} />, thumb === 'down' ? 'Undo: not helpful' : 'Not helpful', () => {
          set({ thumb: thumb === 'down' ? null : 'down' });
        })}
        {item(<EyeOff {...icon} />, 'Hide', () => {
          set({ hidden: true });
        })}
        <DropdownMenu.Separator className="my-1 h-px bg-line" />
        {item(<TriangleAlert {...icon} />, 'This is wrong', () => {
          set(
            { wrong: true },
            {
              title: 'Removed from the brief',
              description: 'With all that rested on it. No later brief on this company states it.',
            },
          );
        })}
      </Menu>
    </span>
  );
}

const icon = { size: 15, strokeWidth: 1.5, 'aria-hidden': true } as const;
