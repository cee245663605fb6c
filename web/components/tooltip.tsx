import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { limits } from '#contract/limits.ts';

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={limits.tooltip.openMs} skipDelayDuration={limits.tooltip.skipMs}>
      {children}
    </Radix.Provider>
  );
}

/** For icon-only controls, whose accessible name is the same. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 rounded-md bg-ink px-2 py-1 text-xs text-page"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
