import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { connectionRecords, recordLink, fragmentRef, renderWithStore } from '../../testing/renderWithStore.tsx';
import { CompanyDepartment } from './CompanyDepartment.tsx';

const LIST = 'client:dep_1:__useDepartmentInstallations_installations_connection';
const installation = (subdomain: string) => ({
  __typename: 'Installation',
  subdomain,
  licenseType: 'PLAN_SUITE_TEAM',
  paymentInterval: 'MONTHLY',
  contractTerm: 12,
  version: 1,
});

/** Renders a department with the first of its two installations loaded. */
const open = (answer: () => object) =>
  renderWithStore(
    <CompanyDepartment department={fragmentRef('dep_1', 'CompanyDepartment_department')} />,
    {
      dep_1: {
        __typename: 'Department',
        name: 'Kundeservice',
        contactPerson: 'Ida Skov',
        phoneNumber: null,
        street: null,
        zip: null,
        city: null,
        billingEmail: null,
        poNumber: null,
        paymentMethod: null,
        cardInfo: null,
        version: 1,
        __useDepartmentInstallations_installations_connection: recordLink(LIST),
      },
      zi_1: { ...installation('fjordlyst'), department: recordLink('dep_1') },
      ...connectionRecords(LIST, ['zi_1']),
      [LIST]: { ...connectionRecords(LIST, ['zi_1'])[LIST], totalCount: 2 },
      [`${LIST}:pageInfo`]: { __typename: 'PageInfo', hasNextPage: true, endCursor: 'zi_1' },
    },
    answer,
  );

const more = () => screen.queryByRole('button', { name: 'Vis flere' });

test('appends the next page of installations to the loaded ones', async () => {
  const sent = open(() => ({
    admin: {
      id: 'admin',
      department: {
        id: 'dep_1',
        installations: {
          totalCount: 2,
          pageInfo: { hasNextPage: false, endCursor: 'zi_2' },
          edges: [{ cursor: 'zi_2', node: { ...installation('havblik'), id: 'zi_2', department: { id: 'dep_1' } } }],
        },
      },
    },
  }));
  expect(screen.getByText('1 af 2')).toBeDefined();
  await userEvent.click(more()!);
  expect(await screen.findByText('havblik.zendesk.com')).toBeDefined();
  expect(screen.getByText('fjordlyst.zendesk.com')).toBeDefined();
  await waitFor(() => expect(more()).toBeNull());
  expect(document.activeElement?.textContent).toBe('2 i alt');
  expect(sent[0]).toMatchObject({
    name: 'useDepartmentInstallationsPageQuery',
    variables: { id: 'dep_1', cursor: 'zi_1' },
  });
});

test('shows an error when the next page of installations cannot be loaded, and loads it again on request', async () => {
  const sent = open(() => {
    throw new Error('down');
  });
  await userEvent.click(more()!);
  expect(await screen.findByText('Kunne ikke hente Zendesk installationer')).toBeDefined();
  expect(screen.getByText('fjordlyst.zendesk.com')).toBeDefined();
  await userEvent.click(more()!);
  await waitFor(() => expect(sent).toHaveLength(2));
});
