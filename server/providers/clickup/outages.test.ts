import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startClickUp } from '../../../sandbox/clickup/testing/startClickUp.ts';
import { TestClock } from '../http/testing/TestClock.ts';
import { failureOf } from '../testing/failureOf.ts';
import { ClickUpClient } from './ClickUp.ts';

const unavailable = { code: 'PROVIDER_UNAVAILABLE', message: 'ClickUp svarer ikke lige nu. Prøv igen om lidt.' };
let clickUp: Awaited<ReturnType<typeof startClickUp>>;
let listId: string;
let clock: TestClock;

beforeEach(async () => {
  clock = new TestClock();
  clickUp = await startClickUp({ clock });
  ({ listId } = clickUp.standIn.seedCompanyFolder('Nordlys ApS'));
});
afterEach(() => clickUp.close());

test('retries a call twice with pauses, and then reports an outage', async () => {
  clickUp.standIn.failNext('GET /v2/team', { status: 500, times: 2 });
  expect(await clickUp.client.teams()).toHaveLength(1);
  expect(clock.slept).toEqual([250, 1_000]);
  clickUp.standIn.failNext('GET /v2/team', { status: 503, times: 3 });
  await expect(clickUp.client.teams()).rejects.toMatchObject({
    ...unavailable,
    cause: { status: 503, ecode: 'INTERNAL' },
  });
  expect(clickUp.answers).toHaveLength(6);
});

test('times out when ClickUp does not answer', async () => {
  const impatient = new ClickUpClient(clickUp.settings, { timeout: 1_500, clock });
  clickUp.standIn.failNext('GET /v2/team', { hang: true, times: 3 });
  const { cause } = await failureOf(impatient.teams());
  expect(cause.message).toBe('ClickUp did not answer: TimeoutError (GET /team)');
  clickUp.standIn.failNext('GET /v2/team', { hang: true });
  expect(await impatient.teams()).toHaveLength(1);
});

test('retries a call whose answer is incomplete', async () => {
  clickUp.standIn.failNext('GET /v2/team', { brokenJson: true });
  expect(await clickUp.client.teams()).toHaveLength(1);
  clickUp.standIn.failNext('GET /v2/team', { brokenJson: true, times: 3 });
  expect(await failureOf(clickUp.client.teams())).toMatchObject(unavailable);
});

test('does not retry the creation of an object, whatever happens to the answer', async () => {
  const { client, standIn } = clickUp;
  for (const fault of [{ dropAnswerAfterWork: true }, { brokenJson: true }, { status: 502 }] as const) {
    standIn.failNext('POST /v2/list/:id/task', fault);
    expect(await failureOf(client.createTask({ listId, name: 'Ny formular' }))).toMatchObject(unavailable);
  }
  expect(await client.tasks(listId)).toHaveLength(2);
  expect(clock.slept).toEqual([]);
});

test('retries a status change whose answer was lost, and the deletion of a webhook', async () => {
  const { client, standIn } = clickUp;
  const id = standIn.addTask(listId, { name: 'Ny formular' });
  standIn.failNext('PUT /v2/task/:id', { dropAnswerAfterWork: true });
  expect(await client.setStatus(id, 'complete')).toMatchObject({ status: { status: 'complete' } });
  standIn.failNext('DELETE /v2/webhook/:id', { status: 500 });
  await client.deleteWebhook('gone-already');
});

test('reports an outage when the connection is refused', async () => {
  await clickUp.close();
  const { cause } = await failureOf(clickUp.client.teams());
  expect(cause.message).toBe('ClickUp did not answer: ECONNREFUSED (GET /team)');
});

test('distinguishes a bad token, a missing permission and a plan limit in the cause, without retries', async () => {
  const wrong = new ClickUpClient({ ...clickUp.settings, token: 'pk_wrong_and_secret' }, { clock });
  const causes = [(await failureOf(wrong.teams())).cause.message];
  causes.push((await failureOf(clickUp.client.spaces('1'))).cause.message);
  clickUp.standIn.failNext('POST /v2/space/:id/folder', {
    status: 403,
    err: 'Your plan is limited',
    ecode: 'PAYWALL_004',
  });
  causes.push((await failureOf(clickUp.client.createFolder({ spaceId: '90120000001', name: 'x' }))).cause.message);
  causes.push(
    (
      await failureOf(
        clickUp.client.createList({
          folderId: clickUp.standIn.seedCompanyFolder('Nordlys ApS').folderId,
          name: 'Klippekort',
        }),
      )
    ).cause.message,
  );
  expect(causes).toEqual([
    'ClickUp rejected the token: 401 OAUTH_025 Token invalid (GET /team)',
    'ClickUp denied access to the token: 401 OAUTH_027 Team not authorized (GET /team/1/space)',
    'ClickUp denied access: 403 PAYWALL_004 Your plan is limited (POST /space/90120000001/folder)',
    expect.stringMatching(/^ClickUp returned an error: 400 SUBCAT_016 List name taken/),
  ]);
  expect(clock.slept).toEqual([]);
});

test('errors do not contain the token, even if it cannot be sent', async () => {
  const failures = [
    await failureOf(new ClickUpClient({ ...clickUp.settings, token: 'pk_secret\nwith a break' }, { clock }).teams()),
    await failureOf(new ClickUpClient({ ...clickUp.settings, token: 'pk_secret' }, { clock }).teams()),
    await failureOf(new ClickUpClient({ token: 'pk_secret', apiUrl: 'http://127.0.0.1:9' }, { clock }).teams()),
  ];
  for (const error of failures) {
    expect(error).toMatchObject(unavailable);
    expect(
      [
        error.message,
        error.stack,
        error.cause.message,
        error.cause.stack,
        JSON.stringify(error),
        JSON.stringify(error.cause),
        String(error.cause.cause),
      ].join(' '),
    ).not.toContain('pk_secret');
  }
});
