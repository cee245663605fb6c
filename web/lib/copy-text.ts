import { showToast } from '#web/components/show-toast.ts';

/** Copies and says so. Plain HTTP on a company network has no clipboard for scripts: that is said, not swallowed. */
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
