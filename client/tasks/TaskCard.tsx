import { memo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatDate } from '../../domain/dates.ts';
import { Tag } from '../ui/Badge.tsx';
import { Assignees } from './Assignees.tsx';
import { DueDate } from './DueDate.tsx';
import { Priority } from './Priority.tsx';
import { TaskApproval } from './TaskApproval.tsx';
import styles from './TaskCard.module.css';
import { TaskLink } from './TaskLink.tsx';
import { TimeSpent } from './TimeSpent.tsx';
import { TaskTags } from './TaskTags.tsx';
import type { RequestChangesDialog_task$key } from './__generated__/RequestChangesDialog_task.graphql.ts';
import type { TaskCard_task$key } from './__generated__/TaskCard_task.graphql.ts';

const FIELDS = 2;

interface TaskCardProps {
  task: TaskCard_task$key;
  /** The dialog is rendered outside the card, because the card can move to another column while the dialog is open. */
  onRequestChanges: (task: RequestChangesDialog_task$key) => void;
}

/** Memoized, because a column can hold hundreds of cards. */
export const TaskCard = memo(function TaskCard({ task: key, onRequestChanges }: TaskCardProps) {
  const task = useFragment(
    graphql`
      fragment TaskCard_task on Task {
        id
        name
        description
        priority
        minutesSpent
        points
        isApprovable
        changesRequestedAt
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
      }
    `,
    key,
  );
  const {
    id,
    name,
    description,
    priority,
    minutesSpent,
    points,
    isApprovable,
    changesRequestedAt,
    customFields,
    clipCard,
  } = task;
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <span className={styles.department}>{clipCard.department.name}</span>
        <Priority priority={priority} />
      </div>
      <h3>
        <TaskLink id={id} name={name} />
      </h3>
      {description && <p className={styles.description}>{description}</p>}
      {changesRequestedAt && <p className={styles.asked}>I bad om ændringer {formatDate(changesRequestedAt)}</p>}
      <TaskTags task={task} />
      {customFields.length > 0 && (
        <dl className={styles.fields}>
          {customFields.slice(0, FIELDS).map((field) => (
            <div key={field.name}>
              <dt>{field.name}</dt>
              <dd>{field.value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.facts}>
        <TimeSpent minutes={minutesSpent} />
        <DueDate task={task} />
        {points !== null && points !== undefined && <Tag>{pointsText(points)}</Tag>}
        <Assignees task={task} />
      </div>
      {isApprovable && (
        <div className={styles.actions}>
          <TaskApproval task={task} onCard onRequestChanges={onRequestChanges} />
        </div>
      )}
    </article>
  );
});

const pointsText = (points: number) => `${points.toLocaleString('da-DK')} point`;
