import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { addMonths, dateOf } from '../../../domain/dates.ts';
import { connectionOf, one, refTo, renderWithStore } from '../../testing/renderWithStore.tsx';
import { AdminAgreementList } from './AdminAgreementList.tsx';

const LIST = 'client:cust_1:__AdminAgreementList_serviceAgreements_connection';

/** A company with a department and a user, but no agreement yet. */
const open = (answer: (input: object) => object) => renderWithStore(<AdminAgreementList query={refTo('client:root', 'AdminAgreementList_query', { id: 'cust_1', count: 20 })} customer={refTo('cust_1', 'AdminAgreementList_customer')} />, {
  'client:root': { __typename: '__Root', admin: one('admin') },
  admin: { __typename: 'Admin', 'customer(id:"cust_1")': one('cust_1') },
  cust_1: {
    __typename: 'Customer', name: 'Fjordlyst', 'departments(first:100)': one('client:departments'), 'users(first:100)': one('client:users'),
    __AdminAgreementList_serviceAgreements_connection: one(LIST),
  },
  ...connectionOf('client:departments', ['dep_1']),
  dep_1: { __typename: 'Department', name: 'Kundeservice' },
  ...connectionOf('client:users', ['user_1']),
  user_1: { __typename: 'User', name: 'Freja Lund' },
  ...connectionOf(LIST, []),
}, ({ variables }) => ({ createServiceAgreement: answer(variables.input as object) }));

const agreement = (input: object) => ({
  edge: {
    cursor: 'agr_1',
    node: {
      ...input, id: 'agr_1', version: 1, licenseCount: 25, licensePrice: 44_900, workMinutes: 0, workLog: { edges: [] }, user: { id: 'user_1', name: 'Freja Lund' },
      department: { id: 'dep_1', name: 'Kundeservice', customer: { id: 'cust_1', name: 'Fjordlyst' } },
    },
  },
});

const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, select' });
const send = () => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Opret serviceaftale' }));

test('a new agreement begins with the usual terms and stands in the list, priced by the server', async () => {
  const sent = open(agreement);
  await userEvent.click(screen.getByRole('button', { name: 'Opret serviceaftale' }));
  const today = dateOf();
  expect([field('Varighed i måneder'), field('Startdato'), field('Slutdato'), field('Status'), field('Betalingsinterval')].map(({ value }) => value))
    .toEqual(['12', today, addMonths(today, 12), 'PENDING', 'MONTHLY']);
  await send();
  expect(await screen.findByText('Vælg en afdeling')).toBeDefined();
  await userEvent.selectOptions(field('Afdeling'), 'dep_1');
  await send();
  expect(await screen.findByText('Serviceaftale oprettet')).toBeDefined();
  expect(sent[0]!.variables.input).toEqual({
    departmentId: 'dep_1', userId: null, duration: 12, startDate: today, endDate: addMonths(today, 12), status: 'PENDING', paymentInterval: 'MONTHLY',
  });
  const [, row] = within(screen.getByRole('table', { name: 'Serviceaftaler' })).getAllByRole('row');
  expect(row!.textContent).toContain('11.225 kr om måneden');
});

test('an agreement that could not be made says so, and keeps what was typed', async () => {
  open(() => { throw new Error('down'); });
  await userEvent.click(screen.getByRole('button', { name: 'Opret serviceaftale' }));
  await userEvent.selectOptions(field('Afdeling'), 'dep_1');
  await userEvent.selectOptions(field(/Bestilt af/), 'user_1');
  await send();
  expect(await screen.findByText('Der opstod en fejl ved oprettelse af serviceaftale')).toBeDefined();
  await waitFor(() => expect(field(/Bestilt af/).value).toBe('user_1'));
});
