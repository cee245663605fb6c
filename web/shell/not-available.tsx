import { Link } from '@tanstack/react-router';
import { buttonClass } from '#web/components/button.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { paths } from '#web/paths.ts';

export function NotAvailable() {
  useDocumentTitle('Not available');
  return (
    <div className="max-w-[60ch] py-16">
      <h1 className="font-serif text-2xl font-medium">Not available yet</h1>
      <p className="mt-3 mb-6 text-muted">This part of Dealwright is not available in this version.</p>
      <Link to={paths.dashboard} className={buttonClass({ look: 'primary' })}>
        Back to the dashboard
      </Link>
    </div>
  );
}
