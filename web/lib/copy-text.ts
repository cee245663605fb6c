import { showToast } from '#web/components/show-toast.ts';

/** Copies a text and confirms it. Over plain HTTP, scripts have no clipboard, which is reported. */
export async function copyText(text: string, done: string, description = ''): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: done, ...(description === '' ? {} : { description }) });
  } catch (error) {
    showToast({
      title: 'Not copied',
      description: `The browser refused: ${error instanceof Error ? error.message : 'no reason given'}`,
      tone: 'destructive',
    });
  }
}
