import { expect, type Locator } from '@playwright/test';
import { createDepartment } from './companyObjects.ts';
import type { TestCompany } from './testCompany.ts';

const BATCH_SIZE = 10;

/**
 * Adds the departments »Afdeling 001«, »Afdeling 002« and so on. By default they fill more than the first page of a
 * list of choices, so that the company's first department, »Kundeservice«, is on a later page.
 */
export async function createManyDepartments(company: TestCompany, count = 130): Promise<void> {
  const names = Array.from({ length: count }, (_, i) => `Afdeling ${String(i + 1).padStart(3, '0')}`);
  for (let i = 0; i < count; i += BATCH_SIZE) {
    await Promise.all(names.slice(i, i + BATCH_SIZE).map((name) => createDepartment(company, name)));
  }
}

/** The button of a choice field whose list of options can be searched. */
export const searchableChoice = (within: Locator, label: string) =>
  within.getByRole('button', { name: new RegExp(`${label}$`) });

/** Opens the list of a searchable choice, searches, and selects the only option found, with the keyboard alone. */
export async function chooseByKeyboard(choice: Locator, searchText: string, title = searchText): Promise<void> {
  const page = choice.page();
  await choice.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: /^Søg: / })).toBeFocused();
  await page.keyboard.type(searchText);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([title]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(choice).toBeFocused();
  await expect(choice).toHaveText(title);
}
