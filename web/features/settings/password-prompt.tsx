import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { focusFirstWrong } from '#web/lib/focus.ts';

interface PasswordPromptProps {
  pending: boolean;
  error: Error | null;
  action: string;
  danger?: boolean;
  /** People without a password enter a code of their app. */
  kind?: 'password' | 'code';
  /** False: something before the password is still wrong, and shows it. */
  isReady?: () => boolean;
  onPassword: (password: string) => void;
  onCancel: () => void;
}

/** Asks users to confirm their identity before changing account security. */
export function PasswordPrompt({
  pending,
  error,
  action,
  danger = false,
  kind = 'password',
  isReady = () => true,
  onPassword,
  onCancel,
}: PasswordPromptProps) {
  const isCode = kind === 'code';
  const [password, setPassword] = useState('');
  const [empty, setEmpty] = useState(false);
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady()) return;
        setEmpty(password === '');
        if (password === '') focusFirstWrong(event.currentTarget);
        if (password !== '' && !pending) onPassword(password);
      }}
    >
      <TextField
        label={isCode ? 'Code from your app' : 'Password'}
        type={isCode ? 'text' : 'password'}
        autoComplete={isCode ? 'one-time-code' : 'current-password'}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
        }}
        error={
          empty && password === ''
            ? isCode
              ? 'Enter the code'
              : 'Enter your password'
            : error === null
              ? undefined
              : messageOf(error)
        }
      />
      <div className="flex gap-3">
        <Button type="submit" look={danger ? 'danger' : 'primary'} aria-disabled={pending}>
          {action}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
