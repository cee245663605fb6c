import { Selection } from '@tiptap/pm/state';
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
