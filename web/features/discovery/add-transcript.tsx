import { FileText, X } from 'lucide-react';
import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { Button, buttonClass } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { TextArea } from '#web/components/text-area.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { base64Of } from '#web/lib/files/hash-file.ts';
import { dropDraft, readDraft, writeDraft } from '#web/lib/storage/draft.ts';
import { leaveBy } from '#web/lib/unsaved/unsaved.ts';
import { useUnsaved } from '#web/lib/unsaved/use-unsaved.ts';
import { newUuid } from '#web/lib/request-id.ts';
import { useDiscovery } from './discovery-context.tsx';
import { useAddTranscript } from './session-lines.api.ts';
import { UnnamedQuestion, type Unnamed } from './unnamed-question.tsx';

const accepted = '.vtt,.srt,.txt,.md,.docx,.rtf,text/vtt,text/plain';

/** Adds a pasted or uploaded transcript. Pasted text stays in this browser until the server has it. */
export function AddTranscript({ onClose }: { onClose: () => void }) {
  const { session } = useDiscovery();
  const draft = `transcript:${session.sessionId}`;
  const add = useAddTranscript(session.sessionId);
  const [text, setText] = useState(() => readDraft(draft)['text'] ?? '');
  const [file, setFile] = useState<File | null>(null);
  const [requestId, setRequestId] = useState(newUuid);
  const [problem, setProblem] = useState<string | null>(null);
  const [asks, setAsks] = useState<{ lines: number; turns: number } | null>(null);
  const [unkept, setUnkept] = useState(false);
  // No draft keeps a file.
  useUnsaved(unkept || file !== null);
  const empty = file === null && text.trim() === '';
  const change = (next: string) => {
    setText(next);
    setProblem(null);
    setRequestId(newUuid());
    if (next === '') dropDraft(draft);
    // A long transcript may exceed the browser's storage; it then stays in the field, and leaving asks first.
    setUnkept(next !== '' && !writeDraft(draft, { text: next }));
  };
  const close = () => {
    leaveBy(onClose);
  };
  const send = async (unnamed: Unnamed | 'ask' = 'ask') => {
    if (add.isPending) return;
    if (empty) {
      setProblem('Paste a transcript or choose a file.');
      return;
    }
    if (file !== null && file.size > limits.discovery.transcriptBytes) {
      setProblem('A transcript may have up to 8 MB. Nothing was added.');
      return;
    }
    try {
      const what = file === null ? { text } : { fileData: await base64Of(file), name: file.name };
      const added = await add.mutateAsync({ requestId, unnamed, ...what });
      if (added.asks !== undefined) {
        setAsks(added.asks);
        return;
      }
      const { lines, speakers, note } = added;
      if (file === null) dropDraft(draft);
      showToast({
        title: 'Transcript added',
        description: [
          `${lines} ${lines === 1 ? 'line' : 'lines'}, ${speakers} ${speakers === 1 ? 'speaker' : 'speakers'}.`,
          note ?? '',
        ]
          .join(' ')
          .trim(),
      });
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return (
    <Dialog
      open
      onClose={close}
      title="Add transcript"
      description="From Zoom, Teams, Meet or any note taker. Speakers and moments are kept where the file names them."
    >
      {asks !== null && (
        <UnnamedQuestion
          asks={asks}
          pending={add.isPending}
          onChoose={(unnamed) => void send(unnamed)}
          onBack={() => {
            setAsks(null);
          }}
        />
      )}
      {asks !== null && problem !== null && (
        <p role="alert" className="mt-3 text-sm font-medium text-red">
          {problem}
        </p>
      )}
      <form
        hidden={asks !== null}
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {file === null ? (
          <>
            <TextArea
              label="Paste the transcript"
              rows={8}
              value={text}
              maxLength={limits.discovery.transcriptCharacters}
              placeholder={'00:02 Ana: Good morning.\n00:06 Sam: Hi, thanks for the time.'}
              onChange={(event) => {
                change(event.target.value);
              }}
            />
            <label className={`${buttonClass()} cursor-pointer focus-within:outline-2 focus-within:outline-accent`}>
              <FileText size={15} strokeWidth={1.5} aria-hidden="true" />
              Choose a file
              <input
                type="file"
                accept={accepted}
                className="sr-only"
                onChange={(event) => {
                  setFile(event.target.files?.[0] ?? null);
                  setProblem(null);
                  setRequestId(newUuid());
                }}
              />
            </label>
            <p className="text-sm text-muted">VTT, SRT, TXT or DOCX, up to 8 MB.</p>
          </>
        ) : (
          <p className="flex items-center gap-2 rounded-md bg-sunken px-3 py-2 text-sm">
            <FileText size={15} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
            <bdi className="min-w-0 flex-1 truncate">{file.name}</bdi>
            <button
              type="button"
              aria-label={`Remove ${file.name}`}
              className="rounded-md p-1 text-muted hover:text-ink"
              onClick={() => {
                setFile(null);
              }}
            >
              <X size={15} strokeWidth={1.5} aria-hidden="true" />
            </button>
          </p>
        )}
        {problem !== null && (
          <p role="alert" className="text-sm font-medium text-red">
            {problem}
          </p>
        )}
        <div className="flex gap-2">
          <Button type="submit" look="primary" aria-disabled={add.isPending}>
            {add.isPending ? 'Adding...' : 'Add transcript'}
          </Button>
          <Button onClick={close}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
