import { useDocumentTitle } from '#web/lib/document-title.ts';
import { SolutionEditor } from './solution-list.tsx';

/** Solutions in Settings. */
export function SolutionsScreen() {
  useDocumentTitle('Solutions');
  return (
    <div className="max-w-[1000px]">
      <h1 className="mb-8 font-serif text-2xl font-medium">Solutions</h1>
      <SolutionEditor />
    </div>
  );
}
