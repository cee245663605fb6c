import { Button } from '#web/components/button.tsx';
import { useSession } from '#web/features/identity/identity.api.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { PasswordPrompt } from './password-prompt.tsx';
import type { Proof } from './security.api.ts';

interface IdentityPromptProps {
  pending: boolean;
  error: Error | null;
  action: string;
  danger?: boolean;
  /** False: something before the proof is still wrong, and shows it. */
  isReady?: () => boolean;
  onProof: (proof: Proof | null) => void;
  onCancel: () => void;
}

/**
 * Asks for the password, else for a code; people with neither only confirm, and the server requires a recent sign-in.
 */
export function IdentityPrompt({
  pending,
  error,
  action,
  danger = false,
  isReady = () => true,
  onProof,
  onCancel,
}: IdentityPromptProps) {
  const session = useSession().data;
  const hasPassword = session?.hasPassword === true;
  const twoFactor = session?.twoFactor === true;
  if (hasPassword || twoFactor) {
    const kind = hasPassword ? 'password' : 'code';
    return (
      <PasswordPrompt
        kind={kind}
        danger={danger}
        pending={pending}
        error={error}
        action={action}
        isReady={isReady}
        onPassword={(value) => {
          onProof({ kind, value });
        }}
        onCancel={onCancel}
      />
    );
  }
  return (
    <div className="space-y-4">
      {error !== null && (
        <p role="alert" className="text-sm font-medium text-red">
          {messageOf(error)}
        </p>
      )}
      <div className="flex gap-3">
        <Button
          look={danger ? 'danger' : 'primary'}
          aria-disabled={pending}
          onClick={() => {
            if (!pending && isReady()) onProof(null);
          }}
        >
          {action}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </div>
  );
}
