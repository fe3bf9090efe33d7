import { expect, test } from '../testing/browser/portalTest.ts';
import { createCompany } from '../testing/browser/testCompany.ts';

test('an administrator issues, replaces and revokes keys of the own company', async ({ page, request }) => {
  const { token } = await createCompany(request);
  await page.goto('/login');
  await page.evaluate((stored) => localStorage.setItem('portal.token', stored), token);
  await page.goto('/keys');
  await expect(page.getByText('Ingen API-nøgler endnu')).toBeVisible();
  for (const name of ['Webshop', 'Regnskab']) {
    await page.getByRole('button', { name: 'Udsted nøgle' }).first().click();
    const issuing = page.getByRole('dialog', { name: 'Udsted API-nøgle' });
    await issuing.getByLabel('Navn').fill(name);
    await issuing.getByLabel('Kun fra disse adresser').fill('127.0.0.999');
    await issuing.getByRole('button', { name: 'Udsted nøgle' }).click();
    await expect(issuing.getByText('»127.0.0.999« er ikke en IP-adresse').first()).toBeVisible();
    await issuing.getByLabel('Kun fra disse adresser').fill('203.0.113.0/24\n203.0.112.7');
    await issuing.getByLabel('Program').fill('Kasse 1');
    await issuing.getByRole('button', { name: 'Udsted nøgle' }).click();
    await expect(issuing.getByLabel('Program')).toHaveAccessibleDescription(/Skriv små bogstaver/);
    await issuing.getByLabel('Program').fill('kasse');
    await expect(issuing.getByLabel('Program')).toHaveAccessibleDescription(
      name === 'Webshop' ? /Nøgler med samme program deler/ : /Deler referencer med nøglen Webshop/,
    );
    await issuing.getByRole('button', { name: 'Udsted nøgle' }).click();
    const secret = page.getByRole('alertdialog', { name: 'Nøglen er udstedt' });
    await expect(secret.getByRole('textbox')).toHaveValue(/^portal_test_/);
    await secret.getByRole('button', { name: 'Jeg har gemt nøglen' }).click();
    const row = page.getByRole('row', { name });
    await expect(row).toContainText('fra 203.0.113.0/24, 203.0.112.7');
    await expect(row).toContainText('kasse');
    await page.getByRole('button', { name: `Udskift ${name}` }).click();
    const rotating = page.getByRole('dialog', { name: `Udskift nøglen ${name}` });
    await rotating.getByLabel('Den gamle virker').selectOption('0');
    await rotating.getByRole('button', { name: 'Udskift nøglen' }).click();
    await page.getByRole('button', { name: 'Jeg har gemt nøglen' }).click();
    await expect(row.filter({ hasText: 'Tilbagekaldt' })).toHaveCount(1);
    await expect(row.filter({ hasText: 'Aktiv' })).toHaveCount(1);
    await page.getByRole('button', { name: `Tilbagekald ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Tilbagekald nøglen' }).click();
    await expect(row.filter({ hasText: 'Tilbagekaldt' })).toHaveCount(2);
  }
});
