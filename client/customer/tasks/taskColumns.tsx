import { graphql, readInlineData } from 'react-relay';
import { Link, useLocation } from 'react-router';
import { formatDate } from '../../../domain/basics/dates.ts';
import { statusName } from '../../../domain/work/tasks.ts';
import { Badge } from '../../ui/Badge.tsx';
import type { Column } from '../../ui/Column.ts';
import { DueDate } from './DueDate.tsx';
import { EstimateMark } from './EstimateMark.tsx';
import { ProviderDot } from './ProviderDot.tsx';
import styles from './TaskList.module.css';
import { spentText } from './taskText.ts';
import type { taskColumns_task$data, taskColumns_task$key } from '#relay/taskColumns_task.graphql';

type TaskRow = taskColumns_task$data;

const taskFragment = graphql`
  fragment taskColumns_task on Task @inline {
    id
    name
    status
    color
    isNew
    minutesSpent
    estimateMinutes
    updatedAt
    dueAt
    assignees {
      name
    }
    clipCard {
      department {
        name
      }
    }
    ...DueDate_task
    ...useShortage_task
  }
`;

export const readTask = (task: taskColumns_task$key): TaskRow => readInlineData(taskFragment, task);

export const taskColumns: Column<TaskRow>[] = [
  {
    id: 'name',
    title: 'Opgave',
    isLong: true,
    cell: ({ id, name, isNew, clipCard }) => (
      <>
        <span className={styles.name}>
          {isNew && <Badge tone="blue">Ny</Badge>} <TaskLink id={id} name={name} />
        </span>
        <span className={styles.department}>{clipCard.department.name}</span>
      </>
    ),
  },
  {
    id: 'status',
    title: 'Status',
    isFact: true,
    cell: ({ status, color }) => (
      <span className={styles.status}>
        <ProviderDot color={color} /> <span>{statusName(status)}</span>
      </span>
    ),
  },
  {
    id: 'person',
    title: 'Ansvarlig',
    cell: ({ assignees }) => (assignees.length ? assignees.map(({ name }) => name).join(', ') : '–'),
  },
  { id: 'due', title: 'Frist', cell: (task) => (task.dueAt ? <DueDate task={task} /> : '–') },
  {
    id: 'estimate',
    title: 'Anslået',
    end: true,
    cell: (task) => (
      <span className={styles.estimate}>
        <span className="num">{task.estimateMinutes ? spentText(task.estimateMinutes) : '–'}</span>
        <EstimateMark task={task} />
      </span>
    ),
  },
  {
    id: 'used',
    title: 'Brugt',
    end: true,
    cell: ({ minutesSpent }) => <span className="num">{spentText(minutesSpent)}</span>,
  },
  {
    id: 'updated',
    title: 'Opdateret',
    cell: ({ updatedAt }) => (
      <time className="num" dateTime={updatedAt}>
        {formatDate(updatedAt)}
      </time>
    ),
  },
];

/** Opens a task over the list. The filters stay in the address, and closing the task goes back to the list. */
function TaskLink({ id, name }: { id: string; name: string }) {
  const { search } = useLocation();
  return (
    <Link to={`/tasks/${id}${search}`} state={{ isFromBoard: true }} preventScrollReset className={styles.link}>
      {name}
    </Link>
  );
}
