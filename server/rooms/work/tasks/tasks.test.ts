import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ClickUpClient } from '../../../providers/clickup/ClickUp.ts';
import { TestClock } from '../../../providers/http/testing/TestClock.ts';
import { countStatements } from '../../../testing/countStatements.ts';
import type { TestApp } from '../../../testing/createTestApp.ts';
import type { Providers } from '../../../testing/providers.ts';
import { idOf, rowsOf } from '../../../testing/restRows.ts';
import { runAs } from '../../../testing/runAs.ts';
import { sendComments } from '../taskComments/sendComments.ts';
import { refreshCompany } from './refresh.ts';
import { createLinkedCompany, type LinkedCompany } from './testing/linkedCompany.ts';
import { startTasks } from './testing/startTasks.ts';

let app: TestApp;
let providers: Providers;
let close: () => Promise<void>;
let company: LinkedCompany;
beforeAll(async () => void ({ app, providers, close } = await startTasks()));
beforeEach(async () => {
  company = await createLinkedCompany(app, providers);
  await refresh();
});
afterAll(() => close());

const refresh = () => refreshCompany(app.portal.services, company.person.customerId!);
const run = runAs(() => ({ app, token: company.person.token }));
const FIELDS =
  'id name description status isOpen isApprovable minutesSpent priority changesRequested approvedBy clipCard { id }';
const create = (input: object = {}, token?: string) =>
  run(
    `mutation ($input: CreateTaskInput!) { createTask(input: $input) { edge { node { ${FIELDS} } } } }`,
    {
      input: { requestId: randomUUID(), clipCardId: company.clipCardId, name: 'Ny formular', ...input },
    },
    token,
  );
const approve = (id: string, token?: string) =>
  run(`mutation ($id: ID!) { approveTask(id: $id) { edge { node { ${FIELDS} } } } }`, { id }, token);
const requestChanges = (id: string, input: object = {}) =>
  run(
    `mutation ($id: ID!, $input: TaskChangesInput!) {
      requestTaskChanges(id: $id, input: $input) { edge { node { ${FIELDS} } } }
    }`,
    { id, input: { requestId: randomUUID(), comment: 'Feltet mangler', ...input } },
  );
const readBoard = async (clipCardId?: string) =>
  (
    await run(
      `query ($clipCardId: ID) { viewer { customer { taskBoard {
        isLinked isAway refreshedAt awaiting clipCards { id }
        columns(clipCardId: $clipCardId) {
          id status isApproval isClosed tasks(first: 50) { totalCount edges { node { ${FIELDS} } } }
        }
      } } } }`,
      { clipCardId },
    )
  ).data.viewer.customer.taskBoard;
const column = async (status: string, clipCardId?: string) =>
  (await readBoard(clipCardId)).columns.find((candidate) => candidate.status === status)!;
const namesIn = async (status: string, clipCardId?: string) =>
  (await column(status, clipCardId)).tasks.edges.map(({ node }) => node.name);
const listOf = async (clipCardId: string) =>
  (
    (await app.db.sql('select click_up_list_id as id from clip_card where id = $1', [clipCardId])) as [{ id: string }]
  )[0].id;
const taskNamesAtClickUp = async (listId: string) =>
  (await app.portal.services.clickUp.tasks(listId)).map(({ name }) => name);
const clickUpIdOf = async (id: string) =>
  ((await app.db.sql('select click_up_id as id from task where id = $1', [id])) as [{ id: string }])[0].id;
async function createAwaitingTask(name = 'Venter'): Promise<{ id: string; clickUpId: string }> {
  const clickUpId = providers.clickup.addTask(await listOf(company.clipCardId), { name, status: 'client approval' });
  await refresh();
  const [{ id }] = (await app.db.sql('select id from task where click_up_id = $1', [clickUpId])) as [{ id: string }];
  return { id, clickUpId };
}

