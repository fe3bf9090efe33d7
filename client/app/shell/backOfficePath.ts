const KEY = 'portal.backOffice';

/** Whether the screen of a path belongs to the back office. */
export const isBackOfficePath = (path: string) => path.startsWith('/admin/');

/** Remembers in this tab which screen of the back office is open, with its filters. */
export const rememberBackOfficePath = (path: string) => sessionStorage.setItem(KEY, path);

/** The screen of the back office that was last open in this tab. */
export function lastBackOfficePath(): string | undefined {
  const path = sessionStorage.getItem(KEY);
  return path && isBackOfficePath(path) ? path : undefined;
}

/** The address can contain a search, which the next user of this tab must not see. */
export const forgetBackOfficePath = () => sessionStorage.removeItem(KEY);
