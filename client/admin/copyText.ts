import { toast } from '../ui/Toast.tsx';

/**
 * Copies a text to the clipboard and confirms it in a toast, which is shown for `shownMs`. A browser may refuse to copy;
 * the toast then contains the text, and the promise resolves as well.
 */
export async function copyText(text: string, confirmation: string, shownMs?: number): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(confirmation, shownMs);
  } catch {
    toast.error(`Kunne ikke kopiere. Markér teksten, og kopiér den selv: ${text}`);
  }
}
