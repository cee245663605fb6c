import { Node } from '@tiptap/core';
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { Bold, Italic, Link2, List, ListOrdered, Redo2, Undo2 } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { isLink, type RichLine } from '#contract/rich-text.ts';
import { Button } from '#web/components/button.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { takeFocus } from '#web/lib/focus.ts';
import { cleanPasted } from './clean-pasted.ts';
import { readCaret, select, type Caret } from './read-caret.ts';
import { toDocument, toEntryDocument, toLines } from './rich-lines.ts';

export interface RichEditorProps {
  label: string;
  /** Initial content; later values are ignored. */
  lines: readonly RichLine[];
  /** Characters, including line breaks. */
  max: number;
  /** Whether each line is an entry of one list. */
  entries?: boolean;
  /** Whether a pasted table stays one, in the form that prices are read from. */
  tables?: boolean;
  /** Whether it takes the focus when it opens: with the caret at the end, or with these characters selected. */
  focus?: boolean | Caret;
  onChange: (lines: RichLine[]) => void;
}

const atEnd: Caret = { from: Infinity, to: Infinity, backward: false };

const kit = (entries: boolean) =>
  StarterKit.configure({
    ...(entries ? { document: false, orderedList: false, hardBreak: false } : {}),
    blockquote: false,
    code: false,
    codeBlock: false,
    heading: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    dropcursor: false,
    gapcursor: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      protocols: ['http', 'https', 'mailto'],
      isAllowedUri: (url) => isLink(url),
    },
  });
/** A document that is one list: nothing can be written outside of it. */
const listDocument = Node.create({ name: 'doc', topNode: true, content: 'bulletList' });
const extensions = [kit(false)];
const entryExtensions = [listDocument, kit(true)];

interface Tool {
  label: string;
  icon: typeof Bold;
  pressed?: boolean;
  off?: boolean;
  run: () => void;
}

