import { lazy, Suspense, useState } from 'react';
import { looksOf, plainLine, type RichLine } from '#contract/rich-text.ts';
import { TextArea } from '#web/components/text-area.tsx';
import { takeFocus } from '#web/lib/focus.ts';
import type { RichEditorProps } from './rich-editor.tsx';
import { toText } from './rich-lines.ts';

/** Plain text while the editor loads, or if it can't be. Lines that nobody changes keep their formatting. */
function PlainEditor({ label, lines, max, focus, onChange, help }: RichEditorProps & { help: string }) {
  return (
    <TextArea
      label={label}
      rows={6}
      maxLength={max}
      defaultValue={toText(lines)}
      help={help}
      ref={focus === true ? takeFocus : undefined}
      onChange={(event) => {
        const texts = event.target.value.split('\n');
        const looks = looksOf(texts, lines);
        onChange(texts.map((text, at) => looks[at] ?? plainLine(text)));
      }}
    />
  );
}

function NotLoaded(props: RichEditorProps) {
  return <PlainEditor {...props} help="Formatting can’t be loaded right now. Your words are saved." />;
}

const Editor = lazy(async () =>
  import('./rich-editor.tsx').then(
    ({ RichEditor }) => ({ default: RichEditor }),
    () => ({ default: NotLoaded }),
  ),
);

/**
 * Text with bold, italic, lists and links. Loads its editor with the first one opened; what is typed before that goes
 * into plain text, which the editor takes over.
 */
export function RichField({ lines, onChange, ...rest }: RichEditorProps) {
  const [typed, setTyped] = useState<readonly RichLine[] | null>(null);
  const change = (now: RichLine[]): void => {
    setTyped(now);
    onChange(now);
  };
  return (
    <Suspense
      fallback={<PlainEditor {...rest} lines={lines} onChange={change} help="Formatting is loading. Go on typing." />}
    >
      <Editor {...rest} lines={typed ?? lines} onChange={onChange} />
    </Suspense>
  );
}
