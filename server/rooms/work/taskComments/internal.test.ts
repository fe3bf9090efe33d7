import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestApp } from '../../../testing/createTestApp.ts';
import type { Providers } from '../../../testing/providers.ts';
import { runAs } from '../../../testing/runAs.ts';
import { openSocket } from '../../../testing/socket.ts';
import { waitFor } from '../../../testing/waitUntil.ts';
import { refreshCompany } from '../tasks/refresh.ts';
import { startTasks } from '../tasks/testing/startTasks.ts';
import { readComments } from './readComments.ts';
import { createConversation, setRule, type ConversationSetup } from './testing/conversation.ts';

let app: TestApp;
let providers: Providers;
let close: () => Promise<void>;
let own: ConversationSetup;
beforeAll(async () => {
  ({ app, providers, close } = await startTasks({ hasWebhooks: true }));
  own = await createConversation(app, providers);
  await setRule(app, own.admin, 'PREFIX', '@kunde');
});
afterAll(() => close());

const SECRET = 'HEMMELIGT';
const run = runAs(() => ({ app, token: own.person.token }));
/** Reads until nothing is due: a read leaves out a task whose webhook is being stored at the moment. */
async function read() {
  do await readComments(app.portal.services);
  while ((await due()).length);
}
const due = () => app.db.sql('select 1 from task_conversation where task_id = $1 and due_at <= now()', [own.taskId]);

test('nothing internal reaches a customer by GraphQL, REST, live events, mails or webhooks', async () => {
  const { clickup } = providers;
  const socket = await openSocket(app, own.person.token);
  const next = await socket.watch(
    `subscription { taskCommentChanged(taskId: "${own.taskId}") { deletedId edge { node { text } } } }`,
  );
  clickup.addComment(own.clickUpTaskId, `${SECRET} 1`);
  clickup.addComment(own.clickUpTaskId, ` @kunde ${SECRET} 2`);
  clickup.addComment(own.clickUpTaskId, [{ text: SECRET }, { text: '@kunde', type: 'tag', user: { id: 41_000_001 } }]);
  const marked = clickup.addComment(own.clickUpTaskId, '@kunde Synlig');
  await waitFor(due, ({ length }) => length === 1);
  await read();
  expect(await next()).toMatchObject({ taskCommentChanged: { edge: { node: { text: '<p>Synlig</p>' } } } });
  // The marker is removed by an edit, whose event is delivered twice.
  clickup.editComment(marked, `${SECRET} 3`);
  await waitFor(due, ({ length }) => length === 1);
  await read();
  const edited = clickup.events().findLast(({ payload }) => payload.event === 'taskCommentUpdated')!;
  expect(await clickup.deliver(edited.id)).toBe(200);
  await read();
  expect(await next()).toMatchObject({ taskCommentChanged: { deletedId: expect.any(String) } });

  const graphql = await run(
    `query ($id: ID!) { node(id: $id) { ... on Task {
      name description changesRequested unreadComments comments { totalCount edges { node { text authorName } } }
    } } viewer { customer { activities { edges { node { title description } } } } } }`,
    { id: own.taskId },
  );
  const rest = await app.portal.app.inject({
    url: `/api/clickup/tasks/${own.taskId}`,
    headers: { authorization: `Bearer ${own.person.token}` },
  });
  expect(rest.statusCode).toBe(200);
  const stored = await app.db.sql(
    `select text from task_comment union all select text || html || subject from mail
     union all select body from webhook_delivery union all select title || coalesce(description, '') from activity`,
  );
  expect(JSON.stringify([graphql, rest.json(), stored])).not.toContain(SECRET);
  expect(JSON.stringify(graphql)).toContain('"totalCount":0');
  await socket.close();
});

test('a lost event is made good by the next refresh', async () => {
  providers.clickup.pauseWebhooks();
  providers.clickup.addComment(own.clickUpTaskId, '@kunde Tabt');
  await refreshCompany(app.portal.services, own.person.customerId!);
  await read();
  const texts = await app.db.sql('select text from task_comment where task_id = $1', [own.taskId]);
  expect(texts).toEqual([{ text: '<p>Tabt</p>' }]);
  // The late event changes nothing.
  providers.clickup.resumeWebhooks();
  await waitFor(due, ({ length }) => length === 1);
  await read();
  expect(await app.db.sql('select text from task_comment where task_id = $1', [own.taskId])).toEqual(texts);
});
