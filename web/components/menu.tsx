import { DropdownMenu } from 'radix-ui';
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

/**
 * Not modal, because a modal menu locks scrolling with a style element that the strict CSP forbids.
 * Rendered in place, so that it stays inside its landmark.
 */
export function Menu({ trigger, children, label, hint, align = 'end', onCloseAutoFocus }: MenuProps) {
  const button = <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>;
  return (
    <DropdownMenu.Root modal={false}>
      {hint === undefined ? button : <Tooltip text={hint}>{button}</Tooltip>}
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
    </DropdownMenu.Root>
  );
}
