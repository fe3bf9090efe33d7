import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { TestApp } from '../../../testing/createTestApp.ts';
import type { Providers } from '../../../testing/providers.ts';
import { runAs } from '../../../testing/runAs.ts';
import { readComments } from '../taskComments/readComments.ts';
import { createConversation, setRule, type ConversationSetup } from '../taskComments/testing/conversation.ts';
import { startTasks } from '../tasks/testing/startTasks.ts';
import { postponeFile } from './clickUpAttempts.ts';
import { fetchFiles } from './fetchFiles.ts';
import { sendFiles } from './sendFiles.ts';
import { newKey, scan, uploadFile } from './testing/uploads.ts';

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

  test('whose twin with the same name and size has arrived is sent too, also after a lost answer', async () => {
    await upload('skærm.txt', 'et');
    await sendAll();
    await upload('skærm.txt', 'to');
    providers.clickup.failNext(POST, { status: 503, err: 'x', ecode: 'y' });
    await sendAll();
    await letSendAgain();
    await sendAll();
    expect(providers.clickup.attachments(own.clickUpTaskId)).toEqual(['skærm.txt', 'skærm.txt']);
  });

  test('is sent again after a day when ClickUp has no room, and soon when the own store is gone', async () => {
    const id = await upload('stor.txt');
    const minutesUntilSent = async () => {
      const [row] = await app.db.sql<{ minutes: number }>(
        `select round(extract(epoch from send_at - now()) / 60)::int as minutes from stored_file where id = $1`,
        [id],
      );
      return row!.minutes;
    };
    providers.clickup.failNext(POST, { status: 400, err: 'Storage limit exceeded', ecode: 'GBUSED_005' });
    await sendAll();
    expect(await minutesUntilSent()).toBeGreaterThan(23 * 60);
    await letSendAgain();
    const gone = jest.spyOn(app.portal.services.files, 'store').mockRejectedValue(new Error('gone'));
    await sendAll().finally(() => gone.mockRestore());
    expect(await minutesUntilSent()).toBeLessThan(10);
  });

  test('that was deleted before it was sent does not reach ClickUp', async () => {
    const id = await upload('fortrudt.txt');
    await run('mutation ($id: ID!) { deleteFile(id: $id) { deletedId } }', { id });
    await sendAll();
    expect(providers.clickup.attachments(own.clickUpTaskId)).toEqual([]);
  });
});

