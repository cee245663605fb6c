import { Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/**
 * The browser tells of a moved caret with its next frame. A key that comes before, in a page that is busy, would still be done to the
 * words that were selected: Enter to nothing, Backspace to all of them. So a caret is looked for where it is.
 */
export function readCaret(view: EditorView): void {
  const caret = view.dom.ownerDocument.getSelection();
  const { state } = view;
  if (state.selection.empty || view.composing || !caret?.isCollapsed || caret.anchorNode === null) return;
  if (!view.hasFocus() || !view.dom.contains(caret.anchorNode)) return;
  const at = view.posAtDOM(caret.anchorNode, caret.anchorOffset);
  view.dispatch(state.tr.setSelection(Selection.near(state.doc.resolve(at), -1)));
}
