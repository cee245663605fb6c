import { Button } from '#web/components/button.tsx';
import { FullPage } from './full-page.tsx';

export function ErrorPage() {
  return (
    <FullPage title="Oops! Something went wrong">
      <p>This page stopped working. What you saved and your drafts are kept; reload the page to continue.</p>
      <Button
        look="primary"
        onClick={() => {
          window.location.reload();
        }}
      >
        Refresh Page
      </Button>
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
