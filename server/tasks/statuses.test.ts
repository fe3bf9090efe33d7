import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { TestApp } from '../testing/createTestApp.ts';
import type { Providers } from '../testing/providers.ts';
import { refreshCompany } from './refresh.ts';
import { linkedCompany, type LinkedCompany } from './testing/linkedCompany.ts';
import { startTasks } from './testing/startTasks.ts';

let app: TestApp;
let providers: Providers;
let close: () => Promise<void>;
let company: LinkedCompany;
let listId: string;
let moving: string;
beforeAll(async () => void ({ app, providers, close } = await startTasks({ isCalledBack: true })));
beforeEach(async () => {
  company = await linkedCompany(app, providers);
  await refresh();
  [{ id: listId }] = (await app.db.sql('select click_up_list_id as id from clip_card where id = $1', [
    company.clipCardId,
  ])) as [{ id: string }];
  moving = providers.clickup.addTask(listId, { name: 'Returflow', status: 'in progress' });
  providers.clickup.addTask(listId, { name: 'Makroer', status: 'in progress' });
  providers.clickup.addTask(listId, { name: 'Autosvar', status: 'client approval' });
  await becomes({ Open: [], 'in progress': ['Makroer', 'Returflow'], 'client approval': ['Autosvar'], complete: [] });
});
afterAll(() => close());

const refresh = () => refreshCompany(app.portal.services, company.person.customerId!);
const OPEN = { status: 'Open', color: '#87909e', type: 'open' } as const;
const PROGRESS = { status: 'in progress', color: '#1090e0', type: 'custom' } as const;
const APPROVAL = { status: 'client approval', color: '#f8ae00', type: 'custom' } as const;
const COMPLETE = { status: 'complete', color: '#008844', type: 'closed' } as const;
const TEST = { status: 'test', color: '#aa8d80', type: 'custom' } as const;
const RENAMED = { ...PROGRESS, status: 'i gang', was: 'in progress' };

interface Column {
  status: string;
  tasks: { edges: { node: { name: string } }[] };
}

const aDayLater = () =>
  app.db.sql(`update task_list set read_at = now() - interval '25 hours' where clip_card_id = $1`, [
    company.clipCardId,
  ]);

/** The names of the tasks in every column, from left to right. */
async function board(): Promise<Record<string, string[]>> {
  const { data } = await app.graphql(
    '{ viewer { customer { taskBoard { columns { status tasks(first: 50) { edges { node { name } } } } } } } }',
    { token: company.person.token },
  );
  const columns: Column[] = data.viewer.customer.taskBoard.columns;
  return Object.fromEntries(
    columns.map(({ status, tasks }) => [status, tasks.edges.map(({ node }) => node.name).toSorted()]),
  );
}

const becomes = (wanted: Record<string, string[]>) =>
  seen(async () => Object.entries(await board()), Object.entries(wanted));

async function seen<T>(read: () => Promise<T>, wanted: T): Promise<void> {
  let value = await read();
  for (let waited = 0; waited < 5_000 && !isDeepStrictEqual(value, wanted); waited += 25) {
    await new Promise((resolve) => {
      setTimeout(resolve, 25);
    });
    value = await read();
  }
  expect(value).toEqual(wanted);
}

test('a status that is added is a column as soon as a task stands in it', async () => {
  providers.clickup.setStatuses(listId, [OPEN, PROGRESS, TEST, APPROVAL, COMPLETE]);
  providers.clickup.moveTask(moving, 'test');
  await becomes({
    Open: [],
    'in progress': ['Makroer'],
    test: ['Returflow'],
    'client approval': ['Autosvar'],
    complete: [],
  });
});

test('the tasks of a status that is taken away go where the task tool puts them, as it happens', async () => {
  providers.clickup.setStatuses(listId, [OPEN, APPROVAL, COMPLETE]);
  await seen(async () => (await board())['Open'], ['Makroer', 'Returflow']);
});

