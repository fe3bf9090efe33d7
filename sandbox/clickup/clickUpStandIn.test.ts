import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startClickUp } from './testing/startClickUp.ts';

let folder: string;
let clickUp: Awaited<ReturnType<typeof startClickUp>>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'clickup-'));
  clickUp = await startClickUp({ folder });
});
afterEach(async () => {
  await clickUp.close();
  rmSync(folder, { recursive: true });
});

const call = async (
  method: string,
  path: string,
  { body, token = clickUp.settings.token }: { body?: object; token?: string } = {},
) => {
  const answer = await fetch(`${clickUp.settings.apiUrl}${path}`, {
    method,
    headers: { ...(token && { authorization: token }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> };
};

test('folders, lists, tasks and webhooks survive a restart, and a company keeps its folder', async () => {
  const seeded = clickUp.standIn.seedCompanyFolder('Nordlys ApS');
  const taskId = clickUp.standIn.addTask(seeded.listId, { name: 'Ny formular', status: 'in progress' });
  await clickUp.client.createWebhook({
    teamId: clickUp.standIn.teamId,
    endpoint: 'http://127.0.0.1:9/hook',
    folderId: seeded.folderId,
  });
  await clickUp.client.comment(taskId, 'Hvornår?');
  await clickUp.close();
  clickUp = await startClickUp({ folder });
  expect(clickUp.standIn.seedCompanyFolder('Nordlys ApS')).toEqual(seeded);
  expect(await clickUp.client.task(taskId)).toMatchObject({ name: 'Ny formular', status: { status: 'in progress' } });
  expect(clickUp.standIn.comments(taskId)).toEqual(['Hvornår?']);
  expect(await clickUp.client.webhooks(clickUp.standIn.teamId)).toHaveLength(1);
  const { folderId } = clickUp.standIn.seedCompanyFolder('Solskin A/S');
  expect(folderId).not.toBe(seeded.folderId);
});

test('requests without the plain token are refused, and every answer has the headers of the rate limit', async () => {
  expect((await call('GET', '/v2/team', { token: '' })).body).toMatchObject({ ECODE: 'OAUTH_017' });
  expect(await call('GET', '/v2/team', { token: `Bearer ${clickUp.settings.token}` })).toMatchObject({
    status: 401,
    body: { err: 'Token invalid', ECODE: 'OAUTH_025' },
  });
  const { headers } = await call('GET', '/v2/team');
  expect(headers.get('x-ratelimit-limit')).toBe('10000');
  expect(headers.get('x-ratelimit-remaining')).toBe('9997');
  expect(Number(headers.get('x-ratelimit-reset')) * 1_000).toBeGreaterThan(Date.now());
});

test('invalid input is refused as at ClickUp and changes nothing', async () => {
  const { folderId, listId } = clickUp.standIn.seedCompanyFolder('Nordlys ApS');
  const taskId = clickUp.standIn.addTask(listId, { name: 'Ny' });
  const refusals = [
    await call('POST', `/v2/list/${listId}/task`, { body: { name: ' ' } }),
    await call('POST', `/v2/list/${listId}/task`, { body: { name: 'x', status: 'unknown' } }),
    await call('PUT', `/v2/task/${taskId}`, { body: { status: 'unknown' } }),
    await call('POST', `/v2/folder/${folderId}/list`, { body: { name: 'Klippekort' } }),
    await call('POST', '/v2/space/90120000001/folder', { body: { name: 'Nordlys ApS' } }),
    await call('POST', '/v2/team/9012000001/webhook', { body: { endpoint: 'here', events: ['*'] } }),
  ];
  for (const { status, body } of refusals)
    expect({ status, body }).toEqual({ status: 400, body: { err: expect.any(String), ECODE: expect.any(String) } });
  expect((await call('GET', `/v2/list/${listId}/task`)).body['tasks']).toHaveLength(1);
  expect(await call('GET', '/v2/team/1/space')).toMatchObject({ status: 401, body: { ECODE: 'OAUTH_027' } });
  expect(await call('GET', '/v2/task/86cgone')).toMatchObject({ status: 404, body: { ECODE: 'ITEM_013' } });
});

test('closed tasks and subtasks are listed only on request', async () => {
  const { listId } = clickUp.standIn.seedCompanyFolder('Nordlys ApS');
  const parent = clickUp.standIn.addTask(listId, { name: 'Åben' });
  clickUp.standIn.addTask(listId, { name: 'Lukket', status: 'complete' });
  clickUp.standIn.addTask(listId, { name: 'Under', parent });
  const names = async (query: string) =>
    ((await call('GET', `/v2/list/${listId}/task?${query}`)).body['tasks'] as { name: string }[])
      .map(({ name }) => name)
      .toSorted();
  expect(await names('')).toEqual(['Åben']);
  expect(await names('include_closed=true')).toEqual(['Lukket', 'Åben']);
  expect(await names('include_closed=true&subtasks=true')).toEqual(['Lukket', 'Under', 'Åben']);
});

test('a list can have its own statuses', async () => {
  const { folderId } = clickUp.standIn.seedCompanyFolder('Nordlys ApS');
  const listId = clickUp.standIn.addList(folderId, 'Uden godkendelse', [
    { status: 'to do', color: '#888888', type: 'open' },
    { status: 'færdig', color: '#008844', type: 'closed' },
  ]);
  expect((await clickUp.client.list(listId))!.statuses.map(({ status }) => status)).toEqual(['to do', 'færdig']);
  expect(clickUp.standIn.addTask(listId, { name: 'Ny' })).toMatch(/^86c/);
});

test('statuses of a list can be renamed, added, reordered and removed without losing a task', async () => {
  const { client, standIn } = clickUp;
  const { folderId, listId } = standIn.seedCompanyFolder('Nordlys ApS');
  await client.createWebhook({ teamId: standIn.teamId, endpoint: 'http://127.0.0.1:9/hook', folderId });
  await call('POST', `/v2/team/${standIn.teamId}/webhook`, {
    body: { endpoint: 'http://127.0.0.1:9/all', events: ['*'], folder_id: Number(folderId) },
  });
  const [renamed, moved] = [
    standIn.addTask(listId, { name: 'Omdøbt', status: 'in progress' }),
    standIn.addTask(listId, { name: 'Flyttet', status: 'client approval' }),
  ];
  const before = await client.task(renamed);
  const eventCount = standIn.events().length;
  standIn.setStatuses(listId, [
    { status: 'Open', color: '#87909e', type: 'open' },
    { status: 'test', color: '#aa8d80', type: 'custom' },
    { status: 'i gang', was: 'in progress', color: '#1090e0', type: 'custom' },
    { status: 'complete', color: '#008844', type: 'closed' },
  ]);
  expect((await client.list(listId))!.statuses.map(({ status, orderindex }) => [status, orderindex])).toEqual([
    ['Open', 0],
    ['test', 1],
    ['i gang', 2],
    ['complete', 3],
  ]);
  expect(await client.task(renamed)).toEqual({
    ...before,
    status: { status: 'i gang', color: '#1090e0', type: 'custom' },
  });
  expect(await client.task(moved)).toMatchObject({ status: { status: 'Open' } });
  const changes = standIn
    .events()
    .slice(eventCount)
    .map(({ payload: { event, task_id: taskId, list_id: changed } }) => [event, taskId ?? changed]);
  // Only the moved task has an event of its own; a change of the list is sent to webhooks that subscribed to it.
  expect(new Set(changes.map(([, id]) => id))).toEqual(new Set([moved, listId]));
  expect(changes.at(-1)).toEqual(['listUpdated', listId]);
});

test('a planned answer, such as the page of a gateway, replaces the work', async () => {
  const { listId } = clickUp.standIn.seedCompanyFolder('Nordlys ApS');
  clickUp.standIn.failNext('POST /v2/list/:id/task', { instead: '<h1>502 Bad Gateway</h1>', status: 502 });
  const page = await fetch(`${clickUp.settings.apiUrl}/v2/list/${listId}/task`, {
    method: 'POST',
    headers: { authorization: clickUp.settings.token, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'x' }),
  });
  expect({ status: page.status, type: page.headers.get('content-type'), text: await page.text() }).toEqual({
    status: 502,
    type: 'text/html; charset=utf-8',
    text: '<h1>502 Bad Gateway</h1>',
  });
  clickUp.standIn.failNext('GET /v2/list/:id/task', { instead: { tasks: 'mange' } });
  expect(await call('GET', `/v2/list/${listId}/task`)).toMatchObject({ status: 200, body: { tasks: 'mange' } });
  expect((await call('GET', `/v2/list/${listId}/task`)).body['tasks']).toEqual([]);
});

test('a file is refused without its part of the form, and for a task that is not there', async () => {
  const { listId } = clickUp.standIn.seedCompanyFolder('Nordlys ApS');
  const taskId = clickUp.standIn.addTask(listId, { name: 'Ny formular' });
  const attach = async (id: string, part: string) => {
    const body = new FormData();
    body.append(part, new Blob(['bytes']), 'skærm.png');
    const url = `${clickUp.settings.apiUrl}/v2/task/${id}/attachment`;
    const answer = await fetch(url, { method: 'POST', headers: { authorization: clickUp.settings.token }, body });
    return answer.status;
  };
  expect(await attach(taskId, 'file')).toBe(400);
  expect(await attach('gone', 'attachment')).toBe(404);
  expect(await attach(taskId, 'attachment[0]')).toBe(200);
  expect(clickUp.standIn.attachments(taskId)).toEqual(['skærm.png']);
});
