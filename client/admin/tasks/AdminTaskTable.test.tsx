import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { graphql } from 'react-relay';
import { renderWithQuery } from '../../testing/renderWithRelay.tsx';
import { AdminTaskTable } from './AdminTaskTable.tsx';
import type { AdminTaskTableTestQuery } from '#relay/AdminTaskTableTestQuery.graphql';

const task = {
  __typename: 'Task',
  id: 'task_1',
  name: 'Returflow',
  status: 'in progress',
  color: '#1090e0',
  isOpen: true,
  priority: 1,
  waitsFor: 'RESELLER',
  minutesSpent: 90,
  estimateMinutes: null,
  dueAt: null,
  updatedAt: '2026-10-01T10:00:00.000Z',
  assignees: [{ name: 'Mette Holm' }],
  clipCard: {
    id: 'clip_1',
    department: { id: 'dep_1', name: 'Kundeservice', customer: { id: 'cust_1', name: 'Fjordlyst' } },
  },
} as const;

const renderTable = (tasks: (typeof task)[]) =>
  renderWithQuery<AdminTaskTableTestQuery>({
    query: graphql`
      query AdminTaskTableTestQuery @raw_response_type {
        ...AdminTaskTable_query
      }
    `,
    stored: {
      admin: {
        id: 'admin',
        tasks: {
          totalCount: tasks.length,
          edges: tasks.map((node) => ({ cursor: node.id, node })),
          pageInfo: { hasNextPage: false, endCursor: null },
        },
      },
    },
    render: (query) => <AdminTaskTable query={query} />,
  });

const rows = () =>
  within(screen.getByRole('table', { name: 'Opgaver' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

test('lists tasks with their company and who has to act, and adds those that change', async () => {
  const server = renderTable([task]);
  expect(rows()).toEqual([expect.stringMatching(/Returflow.*Fjordlyst.*Kundeservice.*Afventer os.*P1.*Mette Holm/)]);
  const { variables, answer } = await server.sent('useAdminTaskListChangesSubscription');
  expect(variables.customerId).toBeNull();
  const node = { ...task, id: 'task_2', name: 'Autosvar', waitsFor: 'CUSTOMER' };
  await answer({ adminTaskChanged: { edge: { cursor: 'task_2', node }, deletedId: null } });
  expect(rows()).toEqual([expect.stringMatching(/Autosvar.*Afventer kunden/), expect.stringContaining('Returflow')]);
});

test('says why a list is empty', () => {
  renderTable([]);
  expect(screen.getByText('Ingen opgaver endnu')).toBeDefined();
});
