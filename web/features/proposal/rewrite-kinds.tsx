import { rewriteKinds, ruledKinds, type RewriteKind } from '#contract/proposal-rewrite.ts';
import { Button } from '#web/components/button.tsx';
import { rewriteLabels } from './rewrite-words.ts';

interface RewriteKindsProps {
  /** Whether a model is configured, which can do more than rules. */
  modelWrites: boolean;
  kind: RewriteKind | null;
  busy: boolean;
  onAsk: (kind: RewriteKind) => void;
}

/** The ways in which a text can be rewritten here. */
export function RewriteKinds({ modelWrites, kind, busy, onAsk }: RewriteKindsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {(modelWrites ? rewriteKinds : ruledKinds).map((each) => (
        <Button
          key={each}
          aria-pressed={kind === each}
          aria-disabled={busy}
          onClick={() => {
            if (!busy) onAsk(each);
          }}
        >
          {rewriteLabels[each]}
        </Button>
      ))}
    </div>
  );
}
