import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  description: string;
  /** What the button says that does it, and what it says meanwhile. */
  action: string;
  doing: string;
  isPending: boolean;
  /** Why it was not done, and what was kept; absent: it was not tried, or is tried again. */
  error?: ReactNode;
  keep?: string;
  /** What else has to be known or chosen first. */
  children?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** The question before something that cannot be taken back by one click. */
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
