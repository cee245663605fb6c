import { useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { TextArea } from '#web/components/text-area.tsx';

interface TranscriptFieldProps {
  value: string;
  name: string;
  onChange: (transcript: string, name: string) => void;
}

const most = limits.content.transcriptCharacters;

/** VTT, SRT or plain text, pasted or read from a file in the browser. */
export function TranscriptField({ value, name, onChange }: TranscriptFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const read = (file: File | undefined) => {
    if (!file) return;
    setProblem('');
    file.text().then(
      (text) => {
        if (text.length > most)
          setProblem(
            `${file.name} has ${text.length.toLocaleString()} characters. Up to ${most.toLocaleString()} fit here. Nothing was added.`,
          );
        else onChange(text, file.name);
      },
      () => {
        setProblem(`${file.name} couldn’t be read. Nothing was added.`);
      },
    );
  };
  return (
    <div>
      <TextArea
        label="Transcript (optional)"
        value={value}
        maxLength={most}
        error={problem === '' ? undefined : problem}
        placeholder={'00:00:04 Welcome to the demo ...'}
        help={
          name === ''
            ? 'Only needed if the video has no captions or YouTube refuses them. VTT, SRT or plain text.'
            : `From ${name}`
        }
        onChange={(event) => {
          onChange(event.target.value, '');
        }}
      />
      <Button
        className="mt-2"
        onClick={() => {
          input.current?.click();
        }}
      >
        Read from a file
      </Button>
      <input
        ref={input}
        type="file"
        accept=".vtt,.srt,.txt,text/vtt,text/plain"
        tabIndex={-1}
        aria-label="Transcript file"
        className="sr-only"
        onChange={(event) => {
          read(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </div>
  );
}
