import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ReceivedRequest } from '../../sandbox/sandbox.ts';
import { startClickUp } from '../../sandbox/clickup/testing/startClickUp.ts';

type Shape = string | [Shape] | { [name: string]: Shape };
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
  await client.comment(task.id, 'Godkendt i portalen');
  await client.task(task.id);
  await client.task('gone');
  await client.webhooks(team!.id);
  await client.deleteWebhook(webhookId);
  requests = clickUp.sandbox.received('clickup');
});
afterAll(() => clickUp.close());

test('every request has the required parameters of the contract, no others than its own, and their types', () => {
  expect(requests.length).toBeGreaterThan(15);
  for (const request of requests) {
    const [path, query = ''] = request.path.split('?');
    const call = callOf(request.method, path!);
    const parameters = Object.fromEntries(
      [...new URLSearchParams(query)].map(([name, value]) => [name, parsed(value)]),
    );
    expect({
      call,
      wrong: [
        ...unknownFields(parameters, contract.calls[call]!.query),
        ...wrong(parameters, optional(contract.calls[call]!.query)),
      ],
    }).toEqual({ call, wrong: [] });
    const body = (request.body ?? {}) as Record<string, unknown>;
    expect({
      call,
      wrong: [...unknownFields(body, contract.calls[call]!.body), ...wrong(body, contract.calls[call]!.body ?? {})],
    }).toEqual({ call, wrong: [] });
  }
});

test('the client makes every call of the contract, with the plain token and JSON bodies', () => {
  expect(new Set(requests.map(({ method, path }) => callOf(method, path.split('?')[0]!)))).toEqual(
    new Set(Object.keys(contract.calls)),
  );
  for (const { method, headers, body } of requests) {
    expect(headers['authorization']).toBe(clickUp.settings.token);
    if (method === 'POST' || method === 'PUT')
      expect({ type: headers['content-type'], body }).toEqual({ type: 'application/json', body: expect.any(Object) });
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
    const answer = status >= 400 ? 'Error' : contract.calls[callOf(method, path)]!.answer;
    expect({ path, wrong: wrong(body, answer) }).toEqual({ path, wrong: [] });
  }
  expect(clickUp.answers.some(({ status }) => status === 404)).toBe(true);
});

function callOf(method: string, path: string): string {
  const call = Object.keys(contract.calls).find((candidate) =>
    new RegExp(`^${candidate.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(`${method} ${path}`),
  );
  if (!call) throw new Error(`${method} ${path} is not among the calls of the contract`);
  return call;
}

const parsed = (value: string): unknown => (/^(true|false|\d+)$/.test(value) ? JSON.parse(value) : value);
const optional = (shape: Record<string, Shape> = {}) =>
  Object.fromEntries(Object.entries(shape).map(([name, inner]) => [`${name}?`, inner]));
const unknownFields = (parameters: Record<string, unknown>, shape: Record<string, Shape> = {}) =>
  Object.keys(parameters)
    .filter((name) => !(name in shape) && !(`${name}?` in shape))
    .map((name) => `${name} is not in the contract`);

/** Returns the paths of fields that are missing or have another type than in the contract. */
function wrong(value: unknown, shape: Shape, at = ''): string[] {
  if (typeof shape === 'string' && contract.objects[shape]) return wrong(value, contract.objects[shape], at);
  if (value === null || shape === 'any') return [];
  if (typeof shape === 'string') return isA(value, shape) ? [] : [`${at}: no ${shape}`];
  if (Array.isArray(shape))
    return Array.isArray(value)
      ? value.flatMap((item, index) => wrong(item, shape[0], `${at}[${index}]`))
      : [`${at}: no list`];
  if (typeof value !== 'object' || value === undefined) return [`${at}: no object`];
  return Object.entries(shape).flatMap(([key, inner]) => {
    const name = key.replace('?', '');
    if (name in value) return wrong((value as Record<string, unknown>)[name], inner, `${at}.${name}`);
    return key.endsWith('?') ? [] : [`${at}.${name} is missing`];
  });
}

function isA(value: unknown, type: string): boolean {
  return type === 'integer' ? Number.isSafeInteger(value) : typeof value === type;
}