describe('a file of a comment at ClickUp', () => {
  const MARKER = '@kunde';
  const FILES = `query ($id: ID!) {
    node(id: $id) {
      ... on Task { comments { edges { node { text files { name state refusal isFromReseller uploadedByName } } } } }
    }
  }` as const;
  interface Shown {
    text: string;
    files: { name: string; state: string; refusal: string | null }[];
  }
  beforeEach(() => setRule(app, own.admin, 'PREFIX', MARKER));

  const clickUp = () => providers.clickup;
  const file = (title: string, content = title) => clickUp().addFile(app.config.clickUp!.apiUrl!, title, content);
  const piece = (attachment: ReturnType<typeof file>) => ({
    text: attachment.title,
    type: 'attachment' as const,
    attachment,
  });
  /** Reads the comments and their files, as the jobs do. */
  async function copy(): Promise<Shown[]> {
    await app.db.sql(
      `insert into task_conversation (task_id, customer_id, due_at) select id, customer_id, now() from task
         where id = $1 on conflict (task_id) do update set due_at = now(), read_at = null`,
      [own.taskId],
    );
    await readComments(app.portal.services);
    await fetchFiles(app.portal.services, { id: 'test', data: {} });
    await scan(app);
    const { data } = await run(FILES, { id: own.taskId });
    return (data.node as { comments: { edges: { node: Shown }[] } }).comments.edges.map(({ node }) => node);
  }

  test('is shown with the comment that is for the customer, and is not sent back', async () => {
    clickUp().addComment(own.clickUpTaskId, [{ text: `${MARKER} Se skærmbilledet` }, piece(file('skærm.txt', 'Hej'))]);
    expect(await copy()).toMatchObject([
      { text: expect.stringContaining('Se skærmbilledet'), files: [{ name: 'skærm.txt', state: 'READY' }] },
    ]);
    expect(await copy()).toMatchObject([{ files: [{ name: 'skærm.txt' }] }]);
    await sendAll();
    expect(providers.clickup.attachments(own.clickUpTaskId)).toEqual([]);
  });

  test('stays hidden with a comment that is not for the customer', async () => {
    clickUp().addComment(own.clickUpTaskId, [{ text: 'Internt' }, piece(file('internt.txt'))]);
    expect(await copy()).toEqual([]);
    expect(await app.db.sql('select 1 from stored_file where task_id = $1', [own.taskId])).toEqual([]);
  });

  test('goes when the piece or the whole comment is removed there', async () => {
    const [kept, removed] = [piece(file('a.txt')), piece(file('b.txt'))];
    const text = { text: `${MARKER} To filer` };
    const id = clickUp().addComment(own.clickUpTaskId, [text, kept, removed]);
    expect((await copy())[0]!.files.map(({ name }) => name)).toEqual(['a.txt', 'b.txt']);
    clickUp().editComment(id, [text, kept]);
    expect((await copy())[0]!.files.map(({ name }) => name)).toEqual(['a.txt']);
    clickUp().removeComment(id);
    expect(await copy()).toEqual([]);
    const states = await app.db.sql('select distinct state from stored_file where task_id = $1', [own.taskId]);
    expect(states).toEqual([{ state: 'GONE' }]);
  });

  test.each([
    ['a program by its name', () => file('opsætning.exe')],
    ['a program by its content', () => file('faktura.pdf', 'MZ…')],
  ])('that is %s is refused', async (_, create) => {
    clickUp().addComment(own.clickUpTaskId, [{ text: `${MARKER} Fil` }, piece(create())]);
    expect((await copy())[0]!.files).toMatchObject([{ state: 'REFUSED', refusal: 'PROGRAM' }]);
  });

  test('on another host is not read, and counts as lost after three attempts', async () => {
    const elsewhere = { ...file('a.txt'), url: 'http://127.0.0.1:9/a.txt' };
    clickUp().addComment(own.clickUpTaskId, [{ text: `${MARKER} Fil` }, piece(elsewhere)]);
    expect((await copy())[0]!.files).toMatchObject([{ state: 'UPLOADING' }]);
    await letSendAgain();
    await copy();
    await letSendAgain();
    expect((await copy())[0]!.files).toMatchObject([{ state: 'REFUSED', refusal: 'LOST' }]);
  });

  test.each([
    ['says', 50],
    ['does not say', 0],
  ])('that is too large is refused when ClickUp %s how large it is', async (_, size) => {
    const { settings } = app.portal.services.files;
    const large = { ...file('stor.txt', 'x'.repeat(50)), size };
    clickUp().addComment(own.clickUpTaskId, [{ text: `${MARKER} Fil` }, piece(large)]);
    const { maxBytes } = settings;
    Object.assign(settings, { maxBytes: 20 });
    try {
      expect((await copy())[0]!.files).toMatchObject([{ state: 'REFUSED', refusal: 'TOO_LARGE' }]);
    } finally {
      Object.assign(settings, { maxBytes });
    }
  });

  test('that is deleted in the portal while ClickUp does not answer is not read again', async () => {
    clickUp().addComment(own.clickUpTaskId, [
      { text: `${MARKER} Fil` },
      piece({ ...file('a.txt'), url: 'http://127.0.0.1:9/' }),
    ]);
    await copy();
    const [row] = await app.db.sql<{ id: string }>('select id from stored_file where task_id = $1', [own.taskId]);
    const { id } = row!;
    await run('mutation ($id: ID!) { deleteFileAsAdmin(id: $id) { deletedId } }', { id }, own.admin.token);
    await postponeFile(app.portal.services, id, new Error('too late'));
    expect(await app.db.sql('select state, send_at from stored_file where id = $1', [id])).toEqual([
      { state: 'GONE', send_at: null },
    ]);
  });
});
