import { beforeEach, describe, expect, test } from '@jest/globals';
import { openedPath, ownToken } from '../../testing/session.ts';
import { actingCompany, keepDefaultCompany, switchCompany } from './company.ts';
import { pathAfterSignIn, takeCompanyFromAddress } from './companyLinks.ts';
import { leaveToLogin, ownKey, signInPath, storeToken } from './session.ts';
import { readTabCompany, storeTabCompany } from './tabCompany.ts';

const open = (path: string) => window.history.replaceState(null, '', path);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  open('/login');
  storeToken(ownToken('user_anna'));
});

describe('the company of a tab', () => {
  test('is that of the address, which loses its name', () => {
    open('/tasks?view=list&company=cust_1#task');
    expect(takeCompanyFromAddress()).toBe(false);
    expect(openedPath()).toBe('/tasks?view=list#task');
    expect(actingCompany()).toBe('cust_1');
    expect(takeCompanyFromAddress()).toBe(false);
    expect(actingCompany()).toBe('cust_1');
  });

  test('is no text that cannot be the id of a company', () => {
    open('/tasks?company=Jensen');
    expect(takeCompanyFromAddress()).toBe(false);
    expect(openedPath()).toBe('/tasks?company=Jensen');
    expect(actingCompany()).toBeNull();
  });

  test('changes by a link only after a question, when the person chose it', () => {
    open('/tasks?company=cust_1');
    takeCompanyFromAddress();
    open('/payments?page=2&company=cust_2');
    expect(takeCompanyFromAddress()).toBe(true);
    expect(openedPath()).toBe('/choose-company?open=cust_2&next=%2Fpayments%3Fpage%3D2');
    expect(actingCompany()).toBe('cust_1');
    open('/payments?company=cust_1');
    expect(takeCompanyFromAddress()).toBe(false);
    expect(openedPath()).toBe('/payments');
  });

  test('changes by a link without a question, when nobody chose it', () => {
    keepDefaultCompany('cust_1');
    keepDefaultCompany('cust_3');
    expect(readTabCompany()).toEqual({ id: 'cust_1', isChosen: false });
    open('/tasks?company=cust_2');
    expect(takeCompanyFromAddress()).toBe(false);
    expect(readTabCompany()).toEqual({ id: 'cust_2', isChosen: true });
  });

  test('does not count during an impersonation, and stays what it was', () => {
    storeTabCompany({ id: 'cust_1', isChosen: true });
    localStorage.setItem('portal.impersonator', '{}');
    expect(actingCompany()).toBeNull();
    open('/tasks?company=cust_2');
    expect(takeCompanyFromAddress()).toBe(false);
    expect(openedPath()).toBe('/tasks');
    keepDefaultCompany('cust_2');
    localStorage.removeItem('portal.impersonator');
    expect(actingCompany()).toBe('cust_1');
  });

  test('is forgotten with the session, and no other user acts in it', () => {
    storeTabCompany({ id: 'cust_1', isChosen: true });
    leaveToLogin();
    expect(actingCompany()).toBeNull();
    storeTabCompany({ id: 'cust_1', isChosen: true });
    storeToken(ownToken('user_bo'));
    expect(actingCompany()).toBeNull();
  });

  test('comes back with the address that a sign-in leads to', () => {
    expect(signInPath('/dashboard', null)).toBe('/login');
    expect(signInPath('/tasks', null)).toBe('/login?next=%2Ftasks');
    const next = new URLSearchParams(signInPath('/tasks?q=1', 'cust_1').split('?')[1]).get('next');
    storeToken(ownToken('user_anna'));
    expect(pathAfterSignIn(next)).toBe('/tasks?q=1');
    expect(actingCompany()).toBe('cust_1');
    expect(pathAfterSignIn('https://elsewhere.example/?company=cust_2')).toBe('/dashboard');
    expect(actingCompany()).toBe('cust_1');
  });

  test('divides what the browser stores for the user', () => {
    const keys = ['cust_1', 'cust_2'].map((id) => {
      storeTabCompany({ id, isChosen: true });
      return ownKey('INVOICES');
    });
    expect(keys).toEqual(['portal.list.user_anna.cust_1.INVOICES', 'portal.list.user_anna.cust_2.INVOICES']);
  });

  test('changes for the next page, and not for what this page still sends until it is left', () => {
    storeTabCompany({ id: 'cust_1', isChosen: true });
    switchCompany('cust_2', 'Limfjord Fisk A/S');
    expect(actingCompany()).toBe('cust_1');
    expect(readTabCompany()).toEqual({ id: 'cust_2', isChosen: true });
  });
});
