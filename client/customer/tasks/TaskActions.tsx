import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { TaskApproval } from './TaskApproval.tsx';
import { RequestChangesDialog } from './taskDialogs.ts';
import type { RequestChangesDialog_task$key } from '#relay/RequestChangesDialog_task.graphql';
import type { TaskActions_task$key } from '#relay/TaskActions_task.graphql';

const taskFragment = graphql`
  fragment TaskActions_task on Task {
    isApprovable
    ...TaskApproval_task
  }
`;

export function TaskActions({ task: key }: { task: TaskActions_task$key }) {
  const task = useFragment(taskFragment, key);
  const [taskToChange, setTaskToChange] = useState<RequestChangesDialog_task$key>();
  return (
    <>
      {task.isApprovable && <TaskApproval task={task} onRequestChanges={setTaskToChange} />}
      {taskToChange && <RequestChangesDialog task={taskToChange} onClose={() => setTaskToChange(undefined)} />}
    </>
  );
}
