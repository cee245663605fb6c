import { RadioGroup } from 'radix-ui';
import { testMode } from '#contract/identity.ts';
import { useMember } from '#web/features/identity/member.ts';
import { SignOutButton } from '#web/features/identity/sign-out-button.tsx';
import { CalendarLink } from '#web/features/team/calendar-link.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { chooseTheme, useTheme } from '#web/lib/theme.ts';
import type { Theme } from '#web/lib/theme.ts';
import { AccountFacts } from './account-facts.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { LeaveOrganization } from './leave-organization.tsx';
import { NotificationChoices } from './notification-settings.tsx';
import { OwnEmail } from './own-email.tsx';
import { OwnName } from './own-name.tsx';
import { OwnPhoto } from './own-photo.tsx';
import { Security } from './security.tsx';

const themes: { value: Theme; text: string; help: string }[] = [
  { value: 'system', text: 'System', help: 'Follows this device' },
  { value: 'paper', text: 'Paper', help: 'Light' },
  { value: 'ink', text: 'Ink', help: 'Dark' },
];

function isTheme(value: string): value is Theme {
  return themes.some((one) => one.value === value);
}

export function ProfileScreen() {
  useDocumentTitle('Profile');
  const { user } = useMember();
  const theme = useTheme((state) => state.theme);
  const isPerson = user.id !== testMode.userId;
  return (
    <div className="max-w-[720px]">
      <h1 className="font-serif text-2xl font-medium">Profile</h1>
      {isPerson && (
        <div className="mt-6 space-y-6">
          <OwnPhoto />
          <OwnName />
          <OwnEmail />
        </div>
      )}
      <AccountFacts />
      {isPerson && <CalendarLink />}
      {isPerson && <NotificationChoices />}
      <h2 id="theme" className="mt-12 font-serif text-xl font-medium">
        Appearance
      </h2>
      <RadioGroup.Root
        aria-labelledby="theme"
        value={theme}
        onValueChange={(value) => {
          if (isTheme(value)) chooseTheme(value);
        }}
        className="mt-4 grid gap-3 sm:grid-cols-3"
      >
        {themes.map(({ value, text, help }) => (
          <RadioGroup.Item
            key={value}
            value={value}
            className="rounded-md border border-line-strong/50 bg-surface px-4 py-3 text-start hover:border-line-strong data-[state=checked]:border-accent data-[state=checked]:shadow-[0_0_0_1px_var(--accent)]"
          >
            <span className="block text-sm font-medium">{text}</span>
            <span className="block text-sm text-muted">{help}</span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <h2 className="mt-12 font-serif text-xl font-medium">Session</h2>
      <p className="mt-2 mb-4 text-sm text-muted">Signing out also clears drafts saved in this browser.</p>
      <SignOutButton />
      {isPerson && <Security />}
      {isPerson && <LeaveOrganization />}
      {isPerson && <DeleteAccount />}
    </div>
  );
}
