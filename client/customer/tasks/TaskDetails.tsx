import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { formatDateTime } from '../../../domain/basics/dates.ts';
import { shortId } from '../../../domain/basics/shortId.ts';
import { statusName } from '../../../domain/work/tasks.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { FactList } from '../../ui/Card.tsx';
import { AssigneeNames } from './AssigneeNames.tsx';
import { DueDate } from './DueDate.tsx';
import { EstimateWarning } from './EstimateWarning.tsx';
import { Priority } from './Priority.tsx';
import { ProviderDot } from './ProviderDot.tsx';
import styles from './TaskDetails.module.css';
import { TaskEntries } from './TaskEntries.tsx';
import { TaskFiles } from './TaskFiles.tsx';
import { TaskTags } from './TaskTags.tsx';
import { spentText } from './taskText.ts';
import type { TaskDetails_task$key } from '#relay/TaskDetails_task.graphql';

const taskFragment = graphql`
  fragment TaskDetails_task on Task {
    description
    status
    color
    priority
    minutesSpent
    estimateMinutes
    points
    createdAt
    updatedAt
    dueAt
    isApprovable
    changesRequestedAt
    changesRequested
    approvedAt
    approvedBy
    customFields {
      name
      value
    }
    tags {
      name
    }
    assignees {
      name
    }
    clipCard {
      id
      department {
        name
      }
    }
    ...DueDate_task
    ...TaskTags_task
    ...AssigneeNames_task
    ...TaskEntries_task
    ...TaskFiles_task
    ...useShortage_task
  }
`;

export function TaskDetails({ task: key }: { task: TaskDetails_task$key }) {
  const task = useFragment(taskFragment, key);
  const { description, status, color, priority, clipCard, changesRequestedAt, changesRequested, isApprovable } = task;
  return (
    <div className={styles.details}>
      <div className={styles.statusRow}>
        <span className={styles.status}>
          <ProviderDot color={color} />
          <span>{statusName(status)}</span>
        </span>
        {isApprovable && !changesRequestedAt && <Badge tone="turn">Afventer dig</Badge>}
        <Priority priority={priority} />
        <DueDate task={task} />
      </div>
      {changesRequestedAt && (
        <Banner tone="blue">
          I bad om ændringer {formatDateTime(changesRequestedAt)}.{' '}
          {isApprovable && 'I kan stadig godkende opgaven, som den er.'}
          {changesRequested && <blockquote className={styles.quote}>{changesRequested}</blockquote>}
        </Banner>
      )}
      <EstimateWarning task={task} />
      <p className={description ? styles.description : styles.noDescription}>
        {description || 'Opgaven har ingen beskrivelse.'}
      </p>
      <FactList
        facts={[
          {
            term: 'Klippekort',
            value: (
              <Link to={`/tasks?card=${clipCard.id}`}>
                {clipCard.department.name} · {shortId(clipCard.id)}
              </Link>
            ),
          },
          { term: 'Tid brugt', value: <span className="num">{spentText(task.minutesSpent)}</span> },
          ...(task.estimateMinutes
            ? [{ term: 'Anslået', value: <span className="num">{spentText(task.estimateMinutes)}</span> }]
            : []),
          ...(task.assignees.length ? [{ term: 'Ansvarlig', value: <AssigneeNames task={task} /> }] : []),
          ...(task.points === null || task.points === undefined
            ? []
            : [{ term: 'Point', value: task.points.toLocaleString('da-DK') }]),
          ...(task.tags.length ? [{ term: 'Tags', value: <TaskTags task={task} /> }] : []),
          ...task.customFields.map(({ name, value }) => ({ term: name, value })),
          ...(task.approvedAt
            ? [{ term: 'Godkendt', value: `${formatDateTime(task.approvedAt)} af ${task.approvedBy ?? 'jer'}` }]
            : []),
          { term: 'Oprettet', value: <time dateTime={task.createdAt}>{formatDateTime(task.createdAt)}</time> },
          { term: 'Opdateret', value: <time dateTime={task.updatedAt}>{formatDateTime(task.updatedAt)}</time> },
        ]}
      />
      <TaskEntries task={task} />
      <TaskFiles task={task} />
    </div>
  );
}
