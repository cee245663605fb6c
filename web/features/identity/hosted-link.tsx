import { Link } from '@tanstack/react-router';
import { buttonClass } from '#web/components/button.tsx';
import { CallError } from '#web/lib/call-error.ts';
import { paths } from '#web/paths.ts';

/** Returns whether a form was refused because the company requires its own sign-in page. */
export function isHostedRequired(error: unknown): boolean {
  return error instanceof CallError && error.code === 'HOSTED_SIGN_IN_REQUIRED';
}

/** Links from a form the company has closed for this address to its own sign-in page. */
export function HostedLink() {
  return (
    <Link to={paths.signIn} className={`${buttonClass({ look: 'primary', size: 'large' })} w-full`}>
      Continue to your company&rsquo;s sign-in page
    </Link>
  );
}
