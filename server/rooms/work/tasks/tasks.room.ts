import { dbRoles } from '../../../platform/db/roles.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { Room } from '../../../platform/room.ts';
import type { Services } from '../../../platform/services.ts';
import { columnById } from './board.reads.ts';
import { handleClickUp } from './clickUpWebhook.ts';
import { deleteTasksOfCard } from './deleteTasksOfCard.ts';
import { ClickUpFolderResolver } from './folder.resolver.ts';
import { sendApprovalsJob } from './sendApprovals.ts';
import { pruneTaskRequests, refreshChangedTask, refreshCompanyJob, refreshDueCompanies } from './task.jobs.ts';
import { taskNodeLoader, taskLoader } from './task.reads.ts';
import {
  ClipCardTasksResolver,
  CustomerTasksResolver,
  HourEntryTaskResolver,
  TaskBoardResolver,
  TaskColumnResolver,
  TaskResolver,
} from './task.resolver.ts';
import { Task } from './Task.ts';
import { TaskColumn } from './task.types.ts';
import { TaskApproval } from './TaskApproval.ts';
import { TaskList } from './TaskList.ts';
import { TaskRequest } from './TaskRequest.ts';
import { tasksRoutes } from './tasks.rest.ts';
import { TaskSync, webhookBinding } from './TaskSync.ts';

export const tasksRoom: Room = {
  name: 'tasks',
  sealedColumns: [
    { table: 'task_sync', id: 'customer_id', column: 'webhook_secret', boundTo: webhookBinding, role: dbRoles.system },
  ],
  rest: {
    name: 'Opgaver',
    description: "Tasks of the company's clip cards and, for employees, the ClickUp folders of companies.",
    routes: tasksRoutes,
  },
  entities: [Task, TaskList, TaskSync, TaskRequest, TaskApproval],
  resolvers: [
    TaskResolver,
    TaskBoardResolver,
    TaskColumnResolver,
    CustomerTasksResolver,
    ClipCardTasksResolver,
    HourEntryTaskResolver,
    ClickUpFolderResolver,
  ],
  nodes: [
    { type: Task, loader: taskNodeLoader, rows: taskLoader },
    { type: TaskColumn, fetch: columnById },
  ],
  whenClipCardIsDeleted: deleteTasksOfCard,
  jobs: {
    'tasks.refresh-due': { handler: refreshDueCompanies, schedule: '* * * * *' },
    'tasks.send-approvals': { handler: sendApprovalsJob, schedule: '* * * * *' },
    'tasks.prune-requests': { handler: pruneTaskRequests, schedule: '37 3 * * *' },
    'tasks.refresh': { handler: refreshCompanyJob },
    'tasks.refresh-one': { handler: refreshChangedTask },
  },
  gauges: {
    portal_tasks_age_seconds: {
      help: 'Seconds since the tasks of the least recently synchronized company were read from ClickUp',
      value: '(select extract(epoch from now() - min(refreshed_at))::float8 from task_sync)',
    },
  },
  webhooks: { clickup: handleClickUp },
};

declare module '../../../platform/jobs/JobQueue.ts' {
  interface JobHandlers {
    'tasks.refresh-due': typeof refreshDueCompanies;
    'tasks.send-approvals': typeof sendApprovalsJob;
    'tasks.prune-requests': typeof pruneTaskRequests;
    'tasks.refresh': typeof refreshCompanyJob;
    'tasks.refresh-one': typeof refreshChangedTask;
  }
}

declare module '../../../platform/room.ts' {
  interface Room {
    /** A task was stored as ClickUp has it. Runs in the transaction that stores it. */
    whenTaskIsStored?(write: Write, customerId: string, clickUpTaskId: string): Promise<void>;
    /** ClickUp says that a comment of a task was written, changed or deleted. */
    whenTaskIsCommented?(services: Services, customerId: string, clickUpTaskId: string): Promise<void>;
  }
}

declare module '../../../platform/db/events.ts' {
  interface Topics {
    'task.changed': true;
    'task-board.changed': true;
  }
}
