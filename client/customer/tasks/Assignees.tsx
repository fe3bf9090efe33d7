import { graphql, useFragment } from 'react-relay';
import { Avatar } from '../../ui/Badge.tsx';
import styles from './TaskCard.module.css';
import type { Assignees_task$key } from '#relay/Assignees_task.graphql';

const MAX_PICTURES = 3;

const taskFragment = graphql`
  fragment Assignees_task on Task {
    assignees {
      name
      avatarUrl
    }
  }
`;

/** Shows the assignees' pictures without their names to save space; screen readers read the names. */
export function Assignees({ task }: { task: Assignees_task$key }) {
  const { assignees } = useFragment(taskFragment, task);
  if (!assignees.length) return null;
  const names = assignees.map(({ name }) => name).join(', ');
  const hiddenCount = assignees.length - MAX_PICTURES;
  return (
    <span className={styles.assignees} title={names}>
      <span className="visually-hidden">Ansvarlig: {names}</span>
      {assignees.slice(0, MAX_PICTURES).map(({ name, avatarUrl }) => (
        <Avatar key={name} name={name} src={avatarUrl} size="small" />
      ))}
      {hiddenCount > 0 && (
        <span className={styles.others} aria-hidden>
          +{hiddenCount}
        </span>
      )}
    </span>
  );
}
