import { showToast } from './show-toast.ts';

const digits = new Intl.NumberFormat('en-US');

/** Returns how many characters of a pasted text don't fit; 0 if all do. */
export function cutOff(
  pasted: string,
  { maxLength, length, selected }: Record<'maxLength' | 'length' | 'selected', number>,
): number {
  if (maxLength < 0) return 0;
  const room = Math.max(0, maxLength - length + selected);
  return Math.max(0, pasted.replaceAll('\r\n', '\n').length - room);
}

function tell(event: ClipboardEvent): void {
  const field = event.target;
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return;
  const { maxLength, value, selectionStart, selectionEnd } = field;
  const cut = cutOff(event.clipboardData?.getData('text/plain') ?? '', {
    maxLength,
    length: value.length,
    selected: (selectionEnd ?? 0) - (selectionStart ?? 0),
  });
  if (cut === 0) return;
  showToast({
    title: 'Your text was cut off',
    description: `This field takes up to ${digits.format(maxLength)} characters. The last ${digits.format(cut)} you pasted don’t fit.`,
    tone: 'warning',
  });
}

/** Says so when a browser cuts off what is pasted: it does that in silence. Returns what ends it. */
export function watchPastes(): () => void {
  document.addEventListener('paste', tell, true);
  return () => {
    document.removeEventListener('paste', tell, true);
  };
}
