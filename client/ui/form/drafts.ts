/** The unsaved values of a dialog when the user's session ended, without secrets. */
interface Draft {
  userId: string;
  /** The company of the tab, in which the draft was typed; undefined in a tab that is bound to none. */
  company?: string | undefined;
  path: string;
  /** The title of the dialog. */
  title: string;
  /** The name of the button that opened the dialog. */
  opener: string | undefined;
  values: Record<string, unknown>;
  storedAt: number;
  /** True once the same user has signed in again. */
  isClaimed: boolean;
}

export type OpenDialog = Pick<Draft, 'title' | 'opener' | 'values'>;

/** Kept for the tab alone, and no longer than this. */
const STORAGE_KEY = 'portal.draft';
const LIFETIME_MS = 3_600_000;

const openDialogs = new Set<() => OpenDialog | undefined>();

/** Registers an open dialog; `read` returns undefined while nothing is typed. Returns a function that removes it. */
export function registerOpenDialog(read: () => OpenDialog | undefined): () => void {
  openDialogs.add(read);
  return () => void openDialogs.delete(read);
}

let companyOfTab = (): string | undefined => undefined;

/** Registers how to read the company of the tab. A draft is filled in again in its own company alone. */
export function setDraftCompany(read: () => string | undefined): void {
  companyOfTab = read;
}

/** Stores what is typed in the dialog that was opened last, for the user whose session has ended. */
export function storeDraft(userId: string | undefined): void {
  const dialog = [...openDialogs].flatMap((read) => read() ?? []).at(-1);
  if (!userId || !dialog) return;
  const place = { company: companyOfTab(), path: window.location.pathname };
  const draft: Draft = { ...dialog, ...place, userId, storedAt: Date.now(), isClaimed: false };
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
}

/**
 * Call after a sign-in. Keeps the draft for the user who typed it, and opens its dialog again; deletes a draft of
 * somebody else.
 */
export function claimDraft(userId: string | undefined): void {
  const draft = readDraft();
  sessionStorage.removeItem(STORAGE_KEY);
  if (!draft || draft.userId !== userId || Date.now() - draft.storedAt > LIFETIME_MS) return;
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...draft, isClaimed: true }));
  if (draft.opener) pressWhenShown(draft.opener, draft.path);
}

/** Returns what was typed in the dialog before the user had to sign in again, once. */
export function takeDraft(title: string): Record<string, unknown> | undefined {
  const draft = readDraft();
  const isHere = draft?.path === window.location.pathname && draft.company === companyOfTab();
  if (!draft?.isClaimed || draft.title !== title || !isHere) return undefined;
  sessionStorage.removeItem(STORAGE_KEY);
  return draft.values;
}

function readDraft(): Draft | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Draft | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The name by which a button can be found again. */
export const buttonName = (element: Element | null): string | undefined =>
  element?.closest('button')?.getAttribute('aria-label') ?? element?.closest('button')?.textContent?.trim();

const RETRY_MS = 200;
const ATTEMPTS = 50;

/** Presses the only button with this name on the path, which may still be loading. */
function pressWhenShown(name: string, path: string, attempt = 1): void {
  const buttons = [...document.querySelectorAll('button')].filter((button) => buttonName(button) === name);
  if (window.location.pathname === path && buttons.length === 1) buttons[0]!.click();
  else if (attempt < ATTEMPTS) setTimeout(() => pressWhenShown(name, path, attempt + 1), RETRY_MS);
}
