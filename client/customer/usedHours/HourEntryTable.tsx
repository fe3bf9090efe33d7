import { Clock } from 'lucide-react';
import { graphql } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import type { List } from '../../parts/lists/list.ts';
import { PlainRows } from '../../parts/lists/PlainRows.tsx';
import { useListPages } from '../../parts/lists/useListPages.ts';
import { hourEntryColumns, readHourEntry, type HourEntryRow } from './hourEntryColumns.tsx';
import type { HourEntryTable_customer$key } from '#relay/HourEntryTable_customer.graphql';
import type { HourEntryTablePageQuery } from '#relay/HourEntryTablePageQuery.graphql';

const customerFragment = graphql`
  fragment HourEntryTable_customer on Customer
  @refetchable(queryName: "HourEntryTablePageQuery")
  @argumentDefinitions(
    from: { type: "Date" }
    to: { type: "Date" }
    departmentId: { type: "ID" }
    type: { type: "HourType" }
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
  ) {
    hourEntries(from: $from, to: $to, departmentId: $departmentId, type: $type, first: $count, after: $cursor)
      @connection(key: "HourEntryTable_hourEntries") {
      totalCount
      edges {
        node {
          ...hourEntryColumns_entry
        }
      }
    }
  }
`;

export const hourEntryList: List<HourEntryRow> = {
  label: 'Timeposteringer',
  columns: hourEntryColumns,
  failure: 'Kunne ikke hente posteringerne',
  pageSize: 50,
  icon: <Clock />,
  empty: { title: 'Ingen posteringer', text: 'Vælg en anden periode, eller fjern et filter.' },
};

/** The hour entries of a company, the latest work first. */
export function HourEntryTable({ customer }: { customer: HourEntryTable_customer$key }) {
  const {
    data: { hourEntries },
    ...pages
  } = useListPages<HourEntryTablePageQuery, HourEntryTable_customer$key>(customerFragment, customer);
  return (
    <PlainRows
      list={hourEntryList}
      rows={nodesOf(hourEntries).map(readHourEntry)}
      total={hourEntries.totalCount}
      pages={pages}
    />
  );
}
