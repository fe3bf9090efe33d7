import { goToFromMenu } from '../../testing/browser/menus.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { signInWithToken } from '../../testing/browser/session.ts';
import { createCompany } from '../../testing/browser/testCompany.ts';
import { PHONE } from '../../testing/browser/viewports.ts';

test('an administrator issues, uses, replaces and revokes keys of the own company, twice in one tab', async ({
  page,
  request,
}) => {
  const { token, name: companyName } = await createCompany(request);
  await signInWithToken(page, token);
  await page.goto('/company');
  await goToFromMenu(page, companyName, 'API-nøgler');
  await expect(page.getByText('Ingen API-nøgler endnu')).toBeVisible();
  const statusOf = async (key: string) =>
    (await request.get('/api/departments', { headers: { authorization: `Bearer ${key}` } })).status();
  for (const name of ['Webshop', 'Regnskab']) {
    if (name === 'Regnskab') await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Udsted nøgle' }).first().click();
    const issuing = page.getByRole('dialog', { name: 'Udsted API-nøgle' });
    await issuing.getByLabel('Navn').fill(name);
    await issuing.getByLabel('Kun fra disse adresser').fill('127.0.0.999');
    await issuing.getByRole('button', { name: 'Udsted nøgle' }).click();
    await expect(issuing.getByText('»127.0.0.999« er ikke en IP-adresse').first()).toBeVisible();
    await expect(issuing.getByLabel('Navn')).toHaveValue(name);
    await issuing.getByLabel('Kun fra disse adresser').fill('127.0.0.0/8\n::1');
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
    const first = await secret.getByRole('textbox').inputValue();
    await secret.getByRole('button', { name: 'Jeg har gemt nøglen' }).click();
    const row = page.getByRole('row', { name });
    await expect(row).toContainText('fra 127.0.0.0/8, ::1');
    await expect(row).toContainText('kasse');
    expect(await statusOf(first)).toBe(200);

    await page.getByRole('button', { name: `Udskift ${name}` }).click();
    const rotating = page.getByRole('dialog', { name: `Udskift nøglen ${name}` });
    await rotating.getByLabel('Den gamle virker').selectOption('0');
    await rotating.getByRole('button', { name: 'Udskift nøglen' }).click();
    await expect(page.getByRole('alertdialog').getByRole('textbox')).toHaveValue(/^portal_test_/);
    const second = await page.getByRole('alertdialog').getByRole('textbox').inputValue();
    await page.getByRole('button', { name: 'Jeg har gemt nøglen' }).click();
    await expect(row.filter({ hasText: 'Tilbagekaldt' })).toHaveCount(1);
    await expect(row.filter({ hasText: 'Aktiv' })).toHaveCount(1);
    expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200]);

    await page.getByRole('button', { name: `Tilbagekald ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Tilbagekald nøglen' }).click();
    await expect(row.filter({ hasText: 'Tilbagekaldt' })).toHaveCount(2);
    expect(await statusOf(second)).toBe(401);
  }
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: 'Tilbagekaldt' })).toHaveCount(4);
  expect(await page.content()).not.toContain('portal_test_');
});
