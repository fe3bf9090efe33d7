import { inCompany } from '../../../domain/basics/actingCompany.ts';
import { actingCompany, companyKey, isOfOtherCompany, recordPageCompany } from './company.ts';
import { clearFlashMessage, storeFlashMessage, type FlashMessage } from './flashMessage.ts';
import { ADMIN_KEY } from './impersonation.ts';
import { removePreview } from './preview.ts';
import { removeTabCompany } from './tabCompany.ts';

const TOKEN_KEY = 'portal.token';

const IMPERSONATION_OVER = {
  text: 'Impersoneringen er slut, fordi timen er gået eller adgangen er ændret. Du er logget ind som dig selv igen.',
  isError: true,
};
const SESSION_OVER = { text: 'Du er logget ud, fordi din session er slut. Log ind for at fortsætte.', isError: true };

/**
 * The token of the current session, shared by all tabs, or null when nobody is signed in. Older versions stored the
 * token as JSON, in quotes.
 */
export const sessionToken = (): string | null => localStorage.getItem(TOKEN_KEY)?.replace(/^"(.*)"$/, '$1') || null;

/** The token of the user whose data this page may show. */
let pageToken: string | null = null;

/**
 * Stores the token of a new sign-in, and forgets an impersonation that was left open. Forgets the tab's company, of
 * which the new user may be no member, and its preview; an address to open after the sign-in names its own.
 */
export function storeToken(token: string): void {
  localStorage.removeItem(ADMIN_KEY);
  localStorage.setItem(TOKEN_KEY, token);
  removeTabCompany();
  removePreview();
  pageToken = token;
  recordPageCompany();
}

/** Starts an impersonation in all tabs: sets the admin's session aside and loads the front page as the other user. */
export function startImpersonation(token: string, text: string): void {
  const { pathname, search } = window.location;
  localStorage.setItem(ADMIN_KEY, JSON.stringify({ token: sessionToken(), from: pathname + search }));
  localStorage.setItem(TOKEN_KEY, token);
  loadPageWithMessage('/', { text });
}

/**
 * Makes the admin's session the current one again. Returns the path where the impersonation began, or undefined when no
 * admin's session was set aside. The caller loads the page anew.
 */
export function restoreAdminSession(): string | undefined {
  const admin = readAdminSession();
  if (!admin) return undefined;
  localStorage.setItem(TOKEN_KEY, admin.token);
  localStorage.removeItem(ADMIN_KEY);
  return localPath(admin.from);
}

/**
 * Leads to a path with a full page load and shows a flash message there. The full load removes one user's data from
 * memory before the next user's is shown.
 */
export function loadPageWithMessage(path: string, message: FlashMessage): void {
  storeFlashMessage(message);
  window.location.assign(path);
}

let isSigningOut = false;

/**
 * Call before signing out. Afterwards the sign-in page does not lead back to the current address, because the next user
 * to sign in may be somebody else. During an impersonation, the admin is signed out; the server ends the impersonation
 * together with the admin's session.
 */
export function beginSignOut(): void {
  isSigningOut = true;
  restoreAdminSession();
  // The sign-out must not be refused because the membership in the tab's company has ended.
  removeTabCompany();
  removePreview();
}

let beforeSessionEnd: ((userId: string | undefined) => void) | undefined;

/** Registers what to do before a user whose session has ended is led to the sign-in. */
export function onSessionEnd(listener: (userId: string | undefined) => void): void {
  beforeSessionEnd = listener;
}

/** The user of a session token; undefined for a malformed one. The server alone decides whether a token is valid. */
export function userIdOf(token: string): string | undefined {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    const { sub } = JSON.parse(atob(payload)) as { sub?: unknown };
    return typeof sub === 'string' ? sub : undefined;
  } catch {
    return undefined;
  }
}

const OWN_PREFIX = 'portal.list.';

/**
 * The key of the signed-in user's entry in localStorage that no other user may read, and that is not read in another
 * company; undefined without a session.
 */
export function ownKey(name: string): string | undefined {
  const userId = userIdOf(sessionToken() ?? '');
  return userId && `${OWN_PREFIX}${userId}.${companyKey(name)}`;
}

/** The entries can contain names of people and companies, which must not stay in a browser after a sign-out. */
function removeOwnEntries(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(OWN_PREFIX)) localStorage.removeItem(key);
}

