import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startClickUp } from '../../../sandbox/clickup/testing/startClickUp.ts';
import { signatureOf } from '../../../sandbox/clickup/Webhooks.ts';
import { waitUntil } from '../../testing/waitUntil.ts';
import { claimedWebhookId, verifyWebhook } from './ClickUp.ts';

interface Delivery {
  body: Buffer;
  signature: string;
}

let clickUp: Awaited<ReturnType<typeof startClickUp>>;
let portal: Server;
let deliveries: Delivery[];
let nextStatuses: number[];
let webhook: { id: string; secret: string };
let listId: string;

beforeEach(async () => {
  clickUp = await startClickUp();
  deliveries = [];
  nextStatuses = [];
  portal = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        deliveries.push({ body: Buffer.concat(chunks), signature: String(request.headers['x-signature']) });
        response.writeHead(nextStatuses.shift() ?? 200).end();
      });
  });
  await new Promise<void>((resolve) => {
    portal.listen(0, '127.0.0.1', resolve);
  });
  const seeded = clickUp.standIn.seedCompanyFolder('Nordlys ApS');
  listId = seeded.listId;
  webhook = await createWebhook(seeded.folderId);
});
afterEach(async () => {
  await clickUp.close();
  portal.closeAllConnections();
  await new Promise((resolve) => {
    portal.close(resolve);
  });
});

const createWebhook = (folderId: string, path = '') =>
  clickUp.client.createWebhook({
    teamId: clickUp.standIn.teamId,
    endpoint: `http://127.0.0.1:${(portal.address() as AddressInfo).port}/api/webhooks/clickup${path}`,
    folderId,
  });
const verified = () => deliveries.map(({ body, signature }) => verifyWebhook(body, signature, webhook.secret));

test('every change of a task is sent, signed with the secret of the webhook', async () => {
  const { standIn, client } = clickUp;
  const { id } = await client.createTask({ listId, name: 'Ny formular' });
  standIn.moveTask(id, 'client approval');
  standIn.trackTime(id, 900_000);
  await client.comment(id, 'Hvornår?');
  standIn.removeTask(id);
  await waitUntil(() => deliveries.length === 9);
  expect(new Set(verified().map(({ type }) => type))).toEqual(
    new Set([
      'taskCreated',
      'taskStatusUpdated',
      'taskUpdated',
      'taskTimeTrackedUpdated',
      'taskCommentPosted',
      'taskDeleted',
    ]),
  );
  expect(new Set(verified().map(({ id: eventId }) => eventId)).size).toBe(9);
  expect(verified().every(({ taskId, webhookId }) => taskId === id && webhookId === webhook.id)).toBe(true);
  expect(deliveries.map(({ body }) => claimedWebhookId(body))).toEqual(Array.from({ length: 9 }, () => webhook.id));
});

test('an event that was not acknowledged is sent again with the same id', async () => {
  nextStatuses = [500, 500];
  clickUp.standIn.addTask(listId, { name: 'Ny' });
  await waitUntil(() => deliveries.length === 4);
  expect(new Set(verified().map(({ id }) => id)).size).toBe(2);
  await waitUntil(() => clickUp.standIn.events().every(({ isPending }) => !isPending));
});

test('events can be delivered repeatedly with the same id, and pending ones are sent after a pause', async () => {
  const { standIn } = clickUp;
  standIn.pauseWebhooks();
  standIn.addTask(listId, { name: 'Ny' });
  const [event] = standIn.events();
  expect(await standIn.deliver(event!.id)).toBe(200);
  expect(await standIn.deliver(event!.id)).toBe(200);
  expect(new Set(verified().map(({ id }) => id)).size).toBe(1);
  standIn.resumeWebhooks();
  await waitUntil(() => deliveries.length === 3);
});

test('a webhook receives only events of its own folder', async () => {
  const other = clickUp.standIn.seedCompanyFolder('Solskin A/S');
  const theirs = await createWebhook(other.folderId, '?other');
  clickUp.standIn.addTask(other.listId, { name: 'Deres' });
  await waitUntil(() => deliveries.length === 2);
  expect(deliveries.map(({ body }) => claimedWebhookId(body))).toEqual([theirs.id, theirs.id]);
  expect(() => verified()).toThrow('Webhookens signatur er ugyldig');
});

test('events with a missing or wrong signature, a changed body or invalid contents are refused', () => {
  const body = JSON.stringify({
    event: 'taskUpdated',
    task_id: '86c1',
    webhook_id: 'w1',
    history_items: [{ id: '28', parent_id: '9' }],
  });
  const verify = (text: string, signature: string | undefined, secret = 'secret') =>
    verifyWebhook(Buffer.from(text), signature, secret);
  const good = signatureOf(body, 'secret');
  expect(verify(body, good)).toEqual({
    id: 'w1:taskUpdated:86c1:28',
    webhookId: 'w1',
    type: 'taskUpdated',
    taskId: '86c1',
  });
  expect(verify(body, good.toUpperCase())).toMatchObject({ webhookId: 'w1' });
  const refused = [
    [body, undefined],
    [body, ''],
    [body, 'nonsense'],
    [body, good.slice(0, 62)],
    [body, `${good}00`],
    [body, signatureOf(body, 'other')],
    [body.replace('86c1', '86c2'), good],
  ] as const;
  for (const [text, signature] of refused)
    expect(() => verify(text, signature)).toThrow(expect.objectContaining({ code: 'UNAUTHENTICATED' }));
  const invalid = [
    ['', signatureOf('', 'secret')],
    ['no json', signatureOf('no json', 'secret')],
    ['{}', signatureOf('{}', 'secret')],
  ] as const;
  for (const [text, signature] of invalid)
    expect(() => verify(text, signature)).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }));
  expect(() => verify(body, signatureOf(body, ''), '')).toThrow('Webhookens signatur er ugyldig');
  expect(claimedWebhookId(Buffer.from('no json'))).toBeUndefined();
});
