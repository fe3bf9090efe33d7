import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startClickUp } from '../../../sandbox/clickup/testing/startClickUp.ts';
import type { ReceivedRequest } from '../../../sandbox/RequestLog.ts';
import { allOptional, callOf, mismatchesOf, parseParameter, type Shape } from '../testing/contract.ts';

interface Contract {
  events: string[];
  calls: Record<string, { query?: Record<string, Shape>; body?: Record<string, Shape>; answer: Shape }>;
  objects: Record<string, Shape>;
}

const contract = JSON.parse(readFileSync(`${import.meta.dirname}/testing/contract.json`, 'utf8')) as Contract;
let clickUp: Awaited<ReturnType<typeof startClickUp>>;
let requests: ReceivedRequest[];

/** Calls every method once, with a task that has all fields. */
beforeAll(async () => {
  clickUp = await startClickUp();
  const { client, standIn } = clickUp;
  const [team] = await client.teams();
  const [space] = await client.spaces(team!.id);
  await client.members(team!.id);
  const folder = await client.createFolder({ spaceId: space!.id, name: 'Nordlys ApS' });
  const { id: webhookId } = await client.createWebhook({
    teamId: team!.id,
    endpoint: 'http://127.0.0.1:9/hook',
    folderId: folder.id,
  });
  standIn.pauseWebhooks();
  const list = await client.createList({ folderId: folder.id, name: 'Klippekort a1b2c3' });
  standIn.addTask(list.id, {
    name: 'Import af kunder',
    priority: 2,
    timeSpentMs: 5_400_000,
    dueDate: Date.now(),
    assigneeIds: [41_000_001],
    points: 3,
    tags: [{ name: 'import', color: '#ff0000' }],
    customFields: [{ id: 'f1', name: 'Kanal', type: 'text', type_config: {}, value: 'E-mail' }],
  });
  const task = await client.createTask({ listId: list.id, name: 'Ny formular', description: 'Med felter' });
  await client.folders(space!.id);
  await client.folder(folder.id);
  await client.lists(folder.id);
  await client.list(list.id);
  await client.tasks(list.id, { updatedSince: task.updatedAt - 1_000 });
  await client.setStatus(task.id, 'complete');
  const { id: commentId } = await client.comment(task.id, 'Godkendt i portalen');
  await client.updateComment(commentId, 'Godkendt i Portalen');
  for (let count = 0; count < 25; count += 1) standIn.addComment(task.id, [{ text: `Nr. ${count}` }]);
  expect(await client.comments(task.id, 0)).toHaveLength(26);
  expect(await client.attachments(task.id)).toEqual([]);
  const { id: attachmentId } = await client.attach(task.id, { name: 'skærm.png', bytes: new Blob(['bytes']) });
  expect(await client.attachments(task.id)).toEqual([{ id: attachmentId, title: 'skærm.png', size: 5 }]);
  await client.task(task.id);
  await client.task('gone');
  await client.webhooks(team!.id);
  await client.deleteWebhook(webhookId);
  requests = clickUp.sandbox.received('clickup');
});
afterAll(() => clickUp.close());

test('every request has the required parameters of the contract with their types, and no unknown ones', () => {
  expect(requests.length).toBeGreaterThan(15);
  for (const request of requests) {
    const [path, query = ''] = request.path.split('?');
    const call = callOf(contract, request.method, path!);
    const parameters = Object.fromEntries(
      [...new URLSearchParams(query)].map(([name, value]) => [name, parseParameter(value)]),
    );
    expect({
      call,
      mismatches: [
        ...unknownFields(parameters, contract.calls[call]!.query),
        ...mismatchesOf(contract, parameters, allOptional(contract.calls[call]!.query)),
      ],
    }).toEqual({ call, mismatches: [] });
    const body = (request.body ?? {}) as Record<string, unknown>;
    expect({
      call,
      mismatches: [
        ...unknownFields(body, contract.calls[call]!.body),
        ...mismatchesOf(contract, body, contract.calls[call]!.body ?? {}),
      ],
    }).toEqual({ call, mismatches: [] });
  }
});

test('the client makes every call of the contract, with the plain token, and JSON bodies or a form for files', () => {
  expect(new Set(requests.map(({ method, path }) => callOf(contract, method, path.split('?')[0]!)))).toEqual(
    new Set(Object.keys(contract.calls)),
  );
  for (const { method, path, headers, body } of requests) {
    expect(headers['authorization']).toBe(clickUp.settings.token);
    if (method !== 'POST' && method !== 'PUT') continue;
    const type = path.endsWith('/attachment') ? 'multipart/form-data' : 'application/json';
    expect({ type: String(headers['content-type']).split(';')[0], body }).toEqual({ type, body: expect.any(Object) });
  }
});

test('webhooks subscribe to events of the contract, with the folder id as a number', () => {
  const { events, folder_id: folderId } = requests.find(
    ({ method, path }) => method === 'POST' && path.endsWith('/webhook'),
  )!.body as { events: string[]; folder_id: number };
  expect(events.filter((event) => !contract.events.includes(event))).toEqual([]);
  expect(events).toEqual(
    expect.arrayContaining([
      'taskCreated',
      'taskUpdated',
      'taskStatusUpdated',
      'taskDeleted',
      'taskTimeTrackedUpdated',
      'taskCommentPosted',
    ]),
  );
  expect(folderId).toBeGreaterThan(1);
});

test('the stand-in answers with the fields and types of the contract', () => {
  for (const { method, path, status, body } of clickUp.answers) {
    const answer = status >= 400 ? 'Error' : contract.calls[callOf(contract, method, path)]!.answer;
    expect({ path, mismatches: mismatchesOf(contract, body, answer) }).toEqual({ path, mismatches: [] });
  }
  expect(clickUp.answers.some(({ status }) => status === 404)).toBe(true);
});

const unknownFields = (parameters: Record<string, unknown>, shape: Record<string, Shape> = {}) =>
  Object.keys(parameters)
    .filter((name) => !(name in shape) && !(`${name}?` in shape))
    .map((name) => `${name} is not in the contract`);
