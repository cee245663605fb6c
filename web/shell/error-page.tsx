import { Button } from '#web/components/button.tsx';
import { FullPage } from './full-page.tsx';

export function ErrorPage() {
  return (
    <FullPage title="Oops! Something went wrong">
      <p>This page stopped working. What you saved and your drafts are kept; load the page again to go on.</p>
      <Button look="primary" onClick={() => { window.location.reload(); }}>Refresh Page</Button>
    </FullPage>
  );
}

export function ConfigurationError({ missing }: { missing: string[] }) {
  return (
    <FullPage title="Configuration Error">
      <p className="wrap-anywhere text-ink">Missing required environment variables: {missing.join(', ')}</p>
      <p>Whoever runs this installation sets them and starts the server again.</p>
    </FullPage>
  );
}
