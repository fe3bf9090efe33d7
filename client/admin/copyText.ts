import { toast } from '../ui/Toast.tsx';

/** Onto the clipboard. Whether it got there is said either way: not every browser lets us. */
export async function copyText(text: string, copied: string, shownMs?: number): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(copied, shownMs);
  } catch {
    toast.error(`Kunne ikke kopiere. Markér teksten, og kopiér den selv: ${text}`);
  }
}
