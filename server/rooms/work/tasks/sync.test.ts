import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { signatureOf } from '../../../../sandbox/clickup/Webhooks.ts';
import type { TestApp } from '../../../testing/createTestApp.ts';
import type { Providers } from '../../../testing/providers.ts';
import { runAs } from '../../../testing/runAs.ts';
import { openSocket } from '../../../testing/socket.ts';
import { waitFor } from '../../../testing/waitUntil.ts';
import { refreshCompany } from './refresh.ts';
import { refreshDueCompanies } from './task.jobs.ts';
import { createLinkedCompany, type LinkedCompany } from './testing/linkedCompany.ts';
import { startTasks } from './testing/startTasks.ts';

let app: TestApp;
let providers: Providers;
let close: () => Promise<void>;
let company: LinkedCompany;
let listId: string;
beforeAll(async () => void ({ app, providers, close } = await startTasks({ hasWebhooks: true })));
beforeEach(async () => {
  company = await createLinkedCompany(app, providers);
  await refresh();
  [{ id: listId }] = (await app.db.sql('select click_up_list_id as id from clip_card where id = $1', [
    company.clipCardId,
  ])) as [{ id: string }];
});
afterAll(() => close());

const job = { id: 'test', data: {} };
const refresh = () => refreshCompany(app.portal.services, company.person.customerId!);
const run = runAs(() => ({ app, token: company.person.token }));
const tasks = () =>
  app.db.sql(
    `select name, status, minutes_spent as minutes from task
     where clip_card_id = $1 and deleted_at is null order by name`,
    [company.clipCardId],
  ) as Promise<{ name: string; status: string; minutes: number }[]>;
const entries = () =>
  app.db.sql(
    'select minutes, description, logged_by as by, reason from hour_entry where clip_card_id = $1 order by id',
    [company.clipCardId],
  );
const readCard = async () =>
  (await app.db.sql('select hours_used::float8 as used, status from clip_card where id = $1', [company.clipCardId]))[0];
const storedWebhookId = async () =>
  (
    (await app.db.sql('select webhook_id as id from task_sync where customer_id = $1', [
      company.person.customerId,
    ])) as [{ id: string }]
  )[0].id;

