import { useEffect, useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useContentDraft } from './metadata-draft.ts';
import { MetadataFields } from './metadata-fields.tsx';
import { TranscriptField } from './transcript-field.tsx';
import { useAddAddress } from '#web/features/uploads/use-add-address.ts';

const empty = { url: '', transcript: '', transcriptName: '' };

/** Adds a YouTube video by URL, with a transcript if it has no captions. */
export function AddVideo() {
  const { fields, change, metadata, setMetadata, drop } = useContentDraft('video', empty);
  const [wrong, setWrong] = useState('');
  const adding = useAddAddress(drop);
  useEffect(() => {
    if (adding.invalid !== '') document.getElementById('video-address')?.focus();
  }, [adding.invalid]);
  const submit = () => {
    if (adding.busy) return;
    const url = fields.url.trim();
    setWrong(url === '' ? 'Enter the address of a YouTube video' : '');
    if (url === '') {
      document.getElementById('video-address')?.focus();
      return;
    }
    adding.add({
      kind: 'video',
      name: url,
      video: { url, transcript: fields.transcript, transcriptName: fields.transcriptName },
      metadata,
    });
  };
  const error = wrong || adding.invalid;
  return (
    <form
      aria-label="Add a video"
      noValidate
      className="rounded-md border border-line bg-surface p-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        id="video-address"
        label="YouTube address"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder="https://www.youtube.com/watch?v=..."
        value={fields.url}
        error={error === '' ? undefined : error}
        help="We read its captions, with the time of each line."
        onChange={(event) => {
          change({ url: event.target.value });
          setWrong('');
          adding.forget();
        }}
      />
      <div className="mt-4">
        <TranscriptField
          value={fields.transcript}
          name={fields.transcriptName}
          onChange={(transcript, transcriptName) => {
            change({ transcript, transcriptName });
          }}
        />
      </div>
      <details className="mt-4">
        <summary className="w-fit rounded-md text-sm font-medium text-accent">
          Details: description, solutions, audience, tags
        </summary>
        <div className="mt-3">
          <MetadataFields value={metadata} onChange={setMetadata} />
        </div>
      </details>
      <Button type="submit" look="primary" className="mt-4" aria-disabled={adding.busy}>
        {adding.busy ? 'Adding...' : 'Add'}
      </Button>
    </form>
  );
}
