import { expect, type Page } from '@playwright/test';

export const PURCHASE_PATH = '/service-agreement/purchase';

export const wizardStep = (page: Page, title: string) =>
  page.getByRole('heading', { level: 2, name: title, exact: true });
export const goToNextStep = (page: Page) => page.getByRole('button', { name: 'Næste' }).click();
export const orderButton = (page: Page) => page.getByRole('button', { name: 'Bestil serviceaftale' });
export const termsCheckbox = (page: Page) => page.getByRole('checkbox', { name: /serviceaftalebetingelserne/ });
export const errorMessage = (page: Page) => page.getByRole('main').getByRole('alert');
export const orderedHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Serviceaftalen er bestilt!' });
export const agreementCard = (page: Page, department = 'Kundeservice') =>
  page.getByRole('article', { name: `Serviceaftale for ${department}` });

/** Opens the last step with the default choices, and accepts the terms. */
export async function goToReview(page: Page): Promise<void> {
  await page.goto(`${PURCHASE_PATH}?trin=gennemse`);
  await expect(wizardStep(page, 'Gennemse')).toBeVisible();
  await termsCheckbox(page).check();
}