describe('the task board', () => {
  test('has the columns of its list from left to right, and each task in the column of its status', async () => {
    const list = await listOf(company.clipCardId);
    providers.clickup.addTask(list, {
      name: 'Haster',
      status: 'in progress',
      priority: 1,
      createdAt: Date.now() - 9_000,
    });
    providers.clickup.addTask(list, { name: 'Ældre', status: 'in progress', createdAt: Date.now() - 5_000 });
    providers.clickup.addTask(list, { name: 'Nyere', status: 'in progress', createdAt: Date.now() - 1_000 });
    await refresh();
    expect((await readBoard()).columns.map(({ status }) => status)).toEqual([
      'Open',
      'in progress',
      'client approval',
      'complete',
    ]);
    expect(await namesIn('in progress')).toEqual(['Haster', 'Nyere', 'Ældre']);
    expect(await namesIn('Open')).toEqual([]);
  });

  test('of one card contains that card’s tasks only, and a column can be read by its id', async () => {
    const other = await app.world.clipCard(company.departmentId);
    await refresh();
    providers.clickup.addTask(await listOf(company.clipCardId), { name: 'Her' });
    providers.clickup.addTask(await listOf(other), { name: 'Der' });
    await refresh();
    expect((await namesIn('Open')).sort()).toEqual(['Der', 'Her']);
    expect(await namesIn('Open', other)).toEqual(['Der']);
    const { id } = await column('Open', other);
    const { data } = await run(
      'query ($id: ID!) { node(id: $id) { ... on TaskColumn { status tasks { edges { node { name } } } } } }',
      { id },
    );
    expect(data.node).toEqual({ status: 'Open', tasks: { edges: [{ node: { name: 'Der' } }] } });
  });

  test('gives each active card one list, and adopts a list whose creation was not recorded', async () => {
    const listId = await listOf(company.clipCardId);
    await app.db.sql('delete from task_list where clip_card_id = $1', [company.clipCardId]);
    await app.db.sql('update clip_card set click_up_list_id = null where id = $1', [company.clipCardId]);
    await refresh();
    expect(await listOf(company.clipCardId)).toBe(listId);
    const pending = await app.world.clipCard(company.departmentId, { status: 'PENDING' });
    await refresh();
    expect(await listOf(pending)).toBeNull();
  });

  test('is read with the same number of statements for any number of cards', async () => {
    const few = await countStatements(app, () => readBoard());
    for (let i = 0; i < 4; i++) await app.world.clipCard(company.departmentId);
    await refresh();
    expect(await countStatements(app, () => readBoard())).toBe(few);
  });

  test('of a company without a folder is not linked, and its tasks cannot be created', async () => {
    const stranger = await app.world.person();
    const departmentId = await app.world.department(stranger.customerId!);
    const clipCardId = await app.world.clipCard(departmentId);
    const answer = await run(
      '{ viewer { customer { taskBoard { isLinked refreshedAt columns { id } } } } }',
      {},
      stranger.token,
    );
    expect(answer.data.viewer.customer.taskBoard).toEqual({ isLinked: false, refreshedAt: null, columns: [] });
    expect((await create({ clipCardId }, stranger.token)).errorCode).toBe('CONFLICT');
  });
});

