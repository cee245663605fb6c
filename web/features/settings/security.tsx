import { useMember } from '#web/features/identity/member.ts';
import { ChangePassword } from './change-password.tsx';
import { Passkeys } from './passkeys.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SignInList } from './sign-in-list.tsx';

/** Account security; each part is independent. */
export function Security() {
  const { hasPassword } = useMember();
  return (
    <>
      <SignInList />
      {hasPassword && <ChangePassword />}
      {hasPassword && <SecondFactor />}
      <Passkeys />
    </>
  );
}
