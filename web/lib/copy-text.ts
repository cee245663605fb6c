import { showToast } from '#web/components/show-toast.ts';

/** A text that is still read in a toast. */
const shortText = 200;

/** The older way, which pages over plain HTTP have too. */
function copyByCommand(text: string): boolean {
  const put = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', put);
  try {
    return document.execCommand('copy');
  } finally {
    document.removeEventListener('copy', put);
  }
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Not there over plain HTTP, or refused.
    return copyByCommand(text);
  }
}

/** Copies a text and confirms it. Where the browser refuses, a short text is shown to be copied by hand, or `instead` shows it. */
export async function copyText(text: string, done: string, description = '', instead?: () => void): Promise<void> {
  if (await copied(text)) showToast({ title: done, ...(description === '' ? {} : { description }) });
  else if (instead === undefined)
    showToast({
      title: 'Not copied',
      description:
        text.length <= shortText
          ? `The browser doesn’t let this page copy. Copy it from here: ${text}`
          : 'The browser doesn’t let this page copy. Select the text and copy it yourself.',
      tone: 'destructive',
    });
  else instead();
}
