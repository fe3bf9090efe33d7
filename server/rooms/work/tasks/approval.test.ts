import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { WHOLE_COMPANY } from '../../../platform/db/scope.ts';
import type { TestApp } from '../../../testing/createTestApp.ts';
import type { Providers } from '../../../testing/providers.ts';
import { runAs } from '../../../testing/runAs.ts';
import { createConversation, type ConversationSetup } from '../taskComments/testing/conversation.ts';
import { sendApprovals } from './sendApprovals.ts';
import { createLinkedCompany } from './testing/linkedCompany.ts';
import { startTasks } from './testing/startTasks.ts';

let app: TestApp;
let providers: Providers;
let close: () => Promise<void>;
let own: ConversationSetup;
beforeAll(async () => void ({ app, providers, close } = await startTasks()));
beforeEach(async () => void (own = await createConversation(app, providers)));
afterAll(() => close());

const run = runAs(() => ({ app, token: own.person.token }));
const FIELDS = 'edge { node { status approvedBy approvedAt pendingApproval { approvedBy undoUntil } } }';
const start = (token?: string) =>
  run(`mutation ($id: ID!) { startTaskApproval(id: $id) { ${FIELDS} } }`, { id: own.taskId }, token);
const undo = (token?: string) =>
  run(`mutation ($id: ID!) { undoTaskApproval(id: $id) { ${FIELDS} } }`, { id: own.taskId }, token);
const send = () => sendApprovals(app.portal.services);
/** Lets the time pass in which the approval can be undone. */
const passTime = () =>
  app.db.sql(`update task_approval set undo_until = now(), send_at = now() where task_id = $1`, [own.taskId]);
const stored = async () =>
  (
    await app.db.sql(
      `select t.status, t.approved_by as "approvedBy",
         (select count(*)::int from task_approval a where a.task_id = t.id) as pending,
         (select count(*)::int from activity c where c.customer_id = t.customer_id and c.title like '%er godkendt') as n
       from task t where t.id = $1`,
      [own.taskId],
    )
  )[0];
const moveCall = 'PUT /v2/task/:id';

describe('an approval', () => {
  test('waits until it can no longer be undone, is sent once, and says who approved', async () => {
    const { data } = await start();
    expect(data!.startTaskApproval.edge!.node).toMatchObject({
      status: 'client approval',
      approvedBy: null,
      pendingApproval: { approvedBy: 'Karla Kunde', undoUntil: expect.any(String) },
    });
    await send();
    expect(await stored()).toMatchObject({ status: 'client approval', pending: 1, n: 0 });
    await passTime();
    await Promise.all([send(), send()]);
    expect(await stored()).toEqual({ status: 'complete', approvedBy: 'Karla Kunde', pending: 0, n: 1 });
  });

  test('is stored once however often the button is pressed', async () => {
    await Promise.all([start(), start(), start()]);
    expect(await stored()).toMatchObject({ pending: 1 });
  });

  test('that is undone is never sent, and a second press changes nothing', async () => {
    await start();
    expect((await undo()).errors).toBeUndefined();
    expect((await undo()).errors).toBeUndefined();
    await send();
    expect(await stored()).toEqual({ status: 'client approval', approvedBy: null, pending: 0, n: 0 });
  });

  test('can no longer be undone once it is being sent', async () => {
    await start();
    await passTime();
    expect((await undo()).errorCode).toBe('CONFLICT');
    await send();
    expect((await undo()).errorCode).toBe('CONFLICT');
    expect(await stored()).toMatchObject({ status: 'complete', n: 1 });
  });

  test('survives an outage and a lost answer, and a process that was killed between the two', async () => {
    await start();
    await passTime();
    providers.clickup.failNext(moveCall, { status: 503, err: 'x', ecode: 'y', times: 10 });
    await send();
    expect(await stored()).toMatchObject({ status: 'client approval', pending: 1 });
    providers.clickup.clearFaults(moveCall);
    // The process that held the approval moved the task, and was killed before it stored that.
    providers.clickup.moveTask(own.clickUpTaskId, 'complete');
    await passTime();
    await send();
    expect(await stored()).toEqual({ status: 'complete', approvedBy: 'Karla Kunde', pending: 0, n: 1 });
  });

  test('of a task that was moved meanwhile is dropped', async () => {
    await start();
    providers.clickup.moveTask(own.clickUpTaskId, 'in progress');
    await passTime();
    await send();
    expect(await stored()).toEqual({ status: 'in progress', approvedBy: null, pending: 0, n: 0 });
  });

  test('of a task that was deleted meanwhile is dropped', async () => {
    await start();
    providers.clickup.removeTask(own.clickUpTaskId);
    await passTime();
    await send();
    expect(await app.db.sql('select 1 from task_approval where task_id = $1', [own.taskId])).toEqual([]);
  });

  test('excludes a request for changes until it is undone', async () => {
    await start();
    const request = () =>
      run(
        `mutation ($id: ID!, $input: TaskChangesInput!) { requestTaskChanges(id: $id, input: $input) { deletedId } }`,
        { id: own.taskId, input: { requestId: `r${own.taskId}`, comment: 'Mangler logo' } },
      );
    expect((await request()).errorCode).toBe('CONFLICT');
    await undo();
    expect((await request()).errors).toBeUndefined();
  });

  test('of another company’s task is neither started, undone nor seen', async () => {
    await start();
    const other = await createLinkedCompany(app, providers);
    expect((await start(other.person.token)).errorCode).toBe('NOT_FOUND');
    expect((await undo(other.person.token)).errorCode).toBe('NOT_FOUND');
    const read = ({ customerId, id: userId }: typeof own.person) =>
      app.portal.services.reads.runSql(
        { role: 'portal_customer', customerId, userId, scope: WHOLE_COMPANY },
        `select task_id from task_approval where task_id = '${own.taskId}'`,
      );
    expect(await read(own.person)).toHaveLength(1);
    expect(await read(other.person)).toEqual([]);
  });
});
