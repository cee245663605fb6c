import { useDocumentTitle } from '#web/lib/document-title.ts';
import { OfferEditor } from '#web/features/offer/offer-editor.tsx';
import { SolutionEditor } from './solution-list.tsx';

/** The organization's solutions, prices and proof. */
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
