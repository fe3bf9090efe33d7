import { beforeEach, describe, expect, test } from '@jest/globals';
import { TestClock } from '../http/testing/TestClock.ts';
import { failureOf } from '../testing/failureOf.ts';
import { playRecordings, RecordedAnswer } from '../testing/recordings.ts';
import { ClickUpClient } from './ClickUp.ts';
import {
  errorPage,
  FOLDER_ID,
  folderlessList,
  invitedMember,
  list,
  LIST_ID,
  listedTask,
  outOfReach,
  planLimitReached,
  recordedFolder,
  recordedSpace,
  recordedWebhook,
  SPACE_ID,
  spaceNotFound,
  TEAM_ID,
  wholeTask,
} from './testing/recorded.ts';

const API = 'https://api.clickup.com/api/v2';
const NOW = 1_700_000_000_000;
const unavailable = { code: 'PROVIDER_UNAVAILABLE', message: 'ClickUp svarer ikke lige nu. Prøv igen om lidt.' };
const { answer, requests } = playRecordings();

let clock: TestClock;
let client: ClickUpClient;
beforeEach(() => {
  clock = new TestClock(NOW);
  client = new ClickUpClient({ token: 'pk_183_RECORDED' }, { clock });
});

const pageOf = (page: number, more = '') =>
  [
    `GET ${API}/list/${LIST_ID}/task?page=${page}&archived=false&order_by=created&reverse=true`,
    `&subtasks=true&include_closed=true${more}`,
  ].join('');
const numberedTasks = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...listedTask, id: `9h${from + index}` }));
const readTask = (changes: object) => {
  answer(`GET ${API}/task/9hx`, { ...wholeTask, ...changes });
  return client.task('9hx');
};
describe('places', () => {
  test('an invited member without a name is shown by e-mail address, only in their own workspace', async () => {
    const joined = { user: { id: 183, username: 'Mette Holm', color: '#827718', profilePicture: null } };
    const team = {
      id: TEAM_ID,
      name: 'Portalen',
      color: '#000000',
      avatar: 'https://clickup.com/avatar.jpg',
      members: [invitedMember, joined],
    };
    answer(`GET ${API}/team`, { teams: [team] }, { teams: [team] });
    expect(await client.members(TEAM_ID)).toEqual([
      { id: '1', username: 'ny@portal.example', email: 'ny@portal.example', profilePicture: null },
      { id: '183', username: 'Mette Holm', email: '', profilePicture: null },
    ]);
    expect(await client.members('9007000002')).toEqual([]);
  });

  test('a space is read despite its unknown fields', async () => {
    answer(`GET ${API}/team/${TEAM_ID}/space?archived=false`, { spaces: [recordedSpace] });
    expect(await client.spaces(TEAM_ID)).toMatchObject([{ id: SPACE_ID, name: 'Kunder' }]);
  });

  test('folders may be a list or one object, and their task count a number, a text or null', async () => {
    const call = `GET ${API}/space/${SPACE_ID}/folder?archived=false`;
    answer(call, {
      folders: [
        { ...recordedFolder, task_count: '7' },
        { ...recordedFolder, task_count: 8 },
        { ...recordedFolder, task_count: null },
      ],
    });
    expect((await client.folders(SPACE_ID)).map(({ taskCount }) => taskCount)).toEqual([7, 8, 0]);
    answer(call, { folders: recordedFolder }, { folders: [] });
    expect(await client.folders(SPACE_ID)).toEqual([{ id: FOLDER_ID, name: 'Nordlys ApS', taskCount: 0 }]);
    expect(await client.folders(SPACE_ID)).toEqual([]);
  });

  test('a folder has the lists that are objects, and texts among them are left out', async () => {
    answer(`GET ${API}/folder/${FOLDER_ID}`, { ...recordedFolder, lists: [list, 'Klippekort'] });
    expect((await client.folder(FOLDER_ID))!.lists).toEqual([{ id: LIST_ID, name: 'Klippekort' }]);
  });

  test('a list has its statuses in order, and an empty array without statuses', async () => {
    const [first, last] = list.statuses;
    answer(`GET ${API}/list/${LIST_ID}`, { ...list, statuses: [last, { ...first, orderindex: '0' }] });
    expect(await client.list(LIST_ID)).toEqual({
      id: LIST_ID,
      name: 'Klippekort',
      folderId: FOLDER_ID,
      statuses: [
        { status: 'to do', color: '#87909e', orderindex: 0, type: 'open' },
        { status: 'complete', color: '#008844', orderindex: 1, type: 'closed' },
      ],
    });
    answer(`GET ${API}/list/901700000004`, folderlessList);
    expect(await client.list('901700000004')).toEqual({
      id: '901700000004',
      name: 'Løse opgaver',
      folderId: '90170000005',
      statuses: [],
    });
  });

  test('a created list or folder is returned with its id and name', async () => {
    answer(`POST ${API}/folder/${FOLDER_ID}/list`, list);
    expect(await client.createList({ folderId: FOLDER_ID, name: 'Klippekort' })).toMatchObject({
      id: LIST_ID,
      name: 'Klippekort',
    });
    answer(`POST ${API}/space/${SPACE_ID}/folder`, recordedFolder);
    expect(await client.createFolder({ spaceId: SPACE_ID, name: 'Nordlys ApS' })).toMatchObject({ id: FOLDER_ID });
  });

  test('a long id stays an unchanged text', async () => {
    const long = '90170000000200000001';
    answer(`GET ${API}/list/${long}`, { ...list, id: long });
    expect(await client.list(long)).toMatchObject({ id: long });
  });
});