/** A single Tab stop; arrow keys move between tools. */
function Toolbar({ tools, label, controls }: { tools: readonly Tool[]; label: string; controls: string }) {
  const [at, setAt] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const go = (event: KeyboardEvent) => {
    const last = tools.length - 1;
    const next = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[
      event.key
    ];
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      tabIndex={-1}
      onKeyDown={go}
      className="flex flex-wrap gap-1 border-b border-line px-1 py-1"
    >
      {tools.map(({ label: name, icon: Icon, pressed, off = false, run }, place) => (
        <IconButton
          key={name}
          look="quiet"
          className={`size-8 ${pressed === true ? 'bg-accent-soft text-accent' : 'text-muted'}`}
          aria-label={name}
          aria-disabled={off}
          {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
          tabIndex={place === at ? 0 : -1}
          onFocus={() => {
            setAt(place);
          }}
          onClick={() => {
            if (!off) run();
          }}
        >
          <Icon size={15} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      ))}
    </div>
  );
}

/**
 * Focuses the editor immediately. Its own `focus` waits for the next frame: a key before that would trigger the page's
 * shortcuts, and one right after would have its caret reset.
 */
function focused(editor: Editor) {
  editor.view.focus();
  return editor.chain();
}

function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const [href, setHref] = useState(String(editor.getAttributes('link')['href'] ?? ''));
  const [wrong, setWrong] = useState(false);
  const set = () => {
    const typed = href.trim();
    const whole = typed === '' || /^[a-z]+:/iu.test(typed) ? typed : `https://${typed}`;
    if (whole !== '' && !isLink(whole)) {
      setWrong(true);
      return;
    }
    const chain = focused(editor).extendMarkRange('link');
    (whole === '' ? chain.unsetLink() : chain.setLink({ href: whole })).run();
    onDone();
  };
  return (
    <div className="flex flex-wrap items-end gap-2 border-b border-line px-3 py-2">
      <TextField
        label="Link to"
        className="min-w-0 flex-1 basis-56"
        value={href}
        ref={takeFocus}
        placeholder="https://"
        error={wrong ? 'Link to a web page or an email address' : undefined}
        onChange={(event) => {
          setHref(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone();
          if (event.key !== 'Enter') return;
          // Keeps Enter from submitting the surrounding form.
          event.preventDefault();
          set();
        }}
      />
      <Button className="h-10" onClick={set}>
        {href.trim() === '' ? 'Remove link' : 'Set link'}
      </Button>
      <Button look="quiet" className="h-10" onClick={onDone}>
        Cancel
      </Button>
    </div>
  );
}

/** Text with bold, italic, lists and links; anything else is removed, even when pasted. */
export function RichEditor({
  label,
  lines,
  max,
  entries = false,
  tables = false,
  focus = false,
  onChange,
}: RichEditorProps) {
  const id = useId();
  const [linking, setLinking] = useState(false);
  const editor = useEditor({
    extensions: entries ? entryExtensions : extensions,
    content: entries ? toEntryDocument(lines) : toDocument(lines),
    // The content policy forbids style elements; the stylesheet contains the rules.
    injectCSS: false,
    immediatelyRender: true,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        dir: 'auto',
        class: 'rich-text min-h-28 px-3 py-2 text-base whitespace-pre-wrap wrap-anywhere outline-none',
      },
      handleDOMEvents: { keydown: readCaret },
      transformPastedHTML: (html) => cleanPasted(html, new DOMParser(), { ruled: tables }),
    },
    onUpdate: ({ editor: changed }) => {
      onChange(toLines(changed.getJSON()));
    },
  });
  const [takes] = useState(focus);
  // Before the next key, which would otherwise be a shortcut of the page.
  useLayoutEffect(() => {
    // A destroyed one is replaced at once, and this runs again.
    if (takes === false || editor.isDestroyed) return;
    focused(editor).run();
    select(editor.view, takes === true ? atEnd : takes);
  }, [editor, takes]);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      ul: now.isActive('bulletList'),
      ol: now.isActive('orderedList'),
      link: now.isActive('link'),
      empty: now.state.selection.empty,
      undo: now.can().undo(),
      redo: now.can().redo(),
      length: now.state.doc.textBetween(0, now.state.doc.content.size, '\n').length,
    }),
  });
  const chain = () => focused(editor);
  const tools: Tool[] = [
    { label: 'Bold', icon: Bold, pressed: state.bold, run: () => chain().toggleBold().run() },
    { label: 'Italic', icon: Italic, pressed: state.italic, run: () => chain().toggleItalic().run() },
    ...(entries
      ? []
      : [
          { label: 'Bulleted list', icon: List, pressed: state.ul, run: () => chain().toggleBulletList().run() },
          {
            label: 'Numbered list',
            icon: ListOrdered,
            pressed: state.ol,
            run: () => chain().toggleOrderedList().run(),
          },
        ]),
    {
      label: state.empty && !state.link ? 'Link (select the words first)' : 'Link',
      icon: Link2,
      pressed: state.link,
      off: state.empty && !state.link,
      run: () => {
        setLinking(true);
      },
    },
    { label: 'Undo typing', icon: Undo2, off: !state.undo, run: () => chain().undo().run() },
    { label: 'Redo typing', icon: Redo2, off: !state.redo, run: () => chain().redo().run() },
  ];
  const over = state.length > max;
  return (
    <div>
      <div className={`field-box rounded-md border bg-surface ${over ? 'border-red' : 'border-line-strong/70'}`}>
        <Toolbar tools={tools} label={`Format ${label}`} controls={id} />
        {linking && (
          <LinkForm
            editor={editor}
            onDone={() => {
              setLinking(false);
              focused(editor).run();
            }}
          />
        )}
        <EditorContent editor={editor} />
      </div>
      {over && (
        <p role="alert" className="mt-1 text-sm font-medium text-red">
          {state.length - max} characters too many. What goes beyond {max} isn’t saved.
        </p>
      )}
    </div>
  );
}
