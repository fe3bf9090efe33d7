import type { Page } from '@playwright/test';
import { answerTo, countOperation } from '../../testing/browser/interceptOperations.ts';
import { goToRoom } from '../../testing/browser/menus.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { signInWithToken } from '../../testing/browser/session.ts';
import { createCompany } from '../../testing/browser/testCompany.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Opens the clip cards and the overview from the navigation. */
async function visitCardsAndOverview(page: Page): Promise<void> {
  await goToRoom(page, 'Klippekort');
  await expect(heading(page, 'Klippekort')).toBeVisible();
  await goToRoom(page, 'Overblik');
  await expect(heading(page, /./)).not.toHaveText('Klippekort');
}

test('screens are prefetched on intent, kept while they are fresh, and fetched again after a change', async ({
  page,
  request,
}) => {
  const company = await createCompany(request);
  await signInWithToken(page, company.token);

  // A link outside the navigation prefetches its screen when the pointer rests on it or it gets the focus.
  await page.goto('/dashboard');
  const link = page.getByRole('main').getByRole('link', { name: /^Serviceaftaler/ });
  const agreements = countOperation(page, 'ServiceAgreementsScreenQuery');
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    await expect.poll(agreements, { timeout: 1_000 }).toBe(1);
  }).toPass();
  await link.focus();
  await link.press('Enter');
  await expect(page).toHaveURL(/service-agreement/);
  await expect(heading(page, /./)).not.toContainText('God');
  expect(agreements()).toBe(1);

  // A change of the user's own makes every screen fetch again.
  await page.goto('/profile');
  const notifications = countOperation(page, 'NotificationsScreenQuery');
  const tabs = page.getByRole('navigation', { name: 'Din profil' });
  await tabs.getByRole('link', { name: 'Notifikationer' }).click();
  const saved = answerTo(page, 'MailSwitchMutation');
  await page.getByRole('switch', { name: 'Dine bestillinger' }).click();
  await saved;
  await expect(page.getByRole('switch', { name: 'Dine bestillinger' })).not.toBeChecked();
  await tabs.getByRole('link').first().click();
  await expect(heading(page, 'Loginoplysninger')).toBeVisible();
  await tabs.getByRole('link', { name: 'Notifikationer' }).click();
  await expect.poll(notifications).toBe(2);

  // The page's time passes a thousand times slower from here on, so that its data stays fresh on a slow machine.
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() / 1_000;
  });
  await page.goto('/dashboard');
  const overviews = countOperation(page, 'DashboardScreenQuery');
  const cards = countOperation(page, 'ClipCardsScreenQuery');
  for (const _ of [1, 2]) await visitCardsAndOverview(page);
  expect(cards()).toBe(1);
  expect(overviews()).toBe(0);
});

test('a screen that was shown without a request is fetched when its data is half a minute old', async ({
  page,
  request,
}) => {
  const company = await createCompany(request);
  await signInWithToken(page, company.token);
  await page.clock.install();
  await page.goto('/dashboard');
  await goToRoom(page, 'Klippekort');
  await expect(heading(page, 'Klippekort')).toBeVisible();
  // From here on, time passes only with runFor. The jump makes the overview's data old.
  await page.clock.pauseAt(Date.now() + 60_000);
  const count = countOperation(page, 'DashboardScreenQuery');
  const answer = answerTo(page, 'DashboardScreenQuery');
  await goToRoom(page, 'Overblik');
  await (await answer).finished();
  await expect(heading(page, /./)).not.toHaveText('Klippekort');
  await goToRoom(page, 'Klippekort');
  await expect(heading(page, 'Klippekort')).toBeVisible();
  await page.clock.runFor(10_000);
  await goToRoom(page, 'Overblik');
  await expect(heading(page, /./)).not.toHaveText('Klippekort');
  await page.clock.runFor(10_000);
  expect(count()).toBe(1);
  await page.clock.runFor(15_000);
  await expect.poll(count).toBe(2);
});
