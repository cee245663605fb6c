import { X } from 'lucide-react';
import { IconButton } from '#web/components/icon-button.tsx';
import { takeFocus } from '#web/lib/focus.ts';

interface RewriteHeadProps {
  title: string;
  /** The panel of the whole proposal is a part of the page; the one of a block belongs to it. */
  as: 'h2' | 'p';
  /** Whether the panel takes the focus of the button that gave way to it. */
  focused?: boolean;
  onClose: () => void;
}

/** What a rewrite panel is, and how to close it. */
export function RewriteHead({ title, as: Title, focused = false, onClose }: RewriteHeadProps) {
  return (
    <div className="mb-2 flex items-center justify-between gap-3">
      <Title className="font-medium">{title}</Title>
      <IconButton
        look="quiet"
        ref={focused ? takeFocus : undefined}
        className="-me-2 size-8 text-muted hover:text-ink"
        aria-label="Close"
        onClick={onClose}
      >
        <X size={16} strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
