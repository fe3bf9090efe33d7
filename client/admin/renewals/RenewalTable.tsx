import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { graphql, readInlineData, usePaginationFragment } from 'react-relay';
import { dateOf } from '../../../domain/dates.ts';
import { RenewalGroup } from '../../../domain/renewals.ts';
import { MorePages } from '../../lists/MorePages.tsx';
import { nodesOf } from '../../relay/nodesOf.ts';
import { EmptyState } from '../../ui/Card.tsx';
import { Table } from '../../ui/Table.tsx';
import { DecideRenewalDialog } from './DecideRenewalDialog.tsx';
import { EditRenewalDialog } from './EditRenewalDialog.tsx';
import { actionsColumn, renewalColumns, type OpenRenewalDialog } from './renewalColumns.tsx';
import type { RenewalTable_query$key } from './__generated__/RenewalTable_query.graphql.ts';
import type { RenewalTable_renewal$key } from './__generated__/RenewalTable_renewal.graphql.ts';
import type { RenewalTablePageQuery } from './__generated__/RenewalTablePageQuery.graphql.ts';

interface RenewalTableProps {
  query: RenewalTable_query$key;
  group: RenewalGroup;
}

/** The renewals of one group that are not snoozed, ordered by the last day for their decision. */
export function RenewalTable({ query, group }: RenewalTableProps) {
  const {
    data: { admin },
    ...pages
  } = usePaginationFragment<RenewalTablePageQuery, RenewalTable_query$key>(
    graphql`
      fragment RenewalTable_query on Query
      @refetchable(queryName: "RenewalTablePageQuery")
      @argumentDefinitions(
        group: { type: "RenewalGroup!" }
        count: { type: "Int", defaultValue: 100 }
        cursor: { type: "String" }
      ) {
        admin {
          ...EditRenewalDialog_admin
          renewals(group: $group, first: $count, after: $cursor) @connection(key: "RenewalTable_renewals") {
            __id
            totalCount
            edges {
              node {
                ...RenewalTable_renewal
              }
            }
          }
        }
      }
    `,
    query,
  );
  const { renewals } = admin;
  const [opened, setOpened] = useState<{
    dialog: Parameters<OpenRenewalDialog>[0];
    renewal: Parameters<OpenRenewalDialog>[1];
  }>();
  const close = () => setOpened(undefined);
  const today = dateOf();
  const rows = nodesOf(renewals)
    .map(readRenewal)
    .filter(({ snoozedUntil }) => !snoozedUntil || snoozedUntil <= today);
  return (
    <>
      <Table
        label={group === 'DECIDED' ? 'Besluttede fornyelser' : `Fornyelser inden for ${RenewalGroup[group].label}`}
        rows={rows}
        rowId={({ id }) => id}
        columns={
          group === 'DECIDED'
            ? renewalColumns(today)
            : [...renewalColumns(today), actionsColumn((dialog, renewal) => setOpened({ dialog, renewal }))]
        }
        empty={
          <EmptyState
            icon={<CalendarCheck />}
            title="Intet at beslutte"
            text={
              group === 'DAYS_30'
                ? 'Der er ingen frister de næste 30 dage.'
                : group === 'DECIDED'
                  ? 'Ingen af de kommende fornyelser er besluttet.'
                  : `Der er ingen frister om ${RenewalGroup[group].label}.`
            }
          />
        }
        foot={
          <MorePages
            shown={rows.length}
            total={renewals.totalCount}
            pages={pages}
            size={100}
            failure="Kunne ikke hente fornyelser"
          />
        }
      />
      {opened?.dialog === 'edit' && <EditRenewalDialog admin={admin} renewal={opened.renewal} onClose={close} />}
      {opened && opened.dialog !== 'edit' && (
        <DecideRenewalDialog
          decision={opened.dialog}
          renewal={opened.renewal}
          connection={renewals.__id}
          onClose={close}
        />
      )}
    </>
  );
}

export const RenewalTableSkeleton = () => (
  <Table label="Fornyelser" columns={renewalColumns('')} rows={undefined} rowId={({ id }) => id} />
);

/** The first page of the list, which each live event loads again. */
graphql`
  fragment RenewalTable_admin on Admin @argumentDefinitions(group: { type: "RenewalGroup!" }) {
    renewals(group: $group, first: 100) @connection(key: "RenewalTable_renewals") {
      totalCount
      edges {
        node {
          ...RenewalTable_renewal
        }
      }
    }
  }
`;

/** Reads the fields of a renewal that every operation of this list fetches. */
const readRenewal = (renewal: RenewalTable_renewal$key) =>
  readInlineData(
    graphql`
      fragment RenewalTable_renewal on Renewal @inline {
        id
        kind
        title
        quantity
        endDate
        decisionDate
        decision
        note
        snoozedUntil
        seatAdvice {
          title
          bought
          inUse
        }
        customer {
          id
          name
        }
        owner {
          name
          avatar
        }
        ...DecideRenewalDialog_renewal
        ...EditRenewalDialog_renewal
      }
    `,
    renewal,
  );
