import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { RequestChangesDialog } from './RequestChangesDialog.tsx';
import { TaskApproval } from './TaskApproval.tsx';
import type { RequestChangesDialog_task$key } from './__generated__/RequestChangesDialog_task.graphql.ts';
import type { TaskActions_task$key } from './__generated__/TaskActions_task.graphql.ts';

export function TaskActions({ task: key }: { task: TaskActions_task$key }) {
  const task = useFragment(
    graphql`
      fragment TaskActions_task on Task {
        isApprovable
        ...TaskApproval_task
      }
    `,
    key,
  );
  const [changesTask, setChangesTask] = useState<RequestChangesDialog_task$key>();
  return (
    <>
      {task.isApprovable && <TaskApproval task={task} onRequestChanges={setChangesTask} />}
      {changesTask && <RequestChangesDialog task={changesTask} onClose={() => setChangesTask(undefined)} />}
    </>
  );
}
