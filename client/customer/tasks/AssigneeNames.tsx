import { graphql, useFragment } from 'react-relay';
import { Avatar } from '../../ui/Badge.tsx';
import styles from './TaskDetails.module.css';
import type { AssigneeNames_task$key } from '#relay/AssigneeNames_task.graphql';

const taskFragment = graphql`
  fragment AssigneeNames_task on Task {
    assignees {
      name
      email
      avatarUrl
    }
  }
`;

export function AssigneeNames({ task }: { task: AssigneeNames_task$key }) {
  const { assignees } = useFragment(taskFragment, task);
  return (
    <ul className={styles.assignees}>
      {assignees.map(({ name, email, avatarUrl }) => (
        <li key={name}>
          <Avatar name={name} src={avatarUrl} size="small" />
          {email ? <a href={`mailto:${email}`}>{name}</a> : name}
        </li>
      ))}
    </ul>
  );
}
