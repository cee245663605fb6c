import { Lock } from 'lucide-react';
import type { Held } from '#contract/proposal.ts';

/** Says who locked a block in the template, and why. */
export function HeldNote({ held: { by, why } }: { held: Held }) {
  return (
    <p className="flex items-start gap-1.5 text-xs text-muted">
      <Lock size={13} strokeWidth={1.5} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span dir="auto" className="min-w-0 wrap-anywhere">
        Locked in the template{by === '' ? '' : ` by ${by}`}: {why}
      </span>
    </p>
  );
}
