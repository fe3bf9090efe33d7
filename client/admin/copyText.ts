import { toast } from '../ui/Toast.tsx';

/**
 * Copies a text to the clipboard and confirms it in a toast, which is shown for `shownMs`. When the browser refuses to
 * copy, the toast contains the text instead. The promise never rejects.
 */
export async function copyText(text: string, confirmation: string, shownMs?: number): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(confirmation, shownMs);
  } catch {
    toast.error(`Kunne ikke kopiere. Markér teksten, og kopiér den selv: ${text}`);
  }
}
