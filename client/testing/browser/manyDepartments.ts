import { expect, type Locator } from '@playwright/test';
import { createDepartment } from './companyObjects.ts';
import type { TestCompany } from './testCompany.ts';

const BATCH_SIZE = 10;

/** Adds »Afdeling 001« and on: more departments than one page, so the company's first one is not on the page. */
export async function createManyDepartments(company: TestCompany, count = 130): Promise<void> {
  const names = Array.from({ length: count }, (_, i) => `Afdeling ${String(i + 1).padStart(3, '0')}`);
  for (let i = 0; i < count; i += BATCH_SIZE) {
    await Promise.all(names.slice(i, i + BATCH_SIZE).map((name) => createDepartment(company, name)));
  }
}

/** The button that opens a searchable list of options. */
export const searchableChoice = (within: Locator, label: string) =>
  within.getByRole('button', { name: new RegExp(`${label}$`) });

/** Opens the list, searches and selects an option with the keyboard alone. */
export async function chooseByKeyboard(choice: Locator, typed: string, title = typed): Promise<void> {
  const page = choice.page();
  await choice.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: /^Søg: / })).toBeFocused();
  await page.keyboard.type(typed);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([title]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(choice).toBeFocused();
  await expect(choice).toHaveText(title);
}
