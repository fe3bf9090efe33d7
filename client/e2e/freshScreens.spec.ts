import type { Page } from '@playwright/test';
import { countOperation } from '../testing/browser/interceptOperations.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { signInWithToken } from '../testing/browser/session.ts';
import { createCompany } from '../testing/browser/testCompany.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Hovedmenu' });
const goTo = (page: Page, name: string) => navigation(page).getByRole('link', { name, exact: true }).click();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('going back and forth sends no requests while the screens are fresh', async ({ page, request }) => {
  const company = await createCompany(request);
  await signInWithToken(page, company.token);
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
  await page.getByRole('switch', { name: 'Dine bestillinger' }).click();
  await expect(page.getByRole('switch', { name: 'Dine bestillinger' })).not.toBeChecked();
  await tabs.getByRole('link').first().click();
  await expect(heading(page, 'Loginoplysninger')).toBeVisible();
  await tabs.getByRole('link', { name: 'Notifikationer' }).click();
  await expect.poll(count).toBe(2);
});