describe('tasks', () => {
  test('a task in a list is read without the fields that lists leave out', async () => {
    answer(pageOf(0), { tasks: [listedTask] });
    expect(await client.tasks(LIST_ID)).toEqual([
      {
        id: '9hx',
        listId: LIST_ID,
        name: 'Ny formular',
        description: '',
        status: { status: 'Open', color: '#d3d3d3', type: 'open' },
        priority: 2,
        timeSpentMs: 0,
        timeEstimateMs: null,
        createdAt: 1_567_780_450_202,
        updatedAt: 1_567_780_450_202,
        dueDate: null,
        assignees: [],
        tags: [],
        customFields: [],
        points: null,
      },
    ]);
  });

  test('a single task has its description, points and filled custom fields', async () => {
    expect(await readTask({})).toMatchObject({
      description: 'Med felter',
      points: 3,
      status: { status: 'in progress', type: 'custom' },
      customFields: [
        { name: 'Antal', value: '23' },
        { name: 'Kanal', value: 'E-mail' },
      ],
    });
  });

  test.each([
    ['texts', { date_created: '1567780450202', due_date: '1567780450202', time_spent: '5400000' }],
    ['numbers', { date_created: 1_567_780_450_202, due_date: 1_567_780_450_202, time_spent: 5_400_000 }],
  ])('timestamps and durations are read from %s', async (_as, fields) => {
    expect(await readTask(fields)).toMatchObject({
      createdAt: 1_567_780_450_202,
      dueDate: 1_567_780_450_202,
      timeSpentMs: 5_400_000,
    });
  });

  test('only objects are read as assignees, by e-mail address if they have no name', async () => {
    const people = [
      183,
      'Mette Holm',
      null,
      { id: 183, username: 'Mette Holm', color: '#827718', email: 'mette@portal.example', profilePicture: null },
      invitedMember.user,
    ];
    expect((await readTask({ assignees: people }))!.assignees.map(({ username }) => username)).toEqual([
      'Mette Holm',
      'ny@portal.example',
    ]);
    expect((await readTask({ assignees: null, tags: null, checklists: ['x'] }))!.assignees).toEqual([]);
  });

  test('a full page without last_page is followed by another page', async () => {
    answer(pageOf(0), { tasks: numberedTasks(0, 100) });
    answer(pageOf(1), { tasks: numberedTasks(100, 100) });
    answer(pageOf(2), { tasks: [] });
    expect(await client.tasks(LIST_ID)).toHaveLength(200);
  });

  test('last_page decides whether another page follows, whether the page is full or not', async () => {
    answer(pageOf(0), { tasks: numberedTasks(0, 98), last_page: false });
    answer(pageOf(1), { tasks: numberedTasks(98, 100), last_page: true });
    expect(await client.tasks(LIST_ID)).toHaveLength(198);
  });
});

