import { DropdownMenu } from 'radix-ui';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Tooltip } from './tooltip.tsx';

export const menuItemClass =
  'flex h-9 items-center gap-3 rounded-md px-3 text-sm outline-none data-highlighted:bg-sunken cursor-pointer';

interface MenuProps {
  trigger: ReactNode;
  children: ReactNode;
  label: string;
  /** Tooltip of a trigger that shows only an icon. */
  hint?: string;
  align?: 'start' | 'end';
  /** Called before the trigger gets focus back, which `preventDefault` prevents. */
  onCloseAutoFocus?: (event: Event) => void;
}

/** What a menu stays inside: its landmark, or the dialog that it was opened in. */
const landmarks = 'main, [role="dialog"], header, nav, aside, footer';

/**
 * Not modal, because a modal menu locks scrolling with a style element that the strict CSP forbids.
 * Rendered at the end of its landmark: in place, a row with `content-visibility` would move it and cut it off.
 */
export function Menu({ trigger, children, label, hint, align = 'end', onCloseAutoFocus }: MenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  const button = (
    <DropdownMenu.Trigger asChild ref={opener}>
      {trigger}
    </DropdownMenu.Trigger>
  );
  return (
    <DropdownMenu.Root
      modal={false}
      onOpenChange={(open) => {
        if (open) setLandmark(opener.current?.closest<HTMLElement>(landmarks) ?? null);
      }}
    >
      {hint === undefined ? button : <Tooltip text={hint}>{button}</Tooltip>}
      <DropdownMenu.Portal container={landmark}>
        <DropdownMenu.Content
          align={align}
          {...(onCloseAutoFocus && { onCloseAutoFocus })}
          sideOffset={8}
          collisionPadding={12}
          aria-label={label}
          className="animate-appear z-50 min-w-60 rounded-md border border-line bg-surface p-1.5 shadow-float"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