test('once a day all columns are what they are at the task tool, in its order and under its names, with every task in one of them', async () => {
  providers.clickup.setStatuses(listId, [OPEN, TEST, APPROVAL, RENAMED, COMPLETE]);
  await aDayLater();
  await refresh();
  await becomes({
    Open: [],
    test: [],
    'client approval': ['Autosvar'],
    'i gang': ['Makroer', 'Returflow'],
    complete: [],
  });
  providers.clickup.setStatuses(listId, [OPEN, APPROVAL, COMPLETE]);
  await aDayLater();
  await refresh();
  await becomes({ Open: ['Makroer', 'Returflow'], 'client approval': ['Autosvar'], complete: [] });
});

test.each([
  [
    'added',
    [OPEN, PROGRESS, TEST, APPROVAL, COMPLETE],
    { Open: [], 'in progress': ['Makroer', 'Returflow'], test: [], 'client approval': ['Autosvar'], complete: [] },
  ],
  [
    'put elsewhere',
    [OPEN, APPROVAL, PROGRESS, COMPLETE],
    { Open: [], 'client approval': ['Autosvar'], 'in progress': ['Makroer', 'Returflow'], complete: [] },
  ],
  [
    'renamed',
    [OPEN, RENAMED, APPROVAL, COMPLETE],
    { Open: [], 'i gang': ['Makroer', 'Returflow'], 'client approval': ['Autosvar'], complete: [] },
  ],
  [
    'taken away',
    [OPEN, APPROVAL, COMPLETE],
    { Open: ['Makroer', 'Returflow'], 'client approval': ['Autosvar'], complete: [] },
  ],
])(
  'a status that was %s shows with the next refresh, with tasks that nobody has touched for long',
  async (_what, statuses, columns) => {
    await app.db.sql(`update task_list set changes_seen_at = now() + interval '1 hour' where clip_card_id = $1`, [
      company.clipCardId,
    ]);
    providers.clickup.setStatuses(listId, statuses);
    await refresh();
    await becomes(columns);
  },
);

test('of a status that was renamed no task is hidden when one of them is worked on', async () => {
  providers.clickup.setStatuses(listId, [OPEN, RENAMED, APPROVAL, COMPLETE]);
  providers.clickup.trackTime(moving, 3_600_000);
  await becomes({ Open: [], 'i gang': ['Makroer', 'Returflow'], 'client approval': ['Autosvar'], complete: [] });
});

test('while the task tool tells its statuses but not its tasks, every task stays where it was', async () => {
  providers.clickup.setStatuses(listId, [OPEN, RENAMED, APPROVAL, COMPLETE]);
  providers.clickup.failNext('GET /v2/list/:id/task', { instead: '<h1>502</h1>', times: 99 });
  await expect(refresh()).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  expect(await board()).toEqual({
    Open: [],
    'in progress': ['Makroer', 'Returflow'],
    'client approval': ['Autosvar'],
    complete: [],
  });
  providers.clickup.mend('GET /v2/list/:id/task');
  await refresh();
  await becomes({ Open: [], 'i gang': ['Makroer', 'Returflow'], 'client approval': ['Autosvar'], complete: [] });
});

test('where no status has changed, only the tasks that have are read', async () => {
  await refresh();
  const readAt = () => app.db.sql('select read_at from task_list where clip_card_id = $1', [company.clipCardId]);
  const before = await readAt();
  await refresh();
  expect(await readAt()).toEqual(before);
});

const outOfReach = { instead: { err: 'Team not authorized', ECODE: 'OAUTH_027' }, status: 401 };

test('a list that its folder has no more is gone, also where ClickUp only says that it is out of reach', async () => {
  providers.clickup.removeList(listId);
  providers.clickup.failNext('GET /v2/list/:id', outOfReach);
  await refresh();
  await becomes({});
  await refresh();
  await becomes({ Open: [], 'in progress': [], 'client approval': [], complete: [] });
  const [{ id }] = (await app.db.sql('select click_up_list_id as id from clip_card where id = $1', [
    company.clipCardId,
  ])) as [{ id: string }];
  expect(id).not.toBe(listId);
});

test('a list that is out of reach while its folder still has it keeps its tasks', async () => {
  providers.clickup.failNext('GET /v2/list/:id', outOfReach);
  await expect(refresh()).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  expect(await board()).toEqual({
    Open: [],
    'in progress': ['Makroer', 'Returflow'],
    'client approval': ['Autosvar'],
    complete: [],
  });
});
