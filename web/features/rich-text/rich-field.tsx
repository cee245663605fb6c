import { lazy, Suspense } from 'react';
import { plainLine } from '#contract/rich-text.ts';
import { SkeletonRows } from '#web/components/states.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import type { RichEditorProps } from './rich-editor.tsx';
import { toText } from './rich-lines.ts';

/** Fallback if the editor can't be loaded: plain text. */
function PlainEditor({ label, lines, max, onChange }: RichEditorProps) {
  return (
    <TextArea
      label={label}
      rows={6}
      maxLength={max}
      defaultValue={toText(lines)}
      help="Formatting can’t be loaded right now. Your words are saved."
      onChange={(event) => {
        onChange(event.target.value.split('\n').map(plainLine));
      }}
    />
  );
}

const Editor = lazy(async () =>
  import('./rich-editor.tsx').then(
    ({ RichEditor }) => ({ default: RichEditor }),
    () => ({ default: PlainEditor }),
  ),
);

/** Text with bold, italic, lists and links. Loads its editor with the first one opened. */
export function RichField(props: RichEditorProps) {
  return (
    <Suspense fallback={<SkeletonRows rows={3} label={`Loading ${props.label}`} />}>
      <Editor {...props} />
    </Suspense>
  );
}