/**
 * Reacts to the server's answer that the session of a token is over: leads an impersonating admin back to their own
 * session, and everybody else to the sign-in. Ignores tokens other than the current one.
 */
export function handleSessionEnd(token: string | null): void {
  if (token !== sessionToken()) return;
  const { pathname, search } = window.location;
  const adminPath = isSigningOut ? undefined : restoreAdminSession();
  if (adminPath) return loadPageWithMessage(adminPath, IMPERSONATION_OVER);
  if (token && !isSigningOut) beforeSessionEnd?.(userIdOf(token));
  leaveToLogin(pathname + search, isSigningOut ? undefined : SESSION_OVER);
}

/**
 * Forgets the session and leads to the sign-in with a full page load; pages that are open to visitors are loaded anew
 * in place. After the next sign-in, the user is led to `next`, in the company of this tab.
 */
export function leaveToLogin(next = '/', message?: FlashMessage): void {
  const hadToken = sessionToken() !== null;
  const companyId = actingCompany();
  localStorage.removeItem(ADMIN_KEY);
  localStorage.removeItem(TOKEN_KEY);
  removeTabCompany();
  removePreview();
  removeOwnEntries();
  clearFlashMessage();
  if (window.location.pathname === '/login') {
    // The sign-in page was about to redirect a signed-in user; without the token, the reload shows its form.
    if (hadToken) window.location.reload();
    return;
  }
  if (isOpenToVisitors(window.location.pathname)) return window.location.reload();
  if (message) storeFlashMessage(message);
  window.location.assign(isSigningOut || next === '/' ? '/login' : signInPath(next, companyId));
}

/** The address of the sign-in, which leads to `next` afterwards, in the company if there is one. */
export function signInPath(next: string, companyId: string | null): string {
  if (next === '/dashboard' && !companyId) return '/login';
  return `/login?next=${encodeURIComponent(companyId ? inCompany(next, companyId) : next)}`;
}

export const SETUP_PATH = '/login/totrin';

/** Leads to the setup of two-step verification with a full page load, and afterwards back to the current address. */
export function leaveToSetup(): void {
  const { pathname, search } = window.location;
  if (pathname !== SETUP_PATH) window.location.assign(`${SETUP_PATH}?next=${encodeURIComponent(pathname + search)}`);
}

/** The pages behind the links of mails, which need no session. */
const LINKED_PAGES = new Set(['/events/registration', '/events/offer', '/events/feedback', '/events/mails', '/pay']);

const isOpenToVisitors = (path: string) => path.startsWith('/events/public/') || LINKED_PAGES.has(path);

/**
 * Makes this tab follow a sign-out or a change of user in another tab. Call once, when the page starts; the listeners
 * live as long as the page.
 */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue, oldValue }) => {
    if (key !== TOKEN_KEY || newValue === oldValue || oldValue === null) return;
    if (newValue === null) return leaveToLogin();
    // A tab hears no storage events while it loads a page. If the session ends in the meantime, the overview leads to
    // the sign-in, whereas the front page would stay.
    removePreview();
    window.location.assign('/dashboard');
  });
  // The Back button may restore a page from before a sign-out, or a change of user or company.
  pageToken = sessionToken();
  recordPageCompany();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || (sessionToken() === pageToken && !isOfOtherCompany())) return;
    document.body.replaceChildren();
    window.location.reload();
  });
}

/**
 * Returns the path to follow after signing in: `next` when it is a path of the portal, otherwise the overview. A link
 * must not lead the user to another site after the sign-in.
 */
export function localPath(next: string | null): string {
  if (!next) return '/dashboard';
  const url = new URL(next, window.location.origin);
  return url.origin === window.location.origin && next.startsWith('/') && !/^\/[/\\]/.test(next)
    ? url.pathname + url.search + url.hash
    : '/dashboard';
}

/** Returns undefined when no admin's session was set aside, or when the stored value is invalid. */
function readAdminSession(): { token: string; from: string } | undefined {
  try {
    const { token, from } = JSON.parse(localStorage.getItem(ADMIN_KEY) ?? '{}') as { token?: unknown; from?: unknown };
    return typeof token === 'string' ? { token, from: typeof from === 'string' ? from : '' } : undefined;
  } catch {
    return undefined;
  }
}
