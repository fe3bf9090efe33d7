import { graphql, readInlineData } from 'react-relay';
import { statusName } from '../../../domain/work/tasks.ts';
import { DueDate } from '../../customer/tasks/DueDate.tsx';
import { Priority } from '../../customer/tasks/Priority.tsx';
import { ProviderDot } from '../../customer/tasks/ProviderDot.tsx';
import { spentText } from '../../customer/tasks/taskText.ts';
import styles from '../../parts/lists/cells.module.css';
import { Day, NoValue } from '../../parts/lists/cells.tsx';
import type { Column } from '../../ui/Column.ts';
import { Link } from '../../ui/Link.tsx';
import { CompanyLink } from '../CompanyLink.tsx';
import { WaitsForBadge } from './WaitsForBadge.tsx';
import type { adminTaskColumns_task$data, adminTaskColumns_task$key } from '#relay/adminTaskColumns_task.graphql';

export type AdminTaskRow = adminTaskColumns_task$data;

const taskFragment = graphql`
  fragment adminTaskColumns_task on Task @inline {
    id
    name
    status
    color
    isOpen
    priority
    waitsFor
    minutesSpent
    estimateMinutes
    dueAt
    updatedAt
    assignees {
      name
    }
    clipCard {
      department {
        name
        customer {
          id
          name
        }
      }
    }
    ...DueDate_task
  }
`;

/** Reads the fields of a task that every operation of this list fetches. */
export const readAdminTask = (task: adminTaskColumns_task$key): AdminTaskRow => readInlineData(taskFragment, task);

export const adminTaskColumns: Column<AdminTaskRow>[] = [
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
    id: 'customer',
    title: 'Virksomhed',
    isFact: true,
    cell: ({ clipCard: { department } }) => (
      <>
        <CompanyLink {...department.customer} />
        <span className={styles.secondaryText}>{department.name}</span>
      </>
    ),
  },
  {
    id: 'waitsFor',
    title: 'Næste skridt',
    isFact: true,
    cell: ({ waitsFor }) => <WaitsForBadge waitsFor={waitsFor} />,
  },
  {
    id: 'status',
    title: 'Status',
    cell: ({ status, color }) => (
      <span className={styles.row}>
        <ProviderDot color={color} /> <span>{statusName(status)}</span>
      </span>
    ),
  },
  {
    id: 'priority',
    title: 'Prioritet',
    foldsInto: 'status',
    hidesTitle: true,
    cell: ({ priority }) => (priority ? <Priority priority={priority} /> : <NoValue />),
  },
  {
    id: 'person',
    title: 'Ansvarlig',
    foldsInto: 'status',
    cell: ({ assignees }) => (assignees.length ? assignees.map(({ name }) => name).join(', ') : <NoValue />),
  },
  {
    id: 'due',
    title: 'Frist',
    foldsInto: 'updated',
    cell: (task) => (task.dueAt ? <DueDate task={task} /> : <NoValue />),
  },
  {
    id: 'used',
    title: 'Brugt',
    end: true,
    isExtra: true,
    cell: ({ minutesSpent }) => <span className="num">{spentText(minutesSpent)}</span>,
  },
  {
    id: 'estimate',
    title: 'Anslået',
    end: true,
    isExtra: true,
    cell: ({ estimateMinutes }) =>
      estimateMinutes ? <span className="num">{spentText(estimateMinutes)}</span> : <NoValue />,
  },
  { id: 'updated', title: 'Opdateret', end: true, cell: ({ updatedAt }) => <Day moment={updatedAt} /> },
];
