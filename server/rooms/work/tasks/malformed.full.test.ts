import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { ClickUpFault } from '../../../../sandbox/clickup/api.ts';
import type { TestApp } from '../../../testing/createTestApp.ts';
import type { Providers } from '../../../testing/providers.ts';
import { runAs } from '../../../testing/runAs.ts';
import { refreshCompany, refreshTask } from './refresh.ts';
import { createLinkedCompany, type LinkedCompany } from './testing/linkedCompany.ts';
import { startTasks } from './testing/startTasks.ts';

const UNAVAILABLE = {
  message: 'ClickUp svarer ikke lige nu. Prøv igen om lidt.',
  extensions: { code: 'PROVIDER_UNAVAILABLE' },
};
const ERROR_PAGE = '<html><body><h1>502 Bad Gateway</h1></body></html>';
const answers: [string, ClickUpFault][] = [
  ['an incomplete JSON answer', { brokenJson: true }],
  ['an HTML page with status 200', { instead: ERROR_PAGE }],
  ['an HTML page with status 502', { instead: ERROR_PAGE, status: 502 }],
  ['an empty answer', { instead: '' }],
  ['an empty object', { instead: {} }],
  ['an error with status 200', { instead: { err: 'Something went wrong', ECODE: 'OAUTH_027' } }],
  [
    'texts instead of objects',
    { instead: { id: {}, tasks: 'mange', statuses: 'nogle', folder: 'Nordlys', lists: 'to', webhooks: 'en' } },
  ],
  [
    'empty objects',
    { instead: { id: null, tasks: [{}], statuses: [{}], folder: {}, status: {}, lists: [{}], webhooks: [{}] } },
  ],
];
/** Two of the answers, for calls that take long to fail. */
const twoAnswers = answers.filter(([name]) => name === 'an HTML page with status 200' || name === 'empty objects');

let app: TestApp;
let providers: Providers;
let close: () => Promise<void>;
let company: LinkedCompany;
let listId: string;
let clickUpId: string;
beforeAll(async () => void ({ app, providers, close } = await startTasks()));
beforeEach(async () => {
  company = await createLinkedCompany(app, providers);
  await refresh();
  [{ id: listId }] = (await app.db.sql('select click_up_list_id as id from clip_card where id = $1', [
    company.clipCardId,
  ])) as [{ id: string }];
  clickUpId = providers.clickup.addTask(listId, {
    name: 'Returflow',
    status: 'client approval',
    timeSpentMs: 3_600_000,
    assigneeIds: [41_000_002],
  });
  providers.clickup.addTask(listId, { name: 'Autosvar' });
  await refresh();
});
afterAll(() => close());

const refresh = () => refreshCompany(app.portal.services, company.person.customerId!);
const run = runAs(() => ({ app, token: company.person.token }));
/** A client whose timeout is too short for retries, which have tests of their own. */
const impatientClient = () => app.portal.services.clickUp.within(249);
const fail = (call: string, fault: ClickUpFault) => providers.clickup.failNext(call, { ...fault, times: 3 });
const expectFailedRefresh = async (call: string, fault: ClickUpFault) => {
  fail(call, fault);
  await expect(
    refreshCompany(app.portal.services, company.person.customerId!, impatientClient()),
  ).rejects.toMatchObject({
    code: 'PROVIDER_UNAVAILABLE',
  });
  providers.clickup.clearFaults(call);
};
const taskNamesAtClickUp = async () =>
  (await app.portal.services.clickUp.tasks(listId)).map(({ name }) => name).toSorted();

/** All stored data of the company's tasks, except for the times of refreshes. */
async function readStoredData(): Promise<unknown> {
  const rowsOf = (columns: string, table: string) =>
    app.db.sql(`select ${columns} from ${table} where customer_id = $1 order by 1`, [company.person.customerId]);
  return [
    await rowsOf(
      'id, name, description, status, status_key, board_column, is_open, minutes_spent, assignees, deleted_at, ' +
        'approved_at, changes_requested',
      'task',
    ),
    await rowsOf('clip_card_id, click_up_id, statuses', 'task_list'),
    await rowsOf('id, minutes, task_id', 'hour_entry'),
    await rowsOf('id, hours_used, status, click_up_list_id', 'clip_card'),
    await rowsOf('webhook_id, webhook_secret, webhook_address', 'task_sync'),
  ];
}

