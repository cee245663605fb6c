import { FileText } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { frameLimits } from '#contract/frame-limits.ts';
import { Button, buttonClass } from '#web/components/button.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { showToast } from '#web/components/show-toast.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { counted } from '#web/lib/counted.ts';
import { base64Of } from '#web/lib/files/hash-file.ts';
import { draftIdOf, keepFrame, keptFrame, writtenOf } from './frame-draft.ts';
import { useDraftFrame } from './frames.api.ts';

const accepted = '.pdf,.docx,.doc,.pptx,.xlsx,.rtf,.md,.txt,.html,.csv';
const tooLarge = 'A document may have up to 8 MB. Nothing was drafted.';

/** What was drafted, and what of the document isn't in it. */
function said(
  fileName: string,
  { points, left, note }: { points: unknown[]; left: number; note: string | null },
): string {
  return [
    `Drafted from ${fileName}: ${counted(points.length, 'point')}. Check what fills each, then save.`,
    left > 0 ? `The document lists ${left} more; a frame has up to ${frameLimits.points}.` : '',
    note ?? '',
  ]
    .filter(Boolean)
    .join(' ');
}

interface DraftFromDocumentProps {
  off: boolean;
  onDrafted: (said: string) => void;
  /** Opens the frame that this browser keeps unsaved. */
  onOpenKept: () => void;
  children: ReactNode;
}

/** Reads a methodology document and puts its points into the form of a new frame. Nothing typed before is overwritten unasked. */
export function DraftFromDocument({ off, onDrafted, onOpenKept, children }: DraftFromDocumentProps) {
  const draftId = draftIdOf(useMember().membership.clerkOrgId, null);
  const draft = useDraftFrame();
  const [reading, setReading] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File) => {
    setWaiting(null);
    setProblem(null);
    if (file.size > frameLimits.documentBytes) {
      setProblem(tooLarge);
      return;
    }
    setReading(file.name);
    const before = JSON.stringify(keptFrame(draftId));
    try {
      const drafted = await draft.mutateAsync({ fileName: file.name, fileData: await base64Of(file) });
      setReading(null);
      if (JSON.stringify(keptFrame(draftId)) !== before) {
        showToast({
          title: 'Not drafted',
          description: 'You began a frame meanwhile, which we kept. Choose the document again.',
        });
        return;
      }
      keepFrame(draftId, writtenOf(drafted));
      onDrafted(said(file.name, drafted));
    } catch (error) {
      setProblem(messageOf(error));
      setReading(null);
    }
  };
  const choose = (file: File | undefined) => {
    if (file === undefined || reading !== null) return;
    if (keptFrame(draftId) === null) void read(file);
    else setWaiting(file);
  };
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2 in-[.text-center]:justify-center">
        {children}
        <label
          aria-disabled={off || reading !== null}
          className={`${buttonClass()} cursor-pointer focus-within:outline-2 focus-within:outline-accent`}
        >
          <FileText size={15} strokeWidth={1.5} aria-hidden="true" />
          {reading === null ? 'Draft from a document' : 'Reading...'}
          <input
            ref={input}
            type="file"
            accept={accepted}
            disabled={off || reading !== null}
            className="sr-only"
            onChange={(event) => {
              choose(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </label>
      </div>
      <output className="mt-2 block text-sm wrap-anywhere text-muted">
        {reading === null
          ? 'Your methodology as PDF, Word, PowerPoint, Excel, Markdown, HTML, CSV or text, up to 8 MB.'
          : `Reading ${reading}.`}
      </output>
      {problem !== null && (
        <p role="alert" className="mt-1 text-sm font-medium text-red">
          {problem}
        </p>
      )}
      {waiting !== null && (
        <div role="alert" className="mt-2 rounded-md bg-amber-soft px-3 py-2 text-sm">
          <p>This browser keeps a frame that you haven’t saved. A draft would replace it.</p>
          <p className="mt-1 flex flex-wrap gap-1 in-[.text-center]:justify-center">
            <Button look="quiet" onClick={onOpenKept}>
              Open the unsaved frame
            </Button>
            <Button
              look="quiet"
              onClick={() => {
                void read(waiting);
              }}
            >
              Replace it
            </Button>
          </p>
        </div>
      )}
    </div>
  );
}
