import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { TestApp } from '../../../testing/createTestApp.ts';
import type { Providers } from '../../../testing/providers.ts';
import { runAs } from '../../../testing/runAs.ts';
import { createConversation, type ConversationSetup } from '../taskComments/testing/conversation.ts';
import { startTasks } from '../tasks/testing/startTasks.ts';
import { sendFiles } from './sendFiles.ts';
import { newKey, uploadFile } from './testing/uploads.ts';

let app: TestApp;
let providers: Providers;
let close: () => Promise<void>;
let own: ConversationSetup;
beforeAll(async () => void ({ app, providers, close } = await startTasks()));
beforeEach(async () => void (own = await createConversation(app, providers)));
afterAll(() => close());

const run = runAs(() => ({ app, token: own.person.token }));
const ADD = `mutation ($taskId: ID!, $input: TaskCommentInput!, $requestId: String!) {
  addTaskComment(taskId: $taskId, input: $input, requestId: $requestId) {
    edge { node { id files { id name state } } }
  }
}` as const;
const add = (fileIds: string[], token?: string) =>
  run(ADD, { taskId: own.taskId, input: { text: '<p>Se her</p>', fileIds }, requestId: newKey() }, token);
const upload = (name: string, text = name) =>
  uploadFile(app, own.person, { taskId: own.taskId }, { name, bytes: Buffer.from(text) });
const sendAll = () => sendFiles(app.portal.services, { id: 'test', data: {} });
const letSendAgain = () => app.db.sql('update stored_file set send_at = now() where send_at is not null');
const POST = 'POST /v2/task/:id/attachment';

describe('the files of a comment', () => {
  test('are shown with it', async () => {
    const ids = [await upload('et.txt'), await upload('to.txt')];
    const { data } = await add(ids);
    expect(data.addTaskComment.edge!.node.files.map(({ name }) => name)).toEqual(['et.txt', 'to.txt']);
  });

  test('are sent with one comment alone', async () => {
    const ids = [await upload('en.txt')];
    await add(ids);
    expect((await add(ids)).fieldErrors).toEqual({ fileIds: 'En af filerne kan ikke sendes. Vedhæft den igen.' });
  });

  test('are those of its author', async () => {
    const ids = [await upload('min.txt')];
    const colleague = await app.world.person({ customerId: own.person.customerId });
    expect((await add(ids, colleague.token)).errorCode).toBe('BAD_USER_INPUT');
  });

  test('are at most ten', async () => {
    const { fieldErrors } = await add(Array.from({ length: 11 }, (_, i) => `file_${i}`));
    expect(fieldErrors).toEqual({ fileIds: 'Højst 10 filer' });
  });
});

describe('a file of a task', () => {
  test('reaches ClickUp once, also after a lost answer and an outage', async () => {
    await upload('a.txt');
    providers.clickup.failNext(POST, { dropAnswerAfterWork: true });
    await sendAll();
    await letSendAgain();
    await sendAll();
    await letSendAgain();
    await sendAll();
    expect(providers.clickup.attachments(own.clickUpTaskId)).toEqual(['a.txt']);
    await upload('b.txt');
    providers.clickup.failNext(POST, { status: 503, err: 'x', ecode: 'y' });
    await sendAll();
    await letSendAgain();
    await sendAll();
    expect(providers.clickup.attachments(own.clickUpTaskId)).toEqual(['a.txt', 'b.txt']);
  });

  test('that was deleted before it was sent does not reach ClickUp', async () => {
    const id = await upload('fortrudt.txt');
    await run('mutation ($id: ID!) { deleteFile(id: $id) { deletedId } }', { id });
    await sendAll();
    expect(providers.clickup.attachments(own.clickUpTaskId)).toEqual([]);
  });
});
