import { graphql, readInlineData } from 'react-relay';
import { dateOf } from '../../../domain/basics/dates.ts';
import { labelOf, TaskPriority } from '../../../domain/basics/vocabulary.ts';
import { statusName, TaskWaitsFor } from '../../../domain/work/tasks.ts';
import type { NodeOf } from '../../app/relay/nodesOf.ts';
import { DueDate } from '../../customer/tasks/DueDate.tsx';
import { Priority } from '../../customer/tasks/Priority.tsx';
import { ProviderDot } from '../../customer/tasks/ProviderDot.tsx';
import { spentText } from '../../customer/tasks/taskText.ts';
import styles from '../../parts/lists/cells.module.css';
import { Day, NoValue } from '../../parts/lists/cells.tsx';
import type { ListColumn } from '../../parts/lists/ListColumn.ts';
import { Link } from '../../ui/Link.tsx';
import { CompanyLink } from '../CompanyLink.tsx';
import { WaitsForBadge } from './WaitsForBadge.tsx';
import type { adminTaskColumns_task$data, adminTaskColumns_task$key } from '#relay/adminTaskColumns_task.graphql';
import type { taskExportQuery$data } from '#relay/taskExportQuery.graphql';

export type AdminTaskRow = adminTaskColumns_task$data;
export type TaskFileRow = NodeOf<taskExportQuery$data['admin']['tasks']>;

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

const assigneeNames = ({ assignees }: { readonly assignees: readonly { readonly name: string }[] }) =>
  assignees.map(({ name }) => name).join(', ');

export const adminTaskColumns: ListColumn<AdminTaskRow, TaskFileRow>[] = [
  { title: 'Id', csv: ({ id }) => id },
  {
    id: 'name',
    title: 'Opgave',
    isLong: true,
    csv: ({ name }) => name,
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
    csv: ({ clipCard }) => clipCard.department.customer.name,
    cell: ({ clipCard: { department } }) => (
      <>
        <CompanyLink {...department.customer} />
        <span className={styles.secondaryText}>{department.name}</span>
      </>
    ),
  },
  { title: 'Afdeling', csv: ({ clipCard }) => clipCard.department.name },
  { title: 'Klippekort', csv: ({ clipCard }) => clipCard.id },
  {
    id: 'waitsFor',
    title: 'Næste skridt',
    isFact: true,
    csv: ({ waitsFor }) => labelOf(TaskWaitsFor, waitsFor),
    cell: ({ waitsFor }) => <WaitsForBadge waitsFor={waitsFor} />,
  },
  {
    id: 'status',
    title: 'Status',
    csv: ({ status }) => status,
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
    csv: ({ priority }) => (priority ? labelOf(TaskPriority, String(priority)) : null),
    cell: ({ priority }) => (priority ? <Priority priority={priority} /> : <NoValue />),
  },
  {
    id: 'person',
    title: 'Ansvarlig',
    foldsInto: 'status',
    csv: assigneeNames,
    cell: (task) => assigneeNames(task) || <NoValue />,
  },
  {
    id: 'due',
    title: 'Frist',
    foldsInto: 'updated',
    csv: ({ dueAt }) => dueAt && dateOf(dueAt),
    cell: (task) => (task.dueAt ? <DueDate task={task} /> : <NoValue />),
  },
  {
    id: 'used',
    title: 'Brugt',
    csvTitle: 'Brugte minutter',
    end: true,
    isExtra: true,
    csv: ({ minutesSpent }) => minutesSpent,
    cell: ({ minutesSpent }) => <span className="num">{spentText(minutesSpent)}</span>,
  },
  {
    id: 'estimate',
    title: 'Anslået',
    csvTitle: 'Anslåede minutter',
    end: true,
    isExtra: true,
    csv: ({ estimateMinutes }) => estimateMinutes,
    cell: ({ estimateMinutes }) =>
      estimateMinutes ? <span className="num">{spentText(estimateMinutes)}</span> : <NoValue />,
  },
  { title: 'Oprettet', csv: ({ createdAt }) => dateOf(createdAt) },
  {
    id: 'updated',
    title: 'Opdateret',
    end: true,
    csv: ({ updatedAt }) => dateOf(updatedAt),
    cell: ({ updatedAt }) => <Day moment={updatedAt} />,
  },
];
