import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { graphql } from 'react-relay';
import { lastDayOfTerm, dateOf } from '../../../domain/basics/dates.ts';
import { firstPriceList } from '../../../domain/money/prices.ts';
import { agreementTexts, perLicense } from '../../../domain/testing/prices.ts';
import { field, pressButton } from '../../testing/formControls.ts';
import { renderWithQuery } from '../../testing/renderWithRelay.tsx';
import { AdminAgreementList } from './AdminAgreementList.tsx';
import type { AdminAgreementListTestQuery } from '#relay/AdminAgreementListTestQuery.graphql';

type StoredData = AdminAgreementListTestQuery['rawResponse'];
type Agreement = NonNullable<StoredData['admin']['customer']>['serviceAgreements']['edges'][number]['node'];

const pageOf = <Node extends { id: string }>(nodes: Node[]) => ({
  edges: nodes.map((node) => ({ cursor: node.id, node })),
  pageInfo: { hasNextPage: false, endCursor: null },
});
const department = { id: 'dep_1', name: 'Kundeservice' };
const user = { id: 'user_1', name: 'Freja Lund' };
const figures = { ...firstPriceList, planPrices: [] };
const agreement = {
  __typename: 'ServiceAgreement',
  id: 'agr_1',
  version: 1,
  status: 'ACTIVE',
  pausedAt: null,
  createdAt: '2025-12-01T10:00:00.000Z',
  startDate: '2026-01-01',
  endDate: '2027-01-01',
  duration: 12,
  paymentInterval: 'MONTHLY',
  licenseCount: 25,
  licensePrice: perLicense.upTo50,
  yearlyDiscountPercent: 20,
  workMinutes: 0,
  workLog: { edges: [] },
  department: { ...department, customer: { id: 'cust_1', name: 'Fjordlyst' } },
  user,
} as const;

/** Renders the agreements of a company with one department and one user. */
const renderList = (agreements: Agreement[] = []) =>
  renderWithQuery<AdminAgreementListTestQuery>({
    query: graphql`
      query AdminAgreementListTestQuery @raw_response_type {
        ...AdminAgreementList_query @arguments(id: "cust_1")
        admin {
          customer(id: "cust_1") {
            ...AdminAgreementList_customer
          }
        }
      }
    `,
    stored: {
      admin: {
        id: 'admin',
        customer: {
          id: 'cust_1',
          departments: pageOf([{ ...department, activeLicenseCount: 25 }]),
          prices: { priceList: figures, standardPriceList: figures, agreedPrices: [] },
          users: pageOf([user]),
          serviceAgreements: { ...pageOf(agreements), totalCount: agreements.length },
        },
      },
    },
    render: (query) => <AdminAgreementList query={query} customer={query.admin.customer!} />,
  });

const submitDialog = () =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Opret serviceaftale' }));

test('creates an agreement with default terms for the chosen department, and lists it with its price', async () => {
  const server = renderList();
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
  // The only department is chosen already, with its price.
  expect(field('Afdeling').value).toBe('dep_1');
  expect(screen.getByRole('region', { name: 'Pris' }).textContent).toContain(agreementTexts.monthWithVat);
  await userEvent.selectOptions(field('Afdeling'), '');
  expect(screen.queryByRole('region', { name: 'Pris' })).toBeNull();
  await submitDialog();
  expect(await screen.findByText('Vælg en afdeling')).toBeDefined();
  await userEvent.selectOptions(field('Afdeling'), 'dep_1');
  await submitDialog();
  const { variables, answer } = await server.sent('CreateAgreementDialogMutation');
  expect(variables.input).toEqual({
    departmentId: 'dep_1',
    userId: null,
    duration: 12,
    startDate: today,
    endDate: lastDayOfTerm(today, 12),
    status: 'PENDING',
    paymentInterval: 'MONTHLY',
  });
  await answer({
    createServiceAgreement: { edge: { cursor: 'agr_1', node: { ...agreement, ...variables.input } } },
  });
  expect(await screen.findByText('Serviceaftale oprettet')).toBeDefined();
  const [, row] = within(screen.getByRole('table', { name: 'Serviceaftaler' })).getAllByRole('row');
  expect(row!.textContent).toContain(`${agreementTexts.month} om måneden`);
});

test('shows an error and keeps the chosen values when an agreement cannot be created', async () => {
  const server = renderList();
  await pressButton('Opret serviceaftale');
  await userEvent.selectOptions(field('Afdeling'), 'dep_1');
  await userEvent.selectOptions(field(/Bestilt af/), 'user_1');
  await submitDialog();
  const { fail } = await server.sent('CreateAgreementDialogMutation');
  await fail(new Error('down'));
  expect(await screen.findByText('Der opstod en fejl ved oprettelse af serviceaftale')).toBeDefined();
  await waitFor(() => expect(field(/Bestilt af/).value).toBe('user_1'));
});

test('offers a retry inside the edit dialog when its departments and users cannot be loaded', async () => {
  // The departments and users of this company are not in the store.
  const customer = { id: 'cust_2', name: 'Fjordlyst' };
  const server = renderList([{ ...agreement, department: { ...department, customer } }]);
  await pressButton('Handlinger for Fjordlyst, Kundeservice');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Rediger' }));
  const { fail } = await server.sent('EditAgreementDialogQuery');
  await fail(new Error('down'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Kunne ikke hente virksomhedsoplysninger');
  expect(screen.getByRole('dialog', { name: 'Rediger serviceaftale' }).contains(alert)).toBe(true);
  await userEvent.click(within(alert).getByRole('button', { name: 'Prøv igen' }));
  const { answer } = await server.sent('EditAgreementDialogQuery');
  await answer({
    admin: { id: 'admin', customer: { ...customer, departments: pageOf([department]), users: pageOf([user]) } },
  });
  await waitFor(() => expect(field('Afdeling').value).toBe('dep_1'));
});
