import type { Page } from '@playwright/test';

/** Opens the menu of a row or card and chooses an action. `target` is the name that follows »Handlinger for«. */
export async function chooseRowAction(page: Page, target: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Handlinger for ${target}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}
