import { Clock } from 'lucide-react';
import { graphql, readInlineData } from 'react-relay';
import { formatDate } from '../../../domain/basics/dates.ts';
import { labelOf } from '../../../domain/basics/vocabulary.ts';
import { formatWorkedTime } from '../../../domain/sales/formatWorkedTime.ts';
import { HourType } from '../../../domain/sales/usedHours.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { MorePages } from '../../parts/lists/MorePages.tsx';
import { useListPages } from '../../parts/lists/useListPages.ts';
import { EmptyState } from '../../ui/Card.tsx';
import type { Column } from '../../ui/Column.ts';
import { Table } from '../../ui/Table.tsx';
import { EntryDescription } from '../clipCards/hourColumns.tsx';
import type { HourEntryTable_customer$key } from '#relay/HourEntryTable_customer.graphql';
import type { HourEntryTable_entry$data, HourEntryTable_entry$key } from '#relay/HourEntryTable_entry.graphql';
import type { HourEntryTablePageQuery } from '#relay/HourEntryTablePageQuery.graphql';

const PAGE_SIZE = 50;

const columns: Column<HourEntryTable_entry$data>[] = [
  { id: 'description', title: 'Postering', isLong: true, cell: (row) => <EntryDescription {...row} /> },
  {
    id: 'date',
    title: 'Dato',
    cell: ({ workedOn }) => (
      <time className="num" dateTime={workedOn}>
        {formatDate(workedOn)}
      </time>
    ),
  },
  { id: 'department', title: 'Afdeling', cell: ({ clipCard }) => clipCard.department.name },
  { id: 'type', title: 'Type', cell: ({ type }) => labelOf(HourType, type) },
  { id: 'who', title: 'Udført af', cell: ({ loggedBy }) => loggedBy },
  {
    id: 'minutes',
    title: 'Tid',
    end: true,
    cell: ({ minutes }) => <span className="num">{formatWorkedTime(minutes)}</span>,
  },
];

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
          ...HourEntryTable_entry
        }
      }
    }
  }
`;

/** The hour entries of a company, the latest work first. */
export function HourEntryTable({ customer }: { customer: HourEntryTable_customer$key }) {
  const {
    data: { hourEntries },
    ...pages
  } = useListPages<HourEntryTablePageQuery, HourEntryTable_customer$key>(customerFragment, customer);
  const rows = nodesOf(hourEntries).map(readHourEntry);
  return (
    <Table
      label="Timeposteringer"
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      empty={
        <EmptyState icon={<Clock />} title="Ingen posteringer" text="Vælg en anden periode, eller fjern et filter." />
      }
      foot={
        <MorePages
          shown={rows.length}
          total={hourEntries.totalCount}
          pages={pages}
          size={PAGE_SIZE}
          failure="Kunne ikke hente posteringerne"
        />
      }
    />
  );
}

const entryFragment = graphql`
  fragment HourEntryTable_entry on HourEntry @inline {
    id
    workedOn
    minutes
    type
    description
    reason
    loggedBy
    task {
      id
      name
    }
    clipCard {
      department {
        name
      }
    }
  }
`;

/** Reads the fields of an entry that the table and its file show. */
export const readHourEntry = (entry: HourEntryTable_entry$key) => readInlineData(entryFragment, entry);

export const HourEntryTableSkeleton = () => (
  <Table label="Timeposteringer" columns={columns} rows={undefined} rowId={({ id }) => id} />
);
