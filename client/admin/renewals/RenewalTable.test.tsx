import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { pressButton } from '../../testing/formControls.ts';
import {
  connectionRecords,
  recordLinks,
  recordLink,
  fragmentRef,
  renderWithStore,
} from '../../testing/renderWithStore.tsx';
import { RenewalTable } from './RenewalTable.tsx';

const LIST = 'client:admin:__RenewalTable_renewals_connection(group:"DAYS_30")';
const renewal = (title: string) => ({
  __typename: 'Renewal',
  subjectId: `lic_${title}`,
  version: 0,
  kind: 'LICENSE',
  title,
  quantity: 5,
  endDate: '2027-01-31',
  decisionDate: '2027-01-01',
  note: null,
  snoozedUntil: null,
  owner: null,
});

test('appends the next page of renewals to the loaded ones', async () => {
  const sent = renderWithStore(
    <RenewalTable
      query={fragmentRef('client:root', 'RenewalTable_query', { group: 'DAYS_30', count: 100 })}
      group="DAYS_30"
    />,
    {
      'client:root': { __typename: '__Root', admin: recordLink('admin') },
      admin: {
        __typename: 'Admin',
        team: recordLinks([]),
        '__RenewalTable_renewals_connection(group:"DAYS_30")': recordLink(LIST),
      },
      cust_1: { __typename: 'Customer', name: 'Fjordlyst' },
      ren_1: { ...renewal('Suite Team'), customer: recordLink('cust_1') },
      ...connectionRecords(LIST, ['ren_1']),
      [LIST]: { ...connectionRecords(LIST, ['ren_1'])[LIST], totalCount: 2 },
      [`${LIST}:pageInfo`]: { __typename: 'PageInfo', hasNextPage: true, endCursor: 'ren_1' },
    },
    () => ({
      admin: {
        id: 'admin',
        team: [],
        renewals: {
          totalCount: 2,
          pageInfo: { hasNextPage: false, endCursor: 'ren_2' },
          edges: [
            {
              cursor: 'ren_2',
              node: { ...renewal('Suite Growth'), id: 'ren_2', customer: { id: 'cust_1', name: 'Fjordlyst' } },
            },
          ],
        },
      },
    }),
  );
  expect(screen.getByText('1 af 2')).toBeDefined();
  await pressButton('Vis flere');
  expect(await screen.findByText('Suite Growth')).toBeDefined();
  expect(screen.getByText('Suite Team')).toBeDefined();
  expect(screen.getByText('2 i alt')).toBeDefined();
  expect(sent[0]).toMatchObject({ name: 'RenewalTablePageQuery', variables: { group: 'DAYS_30', cursor: 'ren_1' } });
});
