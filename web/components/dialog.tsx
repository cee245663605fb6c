import { Dialog as Radix } from 'radix-ui';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { focusPlace, placesAround } from '#web/lib/focus.ts';

interface DialogProps {
  open: boolean;
  /** Absent: the dialog can't be closed without a decision. */
  onClose?: () => void;
  title: string;
  description: string;
  /** For two columns. */
  wide?: boolean;
  children: ReactNode;
}

/** Only for decisions. Uses a plain overlay, because the library's adds a style element that the strict CSP forbids. */
export function Dialog({ open, onClose, title, description, wide = false, children }: DialogProps) {
  const opener = useRef<Element | null>(null);
  const around = useRef<HTMLElement[]>([]);
  return (
    <Radix.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose?.();
      }}
    >
      <Radix.Portal>
        <div className="fixed inset-0 z-40 bg-veil" aria-hidden="true" />
        <Radix.Content
          data-modal
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
            around.current = placesAround(opener.current);
          }}
          onCloseAutoFocus={(event) => {
            // The library returns focus only to its own trigger, which these dialogs don't have.
            event.preventDefault();
            if (document.activeElement !== document.body) return;
            if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
            else {
              // What the dialog did may have removed its opener, such as the button of an empty list.
              const place = around.current.find(({ isConnected }) => isConnected);
              if (place !== undefined) focusPlace(place);
            }
          }}
          className={`animate-appear fixed top-[18dvh] left-1/2 z-50 max-h-[76dvh] ${wide ? 'w-[min(760px,calc(100vw-32px))]' : 'w-[min(440px,calc(100vw-32px))]'} -translate-x-1/2 overflow-y-auto rounded-md border border-line bg-surface p-6 shadow-float`}
        >
          <Radix.Title className="font-serif text-xl font-medium wrap-anywhere">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-sm text-muted">{description}</Radix.Description>
          <div className="mt-6">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
