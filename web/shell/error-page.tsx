import { useState } from 'react';
import { readBuild } from '#contract/health.ts';
import { Button } from '#web/components/button.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { call } from '#web/lib/client.ts';
import { ScreenNotLoaded } from '#web/lib/screen-not-loaded.ts';
import { FullPage } from './full-page.tsx';

/** Reloads once the server answers: reloading before would leave the product for the browser's own error page. */
function ReloadButton({ label }: { label: string }) {
  const [problem, setProblem] = useState('');
  const [asking, setAsking] = useState(false);
  const reload = async (): Promise<void> => {
    if (asking) return;
    setAsking(true);
    setProblem('');
    try {
      await call(readBuild, {});
      window.location.reload();
    } catch (error) {
      setProblem(messageOf(error));
    }
    setAsking(false);
  };
  return (
    <>
      {problem !== '' && (
        <p role="alert" className="text-sm font-medium text-red">
          {problem}
        </p>
      )}
      <Button look="primary" aria-disabled={asking} onClick={() => void reload()}>
        {label}
      </Button>
    </>
  );
}

export function ErrorPage({ error }: { error: unknown }) {
  if (error instanceof ScreenNotLoaded)
    return error.reachable ? (
      <FullPage title="There’s a new version">
        <p>This screen comes with it. Reload the page to continue. Your drafts are kept.</p>
        <ReloadButton label="Reload" />
      </FullPage>
    ) : (
      <FullPage title="We can’t reach the server">
        <p>This screen wasn’t loaded. What you saved and your drafts are kept. Try again in a minute.</p>
        <ReloadButton label="Try again" />
      </FullPage>
    );
  return (
    <FullPage title="Oops! Something went wrong">
      <p>This page stopped working. What you saved and your drafts are kept; reload the page to continue.</p>
      <ReloadButton label="Refresh Page" />
    </FullPage>
  );
}

/** `text` names the missing settings, as sent by the server. */
export function ConfigurationError({ text }: { text: string }) {
  return (
    <FullPage title="Configuration Error">
      <p className="wrap-anywhere text-ink">{text}</p>
      <p>Your operator needs to set these and restart the server.</p>
    </FullPage>
  );
}
