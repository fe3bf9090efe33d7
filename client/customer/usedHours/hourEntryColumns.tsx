import { graphql, readInlineData } from 'react-relay';
import { formatDate } from '../../../domain/basics/dates.ts';
import { labelOf } from '../../../domain/basics/vocabulary.ts';
import { formatWorkedTime } from '../../../domain/sales/formatWorkedTime.ts';
import { HourType } from '../../../domain/sales/usedHours.ts';
import { EntryDescription } from '../../parts/hours/EntryDescription.tsx';
import type { ListColumn } from '../../parts/lists/ListColumn.ts';
import { hoursCell } from './hoursExport.ts';
import type { hourEntryColumns_entry$data, hourEntryColumns_entry$key } from '#relay/hourEntryColumns_entry.graphql';

export type HourEntryRow = hourEntryColumns_entry$data;

const entryFragment = graphql`
  fragment hourEntryColumns_entry on HourEntry @inline {
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
export const readHourEntry = (entry: hourEntryColumns_entry$key): HourEntryRow => readInlineData(entryFragment, entry);

export const hourEntryColumns: ListColumn<HourEntryRow>[] = [
  { id: 'description', title: 'Postering', isLong: true, cell: (row) => <EntryDescription {...row} /> },
  {
    id: 'date',
    title: 'Dato',
    csv: ({ workedOn }) => workedOn,
    cell: ({ workedOn }) => (
      <time className="num" dateTime={workedOn}>
        {formatDate(workedOn)}
      </time>
    ),
  },
  {
    id: 'department',
    title: 'Afdeling',
    csv: ({ clipCard }) => clipCard.department.name,
    cell: ({ clipCard }) => clipCard.department.name,
  },
  {
    id: 'type',
    title: 'Type',
    csv: ({ type }) => labelOf(HourType, type),
    cell: ({ type }) => labelOf(HourType, type),
  },
  { title: 'Postering', csv: ({ description }) => description },
  { title: 'Begrundelse', csv: ({ reason }) => reason },
  { id: 'who', title: 'Udført af', csv: ({ loggedBy }) => loggedBy, cell: ({ loggedBy }) => loggedBy },
  {
    id: 'minutes',
    title: 'Tid',
    csvTitle: 'Timer',
    end: true,
    csv: ({ minutes }) => hoursCell(minutes),
    cell: ({ minutes }) => <span className="num">{formatWorkedTime(minutes)}</span>,
  },
  { title: 'Minutter', csv: ({ minutes }) => minutes },
];
