import { isUserId } from '../../../domain/basics/preview.ts';
import { storeFlashMessage } from './flashMessage.ts';
import { isImpersonating } from './impersonation.ts';

const KEY = 'portal.preview';

const stored = (): string[] => globalThis.sessionStorage?.getItem(KEY)?.split(' ') ?? [];

const storedUser = (): string | null => {
  const [userId] = stored();
  return isUserId(userId) && !isImpersonating() ? userId : null;
};

/** The previewed user of this page after the tab got another one, until the browser has left the page. */
let leftUser: string | null | undefined;

/**
 * The user as whom this tab shows the portal, whom the page's calls name; null without a preview. An impersonation has
 * no preview, because it is of one user already.
 */
export const previewedUser = (): string | null => (leftUser === undefined ? storedUser() : leftUser);

/** Forgets the preview. The caller loads another page. */
export const removePreview = (): void => sessionStorage.removeItem(KEY);

/** Shows the portal as another user of the company, in this tab alone, from their overview. */
export function startPreview(userId: string): void {
  const { pathname, search } = window.location;
  const from = previewedUser() === null ? pathname + search : previewStart();
  leftUser = previewedUser();
  sessionStorage.setItem(KEY, `${userId} ${from}`);
  window.location.assign('/dashboard');
}

/** Shows the portal with the own rights again, on the page on which the preview began. */
export function endPreview(message?: string): void {
  // Several calls of a page can be refused at once.
  if (storedUser() === null) return;
  const from = previewStart();
  leftUser = previewedUser();
  removePreview();
  if (message) storeFlashMessage({ text: message, isError: true });
  window.location.assign(from);
}

/** The path on which the preview began. Another address than a path of the portal could lead to another site. */
function previewStart(): string {
  const from = stored().slice(1).join(' ');
  return /^\/(?![/\\])/.test(from) ? from : '/users';
}
