import { expect, type Page } from '@playwright/test';

/** The department whose automatic purchases the tests switch on. */
export const DEPARTMENT = 'Kundeservice';

export const topUpDialog = (page: Page) => page.getByRole('dialog', { name: `Automatisk køb for ${DEPARTMENT}` });

/** Presses the department's button with this name. */
export const pressForDepartment = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name}, ${DEPARTMENT}` }).click();

/** Accepts the terms in the dialog, and sends it. */
export async function acceptTopUp(page: Page, button: string): Promise<void> {
  const dialog = topUpDialog(page);
  await expect(dialog.getByRole('checkbox')).not.toBeChecked();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toHaveCount(0);
}
