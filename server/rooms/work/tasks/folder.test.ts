import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { TestApp } from '../../../testing/createTestApp.ts';
import type { Providers } from '../../../testing/providers.ts';
import { runAs } from '../../../testing/runAs.ts';
import { refreshCompany } from './refresh.ts';
import { createLinkedCompany, type LinkedCompany } from './testing/linkedCompany.ts';
import { startTasks } from './testing/startTasks.ts';

let app: TestApp;
let providers: Providers;
let close: () => Promise<void>;
let company: LinkedCompany;
beforeAll(async () => void ({ app, providers, close } = await startTasks()));
beforeEach(async () => {
  company = await createLinkedCompany(app, providers);
  await refresh();
});
afterAll(() => close());

const refresh = () => refreshCompany(app.portal.services, company.person.customerId!);
const run = runAs(() => ({ app, token: company.person.token }));
const LINK = `mutation ($id: ID!, $input: ClickUpFolderInput!) {
  linkClickUpFolder(customerId: $id, input: $input) { clickUpFolderId clickUpFolderName }
}`;
const link = (customerId: string, clickUpFolderId: string, token: string) =>
  run(
    LINK,
    {
      id: customerId,
      input: { clickUpTeamId: providers.clickup.teamId, clickUpSpaceId: providers.clickup.spaceId, clickUpFolderId },
    },
    token,
  );
const storedWebhookId = async () =>
  (
    (await app.db.sql('select webhook_id as id from task_sync where customer_id = $1', [
      company.person.customerId,
    ])) as [{ id: string }]
  )[0].id;

test('an admin lists workspaces and spaces, creates a folder, and links a company to it', async () => {
  const admin = await app.world.person({ role: 'ADMIN', customerId: null });
  const { data } = await run(
    `query ($team: ID!, $space: ID!) { admin {
      clickUpTeams { id name } clickUpSpaces(teamId: $team) { id name }
      clickUpFolders(spaceId: $space) { id name taskCount }
    } }`,
    {
      team: providers.clickup.teamId,
      space: providers.clickup.spaceId,
    },
    admin.token,
  );
  expect(data.admin).toMatchObject({
    clickUpTeams: [{ name: 'Portalen' }],
    clickUpSpaces: [{ name: 'Kunder' }, { name: 'Internt' }],
  });
  const created = await run(
    'mutation ($space: ID!) { createClickUpFolder(spaceId: $space, name: "Helt ny") { id name taskCount } }',
    { space: providers.clickup.spaceId },
    admin.token,
  );
  expect(created.data.createClickUpFolder).toMatchObject({ name: 'Helt ny', taskCount: 0 });
  expect(
    (await link(company.person.customerId!, created.data.createClickUpFolder.id, admin.token)).data.linkClickUpFolder
      .clickUpFolderName,
  ).toBe('Helt ny');
});

test('a folder is only linked by an admin, if it exists and belongs to no other company', async () => {
  const admin = await app.world.person({ role: 'ADMIN', customerId: null });
  const other = await app.world.person();
  expect((await link(other.customerId!, company.folderId, admin.token)).fieldErrors).toEqual({
    clickUpFolderId: 'Mappen hører til en anden virksomhed',
  });
  expect((await link(other.customerId!, '99', admin.token)).fieldErrors).toEqual({
    clickUpFolderId: 'Mappen findes ikke i ClickUp',
  });
  expect((await link(company.person.customerId!, company.folderId, company.person.token)).errorCode).toBe('FORBIDDEN');
});

test.each(['clickUpTeamId', 'clickUpSpaceId', 'clickUpFolderId'])(
  'a folder is not linked with the %s of another place, because its webhook could never be registered',
  async (field) => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const { teamId, spaceId } = providers.clickup;
    const places = { clickUpTeamId: teamId, clickUpSpaceId: spaceId, clickUpFolderId: company.folderId };
    const otherPlaces = { ...places, [field]: field === 'clickUpSpaceId' ? teamId : spaceId };
    const { fieldErrors } = await run(LINK, { id: company.person.customerId, input: otherPlaces }, admin.token);
    expect(Object.keys(fieldErrors!)).toEqual([field]);
  },
);

test('the webhook of a folder is kept while it works and recreated when it is gone', async () => {
  const first = await storedWebhookId();
  await app.db.sql(`update task_sync set webhook_address = 'http://gammel.example' where customer_id = $1`, [
    company.person.customerId,
  ]);
  await refresh();
  expect(await storedWebhookId()).toBe(first);
  await app.portal.services.clickUp.deleteWebhook(first);
  await app.db.sql('update task_sync set webhook_checked_at = null where customer_id = $1', [
    company.person.customerId,
  ]);
  await refresh();
  expect(await storedWebhookId()).not.toBe(first);
});

test('a folder has one webhook, even if the answer to its creation was lost', async () => {
  await app.portal.services.clickUp.deleteWebhook(await storedWebhookId());
  await app.db.sql(
    `update task_sync
     set webhook_id = null, webhook_secret = null, webhook_address = null, webhook_checked_at = null
     where customer_id = $1`,
    [company.person.customerId],
  );
  providers.clickup.failNext('POST /v2/team/:id/webhook', { dropAnswerAfterWork: true });
  await expect(refresh()).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  await refresh();
  const webhooksOfFolder = (await app.portal.services.clickUp.webhooks(providers.clickup.teamId)).filter(
    ({ folderId }) => folderId === company.folderId,
  );
  expect(webhooksOfFolder.map(({ id }) => id)).toEqual([await storedWebhookId()]);
});

test('a working webhook is not checked again at once', async () => {
  const requestCount = () => providers.clickup.requestCount(`GET /v2/team/${providers.clickup.teamId}/webhook`);
  await app.db.sql(`update task_sync set webhook_address = 'http://gammel.example' where customer_id = $1`, [
    company.person.customerId,
  ]);
  await refresh();
  const before = requestCount();
  await refresh();
  expect(requestCount()).toBe(before);
});
