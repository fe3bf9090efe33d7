import { graphql, useFragment } from 'react-relay';
import { Avatar } from '../ui/Badge.tsx';
import styles from './TaskCard.module.css';
import type { Assignees_task$key } from './__generated__/Assignees_task.graphql.ts';

const SHOWN = 3;

/** Shows pictures to save space; screen readers read the names. */
export function Assignees({ task }: { task: Assignees_task$key }) {
  const { assignees } = useFragment(
    graphql`
      fragment Assignees_task on Task {
        assignees {
          name
          avatarUrl
        }
      }
    `,
    task,
  );
  if (!assignees.length) return null;
  const names = assignees.map(({ name }) => name).join(', ');
  const rest = assignees.length - SHOWN;
  return (
    <span className={styles.assignees} title={names}>
      <span className="visually-hidden">Ansvarlig: {names}</span>
      {assignees.slice(0, SHOWN).map(({ name, avatarUrl }) => (
        <Avatar key={name} name={name} src={avatarUrl} size="small" />
      ))}
      {rest > 0 && (
        <span className={styles.others} aria-hidden>
          +{rest}
        </span>
      )}
    </span>
  );
}
