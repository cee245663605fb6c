import { useEffect, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
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

type Editor = ComponentType<RichEditorProps>;
/** Kept, so that every further field opens with its editor. */
let loaded: Editor | null = null;

async function loadEditor(): Promise<Editor> {
  loaded ??= await import('./rich-editor.tsx').then(
    ({ RichEditor }) => RichEditor,
    () => NotLoaded,
  );
  return loaded;
}

/**
 * Text with bold, italic, lists and links. Loads its editor with the first one opened; what is typed before that goes
 * into plain text, which the editor takes over.
 */
export function RichField({ lines, onChange, ...rest }: RichEditorProps) {
  const [Shown, setShown] = useState<Editor | null>(() => loaded);
  const [typed, setTyped] = useState<readonly RichLine[] | null>(null);
  useEffect(() => {
    if (Shown !== null) return undefined;
    const left = new AbortController();
    void loadEditor().then((editor) => {
      // In one step: an editor that is rendered but not on the page within a millisecond destroys itself, and the focus
      // has to pass from field to field with no key between.
      if (!left.signal.aborted) flushSync(() => setShown(() => editor));
    });
    return () => {
      left.abort();
    };
  }, [Shown]);
  if (Shown !== null) return <Shown {...rest} lines={typed ?? lines} onChange={onChange} />;
  return (
    <PlainEditor
      {...rest}
      lines={lines}
      help="Formatting is loading. You can type already."
      onChange={(now) => {
        setTyped(now);
        onChange(now);
      }}
    />
  );
}
