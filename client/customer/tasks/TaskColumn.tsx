import type { ComponentProps } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { statusName } from '../../../domain/work/tasks.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { MorePages } from '../../parts/lists/MorePages.tsx';
import { Badge, Count } from '../../ui/Badge.tsx';
import { classes } from '../../ui/classes.ts';
import { useHasBeenTrue } from '../../ui/useHasBeenTrue.ts';
import { headingId } from './columnHeading.ts';
import { ProviderDot } from './ProviderDot.tsx';
import { TaskCard } from './TaskCard.tsx';
import styles from './Tasks.module.css';
import type { TaskColumn_column$key } from '#relay/TaskColumn_column.graphql';
import type { TaskColumnPageQuery } from '#relay/TaskColumnPageQuery.graphql';

const PAGE_SIZE = 50;

interface TaskColumnProps {
  column: TaskColumn_column$key;
  /** Whether this is the one column that a phone shows. */
  isShown: boolean;
  onRequestChanges: TaskListProps['onRequestChanges'];
}

const columnFragment = graphql`
  fragment TaskColumn_column on TaskColumn
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
    filter: { type: "TaskFilter" }
  )
  @refetchable(queryName: "TaskColumnPageQuery") {
    id
    status
    color
    isApproval
    counted: tasks(first: 1, filter: $filter) {
      totalCount
    }
    newTasks(filter: $filter) {
      id
      isNew
      changesRequestedAt
      ...placeTask_task @arguments(filter: $filter)
      ...TaskCard_task
    }
    tasks(first: $count, after: $cursor, filter: $filter) @connection(key: "TaskColumn_tasks", filters: ["filter"]) {
      edges {
        node {
          id
          changesRequestedAt
          ...placeTask_task @arguments(filter: $filter)
          ...TaskCard_task
        }
      }
    }
  }
`;

/** The tasks of a status. Under approval, those with requested changes follow in a group of their own. */
export function TaskColumn({ column, isShown, onRequestChanges }: TaskColumnProps) {
  // `counted` has fixed arguments, so that a live update can change the total however many tasks are loaded.
  const { data, ...pages } = usePaginationFragment<TaskColumnPageQuery, TaskColumn_column$key>(columnFragment, column);
  const {
    id,
    status,
    color,
    isApproval,
    counted: { totalCount },
    newTasks,
    tasks,
  } = data;
  const name = statusName(status);
  const hasHadMorePages = useHasBeenTrue(pages.hasNext);
  const loadedTasks = withNewFirst(
    newTasks.filter(({ isNew }) => isNew),
    nodesOf(tasks),
  );
  const unansweredTasks = loadedTasks.filter(({ changesRequestedAt }) => !isApproval || !changesRequestedAt);
  const answeredTasks = loadedTasks.filter((task) => !unansweredTasks.includes(task));
  const isAwaiting = isApproval && unansweredTasks.length > 0;
  return (
    <section
      className={classes(styles.column, isAwaiting && styles.awaiting, isShown && styles.shown)}
      aria-labelledby={headingId(id)}
    >
      <div className={styles.columnHead}>
        <h2 id={headingId(id)} tabIndex={-1}>
          <ProviderDot color={color} />
          <span className={styles.status}>{name}</span> <Count>{totalCount}</Count>
        </h2>
        {isAwaiting && <Badge tone="turn">Afventer dig</Badge>}
        {name !== status && (
          <span className={styles.clickUpName}>
            <span className="visually-hidden">Hos ClickUp: </span>
            <span lang="en">{status}</span>
          </span>
        )}
      </div>
      <div className={styles.scroll}>
        {loadedTasks.length === 0 && <p className={styles.noTasks}>Ingen opgaver her</p>}
        <TaskList
          tasks={unansweredTasks}
          label={isAwaiting ? 'Afventer dig' : name}
          onRequestChanges={onRequestChanges}
        />
        {answeredTasks.length > 0 && (
          <>
            <h3 className={styles.groupHeading}>I har bedt om ændringer</h3>
            <TaskList tasks={answeredTasks} label="I har bedt om ændringer" onRequestChanges={onRequestChanges} />
          </>
        )}
        {hasHadMorePages && (
          <div className={styles.morePages}>
            <MorePages
              shown={loadedTasks.length}
              total={totalCount}
              pages={pages}
              size={PAGE_SIZE}
              failure="Kunne ikke hente opgaver"
            />
          </div>
        )}
      </div>
    </section>
  );
}

/** New tasks are also among the others, as far as those are loaded. */
function withNewFirst<Task extends { readonly id: string }>(
  newTasks: readonly Task[],
  others: readonly Task[],
): Task[] {
  const newIds = new Set(newTasks.map(({ id }) => id));
  return [...newTasks, ...others.filter(({ id }) => !newIds.has(id))];
}

type CardProps = ComponentProps<typeof TaskCard>;

interface TaskListProps extends Pick<CardProps, 'onRequestChanges'> {
  tasks: readonly (CardProps['task'] & { readonly id: string })[];
  label: string;
}

const TaskList = ({ tasks, label, onRequestChanges }: TaskListProps) =>
  tasks.length > 0 && (
    <ul className={styles.tasks} aria-label={label}>
      {tasks.map((task) => (
        <li key={task.id}>
          <TaskCard task={task} onRequestChanges={onRequestChanges} />
        </li>
      ))}
    </ul>
  );
