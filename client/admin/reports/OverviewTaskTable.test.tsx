import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { graphql } from 'react-relay';
import { renderWithQuery } from '../../testing/renderWithRelay.tsx';
import { OverviewTaskTable } from './OverviewTaskTable.tsx';
import type { OverviewTaskTableTestQuery } from '#relay/OverviewTaskTableTestQuery.graphql';

const pages = { hasNext: false, isLoadingNext: false, loadNext: () => ({ dispose: () => undefined }) };

const task = (id: string, status: string) =>
  ({
    __typename: 'Task',
    id,
    name: `Opgave ${id}`,
    status,
    priority: 1,
    createdAt: '2026-10-01T10:00:00.000Z',
    clipCard: {
      id: 'clip_1',
      department: { id: 'dep_1', name: 'Kundeservice', customer: { id: 'cust_1', name: 'Fjordlyst' } },
    },
  }) as const;

test("names a status as the board does, with ClickUp's name for it where that differs", () => {
  const tasks = [task('task_1', 'in progress'), task('task_2', 'Hos oversætter')];
  renderWithQuery<OverviewTaskTableTestQuery>({
    query: graphql`
      query OverviewTaskTableTestQuery @raw_response_type {
        admin {
          openTasks(first: 2) {
            edges {
              node {
                ...OverviewTaskTable_task
              }
            }
          }
        }
      }
    `,
    stored: { admin: { id: 'admin', openTasks: { edges: tasks.map((node) => ({ node })) } } },
    render: ({ admin }) => (
      <OverviewTaskTable tasks={admin.openTasks.edges.map(({ node }) => node)} total={2} pages={pages} />
    ),
  });
  const [translated, own] = within(screen.getByRole('table', { name: 'Opgaver' }))
    .getAllByRole('row')
    .slice(1);
  expect(translated!.textContent).toContain('I gangHos ClickUp: in progress');
  expect(own!.textContent).toContain('Hos oversætter');
  expect(own!.textContent).not.toContain('Hos ClickUp');
});
