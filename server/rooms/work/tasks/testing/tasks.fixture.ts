import { statusKey, type TaskStatus } from '../../../../../domain/work/tasks.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { FactoryContext, Fixture } from '../../../../testing/Fixture.ts';
import type { Row, TestRows } from '../../../../testing/TestRows.ts';
import { COMPANY } from '../../../companies/customers/testing/customers.fixture.ts';
import { columnKey } from '../Task.ts';

const usualStatuses: TaskStatus[] = [
  ['Open', 'open'],
  ['in progress', 'custom'],
  ['client approval', 'custom'],
  ['complete', 'closed'],
].map(([status, type], orderindex) => ({ status: status!, type: type!, orderindex, color: '#87909e' }));

const tasksRows = (rows: TestRows, { world }: FactoryContext) => ({
  async task(clipCardId: string, { status = 'Open', ...fields }: Row & { status?: string } = {}): Promise<string> {
    const id = newId('task');
    const customer_id = await rows.customerOf('clip_card', clipCardId);
    await rows.insert('task', {
      id,
      customer_id,
      clip_card_id: clipCardId,
      click_up_id: id,
      name: `Opgave ${rows.nextNumber()}`,
      status,
      color: '#87909e',
      status_key: statusKey(status),
      board_column: columnKey(customer_id, status),
      card_column: columnKey(clipCardId, status),
      is_open: statusKey(status) !== 'complete',
      assignees: '[]',
      tags: '[]',
      custom_fields: '[]',
      created_at: new Date(),
      updated_at: new Date(),
      ...fields,
    });
    return id;
  },

  /** Links the company to a ClickUp folder and the card to a list in that folder. */
  async taskList(
    clipCardId: string,
    { folderId, listId }: { folderId: string; listId: string },
    statuses: TaskStatus[] = usualStatuses,
  ): Promise<void> {
    const customer_id = await rows.customerOf('clip_card', clipCardId);
    await rows.sql(
      `update customer set click_up_team_id = '1', click_up_space_id = '1', click_up_folder_id = $2 where id = $1`,
      [customer_id, folderId],
    );
    await world.taskSync(customer_id);
    await rows.sql('update clip_card set click_up_list_id = $2 where id = $1', [clipCardId, listId]);
    await rows.insert('task_list', {
      clip_card_id: clipCardId,
      customer_id,
      click_up_id: listId,
      statuses: JSON.stringify(statuses),
    });
  },

  async taskSync(customerId: string): Promise<void> {
    await rows.sql('insert into task_sync (customer_id) values ($1) on conflict do nothing', [customerId]);
  },
});

const TASK =
  'id name description status.status status.color priority time_spent date_created date_updated due_date assignees ' +
  'tags custom_fields points';

export const fixture: Fixture = {
  factories: tasksRows,
  tablesWithoutPeople: ['task_list', 'task_request', 'task_sync'],
  examples: {
    Task({ app, mark, nodes, providers, ids }) {
      const { clickup } = providers;
      const folder = clickup.seedCompanyFolder(`${mark} A/S`);
      Object.assign(ids, {
        listId: folder.listId,
        clickUpFolderId: folder.folderId,
        clickUpTeamId: clickup.teamId,
        teamId: clickup.teamId,
        clickUpSpaceId: clickup.spaceId,
        spaceId: clickup.spaceId,
      });
      const task = { name: `${mark} opgave`, status: 'client approval' };
      return app.world.task(nodes.ClipCard!, { ...task, click_up_id: clickup.addTask(folder.listId, task) });
    },
    // Created after the task: a linked list would be synchronized, which would insert the task a second time.
    TaskList: ({ app, ids, nodes }) =>
      app.world.taskList(nodes.ClipCard!, { folderId: ids.clickUpFolderId!, listId: ids.listId! }),
    // Of a task of its own, because a task whose approval waits is neither approved nor changed.
    async TaskApproval({ app, customerId, nodes, mark }) {
      const taskId = await app.world.task(nodes.ClipCard!, { name: `${mark} godkendt`, status: 'client approval' });
      await app.db.sql(
        `insert into task_approval (task_id, customer_id, approved_by, approved_at, undo_until, send_at)
         values ($1, $2, $3, now(), now() + interval '1 hour', now() + interval '1 hour')`,
        [taskId, customerId, `${mark} godkender`],
      );
    },
    TaskSync: ({ app, customerId }) => app.world.taskSync(customerId),
    async TaskColumn({ app, customerId: id, token }) {
      const { data } = await app.graphql(
        'query ($id: ID!) { node(id: $id) { ... on Customer { taskBoard { columns { id } } } } }',
        { variables: { id }, token },
      );
      return data.node.taskBoard.columns[2]!.id;
    },
  },
  mutations: {
    createTask: { callers: 'everyRole' },
    approveTask: { callers: 'everyRole', id: 'Task' },
    startTaskApproval: { callers: 'everyRole', id: 'Task' },
    undoTaskApproval: { callers: 'everyRole', id: 'Task' },
    requestTaskChanges: { callers: 'everyRole', id: 'Task' },
    refreshTasks: { callers: 'everyRole' },
    markTaskSeen: { callers: 'person', id: 'Task' },
    createClickUpFolder: {
      callers: 'support',
      // The name of a folder is unique in its space, which the companies share.
      prepare: async ({ ids, mark }) => void (ids.name = `${mark} mappe`),
    },
    linkClickUpFolder: { callers: 'support' },
  },
  rest: {
    'GET /api/clickup/teams': { access: 'admin', answer: 'id name' },
    'GET /api/clickup/teams/{clickUpTeamId}/spaces': { access: 'admin', answer: 'id name' },
    'GET /api/clickup/spaces/{clickUpSpaceId}/folders': { access: 'admin', answer: 'id name taskCount' },
    'POST /api/clickup/folders': {
      access: 'admin',
      answer: 'id name taskCount',
      body: ({ ids }) => ({ spaceId: ids.clickUpSpaceId, companyName: 'Firma A/S' }),
    },
    'PUT /api/clickup/companies/{Customer}/folder': {
      access: 'admin',
      answer: `${COMPANY} clickUpTeamId clickUpSpaceId clickUpFolderId clickUpFolderName`,
      body: ({ ids: { clickUpTeamId, clickUpSpaceId, clickUpFolderId } }) => ({
        clickUpTeamId,
        clickUpSpaceId,
        clickUpFolderId,
      }),
      // A folder can be linked to one company only.
      prepare: ({ app, customerId }) =>
        app.db.sql('update customer set click_up_folder_id = null where id = $1', [customerId]),
    },
    'GET /api/clickup/tasks': { access: 'user', answer: 'clipCards[0].hours clipCards[0].tasks[0].name' },
    'GET /api/clickup/tasks/{Task}': { access: 'user', answer: TASK },
    'GET /api/clickup/statuses': { access: 'user', answer: 'status color orderindex' },
    'PUT /api/clickup/tasks/{Task}/status': { access: 'user', answer: TASK, body: { status: 'complete' } },
    'POST /api/clickup/tasks': {
      access: 'user',
      answer: TASK,
      body: ({ nodes }) => ({ clipCardId: nodes.ClipCard, name: 'Opgave' }),
    },
  },
  topics: { 'task.changed': 'Task', 'task-board.changed': 'Customer' },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof tasksRows> {}
}
