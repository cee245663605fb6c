import { Lock, LockOpen } from 'lucide-react';
import { proposalLimits } from '#contract/proposal-limits.ts';
import type { BlockField } from '#contract/proposal.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { takeFocus } from '#web/lib/focus.ts';
import { withLock, type TemplateDraft } from './template-draft.ts';

interface LockProps {
  blockId: BlockField;
  title: string;
  draft: TemplateDraft;
  onChange: (draft: TemplateDraft) => void;
}

const lockOf = ({ locks }: TemplateDraft, id: string) => locks.find(({ blockId }) => blockId === id);

/** Locks a stated block for everyone who writes with the template, or unlocks it. */
export function BlockLock({ blockId, title, draft, onChange }: LockProps) {
  const locked = lockOf(draft, blockId) !== undefined;
  const Icon = locked ? Lock : LockOpen;
  return (
    <IconButton
      look="quiet"
      className={`size-8 ${locked ? 'text-accent' : 'text-muted'}`}
      aria-label={`${locked ? 'Unlock' : 'Lock'}: ${title}`}
      onClick={() => {
        onChange(withLock(draft, blockId, locked ? null : ''));
      }}
    >
      <Icon size={15} strokeWidth={1.5} aria-hidden="true" />
    </IconButton>
  );
}

/** Why a block is locked, which the people who can't edit it read. */
export function LockWhy({ blockId, title, draft, tried, onChange }: LockProps & { tried: boolean }) {
  const lock = lockOf(draft, blockId);
  if (lock === undefined) return null;
  return (
    <TextField
      className="pb-3 ps-6"
      label={`Why is ${title} locked?`}
      ref={lock.why === '' ? takeFocus : undefined}
      maxLength={proposalLimits.lockWhyMax}
      help={lock.by === '' ? 'Whoever writes a proposal reads this and your name.' : `Locked by ${lock.by}`}
      {...(tried && lock.why.trim() === '' ? { error: 'Say why, so that everyone knows' } : {})}
      value={lock.why}
      onChange={(event) => {
        onChange(withLock(draft, blockId, event.target.value));
      }}
    />
  );
}
