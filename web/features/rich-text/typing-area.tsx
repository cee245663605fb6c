import type { ReactNode } from 'react';

interface TypingAreaProps {
  /** Hears when somebody begins to type within it, and when they have left it as a whole. */
  onTyping: (typing: boolean) => void;
  children: ReactNode;
}

/** Tells whether somebody is typing within, so that what is stored meanwhile doesn't move their words. */
export function TypingArea({ onTyping, children }: TypingAreaProps) {
  return (
    <div
      onFocus={() => {
        onTyping(true);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onTyping(false);
      }}
    >
      {children}
    </div>
  );
}