describe('a new task', () => {
  test('appears at ClickUp and on the board', async () => {
    const { data } = await create({ name: ' Ny formular ', description: 'Med felter' });
    expect(data.createTask.edge.node).toMatchObject({
      name: 'Ny formular',
      description: 'Med felter',
      status: 'Open',
      isOpen: true,
      clipCard: { id: company.clipCardId },
    });
    expect(await taskNamesAtClickUp(await listOf(company.clipCardId))).toEqual(['Ny formular']);
    expect(await namesIn('Open')).toEqual(['Ny formular']);
  });

  test('requires a name and an active card of the company', async () => {
    expect((await create({ clipCardId: '', name: ' ' })).fieldErrors).toEqual({
      clipCardId: 'Klippekort og opgavens navn er påkrævet',
      name: 'Klippekort og opgavens navn er påkrævet',
    });
    const stranger = await app.world.person();
    expect((await create({}, stranger.token)).fieldErrors).toEqual({ clipCardId: 'Klippekortet findes ikke' });
    await app.db.sql(`update clip_card set status = 'USED' where id = $1`, [company.clipCardId]);
    expect((await create()).fieldErrors).toEqual({
      clipCardId: 'Klippekortet er brugt. Køb et nyt, før du opretter opgaver.',
    });
  });

  test('is created once when the request is sent several times, at once or later', async () => {
    const requestId = randomUUID();
    const answers = await Promise.all([create({ requestId }), create({ requestId }), create({ requestId })]);
    expect(answers.filter(({ errors }) => !errors).length).toBeGreaterThan(0);
    const again = await create({ requestId });
    expect(again.data.createTask.edge.node.name).toBe('Ny formular');
    expect(await taskNamesAtClickUp(await listOf(company.clipCardId))).toEqual(['Ny formular']);
  });

  test('is found and not created again when ClickUp’s answer was lost', async () => {
    const requestId = randomUUID();
    providers.clickup.failNext('POST /v2/list/:id/task', { dropAnswerAfterWork: true });
    expect((await create({ requestId })).errorCode).toBe('PROVIDER_UNAVAILABLE');
    expect((await create({ requestId })).data.createTask.edge.node.name).toBe('Ny formular');
    expect(await taskNamesAtClickUp(await listOf(company.clipCardId))).toEqual(['Ny formular']);
  });

  test('is found after a lost answer, also if the circuit breaker refused the request in between', async () => {
    const { services } = app.portal;
    const [original, clock, requestId] = [services.clickUp, new TestClock(), randomUUID()];
    services.clickUp = new ClickUpClient(providers.settings.clickUp, { clock });
    const firstTry = () =>
      app.db.sql('select created_at from task_request where id = $1', [
        `${company.person.customerId}:create:${requestId}`,
      ]);
    try {
      providers.clickup.failNext('POST /v2/list/:id/task', { dropAnswerAfterWork: true });
      expect((await create({ requestId })).errorCode).toBe('PROVIDER_UNAVAILABLE');
      const triedAt = await firstTry();
      providers.clickup.failNext('GET /v2/team', { status: 503, times: 10 });
      for (let calls = 0; calls < 4; calls += 1) await services.clickUp.teams().catch(() => undefined);
      expect((await create({ requestId })).errorCode).toBe('PROVIDER_UNAVAILABLE');
      expect(await firstTry()).toEqual(triedAt);
      clock.time += 10_000;
      expect((await create({ requestId })).data.createTask.edge.node.name).toBe('Ny formular');
      expect(await taskNamesAtClickUp(await listOf(company.clipCardId))).toEqual(['Ny formular']);
    } finally {
      services.clickUp = original;
    }
  });

  test('is looked for from the first attempt on, also if ClickUp refused the search in between', async () => {
    const requestId = randomUUID();
    const firstTry = () =>
      app.db.sql('select created_at from task_request where id = $1', [
        `${company.person.customerId}:create:${requestId}`,
      ]);
    providers.clickup.failNext('POST /v2/list/:id/task', { dropAnswerAfterWork: true });
    expect((await create({ requestId })).errorCode).toBe('PROVIDER_UNAVAILABLE');
    const triedAt = await firstTry();
    const noAccess = { status: 403, err: 'No access', ecode: 'ACCESS_001' };
    providers.clickup.failNext(`GET /v2/list/${await listOf(company.clipCardId)}/task`, noAccess);
    expect((await create({ requestId })).errors).toBeDefined();
    expect(await firstTry()).toEqual(triedAt);
  });

  test('is not created when ClickUp refuses to name the statuses of the list', async () => {
    await create();
    const listId = await listOf(company.clipCardId);
    await app.db.sql(`update task_list set statuses = '[]' where click_up_id = $1`, [listId]);
    const before = await taskNamesAtClickUp(listId);
    providers.clickup.failNext(`GET /v2/list/${listId}`, { status: 403, err: 'No access', ecode: 'ACCESS_001' });
    expect((await create()).errors).toBeDefined();
    expect(await taskNamesAtClickUp(listId)).toEqual(before);
  });

  test('is created once when a call with a lost answer is repeated with its idempotency key', async () => {
    const requestId = randomUUID();
    const send = async () =>
      (
        await app.portal.app.inject({
          method: 'POST',
          url: '/api/clickup/tasks',
          payload: { clipCardId: company.clipCardId, name: 'Ny formular' },
          headers: { authorization: `Bearer ${company.person.token}`, 'idempotency-key': requestId },
        })
      ).json();
    providers.clickup.failNext('POST /v2/list/:id/task', { dropAnswerAfterWork: true });
    expect((await send()).code).toBe('PROVIDER_UNAVAILABLE');
    expect((await send()).data).toMatchObject({ name: 'Ny formular' });
    expect(await taskNamesAtClickUp(await listOf(company.clipCardId))).toEqual(['Ny formular']);
    expect(await namesIn('Open')).toEqual(['Ny formular']);
  });

  test('is created for the caller’s company when another company has used the same request id', async () => {
    const requestId = randomUUID();
    await create({ requestId });
    const other = await createLinkedCompany(app, providers);
    const { data } = await create({ requestId, clipCardId: other.clipCardId }, other.person.token);
    const tasks = await app.db.sql('select customer_id from task where id = $1', [data.createTask.edge.node.id]);
    expect(tasks).toEqual([{ customer_id: other.person.customerId }]);
  });

  test('and a refresh are refused with a READ token and accepted with a READ_WRITE token', async () => {
    const { token } = await app.world.apiToken(company.person.customerId!, 'READ');
    expect((await create({}, token)).errorCode).toBe('FORBIDDEN');
    expect((await run('mutation { refreshTasks { isAway } }', {}, token)).errorCode).toBe('FORBIDDEN');
    const { token: writing } = await app.world.apiToken(company.person.customerId!, 'READ_WRITE');
    expect((await run('mutation { refreshTasks { isAway } }', {}, writing)).errors).toBeUndefined();
    expect((await create({}, writing)).errors).toBeUndefined();
  });
});

