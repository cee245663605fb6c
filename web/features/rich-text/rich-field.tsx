import { useEffect, useLayoutEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { looksOf, plainLine, type RichLine } from '#contract/rich-text.ts';
import { TextArea } from '#web/components/text-area.tsx';
import { takeFocus } from '#web/lib/focus.ts';
import type { Caret } from './read-caret.ts';
import type { RichEditorProps } from './rich-editor.tsx';
import { toText } from './rich-lines.ts';

/** Plain text while the editor loads, or if it can't be. Lines that nobody changes keep their formatting. */
function PlainEditor({
  label,
  lines,
  max,
  focus = false,
  onChange,
  help,
  field,
}: RichEditorProps & { help: string; field?: RefObject<HTMLTextAreaElement | null> }) {
  const own = useRef<HTMLTextAreaElement>(null);
  const shown = field ?? own;
  const [takes] = useState(focus);
  useLayoutEffect(() => {
    if (takes === false) return;
    takeFocus(shown.current);
    if (takes !== true) shown.current?.setSelectionRange(takes.from, takes.to, takes.backward ? 'backward' : 'forward');
  }, [shown, takes]);
  return (
    <TextArea
      label={label}
      rows={6}
      maxLength={max}
      defaultValue={toText(lines)}
      help={help}
      ref={shown}
      onChange={(event) => {
        const texts = event.target.value.split('\n');
        const looks = looksOf(texts, lines);
        onChange(texts.map((text, at) => looks[at] ?? plainLine(text)));
      }}
    />
  );
}

/** Returns what is selected in a field; false if it doesn't have the focus. */
function caretIn(field: HTMLTextAreaElement | null): Caret | false {
  if (field === null || field !== document.activeElement) return false;
  return { from: field.selectionStart, to: field.selectionEnd, backward: field.selectionDirection === 'backward' };
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
 * into plain text, which the editor takes over with focus, caret and selection: the next key does what it would have.
 */
export function RichField({ lines, onChange, focus: opened = false, ...rest }: RichEditorProps) {
  const [Shown, setShown] = useState<Editor | null>(() => loaded);
  const [typed, setTyped] = useState<readonly RichLine[] | null>(null);
  const plain = useRef<HTMLTextAreaElement>(null);
  const [focus, setFocus] = useState(opened);
  useEffect(() => {
    if (Shown !== null) return undefined;
    const left = new AbortController();
    void loadEditor().then((editor) => {
      // In one step: an editor that is rendered but not on the page within a millisecond destroys itself, and the focus
      // has to pass from field to field with no key between.
      if (left.signal.aborted) return;
      flushSync(() => {
        setFocus(caretIn(plain.current));
        setShown(() => editor);
      });
    });
    return () => {
      left.abort();
    };
  }, [Shown]);
  if (Shown !== null) return <Shown {...rest} focus={focus} lines={typed ?? lines} onChange={onChange} />;
  return (
    <PlainEditor
      {...rest}
      field={plain}
      focus={focus}
      lines={lines}
      help="Formatting is loading. You can type already."
      onChange={(now) => {
        setTyped(now);
        onChange(now);
      }}
    />
  );
}
