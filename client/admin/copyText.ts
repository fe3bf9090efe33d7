import { toast } from '../ui/Toast.tsx';

/** Copies a text to the clipboard and shows a toast about the outcome, because not every browser allows copying. */
export async function copyText(text: string, copied: string, shownMs?: number): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(copied, shownMs);
  } catch {
    toast.error(`Kunne ikke kopiere. Markér teksten, og kopiér den selv: ${text}`);
  }
}
