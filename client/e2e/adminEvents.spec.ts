import { ADMIN_EVENTS_PATH, createDistantEvent, eventRow } from '../testing/browser/distantEvent.ts';
import { countOperation } from '../testing/browser/interceptOperations.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { queryApi, queryApiAsAdmin } from '../testing/browser/queryApi.ts';
import { sharedAdminToken, signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { createCompany, uniqueName } from '../testing/browser/testCompany.ts';
import { toasts } from '../testing/browser/toasts.ts';

test.beforeEach(async ({ page, request }) => signInWithToken(page, await sharedAdminToken(request)));

const SUBSCRIPTION = 'useAdminEventChangesSubscription';

test('copying a public link shows a confirmation', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { title, publicLink } = await createDistantEvent(request, { isPublic: true });
  await page.goto(ADMIN_EVENTS_PATH);
  await page.getByRole('button', { name: `Kopiér link til ${title}` }).click();
  await expect(toasts(page)).toContainText('Link kopieret til udklipsholder!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${process.env.PORTAL_URL}/events/public/${publicLink}`,
  );
});

test('events that another admin creates, moves or deletes change live', async ({ page, request }) => {
  await openSubscribed(page, ADMIN_EVENTS_PATH, SUBSCRIPTION);
  await expect(page.getByRole('table', { name: 'Events' })).toBeVisible();
  const { id, title, input } = await createDistantEvent(request, { isOnline: true, location: null });
  await expect(eventRow(page, title)).toContainText('Online (ingen link)');
  await queryApiAsAdmin(
    request,
    'mutation ($id: ID!, $input: EventInput!) { updateEvent(id: $id, input: $input) { deletedId } }',
    { id, input: { ...input, status: 'CANCELLED' } },
  );
  await expect(eventRow(page, title)).toContainText('Aflyst');
  await queryApiAsAdmin(request, 'mutation ($id: ID!) { deleteEvent(id: $id) { deletedId } }', { id });
  await expect(eventRow(page, title)).toHaveCount(0);
});

test('a long list loads page by page', async ({ page, request }) => {
  const batch = uniqueName('serie');
  for (let number = 0; number < 21; number += 1)
    await createDistantEvent(request, { title: `${batch} ${number}`, date: '2040-01-01' });
  await page.goto(ADMIN_EVENTS_PATH);
  await expect(page.getByText(/^20 af \d+$/)).toBeVisible();
  const more = page.getByRole('button', { name: 'Vis flere' });
  await more.click();
  await expect(page.getByText(/^(40 af \d+|\d+ i alt)$/)).toBeVisible();
  while ((await eventRow(page, batch).count()) < 21) await more.click();
  await expect(eventRow(page, batch)).toHaveCount(21);
});

test('a user who is no admin reads that access is denied, and no data is requested', async ({ page, request }) => {
  const company = await createCompany(request);
  await signInWithToken(page, company.token);
  const requestCount = countOperation(page, 'AdminEventsScreenQuery');
  await page.goto(ADMIN_EVENTS_PATH);
  await expect(page.getByText('Du har ikke adgang til denne side')).toBeVisible();
  expect(requestCount()).toBe(0);
  await expect(queryApi(request, '{ admin { events { totalCount } } }', {}, company.token)).rejects.toThrow();
});
