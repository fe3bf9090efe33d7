import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { TestApp } from '../../../testing/createTestApp.ts';
import { runAndDie } from '../../../testing/dying/runAndDie.ts';
import type { Providers } from '../../../testing/providers.ts';
import { runAs } from '../../../testing/runAs.ts';
import { sendApprovals } from '../tasks/sendApprovals.ts';
import { startTasks } from '../tasks/testing/startTasks.ts';
import { sendComments } from './sendComments.ts';
import { createConversation, type ConversationSetup } from './testing/conversation.ts';

let app: TestApp;
let providers: Providers;
let close: () => Promise<void>;
let own: ConversationSetup;
beforeAll(async () => void ({ app, providers, close } = await startTasks()));
beforeEach(async () => void (own = await createConversation(app, providers)));
afterAll(() => close());

const run = runAs(() => ({ app, token: own.person.token }));

/** Sends in a separate portal process, which is killed with SIGKILL right after the answer of a call. */
const sendAndDie = (dieAfter: string) => runAndDie(app, 'sendAndDie', { dieAfter });

test('a comment is at ClickUp once, although a process is killed between its arrival and the note of it', async () => {
  await run(
    `mutation ($taskId: ID!, $input: TaskCommentInput!, $requestId: String!) {
      addTaskComment(taskId: $taskId, input: $input, requestId: $requestId) { edge { node { id } } }
    }`,
    { taskId: own.taskId, input: { text: '<p>Hej</p>' }, requestId: 'killed' },
  );
  expect(await sendAndDie('POST .*/comment$')).toBe('SIGKILL');
  const { services } = app.portal;
  await sendComments(services);
  await app.db.sql('update task_comment set send_at = now() where send_at is not null');
  await sendComments(services);
  expect(providers.clickup.comments(own.clickUpTaskId)).toHaveLength(1);
  expect(
    await app.db.sql(
      'select send_at is null as sent, click_up_id is not null as known from task_comment where task_id = $1',
      [own.taskId],
    ),
  ).toEqual([{ sent: true, known: true }]);
});

test('an approval is recorded once, although a process is killed right after the task was moved', async () => {
  await run('mutation ($id: ID!) { startTaskApproval(id: $id) { deletedId } }', { id: own.taskId });
  const letSend = () => app.db.sql('update task_approval set send_at = now()');
  await letSend();
  expect(await sendAndDie('PUT .*/task/')).toBe('SIGKILL');
  await letSend();
  await sendApprovals(app.portal.services);
  const titles = await app.db.sql(`select title from activity where customer_id = $1 and title like '%er godkendt'`, [
    own.person.customerId,
  ]);
  expect(titles).toHaveLength(1);
  expect(await app.db.sql('select status, approved_by from task where id = $1', [own.taskId])).toEqual([
    { status: 'complete', approved_by: 'Karla Kunde' },
  ]);
});