test.each(answers)(
  '%s to a full refresh keeps all stored data, and the board reports that ClickUp is unavailable',
  async (_name, fault) => {
    const before = await readStoredData();
    const calls = ['GET /v2/team/:id/webhook', 'GET /v2/list/:id', 'GET /v2/list/:id/task'];
    for (const call of calls) {
      await app.db.sql('update task_list set read_at = null, changes_seen_at = null where clip_card_id = $1', [
        company.clipCardId,
      ]);
      await app.db.sql('update task_sync set webhook_checked_at = null where customer_id = $1', [
        company.person.customerId,
      ]);
      await expectFailedRefresh(call, fault);
      expect(await readStoredData()).toEqual(before);
      const { data } = await run(
        '{ viewer { customer { taskBoard { isAway awaiting columns { tasks { totalCount } } } } } }',
      );
      expect(data.viewer.customer.taskBoard).toMatchObject({
        isAway: true,
        awaiting: 1,
        columns: [{ tasks: { totalCount: 1 } }, {}, { tasks: { totalCount: 1 } }, {}],
      });
    }
    await refresh();
    expect(await readStoredData()).toEqual(before);
  },
);

test.each(answers)('%s to a read of one task keeps the stored task', async (_name, fault) => {
  const before = await readStoredData();
  fail('GET /v2/task/:id', fault);
  await expect(
    refreshTask(app.portal.services, company.person.customerId!, clickUpId, impatientClient()),
  ).rejects.toMatchObject({
    code: 'PROVIDER_UNAVAILABLE',
  });
  expect(await readStoredData()).toEqual(before);
  providers.clickup.clearFaults('GET /v2/task/:id');
});

test.each(twoAnswers)(
  '%s to an approval is reported as an error, and the approval can be repeated',
  async (_name, fault) => {
    const [{ id }] = (await app.db.sql('select id from task where click_up_id = $1', [clickUpId])) as [{ id: string }];
    const before = await readStoredData();
    const approve = () => run('mutation ($id: ID!) { approveTask(id: $id) { edge { node { status } } } }', { id });
    for (const call of ['GET /v2/task/:id', 'PUT /v2/task/:id']) {
      fail(call, fault);
      expect((await approve()).errors![0]).toMatchObject(UNAVAILABLE);
    }
    expect(await readStoredData()).toEqual(before);
    expect((await approve()).data.approveTask.edge.node).toEqual({ status: 'complete' });
  },
);

test.each(answers)(
  '%s to a new task is reported as an error, and a repetition creates one task',
  async (_name, fault) => {
    const create = (requestId: string) =>
      run('mutation ($input: CreateTaskInput!) { createTask(input: $input) { edge { node { name } } } }', {
        input: { requestId, clipCardId: company.clipCardId, name: 'Ny formular' },
      });
    const requestId = randomUUID();
    providers.clickup.failNext('POST /v2/list/:id/task', fault);
    expect((await create(requestId)).errors![0]).toMatchObject(UNAVAILABLE);
    expect((await create(requestId)).data.createTask.edge.node).toEqual({ name: 'Ny formular' });
    expect(await taskNamesAtClickUp()).toEqual(['Autosvar', 'Ny formular', 'Returflow']);
  },
);

test.each(answers)('%s to the creation of a list does not cause a second list', async (_name, fault) => {
  const clipCardId = await app.world.clipCard(company.departmentId);
  for (const call of ['GET /v2/folder/:id/list', 'POST /v2/folder/:id/list']) {
    await expectFailedRefresh(call, fault);
  }
  await refresh();
  const names = (await app.portal.services.clickUp.lists(company.folderId)).map(({ name }) => name);
  expect(names.filter((name) => name.endsWith(clipCardId.slice(-6)))).toHaveLength(1);
});
