import type { Page } from '@playwright/test';

/** Opens the menu »Handlinger for« of a row or card, and chooses an action. `target` is the name of the row or card. */
export async function chooseRowAction(page: Page, target: string, action: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: `Handlinger for ${target}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Signs an employee in as a user of the company whose list of users is open, with a reason. */
export async function impersonateUser(page: Page, name: string): Promise<void> {
  await chooseRowAction(page, name, 'Log ind som brugeren');
  await confirmImpersonation(page);
}

/** Gives a reason in the open question, and signs in as the user. */
export async function confirmImpersonation(page: Page): Promise<void> {
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Begrundelse').fill('Kunden har bedt om hjælp');
  await question.getByRole('button', { name: 'Log ind som brugeren' }).click();
}
