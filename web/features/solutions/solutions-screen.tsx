import { useDocumentTitle } from '#web/lib/document-title.ts';
import { OfferEditor } from '#web/features/offer/offer-editor.tsx';
import { SolutionEditor } from './solution-list.tsx';

/** What the organization sells, at what price, and what it can show for it. */
export function SolutionsScreen() {
  useDocumentTitle('Solutions');
  return (
    <div className="max-w-[1000px]">
      <h1 className="mb-8 font-serif text-2xl font-medium">Solutions</h1>
      <SolutionEditor />
      <OfferEditor />
    </div>
  );
}
