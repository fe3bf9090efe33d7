import { Calendar } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Tag } from '../../ui/Badge.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './TaskCard.module.css';
import { dueOf } from './taskText.ts';
import type { DueDate_task$key } from '#relay/DueDate_task.graphql';

const taskFragment = graphql`
  fragment DueDate_task on Task {
    dueAt
    isOpen
  }
`;

export function DueDate({ task }: { task: DueDate_task$key }) {
  const { dueAt, isOpen } = useFragment(taskFragment, task);
  if (!dueAt) return null;
  const { text, isDueOrOverdue, isOverdue } = dueOf({ dueAt, isOpen });
  return (
    <span className={classes(styles.due, isDueOrOverdue && styles.dueOrOverdue)}>
      <Tag>
        <Calendar aria-hidden />
        <span className="visually-hidden">{isOverdue ? 'Overskredet: ' : 'Frist: '}</span>
        <time dateTime={dueAt}>{text}</time>
      </Tag>
    </span>
  );
}
