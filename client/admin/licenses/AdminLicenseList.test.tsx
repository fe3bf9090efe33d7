import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { graphql } from 'react-relay';
import { lastDayOfTerm, dateOf } from '../../../domain/basics/dates.ts';
import { PortalError } from '../../app/relay/errors.ts';
import { field, pressButton } from '../../testing/formControls.ts';
import { renderWithQuery } from '../../testing/renderWithRelay.tsx';
import { AdminLicenseList } from './AdminLicenseList.tsx';
import type { AdminLicenseListTestQuery } from '#relay/AdminLicenseListTestQuery.graphql';

const license = {
  __typename: 'License',
  id: 'lic_1',
  type: 'PLAN_SUITE_TEAM',
  quantity: 5,
  orderedSeats: 0,
  status: 'ACTIVE',
  pausedAt: null,
  billingInterval: 'YEARLY',
  contractTerm: 12,
  validFrom: '2026-01-01',
  validUntil: '2027-01-01',
  version: 3,
  installation: { id: 'zi_1', subdomain: 'fjordlyst', licenseType: 'PLAN_SUITE_TEAM' },
} as const;

/** Renders a company with one licence. */
const renderList = (hasNextPage = false) =>
  renderWithQuery<AdminLicenseListTestQuery>({
    query: graphql`
      query AdminLicenseListTestQuery @raw_response_type {
        ...AdminLicenseList_query @arguments(id: "cust_1")
        admin {
          customer(id: "cust_1") {
            ...AdminLicenseList_customer
          }
        }
      }
    `,
    stored: {
      admin: {
        id: 'admin',
        customer: {
          id: 'cust_1',
          installations: {
            edges: [{ node: license.installation }],
            pageInfo: { hasNextPage: false, endCursor: 'zi_1' },
          },
          licenses: {
            totalCount: 1,
            edges: [{ cursor: 'lic_1', node: license }],
            pageInfo: { hasNextPage, endCursor: 'lic_1' },
          },
        },
      },
    },
    render: (query) => <AdminLicenseList query={query} customer={query.admin.customer!} customerId="cust_1" />,
  });

const tableRows = () =>
  within(screen.getByRole('table', { name: 'Licenser' }))
    .getAllByRole('row')
    .slice(1);
const chooseAction = async (entry: string) => {
  await pressButton('Handlinger for Suite Team, fjordlyst');
  await userEvent.click(screen.getByRole('menuitem', { name: entry }));
};
const typeValue = async (label: string, value: string) => {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), value);
  await userEvent.tab();
};

test('creates a licence with default and typed terms once all values are valid, and lists the licence', async () => {
  const server = renderList();
  await pressButton('Opret licens');
  const today = dateOf();
  expect(
    [
      field('Licenstype'),
      field('Antal licenser'),
      field('Kontraktperiode i måneder'),
      field('Betalingsinterval'),
      field('Gyldig fra'),
      field('Gyldig til'),
      field('Status'),
    ].map(({ value }) => value),
  ).toEqual(['PLAN_SUITE_TEAM', '1', '12', 'MONTHLY', today, lastDayOfTerm(today, 12), 'PENDING']);
  // The only installation is chosen already.
  expect(field('Zendesk installation').value).toBe('zi_1');
  await userEvent.selectOptions(field('Zendesk installation'), '');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Opret licens' }));
  expect(await screen.findByText('Vælg en Zendesk installation')).toBeDefined();
  expect(server.pending()).not.toContain('CreateLicenseDialogMutation');
  await userEvent.selectOptions(field('Zendesk installation'), 'zi_1');
  await typeValue('Antal licenser', '1001');
  await typeValue('Kontraktperiode i måneder', '24');
  await waitFor(() => expect(field('Gyldig til').value).toBe(lastDayOfTerm(today, 24)));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Opret licens' }));
  expect(await screen.findByText('Højst 1000')).toBeDefined();
  expect(server.pending()).not.toContain('CreateLicenseDialogMutation');
  await typeValue('Antal licenser', '1000');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Opret licens' }));
  const { variables, answer } = await server.sent('CreateLicenseDialogMutation');
  expect(variables.input).toEqual({
    installationId: 'zi_1',
    type: 'PLAN_SUITE_TEAM',
    quantity: 1000,
    status: 'PENDING',
    billingInterval: 'MONTHLY',
    contractTerm: 24,
    validFrom: today,
    validUntil: lastDayOfTerm(today, 24),
  });
  await answer({
    createLicense: { edge: { cursor: 'lic_2', node: { ...license, ...variables.input, id: 'lic_2' } } },
  });
  expect(await screen.findByText('Licens oprettet')).toBeDefined();
  expect(tableRows().map((row) => row.textContent)).toEqual([
    expect.stringContaining('1.000'),
    expect.stringContaining('5'),
  ]);
});

