import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Variables } from 'relay-runtime';
import { lastDayOfTerm, dateOf } from '../../../domain/dates.ts';
import { agreementTexts, perLicense } from '../../../domain/testing/prices.ts';
import { field, pressButton } from '../../testing/formControls.ts';
import { connectionRecords, recordLink, fragmentRef, renderWithStore } from '../../testing/renderWithStore.tsx';
import { AdminAgreementList } from './AdminAgreementList.tsx';

const LIST = 'client:cust_1:__AdminAgreementList_serviceAgreements_connection';

/** Renders a company with a department and a user, but no agreement yet. */
const open = (answer: (sent: { variables: Variables }) => object, overrides = {}) =>
  renderWithStore(
    <AdminAgreementList
      query={fragmentRef('client:root', 'AdminAgreementList_query', { id: 'cust_1', count: 20 })}
      customer={fragmentRef('cust_1', 'AdminAgreementList_customer')}
    />,
    {
      'client:root': { __typename: '__Root', admin: recordLink('admin') },
      admin: { __typename: 'Admin', 'customer(id:"cust_1")': recordLink('cust_1') },
      cust_1: {
        __typename: 'Customer',
        name: 'Fjordlyst',
        'departments(first:100)': recordLink('client:departments'),
        'users(first:100)': recordLink('client:users'),
        __AdminAgreementList_serviceAgreements_connection: recordLink(LIST),
      },
      ...connectionRecords('client:departments', ['dep_1']),
      dep_1: { __typename: 'Department', name: 'Kundeservice' },
      ...connectionRecords('client:users', ['user_1']),
      user_1: { __typename: 'User', name: 'Freja Lund' },
      ...connectionRecords(LIST, []),
      ...overrides,
    },
    answer,
  );

const created = ({ variables }: { variables: Variables }) => ({
  createServiceAgreement: agreement(variables.input as object),
});
const agreement = (input: object) => ({
  edge: {
    cursor: 'agr_1',
    node: {
      ...input,
      id: 'agr_1',
      version: 1,
      licenseCount: 25,
      licensePrice: perLicense.upTo50,
      workMinutes: 0,
      workLog: { edges: [] },
      user: { id: 'user_1', name: 'Freja Lund' },
      department: { id: 'dep_1', name: 'Kundeservice', customer: { id: 'cust_1', name: 'Fjordlyst' } },
    },
  },
});

const send = () =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Opret serviceaftale' }));

test('creates an agreement from the usual terms and lists it with the price from the server', async () => {
  const sent = open(created);
  await pressButton('Opret serviceaftale');
  const today = dateOf();
  expect(
    [
      field('Varighed i måneder'),
      field('Startdato'),
      field('Slutdato'),
      field('Status'),
      field('Betalingsinterval'),
    ].map(({ value }) => value),
  ).toEqual(['12', today, lastDayOfTerm(today, 12), 'PENDING', 'MONTHLY']);
  await send();
  expect(await screen.findByText('Vælg en afdeling')).toBeDefined();
  await userEvent.selectOptions(field('Afdeling'), 'dep_1');
  await send();
  expect(await screen.findByText('Serviceaftale oprettet')).toBeDefined();
  expect(sent[0]!.variables.input).toEqual({
    departmentId: 'dep_1',
    userId: null,
    duration: 12,
    startDate: today,
    endDate: lastDayOfTerm(today, 12),
    status: 'PENDING',
    paymentInterval: 'MONTHLY',
  });
  const [, row] = within(screen.getByRole('table', { name: 'Serviceaftaler' })).getAllByRole('row');
  expect(row!.textContent).toContain(`${agreementTexts.month} om måneden`);
});

test('shows an error and keeps the typed values when an agreement cannot be created', async () => {
  open(() => {
    throw new Error('down');
  });
  await pressButton('Opret serviceaftale');
  await userEvent.selectOptions(field('Afdeling'), 'dep_1');
  await userEvent.selectOptions(field(/Bestilt af/), 'user_1');
  await send();
  expect(await screen.findByText('Der opstod en fejl ved oprettelse af serviceaftale')).toBeDefined();
  await waitFor(() => expect(field(/Bestilt af/).value).toBe('user_1'));
});

test('offers a retry inside the edit dialog when its departments and users cannot be loaded', async () => {
  const page = (node: object) => ({ edges: [{ node }], pageInfo: { hasNextPage: false, endCursor: null } });
  const customer = {
    id: 'cust_1',
    departments: page({ id: 'dep_1', name: 'Kundeservice' }),
    users: page({ id: 'user_1', name: 'Freja Lund' }),
  };
  let isDown = true;
  open(
    () => {
      if (isDown) throw new Error('down');
      return { admin: { id: 'admin', customer } };
    },
    {
      cust_1: {
        __typename: 'Customer',
        name: 'Fjordlyst',
        __AdminAgreementList_serviceAgreements_connection: recordLink(LIST),
      },
      dep_1: { __typename: 'Department', name: 'Kundeservice', customer: recordLink('cust_1') },
      ...connectionRecords(LIST, ['agr_1']),
      agr_1: {
        __typename: 'ServiceAgreement',
        version: 1,
        status: 'ACTIVE',
        startDate: '2026-01-01',
        endDate: '2027-01-01',
        duration: 12,
        paymentInterval: 'MONTHLY',
        licenseCount: 25,
        licensePrice: perLicense.upTo50,
        workMinutes: 0,
        'workLog(first:3)': recordLink('client:log'),
        department: recordLink('dep_1'),
        user: recordLink('user_1'),
      },
      ...connectionRecords('client:log', []),
    },
  );
  await pressButton('Handlinger for Fjordlyst, Kundeservice');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Rediger' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Kunne ikke hente virksomhedsoplysninger');
  expect(screen.getByRole('dialog', { name: 'Rediger serviceaftale' }).contains(alert)).toBe(true);
  isDown = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Prøv igen' }));
  await waitFor(() => expect(field('Afdeling').value).toBe('dep_1'));
});
