import { inCompany, splitCompany } from '../../../domain/basics/actingCompany.ts';
import { actingCompany } from './company.ts';

const NEW_TAB_EVENTS = ['click', 'auxclick', 'contextmenu', 'dragstart'];

/**
 * Makes the links of this tab open in its company when they are opened in another tab, which knows nothing of this one.
 * The company is added to the address of a link only when somebody opens its menu, drags it, or presses it with Ctrl or
 * the middle button. Returns a function that stops it.
 */
export function carryCompanyToOtherTabs(): () => void {
  for (const type of NEW_TAB_EVENTS) document.addEventListener(type, addCompany, { capture: true });
  return () => {
    for (const type of NEW_TAB_EVENTS) document.removeEventListener(type, addCompany, { capture: true });
  };
}

function addCompany(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  if (!link || (event.type === 'click' && !leavesTab(event as MouseEvent, link))) return;
  const address = link.getAttribute('href')!;
  const carried = addressForOtherTab(address);
  if (carried !== address) link.setAttribute('href', carried);
}

const leavesTab = ({ ctrlKey, metaKey, shiftKey }: MouseEvent, { target }: HTMLAnchorElement) =>
  ctrlKey || metaKey || shiftKey || (target !== '' && target !== '_self');

/** The address of a screen for another tab; an address that names its company, or is none of a screen, stays. */
export function addressForOtherTab(address: string): string {
  const companyId = actingCompany();
  const isScreen = address.startsWith('/') && !/^\/(\/|api\/)/.test(address);
  return companyId && isScreen && !splitCompany(address).companyId ? inCompany(address, companyId) : address;
}

/** Whether an address names a company other than the tab's, whose data this page must not load. */
export function isInOtherCompany(address: string): boolean {
  const { companyId } = splitCompany(address);
  return companyId !== undefined && companyId !== actingCompany();
}