describe('a change at ClickUp', () => {
  test('is sent to subscribers of the task', async () => {
    const socket = await openSocket(app, company.person.token);
    const next = await socket.watch('subscription { taskChanged { deletedId edge { node { name status } } } }');
    const id = providers.clickup.addTask(listId, { name: 'Ude fra' });
    expect((await next()).taskChanged.edge.node).toEqual({ name: 'Ude fra', status: 'Open' });
    providers.clickup.moveTask(id, 'client approval');
    const moved = async (): Promise<string> => {
      const { status } = (await next()).taskChanged.edge.node;
      return status === 'Open' ? moved() : status;
    };
    expect(await moved()).toBe('client approval');
    providers.clickup.removeTask(id);
    const removed = async (): Promise<string> => (await next()).taskChanged.deletedId ?? removed();
    expect(await removed()).toMatch(/^task_/);
    await socket.close();
  });

  test('is not sent to other companies', async () => {
    const other = await createLinkedCompany(app, providers);
    const socket = await openSocket(app, other.person.token);
    const received: unknown[] = [];
    void (await socket.watch('subscription { taskChanged { edge { node { name } } } }'))().then(
      (data) => received.push(data),
      () => undefined,
    );
    providers.clickup.addTask(listId, { name: 'Ikke deres' });
    await waitFor(tasks, ({ length }) => length === 1);
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    expect(received).toEqual([]);
    await socket.close();
  });

  test('is accepted only with the signature of its webhook, and a replay changes nothing', async () => {
    providers.clickup.addTask(listId, { name: 'Ægte' });
    await waitFor(tasks, ({ length }) => length === 1);
    const event = providers.clickup.events().at(-1)!;
    const body = JSON.stringify(event.payload);
    const post = (text: string, signature: string) =>
      app.portal.app.inject({
        method: 'POST',
        url: '/api/webhooks/clickup',
        payload: text,
        headers: { 'content-type': 'application/json', 'x-signature': signature },
      });
    expect((await post(body, signatureOf(body, 'gættet'))).statusCode).toBe(401);
    expect((await post(body.replace(event.webhookId, 'ukendt'), signatureOf(body, ''))).statusCode).toBe(401);
    expect((await post('', '')).statusCode).toBe(401);
    const before = await tasks();
    expect(await providers.clickup.deliver(event.id)).toBe(200);
    expect(await providers.clickup.deliver(event.id)).toBe(200);
    expect(await tasks()).toEqual(before);
  });

  test('is ignored when this company’s webhook reports a task of another company', async () => {
    const other = await createLinkedCompany(app, providers);
    await refreshCompany(app.portal.services, other.person.customerId!);
    const [{ id: theirList }] = (await app.db.sql('select click_up_list_id as id from clip_card where id = $1', [
      other.clipCardId,
    ])) as [{ id: string }];
    const theirs = providers.clickup.addTask(theirList, { name: 'Deres' });
    await waitFor(
      () => app.db.sql('select 1 from task where click_up_id = $1 and deleted_at is null', [theirs]),
      ({ length }) => length === 1,
    );
    const [{ secret }] = (await app.db.sql('select webhook_secret as secret from task_sync where customer_id = $1', [
      company.person.customerId,
    ])) as [{ secret: string }];
    const body = JSON.stringify({
      event: 'taskDeleted',
      task_id: theirs,
      webhook_id: await storedWebhookId(),
      history_items: [],
    });
    const opened = app.portal.services.secrets.open(secret, `task_sync:${company.person.customerId}:webhookSecret`);
    const answer = await app.portal.app.inject({
      method: 'POST',
      url: '/api/webhooks/clickup',
      payload: body,
      headers: { 'content-type': 'application/json', 'x-signature': signatureOf(body, opened) },
    });
    expect(answer.statusCode).toBe(200);
    expect(await app.db.sql('select deleted_at from task where click_up_id = $1', [theirs])).toEqual([
      { deleted_at: null },
    ]);
    expect(await tasks()).toEqual([]);
  });

  test('is found by the next refresh if its webhook was lost, and a deletion by the daily full read', async () => {
    providers.clickup.pauseWebhooks();
    const id = providers.clickup.addTask(listId, { name: 'Første' });
    const gone = providers.clickup.addTask(listId, { name: 'Forsvinder' });
    await refresh();
    expect((await tasks()).map(({ name }) => name)).toEqual(['Forsvinder', 'Første']);
    providers.clickup.moveTask(id, 'in progress');
    providers.clickup.removeTask(gone);
    await refresh();
    expect((await tasks()).map(({ status }) => status)).toEqual(['Open', 'in progress']);
    await app.db.sql(`update task_list set read_at = now() - interval '25 hours' where clip_card_id = $1`, [
      company.clipCardId,
    ]);
    await refresh();
    expect((await tasks()).map(({ name }) => name)).toEqual(['Første']);
    providers.clickup.resumeWebhooks();
  });
});

describe('tracked time', () => {
  test('is booked once on the card despite concurrent refreshes, and corrections are booked too', async () => {
    const id = providers.clickup.addTask(listId, {
      name: 'Makroer',
      assigneeIds: [41_000_002],
      timeSpentMs: 30 * 60_000,
    });
    await Promise.all([refresh(), refresh()]);
    await refresh();
    await waitFor(entries, ({ length }) => length > 0);
    providers.clickup.trackTime(id, 60 * 60_000);
    await waitFor(readCard, (row) => (row as { used: number }).used === 1.5);
    providers.clickup.trackTime(id, -15 * 60_000);
    await waitFor(readCard, (row) => (row as { used: number }).used === 1.25);
    await refresh();
    expect(await entries()).toEqual([
      { minutes: 30, description: 'Makroer', by: 'Jonas Bech', reason: null },
      { minutes: 60, description: 'Makroer', by: 'Jonas Bech', reason: null },
      { minutes: -15, description: 'Makroer', by: 'Jonas Bech', reason: 'Rettet på opgaven' },
    ]);
    const activities = await app.db.sql(
      `select title from activity where customer_id = $1 and entity_type = 'clip_card_work' order by id`,
      [company.person.customerId],
    );
    expect(activities).toEqual([
      { title: '30 min på Makroer' },
      { title: '1 t på Makroer' },
      { title: '15 min givet tilbage på Makroer' },
    ]);
  });

  test('stays booked when its task is deleted', async () => {
    const id = providers.clickup.addTask(listId, { name: 'Kort', timeSpentMs: 60 * 60_000 });
    await waitFor(entries, ({ length }) => length === 1);
    providers.clickup.removeTask(id);
    await waitFor(tasks, ({ length }) => length === 0);
    expect(await readCard()).toEqual({ used: 1, status: 'ACTIVE' });
    const { data } = await run(
      `query ($id: ID!) { node(id: $id) { ... on ClipCard {
        entries { edges { node { description task { id } } } }
      } } }`,
      { id: company.clipCardId },
    );
    expect(data.node.entries.edges[0]!.node).toEqual({ description: 'Kort', task: null });
  });

  test('that uses the last hours changes the card to USED and mails the buyer once', async () => {
    providers.clickup.addTask(listId, { name: 'Stor', timeSpentMs: 10 * 3600_000 });
    await waitFor(readCard, (row) => (row as { status: string }).status === 'USED');
    await waitFor(
      () => app.db.sql(`select 1 from mail where recipient = $1 and kind = 'clip-card-low'`, [company.person.email]),
      ({ length }) => length === 1,
    );
  });
});