test('restores the last day of a new licence when its length is changed and changed back', async () => {
  renderList();
  await pressButton('Opret licens');
  await pressButton('Flere: Kontraktperiode i måneder');
  await waitFor(() => expect(field('Gyldig til').value).toBe(lastDayOfTerm(dateOf(), 13)));
  await pressButton('Færre: Kontraktperiode i måneder');
  await waitFor(() => expect(field('Gyldig til').value).toBe(lastDayOfTerm(dateOf(), 12)));
});

test("sends the version that an edit is based on, and shows the server's error at its field", async () => {
  const server = renderList();
  await chooseAction('Rediger');
  await userEvent.selectOptions(field('Status'), 'EXPIRED');
  await pressButton('Gem');
  const { variables, fail } = await server.sent('EditLicenseDialogMutation');
  expect(variables).toMatchObject({ id: 'lic_1', version: 3, changes: { status: 'EXPIRED', quantity: 5 } });
  await fail(new PortalError('Ret felterne', 'BAD_USER_INPUT', { quantity: 'Der er ikke plads til så mange' }));
  expect(await screen.findByText('Der er ikke plads til så mange')).toBeDefined();
  expect(field('Status').value).toBe('EXPIRED');
});

test('keeps the typed values after a conflict with another edit, and offers to load the newest version', async () => {
  const server = renderList();
  await chooseAction('Rediger');
  await userEvent.selectOptions(field('Status'), 'EXPIRED');
  await pressButton('Gem');
  const { fail } = await server.sent('EditLicenseDialogMutation');
  await fail(new PortalError('Forældet', 'CONFLICT'));
  expect((await screen.findByRole('alert')).textContent).toContain('En anden har gemt ændringer imens');
  expect(screen.queryByText('Forældet')).toBeNull();
  expect(screen.getByRole('button', { name: 'Hent den nyeste' })).toBeDefined();
  expect(field('Status').value).toBe('EXPIRED');
});

test('asks for confirmation with the name of the licence before it deletes the licence and its row', async () => {
  const server = renderList();
  await chooseAction('Slet');
  const question = screen.getByRole('alertdialog', { name: 'Slet 5 × Suite Team?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Slet licensen' }));
  const { variables, answer } = await server.sent('DeleteLicenseDialogMutation');
  await answer({ deleteLicense: { deletedId: variables.id } });
  expect(await screen.findByText('Licens slettet')).toBeDefined();
  expect(screen.getByText('Ingen licenser endnu')).toBeDefined();
});

test('shows an error when a licence cannot be deleted', async () => {
  const server = renderList();
  await chooseAction('Slet');
  await pressButton('Slet licensen');
  const { fail } = await server.sent('DeleteLicenseDialogMutation');
  await fail(new Error('down'));
  expect(await screen.findByText('Der opstod en fejl ved sletning af licens')).toBeDefined();
});

test('shows an error and keeps the loaded licences when the next page cannot be loaded', async () => {
  const server = renderList(true);
  await pressButton('Vis flere');
  const { fail } = await server.sent('AdminLicenseListPageQuery');
  await fail(new Error('down'));
  expect(await screen.findByText('Kunne ikke hente licenser')).toBeDefined();
  expect(tableRows()).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Vis flere' })).toBeDefined();
});
