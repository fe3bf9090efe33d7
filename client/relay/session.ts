import { forgetWord, keepWord, type Word } from './word.ts';

const TOKEN_KEY = 'portal.token';
/** An admin's own session, and where they were, while they are signed in as somebody else. */
const ADMIN_KEY = 'portal.impersonator';

const OVER = {
  text: 'Impersoneringen er slut, fordi timen er gået eller adgangen er ændret. Du er logget ind som dig selv igen.',
  isBad: true,
};
const ENDED = { text: 'Du er logget ud, fordi din session er slut. Log ind for at fortsætte.', isBad: true };

/** Older sign-ins kept the token as JSON, in quotes. */
export const sessionToken = (): string | null => localStorage.getItem(TOKEN_KEY)?.replace(/^"(.*)"$/, '$1') || null;

/** Whose data the page in memory may show. */
let shownTo: string | null = null;

/** Whoever signs in begins anew. */
export function keepToken(token: string): void {
  localStorage.removeItem(ADMIN_KEY);
  localStorage.setItem(TOKEN_KEY, token);
  shownTo = token;
}

/** One's own session is kept aside, in all tabs. */
export function enterAs(token: string, text: string): void {
  const { pathname, search } = window.location;
  localStorage.setItem(ADMIN_KEY, JSON.stringify({ token: sessionToken(), from: pathname + search }));
  localStorage.setItem(TOKEN_KEY, token);
  arriveAt('/', { text });
}

/** From here on everything is asked as the admin again. Answers where they were, or nothing where nobody was kept aside. */
export function takeBackAdmin(): string | undefined {
  const admin = keptAside();
  if (!admin) return undefined;
  localStorage.setItem(TOKEN_KEY, admin.token);
  localStorage.removeItem(ADMIN_KEY);
  return localPath(admin.from);
}

/** A full load on purpose: nothing of one user's data stays in memory for the next. */
export function arriveAt(path: string, word: Word): void {
  keepWord(word);
  window.location.assign(path);
}

let isSigningOut = false;

/**
 * From here on, whatever ends the session, nobody is to be led back: the next to sign in may be somebody else. Whoever is
 * signed in as somebody else signs out as who they are, and the borrowed session ends with their own.
 */
export function beginSignOut(): void {
  isSigningOut = true;
  takeBackAdmin();
}

/** The server's word on a token's session. One that was left already is nobody's business any more. */
export function sessionEnded(token: string | null): void {
  if (token !== sessionToken()) return;
  const { pathname, search } = window.location;
  const from = isSigningOut ? undefined : takeBackAdmin();
  if (from) arriveAt(from, OVER);
  else leaveToLogin(pathname + search, isSigningOut ? undefined : ENDED);
}

/** A full load, here too. */
export function leaveToLogin(next = '/', word?: Word): void {
  const hadToken = sessionToken() !== null;
  localStorage.removeItem(ADMIN_KEY);
  localStorage.removeItem(TOKEN_KEY);
  forgetWord();
  if (window.location.pathname === '/login') {
    // With a token, the sign-in was about to lead on: without it, it stays and shows its form.
    if (hadToken) window.location.reload();
    return;
  }
  // Open to anyone, it stays: whoever they are now.
  if (isOpenToAnyone(window.location.pathname)) return window.location.reload();
  if (word) keepWord(word);
  const leadsHome = isSigningOut || next === '/' || next === '/dashboard';
  window.location.assign(leadsHome ? '/login' : `/login?next=${encodeURIComponent(next)}`);
}

const isOpenToAnyone = (path: string) => path.startsWith('/events/public/') || path === '/events/registration';

/** Signing out, or in as somebody else, in one tab holds for all of them. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue, oldValue }) => {
    if (key !== TOKEN_KEY || newValue === oldValue || oldValue === null) return;
    if (newValue === null) return leaveToLogin();
    // Between two pages nobody listens. Where the session ends meanwhile, this one leads to the sign-in; the front page would stay.
    window.location.assign('/dashboard');
  });
  // 'Tilbage' may bring a page as it was left, before somebody signed out or became somebody else.
  shownTo = sessionToken();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || sessionToken() === shownTo) return;
    document.body.replaceChildren();
    window.location.reload();
  });
}

/** Only a path of our own: a link must not send anyone elsewhere after signing in. */
export function localPath(next: string | null): string {
  if (!next) return '/dashboard';
  const url = new URL(next, window.location.origin);
  return url.origin === window.location.origin && next.startsWith('/') && !/^\/[/\\]/.test(next)
    ? url.pathname + url.search + url.hash
    : '/dashboard';
}

/** Nothing where it was tampered with: then it's a sign-in like any other. */
function keptAside(): { token: string; from: string } | undefined {
  try {
    const { token, from } = JSON.parse(localStorage.getItem(ADMIN_KEY) ?? '{}') as { token?: unknown; from?: unknown };
    return typeof token === 'string' ? { token, from: typeof from === 'string' ? from : '' } : undefined;
  } catch {
    return undefined;
  }
}
