import { splitCompany } from '../../../domain/basics/actingCompany.ts';
import { CHOOSE_COMPANY_PATH } from './company.ts';
import { isImpersonating } from './impersonation.ts';
import { localPath, sessionToken } from './session.ts';
import { readTabCompany, storeTabCompany } from './tabCompany.ts';

/**
 * Binds the tab to the company that its address names, and takes the name out of the address. A tab that the person
 * has bound to another company asks first. Returns whether it does. Call before anything is sent to the server.
 */
export function takeCompanyFromAddress(): boolean {
  const { pathname, search, hash } = window.location;
  const { companyId, path } = splitCompany(pathname + search + hash);
  if (!companyId) return false;
  const tab = readTabCompany();
  const isSignedIn = sessionToken() !== null && !isImpersonating();
  const asks = isSignedIn && tab?.isChosen === true && tab.id !== companyId;
  const address = asks
    ? `${CHOOSE_COMPANY_PATH}?${new URLSearchParams({ open: companyId, next: path }).toString()}`
    : path;
  // An impersonation is of one membership, and the company of the admin's tab stays what it was.
  if (!asks && !isImpersonating()) storeTabCompany({ id: companyId, isChosen: true });
  window.history.replaceState(window.history.state, '', address);
  return asks;
}

/** The path to open after a sign-in (see localPath). A company in it becomes that of the tab. */
export function pathAfterSignIn(next: string | null): string {
  const { companyId, path } = splitCompany(localPath(next));
  if (companyId) storeTabCompany({ id: companyId, isChosen: true });
  return path;
}
