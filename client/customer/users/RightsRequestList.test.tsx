import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { graphql } from 'react-relay';
import { pressButton } from '../../testing/formControls.ts';
import { renderWithQuery } from '../../testing/renderWithRelay.tsx';
import { RightsRequestList } from './RightsRequestList.tsx';
import type { RightsRequestListTestQuery } from '#relay/RightsRequestListTestQuery.graphql';

const request = (id: string, details: { subject: 'FINANCE' | null; department: string | null }) => ({
  cursor: id,
  node: {
    __typename: 'RightsRequest' as const,
    id,
    subject: details.subject,
    createdAt: '2020-05-04T10:00:00Z',
    user: { id: 'user_nina', name: 'Nina Ny' },
    department: details.department === null ? null : { id: 'dep_1', name: details.department },
  },
});

const open = () =>
  renderWithQuery<RightsRequestListTestQuery>({
    query: graphql`
      query RightsRequestListTestQuery @raw_response_type {
        viewer {
          customer {
            ...RightsRequestList_customer
          }
        }
      }
    `,
    stored: {
      viewer: {
        customer: {
          id: 'cust_1',
          rightsRequests: {
            totalCount: 2,
            edges: [
              request('rreq_1', { subject: 'FINANCE', department: null }),
              request('rreq_2', { subject: null, department: 'Lager' }),
            ],
            pageInfo: { hasNextPage: false, endCursor: 'rreq_2' },
          },
        },
      },
    },
    render: ({ viewer }) => <RightsRequestList customer={viewer.customer!} />,
  });

test('each request is granted or declined, and leaves the list', async () => {
  const server = open();
  expect(screen.getByText('Vil gerne se Økonomi · 4. maj 2020')).toBeDefined();
  const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: 'Tilpas rettigheder: Nina Ny' });
  expect(links.map(({ pathname }) => pathname)).toEqual(['/users/user_nina', '/users/user_nina']);
  await pressButton('Giv adgang: Nina Ny, Økonomi');
  const granted = await server.sent('RightsRequestRowMutation');
  expect(granted.variables).toMatchObject({ id: 'rreq_1', isGranted: true });
  await granted.answer({ answerRightsRequest: { deletedId: 'rreq_1' } });
  await waitFor(() => expect(screen.queryByText(/Vil gerne se Økonomi/)).toBeNull());
  await pressButton('Afvis: Nina Ny, Lager');
  const declined = await server.sent('RightsRequestRowMutation');
  expect(declined.variables).toMatchObject({ id: 'rreq_2', isGranted: false });
  await declined.answer({ answerRightsRequest: { deletedId: 'rreq_2' } });
  await waitFor(() => expect(screen.queryByText('Beder om adgang')).toBeNull());
});
