import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';

export const menuItemClass =
  'flex h-9 items-center gap-3 rounded-md px-3 text-sm outline-none data-highlighted:bg-sunken cursor-pointer';

/** Not modal: a modal menu locks scrolling with a style element, which the strict CSP forbids. Drawn in place, inside its landmark. */
export function Menu({ trigger, children, label }: { trigger: ReactNode; children: ReactNode; label: string }) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
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
