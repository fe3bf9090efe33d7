import type { Page } from '@playwright/test';
import { answerTo, countOperation } from '../testing/browser/interceptOperations.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { signInWithToken } from '../testing/browser/session.ts';
import { createCompany } from '../testing/browser/testCompany.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Hovedmenu' });
const goTo = (page: Page, name: string) => navigation(page).getByRole('link', { name, exact: true }).click();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Makes the page's time pass a thousand times slower, so that its data stays fresh on a slow machine. */
const slowTime = (page: Page) =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() / 1_000;
  });

test('going back and forth sends no requests while the screens are fresh', async ({ page, request }) => {
  const company = await createCompany(request);
  await signInWithToken(page, company.token);
  await slowTime(page);
  await page.goto('/dashboard');
  const dashboards = countOperation(page, 'DashboardScreenQuery');
  const cards = countOperation(page, 'ClipCardsScreenQuery');
  await goTo(page, 'Klippekort');
  await expect(heading(page, 'Klippekort')).toBeVisible();
  await goTo(page, 'Overblik');
  await expect(heading(page, /./)).not.toHaveText('Klippekort');
  await goTo(page, 'Klippekort');
  await expect(heading(page, 'Klippekort')).toBeVisible();
  await goTo(page, 'Overblik');
  await expect(heading(page, /./)).not.toHaveText('Klippekort');
  expect(cards()).toBe(1);
  expect(dashboards()).toBe(0);
});

test('a change of the user’s own makes every screen fetch again', async ({ page, request }) => {
  const company = await createCompany(request);
  await signInWithToken(page, company.token);
  await page.goto('/profile');
  const count = countOperation(page, 'NotificationsScreenQuery');
  const tabs = page.getByRole('navigation', { name: 'Din profil' });
  await tabs.getByRole('link', { name: 'Notifikationer' }).click();
  const saved = answerTo(page, 'MailSwitchMutation');
  await page.getByRole('switch', { name: 'Dine bestillinger' }).click();
  await saved;
  await expect(page.getByRole('switch', { name: 'Dine bestillinger' })).not.toBeChecked();
  await tabs.getByRole('link').first().click();
  await expect(heading(page, 'Loginoplysninger')).toBeVisible();
  await tabs.getByRole('link', { name: 'Notifikationer' }).click();
  await expect.poll(count).toBe(2);
});

test('a screen that was shown without a request is fetched when its data is half a minute old', async ({
  page,
  request,
}) => {
  const company = await createCompany(request);
  await signInWithToken(page, company.token);
  await page.clock.install();
  await page.goto('/dashboard');
  await goTo(page, 'Klippekort');
  await expect(heading(page, 'Klippekort')).toBeVisible();
  // From here on, time passes only with runFor. The jump makes the overview's data old.
  await page.clock.pauseAt(Date.now() + 60_000);
  const count = countOperation(page, 'DashboardScreenQuery');
  const answer = page.waitForResponse(
    (response) => response.request().postData()?.includes('DashboardScreenQuery') ?? false,
  );
  await goTo(page, 'Overblik');
  await (await answer).finished();
  await expect(heading(page, /./)).not.toHaveText('Klippekort');
  await goTo(page, 'Klippekort');
  await expect(heading(page, 'Klippekort')).toBeVisible();
  await page.clock.runFor(10_000);
  await goTo(page, 'Overblik');
  await expect(heading(page, /./)).not.toHaveText('Klippekort');
  await page.clock.runFor(10_000);
  expect(count()).toBe(1);
  await page.clock.runFor(15_000);
  await expect.poll(count).toBe(2);
});

test('a link outside the navigation prefetches its screen when the pointer rests on it or it gets the focus', async ({
  page,
  request,
}) => {
  const company = await createCompany(request);
  await signInWithToken(page, company.token);
  await page.goto('/dashboard');
  const link = page.getByRole('main').getByRole('link', { name: /^Serviceaftaler/ });
  const count = countOperation(page, 'ServiceAgreementsScreenQuery');
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    await expect.poll(count, { timeout: 1_000 }).toBe(1);
  }).toPass();
  await link.focus();
  await link.press('Enter');
  await expect(page).toHaveURL(/service-agreement/);
  await expect(heading(page, /./)).not.toContainText('God');
  expect(count()).toBe(1);
});
