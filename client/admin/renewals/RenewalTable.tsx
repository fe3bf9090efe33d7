import { CalendarCheck, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { dateOf } from '../../../domain/basics/dates.ts';
import { RenewalGroup } from '../../../domain/sales/renewals.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import type { BulkButton } from '../../parts/lists/bulk/BulkBar.tsx';
import { useBulkSelection } from '../../parts/lists/bulk/useBulkSelection.ts';
import type { List } from '../../parts/lists/list.ts';
import { ListRows } from '../../parts/lists/ListRows.tsx';
import { useListPages } from '../../parts/lists/useListPages.ts';
import { DecideRenewalDialog } from './DecideRenewalDialog.tsx';
import { EditRenewalDialog } from './EditRenewalDialog.tsx';
import { actionsColumn, renewalColumns, type OpenRenewalDialog, type RenewalRow } from './renewalColumns.tsx';
import { renewalExport } from './renewalExport.ts';
import { renewalSorts } from './renewalSorts.ts';
import type { RenewalTable_query$key } from '#relay/RenewalTable_query.graphql';
import type { RenewalTable_renewal$key } from '#relay/RenewalTable_renewal.graphql';
import type { RenewalTablePageQuery } from '#relay/RenewalTablePageQuery.graphql';

const queryFragment = graphql`
  fragment RenewalTable_query on Query
  @refetchable(queryName: "RenewalTablePageQuery")
  @argumentDefinitions(
    group: { type: "RenewalGroup!" }
    sort: { type: "RenewalSort" }
    count: { type: "Int", defaultValue: 100 }
    cursor: { type: "String" }
  ) {
    admin {
      ...EditRenewalDialog_admin
      renewals(group: $group, sort: $sort, first: $count, after: $cursor) @connection(key: "RenewalTable_renewals") {
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
`;

export const renewalList = (group: RenewalGroup): List<RenewalRow> => ({
  label: group === 'DECIDED' ? 'Besluttede fornyelser' : `Fornyelser inden for ${RenewalGroup[group].label}`,
  name: 'RENEWALS',
  columns: renewalColumns('', group),
  sorts: renewalSorts,
  failure: 'Kunne ikke hente fornyelser',
  pageSize: 100,
  icon: <CalendarCheck />,
  empty: {
    title: 'Intet at beslutte',
    text:
      group === 'DAYS_30'
        ? 'Der er ingen frister de næste 30 dage.'
        : group === 'DECIDED'
          ? 'Ingen af de kommende fornyelser er besluttet.'
          : `Der er ingen frister om ${RenewalGroup[group].label}.`,
  },
});

/** The renewals of one group that are not snoozed, by the last day of their decision unless another order is chosen. */
export function RenewalTable({ query, group }: { query: RenewalTable_query$key; group: RenewalGroup }) {
  const {
    data: { admin },
    ...pages
  } = useListPages<RenewalTablePageQuery, RenewalTable_query$key>(queryFragment, query);
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
  const selection = useBulkSelection(rows, { group });
  return (
    <>
      <ListRows
        list={renewalList(group)}
        columns={
          group === 'DECIDED'
            ? renewalColumns(today, group)
            : [...renewalColumns(today, group), actionsColumn((dialog, renewal) => setOpened({ dialog, renewal }))]
        }
        rows={rows}
        total={renewals.totalCount}
        pages={pages}
        bulk={{
          selection,
          nameOf: renewalName,
          noun: ['valgt fornyelse', 'valgte fornyelser'],
          actions: group === 'DECIDED' ? [] : BULK_ACTIONS,
          loadSelected: renewalExport({ group, ...selection.selectedFilter }),
        }}
      />
      {opened?.dialog === 'edit' && <EditRenewalDialog admin={admin} renewal={opened.renewal} onClose={close} />}
      {opened && opened.dialog !== 'edit' && (
        <DecideRenewalDialog
          decision={opened.dialog}
          renewal={opened.renewal}
          connections={[renewals.__id]}
          onClose={close}
        />
      )}
    </>
  );
}

const BULK_ACTIONS: readonly BulkButton[] = [
  { action: 'RENEWAL_ASSIGN', label: 'Tildel', icon: <UserPlus aria-hidden /> },
];

const renewalName = ({ title, customer }: RenewalRow) => `${title}, ${customer.name}`;

/** The first page of the list, which each live event loads again. */
graphql`
  fragment RenewalTable_admin on Admin
  @argumentDefinitions(group: { type: "RenewalGroup!" }, sort: { type: "RenewalSort" }) {
    renewals(group: $group, sort: $sort, first: 100) @connection(key: "RenewalTable_renewals") {
      totalCount
      edges {
        node {
          ...RenewalTable_renewal
        }
      }
    }
  }
`;

const renewalFragment = graphql`
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
`;

/** Reads the fields of a renewal that every operation of this list fetches. */
const readRenewal = (renewal: RenewalTable_renewal$key) => readInlineData(renewalFragment, renewal);