describe('refreshing', () => {
  test('runs one at a time for a company, and concurrent requests cause one more run', async () => {
    const requestCount = () => providers.clickup.requestCount(`GET /v2/list/${listId}/task`);
    const before = requestCount();
    const allStarted = Promise.withResolvers<void>();
    const delayedClickUp = app.portal.services.clickUp.within(20_000);
    const read = delayedClickUp.tasks.bind(delayedClickUp);
    delayedClickUp.tasks = (...args) => allStarted.promise.then(() => read(...args));
    let busy = 0;
    const results = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const result = await refreshCompany(app.portal.services, company.person.customerId!, delayedClickUp);
        if (result === 'busy' && ++busy === 7) allStarted.resolve();
        return result;
      }),
    );
    expect(results.filter((result) => result === 'done')).toHaveLength(1);
    expect(requestCount() - before).toBe(2);
  });

  test('does not restore a task that was deleted during the read', async () => {
    const id = providers.clickup.addTask(listId, { name: 'Slettes imens' });
    await waitFor(tasks, ({ length }) => length === 1);
    const delayedClickUp = app.portal.services.clickUp.within(20_000);
    const read = delayedClickUp.tasks.bind(delayedClickUp);
    delayedClickUp.tasks = async (...args) => {
      const found = await read(...args);
      providers.clickup.removeTask(id);
      await waitFor(tasks, ({ length }) => length === 0);
      return found;
    };
    await refreshCompany(app.portal.services, company.person.customerId!, delayedClickUp);
    expect(await tasks()).toEqual([]);
  });

  test('can start again once the lease of a crashed refresh has expired', async () => {
    await app.db.sql(`update task_sync set busy_until = now() + interval '1 minute' where customer_id = $1`, [
      company.person.customerId,
    ]);
    expect(await refresh()).toBe('busy');
    await app.db.sql(`update task_sync set busy_until = now() - interval '1 second' where customer_id = $1`, [
      company.person.customerId,
    ]);
    expect(await refresh()).toBe('done');
  });

  test('reports on the board that ClickUp is away, with the known tasks, until it answers again', async () => {
    providers.clickup.addTask(listId, { name: 'Kendt' });
    await waitFor(tasks, ({ length }) => length === 1);
    await app.db.sql(`update task_sync set refreshed_at = now() - interval '1 minute' where customer_id = $1`, [
      company.person.customerId,
    ]);
    providers.clickup.failNext('GET /v2/list/:id/task', { status: 502, times: 3 });
    const ask = async () =>
      (
        await run(
          'mutation { refreshTasks { isAway refreshedAt columns { status tasks { edges { node { name } } } } } }',
        )
      ).data.refreshTasks;
    expect(await ask()).toMatchObject({
      isAway: true,
      refreshedAt: expect.any(String),
      columns: [{ status: 'Open', tasks: { edges: [{ node: { name: 'Kendt' } }] } }, {}, {}, {}],
    });
    expect(await ask()).toMatchObject({ isAway: false });
  });

  test('by the job reads companies that are due, and creates lists for cards without one', async () => {
    const { services } = app.portal;
    await app.db.sql(`update task_sync set refreshed_at = now() - interval '11 minutes', failed_at = null`);
    await refreshDueCompanies(services, job);
    expect(await app.db.sql(`select 1 from task_sync where refreshed_at < now() - interval '10 minutes'`)).toEqual([]);
    const newCard = await app.world.clipCard(company.departmentId);
    await refreshDueCompanies(services, job);
    expect(
      (await app.db.sql('select click_up_list_id is not null as made from clip_card where id = $1', [newCard]))[0],
    ).toEqual({ made: true });
  });

  test('by the job continues after a company that fails, and reads it last after an hour of failures', async () => {
    const { services } = app.portal;
    const other = await createLinkedCompany(app, providers);
    const [troubled, next] = [company.person.customerId!, other.person.customerId!];
    await app.db.sql(`update task_sync set refreshed_at = now(), failed_at = null`);
    await app.db.sql(`update task_sync set refreshed_at = now() - interval '2 hours' where customer_id = $1`, [
      troubled,
    ]);
    await app.db.sql(`update task_sync set refreshed_at = now() - interval '1 hour' where customer_id = $1`, [next]);
    const syncState = async (id: string) =>
      (
        await app.db.sql(
          `select failed_at is not null as failed, refreshed_at > now() - interval '1 minute' as fresh
           from task_sync where customer_id = $1`,
          [id],
        )
      )[0];
    providers.clickup.failNext(`GET /v2/list/${listId}`, { status: 403, err: 'No access', ecode: 'ACCESS_001' });
    await refreshDueCompanies(services, job);
    expect([await syncState(troubled), await syncState(next)]).toEqual([
      { failed: true, fresh: false },
      { failed: false, fresh: true },
    ]);
    await app.db.sql(`update task_sync set failed_at = now() - interval '2 hours' where customer_id = $1`, [troubled]);
    await app.db.sql(`update task_sync set refreshed_at = now() - interval '1 hour' where customer_id = $1`, [next]);
    providers.clickup.failNext(`GET /v2/list/${listId}`, { status: 503, times: 3 });
    await refreshDueCompanies(services, job);
    expect([await syncState(troubled), await syncState(next)]).toEqual([
      { failed: true, fresh: false },
      { failed: false, fresh: true },
    ]);
    await refresh();
  });

  test('by the job stops at the first company while ClickUp is away', async () => {
    await createLinkedCompany(app, providers);
    await app.db.sql(`update task_sync set refreshed_at = now() - interval '11 minutes', failed_at = null`);
    providers.clickup.failNext('GET /v2/list/:id', { status: 503, times: 1_000 });
    await refreshDueCompanies(app.portal.services, job);
    providers.clickup.clearFaults('GET /v2/list/:id');
    expect(await app.db.sql('select 1 from task_sync where failed_at is not null')).toHaveLength(1);
  });

  test('replaces a list that was deleted at ClickUp and removes its tasks', async () => {
    providers.clickup.addTask(listId, { name: 'Med i faldet' });
    await waitFor(tasks, ({ length }) => length === 1);
    providers.clickup.removeList(listId);
    await app.db.sql(`update task_list set read_at = null where clip_card_id = $1`, [company.clipCardId]);
    await refresh();
    await refresh();
    expect(await tasks()).toEqual([]);
    const [{ id }] = (await app.db.sql('select click_up_list_id as id from clip_card where id = $1', [
      company.clipCardId,
    ])) as [{ id: string }];
    expect(id).not.toBe(listId);
  });

  test('is sent to subscribers of the clip card when it removes or replaces the list', async () => {
    const socket = await openSocket(app, company.person.token);
    const next = await socket.watch('subscription { clipCardChanged { edge { node { clickUpListId } } } }');
    providers.clickup.removeList(listId);
    await app.db.sql(`update task_list set read_at = null where clip_card_id = $1`, [company.clipCardId]);
    await refresh();
    // An event of the list before, whose job still ran when the subscription began, may come first.
    const untilListIs = async (isExpected: (listId: string | null) => boolean) => {
      while (!isExpected((await next()).clipCardChanged.edge.node.clickUpListId));
    };
    await untilListIs((shown) => shown === null);
    await refresh();
    await untilListIs((shown) => shown !== null && shown !== listId);
    await socket.close();
  });
});
