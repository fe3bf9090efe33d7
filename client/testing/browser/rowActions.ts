import type { Page } from '@playwright/test';

/** Opens the menu »Handlinger for« of a row or card, and chooses an action. `target` is the name of the row or card. */
export async function chooseRowAction(page: Page, target: string, action: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: `Handlinger for ${target}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Signs an admin in as a user of the company whose list of users is open, and confirms it. */
export async function impersonateUser(page: Page, name: string): Promise<void> {
  await chooseRowAction(page, name, 'Log ind som brugeren');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log ind som brugeren' }).click();
}
