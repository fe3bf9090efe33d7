import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lastDayOfTerm, dateOf } from '../../../domain/dates.ts';
import { PortalError } from '../../relay/errors.ts';
import { field, pressButton } from '../../testing/formControls.ts';
import { connectionRecords, recordLink, fragmentRef, renderWithStore } from '../../testing/renderWithStore.tsx';
import { AdminLicenseList } from './AdminLicenseList.tsx';

const LIST = 'client:cust_1:__AdminLicenseList_licenses_connection';
const stored = {
  type: 'PLAN_SUITE_TEAM',
  quantity: 5,
  status: 'ACTIVE',
  billingInterval: 'YEARLY',
  contractTerm: 12,
  validFrom: '2026-01-01',
  validUntil: '2027-01-01',
  version: 3,
};

type Answer = (variables: Record<string, unknown>) => object;
const license = (id: string, input: object) => ({
  edge: {
    cursor: id,
    node: {
      ...stored,
      ...input,
      id,
      installation: { id: 'zi_1', subdomain: 'fjordlyst', licenseType: 'PLAN_SUITE_TEAM' },
    },
  },
});
const answers: Record<string, Answer> = {
  CreateLicenseDialogMutation: ({ input }) => ({ createLicense: license('lic_2', input as object) }),
  EditLicenseDialogMutation: ({ id, input }) => ({ updateLicense: license(id as string, input as object) }),
  DeleteLicenseDialogMutation: ({ id }) => ({ deleteLicense: { deletedId: id } }),
};

/** Renders a company with one licence. The fake server accepts every mutation unless `overrides` answers it. */
const open = (overrides: Record<string, Answer> = {}, hasNextPage = false) =>
  renderWithStore(
    <AdminLicenseList
      query={fragmentRef('client:root', 'AdminLicenseList_query', { id: 'cust_1', count: 20 })}
      customer={fragmentRef('cust_1', 'AdminLicenseList_customer')}
      customerId="cust_1"
    />,
    {
      'client:root': { __typename: '__Root', admin: recordLink('admin') },
      admin: { __typename: 'Admin', 'customer(id:"cust_1")': recordLink('cust_1') },
      cust_1: {
        __typename: 'Customer',
        'installations(first:100)': recordLink('client:installations'),
        __AdminLicenseList_licenses_connection: recordLink(LIST),
      },
      ...connectionRecords('client:installations', ['zi_1']),
      zi_1: { __typename: 'Installation', subdomain: 'fjordlyst', licenseType: 'PLAN_SUITE_TEAM' },
      lic_1: { ...stored, __typename: 'License', installation: recordLink('zi_1') },
      ...connectionRecords(LIST, ['lic_1']),
      [`${LIST}:pageInfo`]: { __typename: 'PageInfo', hasNextPage, endCursor: 'lic_1' },
    },
    ({ name, variables }) => (overrides[name] ?? answers[name]!)(variables),
  );

const rows = () =>
  within(screen.getByRole('table', { name: 'Licenser' }))
    .getAllByRole('row')
    .slice(1);
const choose = async (entry: string) => {
  await pressButton('Handlinger for Suite Team, fjordlyst');
  await userEvent.click(screen.getByRole('menuitem', { name: entry }));
};
const set = async (label: string, value: string) => {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), value);
  await userEvent.tab();
};

test('creates a licence from the usual terms, derives its end from its length and adds it to the list', async () => {
  const sent = open();
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
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Opret licens' }));
  expect(await screen.findByText('Vælg en Zendesk installation')).toBeDefined();
  expect(sent).toEqual([]);
  await userEvent.selectOptions(field('Zendesk installation'), 'zi_1');
  await set('Antal licenser', '1001');
  await set('Kontraktperiode i måneder', '24');
  await waitFor(() => expect(field('Gyldig til').value).toBe(lastDayOfTerm(today, 24)));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Opret licens' }));
  expect(await screen.findByText('Højst 1000')).toBeDefined();
  expect(sent).toEqual([]);
  await set('Antal licenser', '1000');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Opret licens' }));
  expect(await screen.findByText('Licens oprettet')).toBeDefined();
  expect(sent[0]!.variables.input).toEqual({
    installationId: 'zi_1',
    type: 'PLAN_SUITE_TEAM',
    quantity: 1000,
    status: 'PENDING',
    billingInterval: 'MONTHLY',
    contractTerm: 24,
    validFrom: today,
    validUntil: lastDayOfTerm(today, 24),
  });
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringContaining('1.000'),
    expect.stringContaining('5'),
  ]);
});

test('restores the end of a new licence when its length is changed and changed back', async () => {
  open();
  await pressButton('Opret licens');
  await pressButton('Flere: Kontraktperiode i måneder');
  await waitFor(() => expect(field('Gyldig til').value).toBe(lastDayOfTerm(dateOf(), 13)));
  await pressButton('Færre: Kontraktperiode i måneder');
  await waitFor(() => expect(field('Gyldig til').value).toBe(lastDayOfTerm(dateOf(), 12)));
});

test("sends the version that an edit is based on, and shows the server's error at its field", async () => {
  const sent = open({
    EditLicenseDialogMutation: () => {
      throw new PortalError('Ret felterne', 'BAD_USER_INPUT', { quantity: 'Der er ikke plads til så mange' });
    },
  });
  await choose('Rediger');
  await userEvent.selectOptions(field('Status'), 'EXPIRED');
  await pressButton('Gem');
  expect(await screen.findByText('Der er ikke plads til så mange')).toBeDefined();
  expect(sent[0]!.variables).toMatchObject({ id: 'lic_1', version: 3, input: { status: 'EXPIRED', quantity: 5 } });
  expect(field('Status').value).toBe('EXPIRED');
});

test('keeps the typed values when somebody else has saved in the meantime, and offers the newest version', async () => {
  open({
    EditLicenseDialogMutation: () => {
      throw new PortalError('Forældet', 'CONFLICT');
    },
  });
  await choose('Rediger');
  await userEvent.selectOptions(field('Status'), 'EXPIRED');
  await pressButton('Gem');
  expect((await screen.findByRole('alert')).textContent).toContain('En anden har gemt ændringer imens');
  expect(screen.queryByText('Forældet')).toBeNull();
  expect(screen.getByRole('button', { name: 'Hent den nyeste' })).toBeDefined();
  expect(field('Status').value).toBe('EXPIRED');
});

test('names the licence in the confirmation of its deletion and removes the row', async () => {
  open();
  await choose('Slet');
  const question = screen.getByRole('alertdialog', { name: 'Slet 5 × Suite Team?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Slet licensen' }));
  expect(await screen.findByText('Licens slettet')).toBeDefined();
  expect(screen.getByText('Ingen licenser endnu')).toBeDefined();
});

test('shows a message about the deletion when a licence cannot be deleted', async () => {
  open({
    DeleteLicenseDialogMutation: () => {
      throw new Error('down');
    },
  });
  await choose('Slet');
  await pressButton('Slet licensen');
  expect(await screen.findByText('Der opstod en fejl ved sletning af licens')).toBeDefined();
});

test('shows an error and keeps the loaded licences when the next page cannot be loaded', async () => {
  open(
    {
      AdminLicenseListPageQuery: () => {
        throw new Error('down');
      },
    },
    true,
  );
  await pressButton('Vis flere');
  expect(await screen.findByText('Kunne ikke hente licenser')).toBeDefined();
  expect(rows()).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Vis flere' })).toBeDefined();
});
