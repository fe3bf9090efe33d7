import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { TestApp } from '../../../testing/createTestApp.ts';
import type { Providers } from '../../../testing/providers.ts';
import { refreshCompany } from './refresh.ts';
import { createLinkedCompany, type LinkedCompany } from './testing/linkedCompany.ts';
import { startTasks } from './testing/startTasks.ts';

let app: TestApp;
let providers: Providers;
let close: () => Promise<void>;
let company: LinkedCompany;
let listId: string;
let movedTaskId: string;
beforeAll(async () => void ({ app, providers, close } = await startTasks({ hasWebhooks: true })));
beforeEach(async () => {
  company = await createLinkedCompany(app, providers);
  await refresh();
  [{ id: listId }] = (await app.db.sql('select click_up_list_id as id from clip_card where id = $1', [
    company.clipCardId,
  ])) as [{ id: string }];
  movedTaskId = providers.clickup.addTask(listId, { name: 'Returflow', status: 'in progress' });
  providers.clickup.addTask(listId, { name: 'Makroer', status: 'in progress' });
  providers.clickup.addTask(listId, { name: 'Autosvar', status: 'client approval' });
  await expectBoard({
    Open: [],
    'in progress': ['Makroer', 'Returflow'],
    'client approval': ['Autosvar'],
    complete: [],
  });
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

const expireFullRead = () =>
  app.db.sql(`update task_list set read_at = now() - interval '25 hours' where clip_card_id = $1`, [
    company.clipCardId,
  ]);

/** The names of the tasks in every column, from left to right. */
async function readBoard(): Promise<Record<string, string[]>> {
  const { data } = await app.graphql(
    '{ viewer { customer { taskBoard { columns { status tasks(first: 50) { edges { node { name } } } } } } } }',
    { token: company.person.token },
  );
  const columns: Column[] = data.viewer.customer.taskBoard.columns;
  return Object.fromEntries(
    columns.map(({ status, tasks }) => [status, tasks.edges.map(({ node }) => node.name).toSorted()]),
  );
}

const expectBoard = (expected: Record<string, string[]>) =>
  expectEventually(async () => Object.entries(await readBoard()), Object.entries(expected));

async function expectEventually<T>(read: () => Promise<T>, expected: T): Promise<void> {
  let value = await read();
  for (let waited = 0; waited < 5_000 && !isDeepStrictEqual(value, expected); waited += 25) {
    await new Promise((resolve) => {
      setTimeout(resolve, 25);
    });
    value = await read();
  }
  expect(value).toEqual(expected);
}

test('an added status becomes a column as soon as a task has it', async () => {
  providers.clickup.setStatuses(listId, [OPEN, PROGRESS, TEST, APPROVAL, COMPLETE]);
  providers.clickup.moveTask(movedTaskId, 'test');
  await expectBoard({
    Open: [],
    'in progress': ['Makroer'],
    test: ['Returflow'],
    'client approval': ['Autosvar'],
    complete: [],
  });
});

test('the tasks of a removed status move at once to the status that ClickUp gives them', async () => {
  providers.clickup.setStatuses(listId, [OPEN, APPROVAL, COMPLETE]);
  await expectEventually(async () => (await readBoard())['Open'], ['Makroer', 'Returflow']);
});

test('the daily full read brings columns and tasks in line with ClickUp', async () => {
  providers.clickup.setStatuses(listId, [OPEN, TEST, APPROVAL, RENAMED, COMPLETE]);
  await expireFullRead();
  await refresh();
  await expectBoard({
    Open: [],
    test: [],
    'client approval': ['Autosvar'],
    'i gang': ['Makroer', 'Returflow'],
    complete: [],
  });
  providers.clickup.setStatuses(listId, [OPEN, APPROVAL, COMPLETE]);
  await expireFullRead();
  await refresh();
  await expectBoard({ Open: ['Makroer', 'Returflow'], 'client approval': ['Autosvar'], complete: [] });
});

test.each([
  [
    'added',
    [OPEN, PROGRESS, TEST, APPROVAL, COMPLETE],
    { Open: [], 'in progress': ['Makroer', 'Returflow'], test: [], 'client approval': ['Autosvar'], complete: [] },
  ],
  [
    'moved',
    [OPEN, APPROVAL, PROGRESS, COMPLETE],
    { Open: [], 'client approval': ['Autosvar'], 'in progress': ['Makroer', 'Returflow'], complete: [] },
  ],
  [
    'renamed',
    [OPEN, RENAMED, APPROVAL, COMPLETE],
    { Open: [], 'i gang': ['Makroer', 'Returflow'], 'client approval': ['Autosvar'], complete: [] },
  ],
  [
    'removed',
    [OPEN, APPROVAL, COMPLETE],
    { Open: ['Makroer', 'Returflow'], 'client approval': ['Autosvar'], complete: [] },
  ],
])(
  'a status that was %s is shown after the next refresh, with tasks that have not changed',
  async (_change, statuses, columns) => {
    await app.db.sql(`update task_list set changes_seen_at = now() + interval '1 hour' where clip_card_id = $1`, [
      company.clipCardId,
    ]);
    providers.clickup.setStatuses(listId, statuses);
    await refresh();
    await expectBoard(columns);
  },
);

test('every task of a renamed status stays visible when one of them changes', async () => {
  providers.clickup.setStatuses(listId, [OPEN, RENAMED, APPROVAL, COMPLETE]);
  providers.clickup.trackTime(movedTaskId, 3_600_000);
  await expectBoard({ Open: [], 'i gang': ['Makroer', 'Returflow'], 'client approval': ['Autosvar'], complete: [] });
});

test('tasks keep their columns while ClickUp returns statuses but not tasks', async () => {
  providers.clickup.setStatuses(listId, [OPEN, RENAMED, APPROVAL, COMPLETE]);
  providers.clickup.failNext('GET /v2/list/:id/task', { instead: '<h1>502</h1>', times: 99 });
  await expect(refresh()).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  expect(await readBoard()).toEqual({
    Open: [],
    'in progress': ['Makroer', 'Returflow'],
    'client approval': ['Autosvar'],
    complete: [],
  });
  providers.clickup.clearFaults('GET /v2/list/:id/task');
  await refresh();
  await expectBoard({ Open: [], 'i gang': ['Makroer', 'Returflow'], 'client approval': ['Autosvar'], complete: [] });
});

test('only changed tasks are read when no status has changed', async () => {
  await refresh();
  const readAt = () => app.db.sql('select read_at from task_list where clip_card_id = $1', [company.clipCardId]);
  const before = await readAt();
  await refresh();
  expect(await readAt()).toEqual(before);
});

const outOfReach = { instead: { err: 'Team not authorized', ECODE: 'OAUTH_027' }, status: 401 };

test('a list that its folder no longer has is replaced, even if ClickUp only refuses access', async () => {
  providers.clickup.removeList(listId);
  providers.clickup.failNext('GET /v2/list/:id', outOfReach);
  await refresh();
  await expectBoard({});
  await refresh();
  await expectBoard({ Open: [], 'in progress': [], 'client approval': [], complete: [] });
  const [{ id }] = (await app.db.sql('select click_up_list_id as id from clip_card where id = $1', [
    company.clipCardId,
  ])) as [{ id: string }];
  expect(id).not.toBe(listId);
});

test('a list that is out of reach keeps its tasks while its folder still has the list', async () => {
  providers.clickup.failNext('GET /v2/list/:id', outOfReach);
  await expect(refresh()).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  expect(await readBoard()).toEqual({
    Open: [],
    'in progress': ['Makroer', 'Returflow'],
    'client approval': ['Autosvar'],
    complete: [],
  });
});
