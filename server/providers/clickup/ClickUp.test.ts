import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startClickUp } from '../../../sandbox/clickup/testing/startClickUp.ts';
import { ClickUpClient } from './ClickUp.ts';

let clickUp: Awaited<ReturnType<typeof startClickUp>>;
beforeEach(async () => {
  clickUp = await startClickUp();
});
afterEach(() => clickUp.close());

test('lists workspaces, spaces, folders and lists', async () => {
  const { client, standIn } = clickUp;
  const { folderId, listId } = standIn.seedCompanyFolder('Nordlys ApS');
  standIn.addTask(listId, { name: 'En' });
  standIn.addTask(listId, { name: 'To' });
  expect(await client.teams()).toEqual([{ id: standIn.teamId, name: 'Portalen' }]);
  const spaces = await client.spaces(standIn.teamId);
  expect(spaces.map(({ name }) => name)).toEqual(['Kunder', 'Internt']);
  expect(await client.folders(spaces[0]!.id)).toEqual([{ id: folderId, name: 'Nordlys ApS', taskCount: 2 }]);
  expect(await client.folder(folderId)).toEqual({
    id: folderId,
    name: 'Nordlys ApS',
    taskCount: 2,
    spaceId: spaces[0]!.id,
    lists: [{ id: listId, name: 'Klippekort' }],
  });
  expect(await client.lists(folderId)).toEqual([{ id: listId, name: 'Klippekort' }]);
});

test('lists the members of a workspace, and none of an unknown workspace', async () => {
  const members = await clickUp.client.members(clickUp.standIn.teamId);
  expect(members).toHaveLength(3);
  expect(members[0]).toEqual({
    id: '41000001',
    username: 'Mette Holm',
    email: 'mette.holm@portal.example',
    profilePicture: null,
  });
  expect(await clickUp.client.members('1')).toEqual([]);
});

test('creates a folder and a list, whose statuses are ordered', async () => {
  const { client } = clickUp;
  const [space] = await client.spaces(clickUp.standIn.teamId);
  const folder = await client.createFolder({ spaceId: space!.id, name: 'Nordlys ApS' });
  const list = await client.createList({ folderId: folder.id, name: 'Klippekort a1b2c3' });
  expect(await client.list(list.id)).toEqual({
    ...list,
    folderId: folder.id,
    statuses: [
      { status: 'Open', color: '#87909e', orderindex: 0, type: 'open' },
      { status: 'in progress', color: '#1090e0', orderindex: 1, type: 'custom' },
      { status: 'client approval', color: '#f8ae00', orderindex: 2, type: 'custom' },
      { status: 'complete', color: '#008844', orderindex: 3, type: 'closed' },
    ],
  });
});

test('creates a task, changes its status and comments on it', async () => {
  const { client, standIn } = clickUp;
  const { listId } = standIn.seedCompanyFolder('Nordlys ApS');
  const created = await client.createTask({ listId, name: 'Ny formular', description: 'Med felter' });
  expect(created).toMatchObject({
    listId,
    name: 'Ny formular',
    description: 'Med felter',
    status: { status: 'Open', type: 'open' },
    timeSpentMs: 0,
  });
  expect(await client.task(created.id)).toEqual(created);
  const done = await client.setStatus(created.id, 'Complete');
  expect(done).toMatchObject({ status: { status: 'complete', color: '#008844', type: 'closed' } });
  expect(done.updatedAt).toBeGreaterThan(created.updatedAt);
  expect(await client.comment(created.id, 'Godkendt i portalen')).toEqual({ id: expect.any(String) });
  expect(standIn.comments(created.id)).toEqual(['Godkendt i portalen']);
});

test('creates, lists and deletes a webhook, and deletes it again without an error', async () => {
  const { client, standIn } = clickUp;
  const { folderId } = standIn.seedCompanyFolder('Nordlys ApS');
  const details = { teamId: standIn.teamId, endpoint: 'http://127.0.0.1:9/hook', folderId };
  const created = await client.createWebhook(details);
  expect(await client.webhooks(standIn.teamId)).toEqual([
    { id: created.id, endpoint: details.endpoint, folderId, secret: created.secret, isActive: true, isComplete: true },
  ]);
  await client.deleteWebhook(created.id);
  expect(await client.webhooks(standIn.teamId)).toEqual([]);
  await client.deleteWebhook(created.id);
});

test('returns undefined for missing objects, and for malformed ids without a request', async () => {
  const { client } = clickUp;
  expect(await client.task('86cgone')).toBeUndefined();
  expect(await client.list('90120009999')).toBeUndefined();
  expect(await client.folder('90120009999')).toBeUndefined();
  const requestCount = clickUp.answers.length;
  for (const id of ['..', '../team', 'a?b=c', 'a#b', '%2e%2e', '', 'x'.repeat(3_000)])
    expect(await client.task(id)).toBeUndefined();
  expect(clickUp.answers).toHaveLength(requestCount);
});

test('throws NOT_CONFIGURED in every method without settings', async () => {
  const client = new ClickUpClient(undefined);
  const notSetUp = { code: 'NOT_CONFIGURED', message: 'ClickUp er ikke sat op endnu.' };
  expect(client.isConfigured).toBe(false);
  expect(clickUp.client.isConfigured).toBe(true);
  for (const answer of [
    client.teams(),
    client.members('1'),
    client.task('1'),
    client.tasks('1'),
    client.createTask({ listId: '1', name: 'x' }),
    client.deleteWebhook('1'),
  ]) {
    await expect(answer).rejects.toMatchObject(notSetUp);
  }
});
