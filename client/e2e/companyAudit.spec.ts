import { readFile } from 'node:fs/promises';
import { expect, test } from '../testing/browser/portalTest.ts';
import { createCompany } from '../testing/browser/testCompany.ts';

test('an administrator reads, filters and saves the log of the own company', async ({ page, request }) => {
  const { token, email } = await createCompany(request);
  await page.goto('/login');
  await page.evaluate((stored) => localStorage.setItem('portal.token', stored), token);
  for (let round = 0; round < 2; round++) {
    await page.goto('/profile/sikkerhed');
    await page.getByRole('link', { name: 'Åbn loggen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sikkerhedslog' })).toBeVisible();
    const table = page.getByRole('table', { name: 'Sikkerhedslog' });
    await expect(table.getByText('Logget ind').first()).toBeVisible();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Eksportér JSON' }).click();
    const rows = JSON.parse(await readFile(await (await saving).path(), 'utf8')) as Record<string, unknown>[];
    expect(rows.map(({ Handling }) => Handling)).toContain('Logget ind');
    expect(rows.some((row) => row['E-mail'] === email)).toBe(true);
    await page.getByLabel('Søg navn, e-mail eller adresse').fill('findes ikke');
    await expect(page.getByText('Ingen linjer passer')).toBeVisible();
    await page.getByRole('link', { name: 'Ryd filtre' }).click();
    await expect(table.getByText('Logget ind').first()).toBeVisible();
  }
});
