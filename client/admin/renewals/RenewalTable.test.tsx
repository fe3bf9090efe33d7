import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { graphql } from 'react-relay';
import { pressButton } from '../../testing/formControls.ts';
import { renderWithQuery } from '../../testing/renderWithRelay.tsx';
import { RenewalTable } from './RenewalTable.tsx';
import type { RenewalTableTestQuery } from '#relay/RenewalTableTestQuery.graphql';

/** The response with one page of two renewals. */
const responseWith = (id: string, title: string, hasNextPage: boolean) => ({
  admin: {
    id: 'admin',
    team: [],
    renewals: {
      totalCount: 2,
      edges: [
        {
          cursor: id,
          node: {
            __typename: 'Renewal' as const,
            id,
            subjectId: `lic_${id}`,
            version: 0,
            kind: 'LICENSE' as const,
            title,
            quantity: 5,
            endDate: '2027-01-31',
            decisionDate: '2027-01-01',
            decision: null,
            note: null,
            snoozedUntil: null,
            seatAdvice: null,
            owner: null,
            customer: { id: 'cust_1', name: 'Fjordlyst' },
          },
        },
      ],
      pageInfo: { hasNextPage, endCursor: id },
    },
  },
});

test('appends the next page of renewals to the loaded ones', async () => {
  const server = renderWithQuery<RenewalTableTestQuery>({
    query: graphql`
      query RenewalTableTestQuery @raw_response_type {
        ...RenewalTable_query @arguments(group: DAYS_30)
      }
    `,
    stored: responseWith('ren_1', 'Suite Team', true),
    render: (query) => <RenewalTable query={query} group="DAYS_30" />,
  });
  expect(screen.getByText('1 af 2')).toBeDefined();
  await pressButton('Vis flere');
  const { variables, answer } = await server.sent('RenewalTablePageQuery');
  expect(variables).toMatchObject({ group: 'DAYS_30', cursor: 'ren_1' });
  await answer(responseWith('ren_2', 'Suite Growth', false));
  expect(await screen.findByText('Suite Growth')).toBeDefined();
  expect(screen.getByText('Suite Team')).toBeDefined();
  expect(screen.getByText('2 i alt')).toBeDefined();
});
