import { expect, test } from '@jest/globals';
import { viewersOf } from './viewersOf.ts';

const user = (name: string, isViewer = false, role = 'USER') => ({ id: name, name, isViewer, role });
const names = (contact: string, ...users: ReturnType<typeof user>[]) => viewersOf(contact, users).map(({ id }) => id);

test('chooses the contact person, or else offers all users but employees of the reseller', () => {
  expect(names(' mette KJÆRGAARD', user('Ida'), user('Mette Kjærgaard'))).toEqual(['Mette Kjærgaard']);
  expect(names('Mette', user('Ida'), user('Bo'))).toEqual(['Ida', 'Bo']);
  expect(names('Sofie', user('Ida'), user('Sofie', true))).toEqual(['Ida']);
  expect(names('Mette', user('Ida'), user('Mette', false, 'EMPLOYEE'))).toEqual(['Ida']);
  expect(names('Mette')).toEqual([]);
});
