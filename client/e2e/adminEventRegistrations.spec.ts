import type { Page } from '@playwright/test';
import { ADMIN_EVENTS_PATH, createDistantEvent, type DistantEvent, eventRow } from '../testing/browser/distantEvent.ts';
import { addRegistration } from '../testing/browser/events.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { chooseRowAction } from '../testing/browser/rowActions.ts';
import { sharedAdminToken, signInWithToken } from '../testing/browser/session.ts';
import { waitForSubscription } from '../testing/browser/subscriptions.ts';
import { DESKTOP, LAPTOP, PHONE } from '../testing/browser/viewports.ts';

test.beforeEach(async ({ page, request }) => signInWithToken(page, await sharedAdminToken(request)));

async function openRegistrations(page: Page, { title }: DistantEvent) {
  await page.goto(ADMIN_EVENTS_PATH);
  const subscribed = waitForSubscription(page, 'useRegistrationChangesSubscription');
  // On a phone, the number of registrations is in a part of the row that opens.
  if (page.viewportSize()!.width === PHONE.width)
    await eventRow(page, title)
      .getByRole('button', { name: /^Vis detaljer:/ })
      .click();
  await page.getByRole('button', { name: `Se tilmeldinger til ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: `Tilmeldinger - ${title}` });
  return { dialog, subscribed };
}

test('the waiting list is counted in the event list, in the registrations, and before the event is deleted', async ({
  page,
  request,
}) => {
  const event = await createDistantEvent(request, { capacity: 2 });
  for (const [name, status] of [
    ['Ida', 'REGISTERED'],
    ['Bo', 'REGISTERED'],
    ['Per', 'WAITLISTED'],
    ['Mia', 'WAITLISTED'],
  ] as const)
    await addRegistration(request, event.id, { name, status });
  const { dialog } = await openRegistrations(page, event);
  await expect(dialog).toContainText('2 / 2 tilmeldte, 2 på ventelisten');
  const list = dialog.getByRole('table', { name: 'Tilmeldinger' });
  await list.getByRole('button', { name: 'Skift status for Ida' }).click();
  await page.getByRole('menuitem', { name: 'Afmeldt' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Pladsen tilbydes den første på ventelisten.');
  await page.getByRole('button', { name: 'Skift status', exact: true }).click();
  await expect(dialog).toContainText('2 / 2 tilmeldte, 1 på ventelisten');
  await dialog.getByRole('button', { name: 'Luk', exact: true }).last().click();
  await expect(eventRow(page, event.title)).toContainText('1 venter');
  await chooseRowAction(page, event.title, 'Slet');
  await expect(page.getByRole('alertdialog')).toContainText(
    '2 tilmeldinger og 1 på ventelisten slettes med det og kan ikke hentes tilbage.',
  );
});

test('a name of 200 characters without a space leaves the other columns of the registrations reachable', async ({
  page,
  request,
}) => {
  const event = await createDistantEvent(request);
  const name = 'M7'.repeat(100);
  const wish = 'Plads til kørestol ved et bord tæt på udgangen';
  await addRegistration(request, event.id, {
    name,
    status: 'WAITLISTED',
    email: `${'m7'.repeat(30)}@${'m7'.repeat(30)}.example`,
    company: name,
    phone: '7'.repeat(40),
    dietaryRestrictions: wish,
    specialRequirements: wish,
  });
  for (const viewport of [PHONE, LAPTOP, DESKTOP]) {
    await page.setViewportSize(viewport);
    const { dialog } = await openRegistrations(page, event);
    const table = dialog.getByRole('table', { name: 'Tilmeldinger' });
    const status = table.getByRole('button', { name: `Skift status for ${name}` });
    await status.scrollIntoViewIfNeeded();
    expect(await table.evaluate((element) => element.parentElement!.scrollLeft)).toBe(0);
    await expect(status).toBeInViewport({ ratio: 1 });
    const last = table.locator('time');
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  }
});
