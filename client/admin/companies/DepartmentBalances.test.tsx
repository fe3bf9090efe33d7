import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { pressButton } from '../../testing/formControls.ts';
import { connectionRecords, recordLink, fragmentRef, renderWithStore } from '../../testing/renderWithStore.tsx';
import { DepartmentBalances } from './DepartmentBalances.tsx';

const LIST = 'client:cust_1:__DepartmentBalances_departments_connection';

test('appends the next page of departments to the loaded ones', async () => {
  const sent = renderWithStore(
    <DepartmentBalances query={fragmentRef('client:root', 'DepartmentBalances_query', { id: 'cust_1', count: 100 })} />,
    {
      'client:root': { __typename: '__Root', admin: recordLink('admin') },
      admin: { __typename: 'Admin', 'customer(id:"cust_1")': recordLink('cust_1') },
      cust_1: { __typename: 'Customer', __DepartmentBalances_departments_connection: recordLink(LIST) },
      dep_1: { __typename: 'Department', name: 'Kundeservice', paymentMethod: null, balance: 125_000 },
      ...connectionRecords(LIST, ['dep_1']),
      [LIST]: { ...connectionRecords(LIST, ['dep_1'])[LIST], totalCount: 2 },
      [`${LIST}:pageInfo`]: { __typename: 'PageInfo', hasNextPage: true, endCursor: 'dep_1' },
    },
    () => ({
      admin: {
        id: 'admin',
        customer: {
          id: 'cust_1',
          departments: {
            totalCount: 2,
            pageInfo: { hasNextPage: false, endCursor: 'dep_2' },
            edges: [
              {
                cursor: 'dep_2',
                node: { __typename: 'Department', id: 'dep_2', name: 'Salg', paymentMethod: null, balance: 50_000 },
              },
            ],
          },
        },
      },
    }),
  );
  expect(screen.getByText('1 af 2')).toBeDefined();
  await pressButton('Vis flere');
  expect(await screen.findByText('Salg')).toBeDefined();
  expect(screen.getByText('Kundeservice')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Vis flere' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('2 i alt');
  expect(sent[0]).toMatchObject({ name: 'DepartmentBalancesPageQuery', variables: { id: 'cust_1', cursor: 'dep_1' } });
});