describe('approving a task', () => {
  test('moves the task from client approval to complete and records the person', async () => {
    const { id, clickUpId } = await createAwaitingTask();
    expect((await readBoard()).awaiting).toBe(1);
    expect((await approve(id)).data.approveTask.edge.node).toMatchObject({
      status: 'complete',
      isOpen: false,
      isApprovable: false,
      approvedBy: 'Karla Kunde',
    });
    expect((await app.portal.services.clickUp.task(clickUpId))!.status.status).toBe('complete');
    expect((await readBoard()).awaiting).toBe(0);
  });

  test('uses the closing status of a list without the status complete', async () => {
    const list = providers.clickup.addList(company.folderId, 'Egne ord', [
      { status: 'ny', color: '#111111', type: 'open' },
      { status: 'CLIENT APPROVAL', color: '#222222', type: 'custom' },
      { status: 'lukket', color: '#333333', type: 'closed' },
    ]);
    await app.db.sql('update task_list set click_up_id = $2, read_at = null where clip_card_id = $1', [
      company.clipCardId,
      list,
    ]);
    await app.db.sql('update clip_card set click_up_list_id = $2 where id = $1', [company.clipCardId, list]);
    const { id } = await createAwaitingTask();
    expect((await approve(id)).data.approveTask.edge.node.status).toBe('lukket');
  });

  test('by concurrent calls is recorded once, and a later approval is refused with the current status', async () => {
    const { id } = await createAwaitingTask();
    const answers = await Promise.all([approve(id), approve(id)]);
    expect(answers.filter(({ errors }) => !errors).length).toBeGreaterThan(0);
    const late = await approve(id);
    expect(late.errors![0]).toMatchObject({
      message: "Opgaven venter ikke længere på godkendelse: den står i 'Færdig'",
      extensions: { code: 'CONFLICT' },
    });
    const activities = await app.db.sql(`select 1 from activity where customer_id = $1 and title like '%er godkendt'`, [
      company.person.customerId,
    ]);
    expect(activities).toHaveLength(1);
  });

  test('is refused when the task has moved or was deleted meanwhile, and the board is updated', async () => {
    const { id, clickUpId } = await createAwaitingTask();
    providers.clickup.moveTask(clickUpId, 'in progress');
    expect((await approve(id)).errorCode).toBe('CONFLICT');
    expect(await namesIn('in progress')).toEqual(['Venter']);
    const gone = await createAwaitingTask('Slettes');
    providers.clickup.removeTask(gone.clickUpId);
    expect((await approve(gone.id)).errorCode).toBe('CONFLICT');
    expect(await namesIn('client approval')).toEqual([]);
  });

  test('changes nothing while ClickUp is away', async () => {
    const { id } = await createAwaitingTask();
    providers.clickup.failNext('PUT /v2/task/:id', { status: 500, times: 3 });
    expect((await approve(id)).errors![0]).toMatchObject({
      message: 'ClickUp svarer ikke lige nu. Prøv igen om lidt.',
      extensions: { code: 'PROVIDER_UNAVAILABLE' },
    });
    expect(await namesIn('client approval')).toEqual(['Venter']);
  });
});

