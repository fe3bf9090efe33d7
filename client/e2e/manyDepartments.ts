import { expect, type Locator } from '@playwright/test';
import type { LicenseCompany } from './licenseCompany.ts';

const AT_ONCE = 10;

/** »Afdeling 001« and on: more of them than a server gives at once, so that the company's first one is not among those. */
export async function manyDepartments({ ask }: LicenseCompany, count = 130): Promise<void> {
  const names = Array.from({ length: count }, (_, i) => `Afdeling ${String(i + 1).padStart(3, '0')}`);
  for (let i = 0; i < count; i += AT_ONCE) {
    await Promise.all(
      names.slice(i, i + AT_ONCE).map((name) =>
        ask('mutation ($input: DepartmentInput!) { createDepartment(input: $input) { deletedId } }', {
          input: { name, contactPerson: 'Ida Skov' },
        }),
      ),
    );
  }
}

/** The button of a choice among many, and what it opens. */
export const choiceOf = (within: Locator, label: string) =>
  within.getByRole('button', { name: new RegExp(`${label}$`) });

/** By keyboard alone: opened, typed in, gone to and taken. */
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