describe('requests', () => {
  test('have the personal token without Bearer', async () => {
    answer(`GET ${API}/team`, { teams: [] });
    await client.teams();
    expect(requests[0]!.headers).toMatchObject({ authorization: 'pk_183_RECORDED', accept: 'application/json' });
  });

  test('ask for changes in whole milliseconds', async () => {
    answer(pageOf(0, '&date_updated_gt=1567780450201'), { tasks: [] });
    expect(await client.tasks(LIST_ID, { updatedSince: 1_567_780_450_202 })).toEqual([]);
  });

  test.each([
    [
      'a task',
      () => client.createTask({ listId: LIST_ID, name: 'Ny formular', description: 'Med felter' }),
      `POST ${API}/list/${LIST_ID}/task`,
      wholeTask,
      { name: 'Ny formular', description: 'Med felter' },
    ],
    [
      'a task without a description',
      () => client.createTask({ listId: LIST_ID, name: 'Ny formular' }),
      `POST ${API}/list/${LIST_ID}/task`,
      wholeTask,
      { name: 'Ny formular' },
    ],
    [
      'the name of a status',
      () => client.setStatus('9hx', 'complete'),
      `PUT ${API}/task/9hx`,
      wholeTask,
      { status: 'complete' },
    ],
    [
      'a comment',
      () => client.comment('9hx', 'Godkendt'),
      `POST ${API}/task/9hx/comment`,
      { id: '458', hist_id: '26508', date: 1_568_036_964_079 },
      { comment_text: 'Godkendt', notify_all: true },
    ],
    [
      'a list',
      () => client.createList({ folderId: FOLDER_ID, name: 'Klippekort' }),
      `POST ${API}/folder/${FOLDER_ID}/list`,
      list,
      { name: 'Klippekort' },
    ],
  ])('send only %s as JSON', async (_what, send, call, recorded, body) => {
    answer(call, recorded);
    await send();
    expect({
      ...requests[0],
      headers: requests[0]!.headers['content-type'],
      body: JSON.parse(requests[0]!.body),
    }).toEqual({
      call,
      headers: 'application/json',
      body,
    });
  });

  test('return the id of a comment, whether it is a text or a number', async () => {
    answer(`POST ${API}/task/9hx/comment`, { id: '458', hist_id: '26508', date: 1_568_036_964_079 }, { id: 459 });
    expect([await client.comment('9hx', 'En'), await client.comment('9hx', 'To')]).toEqual([
      { id: '458' },
      { id: '459' },
    ]);
  });
});

describe('webhooks', () => {
  const call = `${API}/team/${TEAM_ID}/webhook`;

  test('are created for one folder, by its number, and returned with a secret', async () => {
    answer(`POST ${call}`, {
      id: recordedWebhook.id,
      webhook: { ...recordedWebhook, folder_id: Number(FOLDER_ID) },
    });
    const endpoint = 'https://portal.example/api/webhooks/clickup';
    expect(await client.createWebhook({ teamId: TEAM_ID, endpoint, folderId: FOLDER_ID })).toEqual({
      id: recordedWebhook.id,
      secret: 'WEBHOOK_SECRET',
    });
    expect(JSON.parse(requests[0]!.body)).toMatchObject({
      endpoint,
      folder_id: 90_170_000_002,
      events: expect.arrayContaining(['taskStatusUpdated']),
    });
  });

  test('have a folder id from a number or a text, and are inactive when ClickUp suspended them', async () => {
    const health = (status: string) => ({ status, fail_count: 3 });
    answer(`GET ${call}`, {
      webhooks: [
        { ...recordedWebhook, folder_id: Number(FOLDER_ID) },
        { ...recordedWebhook, folder_id: FOLDER_ID, health: health('failing') },
        { ...recordedWebhook, health: health('suspended') },
      ],
    });
    expect((await client.webhooks(TEAM_ID)).map(({ folderId, isActive }) => ({ folderId, isActive }))).toEqual([
      { folderId: FOLDER_ID, isActive: true },
      { folderId: FOLDER_ID, isActive: true },
      { folderId: null, isActive: false },
    ]);
  });

  test('are deleted with an empty answer', async () => {
    answer(`DELETE ${API}/webhook/${recordedWebhook.id}`, {});
    expect(await client.deleteWebhook(recordedWebhook.id)).toBeUndefined();
  });
});

