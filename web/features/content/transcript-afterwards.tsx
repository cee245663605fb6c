import { useState } from 'react';
import type { ContentItem } from '#contract/records-content.ts';
import { Button } from '#web/components/button.tsx';
import { useRetryItem } from '#web/features/uploads/retry-item.ts';
import { TranscriptField } from './transcript-field.tsx';

/** Adds a transcript to a video without captions. */
export function TranscriptAfterwards({ item }: { item: ContentItem }) {
  const retry = useRetryItem();
  const [transcript, setTranscript] = useState('');
  const [name, setName] = useState('');
  return (
    <form
      aria-label="Add a transcript"
      className="mt-4 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (transcript.trim() !== '') retry(item, { transcript, transcriptName: name });
      }}
    >
      <TranscriptField
        value={transcript}
        name={name}
        onChange={(text, from) => {
          setTranscript(text);
          setName(from);
        }}
      />
      {transcript.trim() !== '' && (
        <Button type="submit" look="primary" className="mt-3">
          Train on this transcript
        </Button>
      )}
    </form>
  );
}
