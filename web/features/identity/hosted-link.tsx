import { Link } from '@tanstack/react-router';
import { buttonClass } from '#web/components/button.tsx';
import { CallError } from '#web/lib/call-error.ts';
import { paths } from '#web/paths.ts';

/** Whether a form was refused since the company asks for its own page. */
export function isHostedRequired(error: unknown): boolean {
  return error instanceof CallError && error.code === 'HOSTED_SIGN_IN_REQUIRED';
}

/** The way out of a form that the company has closed for an address: its own sign-in page. */
export function HostedLink() {
  return (
    <Link to={paths.signIn} className={`${buttonClass({ look: 'primary', size: 'large' })} w-full`}>
      Continue to your company&rsquo;s sign-in page
    </Link>
  );
}
