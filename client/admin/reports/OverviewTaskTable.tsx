import { ListChecks } from 'lucide-react';
import { graphql, readInlineData } from 'react-relay';
import { Link } from 'react-router';
import { dateOf, daysBetween } from '../../../domain/basics/dates.ts';
import { formatPlural } from '../../../domain/basics/formatCount.ts';
import { statusName } from '../../../domain/work/tasks.ts';
import type { PaginationState } from '../../app/relay/useMorePages.ts';
import styles from '../../parts/lists/cells.module.css';
import { Day } from '../../parts/lists/cells.tsx';
import type { List } from '../../parts/lists/list.ts';
import { PlainRows } from '../../parts/lists/PlainRows.tsx';
import type { Column } from '../../ui/Column.ts';
import { CompanyLink } from '../CompanyLink.tsx';
import type { OverviewTaskTable_task$data, OverviewTaskTable_task$key } from '#relay/OverviewTaskTable_task.graphql';

type TaskRow = OverviewTaskTable_task$data;

/** A status as the board names it, with ClickUp's name for those who look for it there. */
function Status({ status }: { status: string }) {
  const name = statusName(status);
  return (
    <>
      {name}
      {name !== status && (
        <span className={styles.secondaryText}>
          Hos ClickUp: <span lang="en">{status}</span>
        </span>
      )}
    </>
  );
}

const columns: Column<TaskRow>[] = [
  {
    id: 'name',
    title: 'Opgave',
    isLong: true,
    cell: ({ id, name }) => (
      <Link to={`/admin/tasks/${id}`} className={styles.primaryText}>
        {name}
      </Link>
    ),
  },
  {
    id: 'company',
    title: 'Virksomhed',
    cell: ({ clipCard: { department } }) => (
      <>
        <CompanyLink id={department.customer.id} name={department.customer.name} />
        <span className={styles.secondaryText}>{department.name}</span>
      </>
    ),
  },
  { id: 'status', title: 'Status', cell: ({ status }) => <Status status={status} /> },
  { id: 'priority', title: 'Prioritet', cell: ({ priority }) => (priority ? `P${priority}` : '–') },
  {
    id: 'created',
    title: 'Oprettet',
    cell: ({ createdAt }) => (
      <>
        <Day moment={createdAt} />
        <span className={styles.secondaryText}>
          {formatPlural(daysBetween(dateOf(createdAt), dateOf()), 'dag', 'dage')} siden
        </span>
      </>
    ),
  },
];

const taskFragment = graphql`
  fragment OverviewTaskTable_task on Task @inline {
    id
    name
    status
    priority
    createdAt
    clipCard {
      department {
        name
        customer {
          id
          name
        }
      }
    }
  }
`;

const readTask = (task: OverviewTaskTable_task$key): TaskRow => readInlineData(taskFragment, task);

export const overviewTaskList: List<TaskRow> = {
  label: 'Opgaver',
  columns,
  failure: 'Kunne ikke hente opgaver',
  pageSize: 50,
  icon: <ListChecks />,
  empty: { title: 'Ingen opgaver', text: 'Ingen opgaver hører til tallet.' },
};

interface OverviewTaskTableProps {
  tasks: readonly OverviewTaskTable_task$key[];
  total: number;
  pages: PaginationState;
}

/** The tasks behind a figure of the overview, oldest first. */
export const OverviewTaskTable = ({ tasks, total, pages }: OverviewTaskTableProps) => (
  <PlainRows list={overviewTaskList} rows={tasks.map(readTask)} total={total} pages={pages} />
);
