import { graphql, useFragment } from 'react-relay';
import { ProviderDot } from './ProviderDot.tsx';
import styles from './TaskCard.module.css';
import type { TaskTags_task$key } from '#relay/TaskTags_task.graphql';

const taskFragment = graphql`
  fragment TaskTags_task on Task {
    tags {
      name
      color
    }
  }
`;

export function TaskTags({ task }: { task: TaskTags_task$key }) {
  const { tags } = useFragment(taskFragment, task);
  if (!tags.length) return null;
  return (
    <ul className={styles.tags} aria-label="Tags">
      {tags.map(({ name, color }) => (
        <li key={name}>
          <ProviderDot color={color} />
          {name}
        </li>
      ))}
    </ul>
  );
}
