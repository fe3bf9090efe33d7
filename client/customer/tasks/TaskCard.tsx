import { Clock } from 'lucide-react';
import { memo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link, useLocation } from 'react-router';
import { formatDate } from '../../../domain/basics/dates.ts';
import { Badge, Tag } from '../../ui/Badge.tsx';
import { Assignees } from './Assignees.tsx';
import { DueDate } from './DueDate.tsx';
import { EstimateNote } from './EstimateWarning.tsx';
import { Priority } from './Priority.tsx';
import { TaskApproval } from './TaskApproval.tsx';
import styles from './TaskCard.module.css';
import { TaskTags } from './TaskTags.tsx';
import { usedOfText } from './taskText.ts';
import type { RequestChangesDialog_task$key } from '#relay/RequestChangesDialog_task.graphql';
import type { TaskCard_task$key } from '#relay/TaskCard_task.graphql';

const MAX_CUSTOM_FIELDS = 2;
/** The server counts no further. */
const MAX_UNREAD = 100;

interface TaskCardProps {
  task: TaskCard_task$key;
  /** Opens the dialog outside the card, because the card can move to another column while the dialog is open. */
  onRequestChanges: (task: RequestChangesDialog_task$key) => void;
}

const taskFragment = graphql`
  fragment TaskCard_task on Task {
    id
    name
    description
    priority
    minutesSpent
    estimateMinutes
    isNew
    points
    isApprovable
    changesRequestedAt
    unreadComments
    customFields {
      name
      value
    }
    clipCard {
      department {
        name
      }
    }
    ...DueDate_task
    ...Assignees_task
    ...TaskTags_task
    ...TaskApproval_task
    ...useShortage_task
  }
`;

/** A task on the board. Memoized, because a column can hold hundreds of tasks. */
export const TaskCard = memo(function TaskCard({ task: key, onRequestChanges }: TaskCardProps) {
  const task = useFragment(taskFragment, key);
  const {
    id,
    name,
    description,
    priority,
    minutesSpent,
    estimateMinutes,
    isNew,
    points,
    isApprovable,
    changesRequestedAt,
    unreadComments,
    customFields,
    clipCard,
  } = task;
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        {isNew && <Badge tone="blue">Ny</Badge>}
        <span className={styles.department}>{clipCard.department.name}</span>
        <Priority priority={priority} />
      </div>
      <h3>
        <TaskLink id={id} name={name} />
      </h3>
      {description && <p className={styles.description}>{description}</p>}
      {changesRequestedAt && (
        <p className={styles.changesRequested}>I bad om ændringer {formatDate(changesRequestedAt)}</p>
      )}
      <TaskTags task={task} />
      {customFields.length > 0 && (
        <dl className={styles.customFields}>
          {customFields.slice(0, MAX_CUSTOM_FIELDS).map((field) => (
            <div key={field.name}>
              <dt>{field.name}</dt>
              <dd>{field.value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.facts}>
        <TimeSpent minutes={minutesSpent} estimate={estimateMinutes} />
        <DueDate task={task} />
        {points !== null && points !== undefined && <Tag>{pointsText(points)}</Tag>}
        {unreadComments > 0 && <Unread count={unreadComments} />}
        <Assignees task={task} />
      </div>
      <EstimateNote task={task} />
      {isApprovable && (
        <div className={styles.actions}>
          <TaskApproval task={task} isOnCard onRequestChanges={onRequestChanges} />
        </div>
      )}
    </article>
  );
});

/**
 * Opens a task over the board. The chosen clip card stays in the address, and closing the task goes back to the board.
 */
function TaskLink({ id, name }: { id: string; name: string }) {
  const { search } = useLocation();
  return (
    <Link to={`/tasks/${id}${search}`} state={{ isFromBoard: true }} preventScrollReset>
      {name}
    </Link>
  );
}

const TimeSpent = ({ minutes, estimate }: { minutes: number; estimate: number | null | undefined }) => (
  <Tag>
    <Clock aria-hidden />
    <span className="visually-hidden">Tid brugt: </span>
    <span className="num">{usedOfText(minutes, estimate)}</span>
  </Tag>
);

const Unread = ({ count }: { count: number }) => (
  <Badge tone="blue">
    {count === 1 ? '1 ny kommentar' : `${count < MAX_UNREAD ? count : `${MAX_UNREAD}+`} nye kommentarer`}
  </Badge>
);

const pointsText = (points: number) => `${points.toLocaleString('da-DK')} point`;
