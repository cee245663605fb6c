import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  description: string;
  /** Label of the confirming button, and its label while pending. */
  action: string;
  doing: string;
  isPending: boolean;
  /** Why it failed and what was kept; absent before an attempt and during a retry. */
  error?: ReactNode;
  keep?: string;
  /** Information or choices needed before confirming. */
  children?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before an action that one click can't undo. */
export function ConfirmDialog({ title, description, children, ...of }: ConfirmDialogProps) {
  return (
    <Dialog open onClose={of.onClose} title={title} description={description}>
      {children}
      {of.error !== undefined && (
        <p role="alert" className="mb-4 text-sm font-medium text-red">
          {of.error}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={of.onClose}>{of.keep ?? 'Keep it'}</Button>
        <Button look="danger" onClick={of.onConfirm} aria-disabled={of.isPending}>
          {of.isPending ? of.doing : of.action}
        </Button>
      </div>
    </Dialog>
  );
}
