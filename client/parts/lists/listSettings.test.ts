import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { leaveToLogin } from '../../app/relay/session.ts';
import { defaultSearch, settingsOf, storeSettings } from './listSettings.ts';
import { signIn } from './testing/signIn.ts';

const view = {
  id: 'view_1',
  name: 'Skylder Jensen',
  isShared: false,
  isOwn: true,
  ownerName: 'Anna',
  parameters: 'q=jensen',
  columns: [],
  version: 1,
};
const stored = () => Object.entries(localStorage).flat().join(' ');

beforeEach(() => {
  window.history.replaceState(null, '', '/login');
  signIn('user_anna');
  storeSettings('INVOICES', { views: [view], defaultViewId: view.id });
});
afterEach(() => localStorage.clear());

test('the settings of a list belong to the user who is signed in', () => {
  expect(defaultSearch('INVOICES')).toBe('?q=jensen&visning=view_1');
  signIn('user_bo');
  expect(settingsOf('INVOICES').views).toEqual([]);
  expect(defaultSearch('INVOICES')).toBeUndefined();
  storeSettings('INVOICES', { columns: [{ id: 'gross', isHidden: true, width: null }] });
  signIn('user_anna');
  expect(settingsOf('INVOICES')).toEqual({ views: [view], defaultViewId: view.id, columns: [] });
});

test('the end of a session removes the settings of everybody, also those that an older version stored', () => {
  localStorage.setItem('portal.list.INVOICES', JSON.stringify({ columns: [], views: [view] }));
  expect(stored()).toContain('Skylder Jensen');
  leaveToLogin();
  expect(stored()).not.toContain('Skylder Jensen');
});

test('an answer that arrives after the sign-out is not stored', () => {
  leaveToLogin();
  storeSettings('INVOICES', { views: [view] });
  expect(stored()).not.toContain('Skylder Jensen');
  expect(settingsOf('INVOICES').views).toEqual([]);
});