describe('requesting changes', () => {
  test('comments at ClickUp; the task is no longer counted as awaiting, but can still be approved', async () => {
    const { id, clickUpId } = await createAwaitingTask();
    expect((await requestChanges(id)).data.requestTaskChanges.edge.node).toMatchObject({
      status: 'client approval',
      changesRequested: 'Feltet mangler',
      isApprovable: true,
    });
    await sendComments(app.portal.services);
    expect(providers.clickup.comments(clickUpId)).toEqual([
      expect.stringMatching(/^Karla Kunde \(.*\) beder om ændringer:\n\nFeltet mangler\n/),
    ]);
    expect((await readBoard()).awaiting).toBe(0);
    expect((await approve(id)).errors).toBeUndefined();
  });

  test('ends when the task leaves client approval and returns', async () => {
    const { id, clickUpId } = await createAwaitingTask();
    await requestChanges(id);
    providers.clickup.moveTask(clickUpId, 'in progress');
    await refresh();
    providers.clickup.moveTask(clickUpId, 'client approval');
    await refresh();
    expect(await readBoard()).toMatchObject({ awaiting: 1 });
    expect((await column('client approval')).tasks.edges[0]!.node.changesRequested).toBeNull();
  });

  test('requires a comment and a task that awaits approval, and comments once per request id', async () => {
    const { id, clickUpId } = await createAwaitingTask();
    expect((await requestChanges(id, { comment: '  ' })).fieldErrors).toEqual({
      comment: 'Skriv, hvad der skal ændres',
    });
    const requestId = randomUUID();
    await requestChanges(id, { requestId });
    await requestChanges(id, { requestId });
    await sendComments(app.portal.services);
    expect(providers.clickup.comments(clickUpId)).toHaveLength(1);
    const { data } = await create();
    expect((await requestChanges(data.createTask.edge.node.id)).errorCode).toBe('CONFLICT');
  });

  test('comments once when an interrupted call is repeated with its idempotency key', async () => {
    const { id, clickUpId } = await createAwaitingTask();
    const { writes } = app.portal.services;
    const write = writes.run.bind(writes);
    const query = `mutation {
      requestTaskChanges(id: "${id}", input: { requestId: "${randomUUID()}", comment: "Feltet mangler" }) {
        edge { node { changesRequested } }
      }
    }`;
    const send = () =>
      app.portal.app.inject({
        method: 'POST',
        url: '/graphql',
        payload: { query },
        headers: { authorization: `Bearer ${company.person.token}`, 'idempotency-key': id },
      });
    await new Promise<void>((resolve) => {
      writes.run = async (...args) => {
        await write(...args);
        resolve();
        return new Promise(() => undefined);
      };
      void send();
    });
    writes.run = write;
    await app.db.sql(
      `update idempotent_call set alive_until = now() - interval '1 minute', attempt = 'dead' where answer is null`,
    );
    expect((await send()).json().data.requestTaskChanges.edge.node).toEqual({ changesRequested: 'Feltet mangler' });
    await sendComments(app.portal.services);
    expect(providers.clickup.comments(clickUpId)).toHaveLength(1);
  });
});

describe('another company', () => {
  test('cannot read or approve a task, nor read its column', async () => {
    const { id } = await createAwaitingTask();
    const stranger = await app.world.person();
    expect((await approve(id, stranger.token)).errorCode).toBe('NOT_FOUND');
    expect((await run('query ($id: ID!) { node(id: $id) { id } }', { id }, stranger.token)).data.node).toBeNull();
    const { id: columnId } = await column('client approval');
    expect(
      (await run('query ($id: ID!) { node(id: $id) { id } }', { id: columnId }, stranger.token)).data.node,
    ).toBeNull();
  });
});

describe('the REST API', () => {
  test('lists cards with their tasks and times in milliseconds, and creates, reads and approves a task', async () => {
    const { token } = company.person;
    const created = await app.rest('POST', '/api/clickup/tasks', {
      token,
      body: { clipCardId: company.clipCardId, name: 'Fra en partner' },
    });
    expect(created).toMatchObject({
      status: 200,
      body: { data: { name: 'Fra en partner', status: { status: 'Open', color: '#87909e' }, time_spent: 0 } },
    });
    const clickUpId = await clickUpIdOf(idOf(created));
    providers.clickup.trackTime(clickUpId, 90 * 60_000);
    providers.clickup.moveTask(clickUpId, 'client approval');
    await refresh();
    const { body } = await app.rest('GET', '/api/clickup/tasks', { token });
    expect(body.data).toMatchObject({
      clipCards: [
        { id: company.clipCardId, hoursUsed: 1.5, tasks: [{ name: 'Fra en partner', time_spent: 5_400_000 }] },
      ],
    });
    const path = `/api/clickup/tasks/${idOf(created)}`;
    expect(await app.rest('PUT', `${path}/status`, { token, body: { status: 'in progress' } })).toMatchObject({
      status: 400,
      body: { data: { fields: { status: expect.any(String) } } },
    });
    expect(await app.rest('PUT', `${path}/status`, { token, body: { status: 'complete' } })).toMatchObject({
      status: 200,
      body: { data: { status: { status: 'complete' } } },
    });
    expect((await app.rest('GET', path, { token })).body.data).toMatchObject({ status: { status: 'complete' } });
    expect((await app.rest('GET', `/api/clickup/tasks/${company.clipCardId}`, { token })).status).toBe(404);
    expect(
      rowsOf(await app.rest('GET', '/api/clickup/statuses', { token })).map(({ orderindex }) => orderindex),
    ).toEqual([0, 1, 2, 3]);
  });
});