describe('errors', () => {
  test('a 401 for a list out of reach differs from a bad token, and is neither undefined nor retried', async () => {
    answer(`GET ${API}/list/${LIST_ID}`, new RecordedAnswer(401, outOfReach));
    const { cause, ...error } = await failureOf(client.list(LIST_ID));
    expect(error).toMatchObject({ code: unavailable.code });
    expect(cause.message).toBe(
      `ClickUp denied access to the token: 401 OAUTH_027 Team not authorized (GET /list/${LIST_ID})`,
    );
    answer(`GET ${API}/team`, new RecordedAnswer(401, { err: 'Token invalid', ECODE: 'OAUTH_025' }));
    expect((await failureOf(client.teams())).cause.message).toBe(
      'ClickUp rejected the token: 401 OAUTH_025 Token invalid (GET /team)',
    );
    expect(clock.slept).toEqual([]);
  });

  test('the cause names a missing space, a plan limit and an error without a message', async () => {
    answer(`GET ${API}/space/1/folder?archived=false`, new RecordedAnswer(404, spaceNotFound));
    expect((await failureOf(client.folders('1'))).cause.message).toBe(
      'ClickUp returned an error: 404 PROJ_006 Space not found (GET /space/1/folder)',
    );
    answer(
      `POST ${API}/space/${SPACE_ID}/folder`,
      new RecordedAnswer(403, planLimitReached),
      new RecordedAnswer(400, {}),
    );
    expect((await failureOf(client.createFolder({ spaceId: SPACE_ID, name: 'Ny' }))).cause.message).toMatch(
      /^ClickUp denied access: 403 PAYWALL_004 Your plan is limited/,
    );
    expect((await failureOf(client.createFolder({ spaceId: SPACE_ID, name: 'Ny' }))).cause.message).toBe(
      `ClickUp returned an error: 400 (POST /space/${SPACE_ID}/folder)`,
    );
  });

  test.each([
    ['in seconds since 1970', { 'X-RateLimit-Reset': String(NOW / 1_000 + 17) }, 17_000],
    ['in milliseconds', { 'X-RateLimit-Reset': String(NOW + 17_000) }, 60_000],
    ['not at all', {}, 2_000],
  ])('a rate limit whose end is given %s delays the task, which is created once', async (_how, headers, pause) => {
    const call = `POST ${API}/list/${LIST_ID}/task`;
    const limits = { 'X-RateLimit-Limit': '100', 'X-RateLimit-Remaining': '0', ...headers };
    answer(call, new RecordedAnswer(429, { err: 'Rate limit reached', ECODE: 'APP_002' }, limits), wholeTask);
    expect(await client.createTask({ listId: LIST_ID, name: 'Ny formular' })).toMatchObject({ id: '9hx' });
    expect(clock.slept).toEqual([pause]);
  });

  test('the last request that the limit allows is followed by a pause', async () => {
    answer(
      `GET ${API}/team`,
      new RecordedAnswer(
        200,
        { teams: [] },
        { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': String(NOW / 1_000 + 9) },
      ),
      { teams: [] },
    );
    await client.teams();
    await client.teams();
    expect(clock.slept).toEqual([9_000]);
  });
});

describe('invalid answers', () => {
  const call = `GET ${API}/list/${LIST_ID}`;
  test.each<[string, object | string | RecordedAnswer, string]>([
    ['an error page of a gateway', new RecordedAnswer(502, errorPage), 'ClickUp returned an error: 502'],
    ['an error page with status 200', errorPage, 'ClickUp sent an invalid answer: '],
    ['half an answer', JSON.stringify(list).slice(0, 200), 'ClickUp sent an invalid answer: '],
    ['an empty body', '', 'ClickUp sent an invalid answer: '],
    ['an empty object', {}, 'ClickUp sent an invalid answer: id'],
    ['a list', [list], 'ClickUp sent an invalid answer: '],
    ['a field of another type', { ...list, folder: 'Nordlys ApS' }, 'ClickUp sent an invalid answer: folder'],
  ])('%s is retried, and then reported as an outage', async (_what, invalid, why) => {
    answer(call, invalid, list);
    expect(await client.list(LIST_ID)).toMatchObject({ id: LIST_ID });
    answer(call, invalid, invalid, invalid);
    const error = await failureOf(client.list(LIST_ID));
    expect(error).toMatchObject(unavailable);
    expect(error.cause.message).toBe(`${why} (GET /list/${LIST_ID})`);
  });

  test('a page with a task without an id is an outage, so that its tasks do not seem deleted', async () => {
    const broken = { tasks: [listedTask, { ...listedTask, id: null }], last_page: true };
    answer(pageOf(0), broken, broken, broken);
    expect(await failureOf(client.tasks(LIST_ID))).toMatchObject(unavailable);
  });

  test('an invalid answer to a creation is not retried', async () => {
    answer(`POST ${API}/list/${LIST_ID}/task`, errorPage);
    expect(await failureOf(client.createTask({ listId: LIST_ID, name: 'Ny formular' }))).toMatchObject(unavailable);
  });
});
