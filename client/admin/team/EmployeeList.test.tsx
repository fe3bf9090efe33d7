import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { graphql } from 'react-relay';
import { pressButton } from '../../testing/formControls.ts';
import { renderWithQuery } from '../../testing/renderWithRelay.tsx';
import { EmployeeList } from './EmployeeList.tsx';
import type { EmployeeListTestQuery } from '#relay/EmployeeListTestQuery.graphql';

const ida = {
  id: 'user_1',
  name: 'Ida Lassen',
  email: 'ida@portal.example',
  role: 'ADMIN' as const,
  employeeRoles: null,
  isViewer: true,
  customer: { id: 'cust_1' },
};
const bo = {
  ...ida,
  id: 'user_2',
  name: 'Bo Bogholder',
  email: 'bo@portal.example',
  role: 'EMPLOYEE' as const,
  employeeRoles: ['BOOKKEEPING' as const],
  isViewer: false,
  customer: null,
};

const open = () =>
  renderWithQuery<EmployeeListTestQuery>({
    query: graphql`
      query EmployeeListTestQuery @raw_response_type {
        ...EmployeeList_query
      }
    `,
    stored: { admin: { id: 'admin', employees: [ida, bo] } },
    render: (data) => <EmployeeList query={data} />,
  });

test('an admin gives a colleague several roles, and one role at least', async () => {
  const { sent } = open();
  await pressButton('Rediger rollen for Bo Bogholder');
  // Somebody without a company cannot become a user of one.
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Bogholderi/ }));
  await pressButton('Gem');
  await screen.findByText('Vælg mindst én rolle');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Support/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Events/ }));
  await screen.findByText(/ser og ændrer derefter Support og Events hos alle virksomheder/);
  await pressButton('Gem');
  const { variables, answer } = await sent('EmployeeRolesDialogMutation');
  expect(variables).toEqual({ id: 'user_2', role: 'EMPLOYEE', employeeRoles: ['SUPPORT', 'EVENTS'] });
  await answer({
    setUserRole: { edge: { node: { __typename: 'User', ...bo, employeeRoles: ['SUPPORT', 'EVENTS'] } } },
  });
  await screen.findByText('Bo Bogholder har fået en ny rolle');
  expect(screen.queryByText('Bogholderi')).toBeNull();
  screen.getByText('Support');
});

test('nobody changes the own role, and the only admin is named as such', () => {
  open();
  screen.getByText('Ida Lassen (dig)');
  expect(screen.queryByRole('button', { name: 'Rediger rollen for Ida Lassen' })).toBeNull();
  screen.getByText('Eneste administrator. Giv først en anden rollen.');
});
