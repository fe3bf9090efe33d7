import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { graphql } from 'react-relay';
import { pressButton } from '../../testing/formControls.ts';
import { renderWithQuery } from '../../testing/renderWithRelay.tsx';
import { DepartmentBalances } from './DepartmentBalances.tsx';
import type { DepartmentBalancesTestQuery } from '#relay/DepartmentBalancesTestQuery.graphql';

/** The response with one page of the company's two departments. */
const responseWith = (id: string, name: string, hasNextPage: boolean) => ({
  admin: {
    id: 'admin',
    customer: {
      id: 'cust_1',
      departments: {
        totalCount: 2,
        edges: [
          {
            cursor: id,
            node: { __typename: 'Department' as const, id, name, paymentMethod: null, balance: 125_000 },
          },
        ],
        pageInfo: { hasNextPage, endCursor: id },
      },
    },
  },
});

test('appends the next page of departments to the loaded ones, and moves the focus to their number', async () => {
  const server = renderWithQuery<DepartmentBalancesTestQuery>({
    query: graphql`
      query DepartmentBalancesTestQuery @raw_response_type {
        ...DepartmentBalances_query @arguments(id: "cust_1")
      }
    `,
    stored: responseWith('dep_1', 'Kundeservice', true),
    render: (query) => <DepartmentBalances query={query} />,
  });
  expect(screen.getByText('1 af 2')).toBeDefined();
  await pressButton('Vis flere');
  const { variables, answer } = await server.sent('DepartmentBalancesPageQuery');
  expect(variables).toMatchObject({ id: 'cust_1', cursor: 'dep_1' });
  await answer(responseWith('dep_2', 'Salg', false));
  expect(await screen.findByText('Salg')).toBeDefined();
  expect(screen.getByText('Kundeservice')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Vis flere' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('2 i alt');
});
