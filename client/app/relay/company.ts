import { storeFlashMessage } from './flashMessage.ts';
import { isImpersonating } from './impersonation.ts';
import { previewedUser, removePreview } from './preview.ts';
import { readTabCompany, removeTabCompany, storeTabCompany } from './tabCompany.ts';

const storedCompany = (): string | null => (isImpersonating() ? null : (readTabCompany()?.id ?? null));

/** The company of this page after the tab got another one, until the browser has left the page. */
let leftCompany: string | null | undefined;

/**
 * The company that this page's calls name. Null when they act in the company in which the session began, and during an
 * impersonation, which is of one membership; the tab's company counts again when the impersonation is over.
 */
export const actingCompany = (): string | null => (leftCompany === undefined ? storedCompany() : leftCompany);

/** Loads a page of another company of this tab, or of none. Until then, this page acts in the company that it shows. */
function leaveCompany(next: string | undefined, path: string): void {
  leftCompany = actingCompany();
  removePreview();
  if (next) storeTabCompany({ id: next, isChosen: true });
  else removeTabCompany();
  window.location.replace(path);
}

/**
 * Binds a tab without a company to that in which its session acts, so that the tab stays there when the person works in
 * another company in another tab.
 */
export function keepDefaultCompany(companyId: string): void {
  if (isImpersonating() || readTabCompany()) return;
  storeTabCompany({ id: companyId, isChosen: false });
  recordPageCompany();
}

/** The company whose data this page may show, and the user whose rights the data follows in a preview. */
let pageView = '';

const currentView = () => `${storedCompany()} ${previewedUser()}`;

/** Call when the page starts, and when it shows another company without a page load. */
export function recordPageCompany(): void {
  pageView = currentView();
}

/** Whether the tab got another company or preview after this page, which the Back button restores. */
export const isOfOtherCompany = (): boolean => currentView() !== pageView;

/**
 * Makes another company that of this tab, and loads its overview with a full page load, which removes the data of the
 * former company from memory and closes its socket.
 */
export function switchCompany(companyId: string, companyName: string): void {
  storeFlashMessage({ text: `Du er nu i ${companyName}` });
  leaveCompany(companyId, '/dashboard');
}

/** Binds this tab to the company of a link, and opens the link with a full page load. */
export const openInThisTab = (companyId: string, path: string): void => leaveCompany(companyId, path);

/** The page on which a person chooses one of their companies, and answers whether a link shall open here. */
export const CHOOSE_COMPANY_PATH = '/choose-company';

let isDeparting = false;

/**
 * Ends the membership of the tab's company by `leave`, and opens the company that it returns with a full page load. The
 * server closes the socket and refuses calls before `leave` is answered, which leads nowhere meanwhile.
 */
export async function departFrom(
  companyName: string,
  leave: () => Promise<{ readonly companyId: string; readonly companyName: string } | undefined>,
): Promise<void> {
  isDeparting = true;
  try {
    const next = await leave();
    const text = `Du har forladt ${companyName}`;
    storeFlashMessage({ text: next ? `${text} og er nu i ${next.companyName}` : text });
    leaveCompany(next?.companyId, '/dashboard');
  } finally {
    isDeparting = false;
  }
}

/**
 * Leads to the person's companies with a full page load, because the person is no member of the company of a call.
 * Ignores companies other than the tab's. The address that was refused is no step of the history.
 */
export function leaveToCompanies(refusedCompany: string | null): void {
  if (isDeparting || !refusedCompany || refusedCompany !== storedCompany()) return;
  leaveCompany(undefined, `${CHOOSE_COMPANY_PATH}?open=${refusedCompany}`);
}

/** Leads away from a company that asks for more than the person has, such as two-step verification. */
export const chooseOtherCompany = (): void => leaveCompany(undefined, CHOOSE_COMPANY_PATH);

/** The key of an entry of this browser that belongs to the tab's company. */
export function companyKey(name: string): string {
  const companyId = actingCompany();
  return companyId ? `${companyId}.${name}` : name;
}
