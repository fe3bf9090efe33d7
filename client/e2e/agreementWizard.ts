import { expect, type Page } from '@playwright/test';

export const PURCHASE = '/service-agreement/purchase';

export const step = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title, exact: true });
export const next = (page: Page) => page.getByRole('button', { name: 'Næste' }).click();
export const order = (page: Page) => page.getByRole('button', { name: 'Bestil serviceaftale' });
export const terms = (page: Page) => page.getByRole('checkbox', { name: /serviceaftalebetingelserne/ });
export const alert = (page: Page) => page.getByRole('main').getByRole('alert');
export const done = (page: Page) => page.getByRole('heading', { level: 1, name: 'Serviceaftalen er bestilt!' });
export const card = (page: Page, department = 'Kundeservice') =>
  page.getByRole('article', { name: `Serviceaftale for ${department}` });

/** Goes to the last step with the default choices, and accepts the terms. */
export async function goToReview(page: Page): Promise<void> {
  await page.goto(`${PURCHASE}?trin=gennemse`);
  await expect(step(page, 'Gennemse')).toBeVisible();
  await terms(page).check();
}
