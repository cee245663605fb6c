import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, buttonClass } from '#web/components/button.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { paths } from '#web/paths.ts';
import { EntryPage } from './entry-page.tsx';
import { useConfirmAddress } from './identity.api.ts';

/** Returns the email's target if it is on this site, else ''. */
function ownAddress(next: string): string {
  const url = URL.canParse(next, window.location.origin) ? new URL(next, window.location.origin) : null;
  return url?.origin === window.location.origin ? `${url.pathname}${url.search}` : '';
}

/**
 * Target of an emailed link, which changes nothing by itself: mail scanners open every link, only people press the
 * button.
 */
export function ConfirmAddressScreen() {
  useDocumentTitle('Confirm your email address');
  const confirm = useConfirmAddress();
  const [link] = useState(() => new URLSearchParams(window.location.hash.slice(1)));
  const next = ownAddress(link.get('next') ?? '');
  const go = () => {
    if (confirm.isPending) return;
    confirm.mutate(link.get('token') ?? '', {
      onSuccess: ({ signedIn }) => {
        if (signedIn) window.location.assign(next === '' ? paths.dashboard : next);
      },
    });
  };
  const done = confirm.data?.signedIn === false;
  return (
    <EntryPage
      title={done ? 'Your address is confirmed' : 'Confirm your email address'}
      intro={
        done
          ? 'Sign in to continue.'
          : 'One click shows us that this mailbox is yours. Nothing happens until you press the button.'
      }
      footer={null}
    >
      <div className="space-y-4">
        {confirm.isError && (
          <p role="alert" className="text-sm font-medium text-red">
            {messageOf(confirm.error)}
          </p>
        )}
        {done || confirm.isError ? (
          <Link
            to={paths.signIn}
            search={Object.fromEntries(new URL(next, window.location.origin).searchParams)}
            className={buttonClass({ look: 'primary', size: 'large' })}
          >
            Sign In
          </Link>
        ) : (
          <Button look="primary" size="large" className="w-full" aria-disabled={confirm.isPending} onClick={go}>
            {confirm.isPending ? 'Confirming...' : 'Confirm address'}
          </Button>
        )}
      </div>
    </EntryPage>
  );
}
