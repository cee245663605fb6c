import type { Node } from '@tiptap/pm/model';
import { Selection, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/**
 * Browsers report a moved caret in the next frame.
 * A key pressed before that would act on the old selection: Enter on nothing, Backspace on all of it.
 * So this reads the caret's actual position.
 */
export function readCaret(view: EditorView): void {
  const caret = view.dom.ownerDocument.getSelection();
  const { state } = view;
  if (state.selection.empty || view.composing || !caret?.isCollapsed || caret.anchorNode === null) return;
  if (!view.hasFocus() || !view.dom.contains(caret.anchorNode)) return;
  const at = view.posAtDOM(caret.anchorNode, caret.anchorOffset);
  view.dispatch(state.tr.setSelection(Selection.near(state.doc.resolve(at), -1)));
}

/** What is selected of a field's text, in characters; both are the caret's place if nothing is. */
export interface Caret {
  from: number;
  to: number;
  /** Whether its beginning is what moves with Shift and an arrow key. */
  backward: boolean;
}

/** Selects the same of a document as was selected of its text. */
export function select(view: EditorView, { from, to, backward }: Caret): void {
  const { doc, tr } = view.state;
  const [start, end] = [doc.resolve(placeOf(doc, from)), doc.resolve(placeOf(doc, to))];
  view.dispatch(tr.setSelection(backward ? TextSelection.between(end, start) : TextSelection.between(start, end)));
}

/** Returns the place in a document of a character of its text, in which each line is a block; after the end, the last one. */
function placeOf(document: Node, character: number): number {
  let left = character;
  let place: number | null = null;
  document.descendants((node, at) => {
    if (!node.isTextblock) return place === null;
    if (place === null && left <= node.content.size) place = at + 1 + left;
    left -= node.content.size + 1;
    return false;
  });
  return place ?? document.content.size;
}
