const TOKEN_KEY = 'portal.token';

/** Older sign-ins kept the token as JSON, in quotes. */
export const sessionToken = (): string | null => localStorage.getItem(TOKEN_KEY)?.replace(/^"(.*)"$/, '$1') || null;

export const keepToken = (token: string) => localStorage.setItem(TOKEN_KEY, token);

let isSigningOut = false;

/** From here on, whatever ends the session, nobody is to be led back: the next to sign in may be somebody else. */
export function beginSignOut(): void {
  isSigningOut = true;
}

/** A full load on purpose: nothing of one user's data stays in memory for the next. */
export function leaveToLogin(next = '/'): void {
  localStorage.removeItem(TOKEN_KEY);
  if (window.location.pathname === '/login') return;
  const leadsHome = isSigningOut || next === '/' || next === '/dashboard';
  window.location.assign(leadsHome ? '/login' : `/login?next=${encodeURIComponent(next)}`);
}

/** Signing out, or in as somebody else, in one tab holds for all of them. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue, oldValue }) => {
    if (key !== TOKEN_KEY || newValue === oldValue || oldValue === null) return;
    if (newValue === null) leaveToLogin();
    else window.location.assign('/');
  });
}

/** Only a path of our own: a link must not send anyone elsewhere after signing in. */
export function localPath(next: string | null): string {
  if (!next) return '/dashboard';
  const url = new URL(next, window.location.origin);
  return url.origin === window.location.origin && next.startsWith('/') && !/^\/[/\\]/.test(next) ? url.pathname + url.search + url.hash : '/dashboard';
}
