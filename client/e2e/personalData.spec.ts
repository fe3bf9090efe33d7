import { readFile } from 'node:fs/promises';
import { expect, test } from '../testing/browser/portalTest.ts';
import { sharedAdminToken, signInWithToken } from '../testing/browser/session.ts';
import { createCompany } from '../testing/browser/testCompany.ts';

test('a person orders a copy of their data, proves who they are, and saves it', async ({ browser, page, request }) => {
  const { token, email } = await createCompany(request);
  await signInWithToken(page, token);
  await page.goto('/profile/notifikationer');
  await page.getByRole('link', { name: 'Mine data' }).click();
  await page.getByRole('button', { name: 'Bestil en kopi' }).click();
  // The copy is ready by a live event, without a reload.
  await expect(page.getByText('Kopien er klar')).toBeVisible();
  for (let round = 0; round < 2; round++) {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Hent som JSON' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^mine-data-.*\.json$/);
    expect(await readFile(await file.path(), 'utf8')).toContain(email);
  }
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Hent som side' }).click();
  const copy = test.info().outputPath('copy.html');
  await (await saving).saveAs(copy);
  // The file needs neither the portal nor a network.
  const reader = await browser.newPage();
  await reader.goto(`file://${copy}`);
  await expect(reader.getByRole('heading', { level: 1, name: 'Mine data' })).toBeVisible();
  await expect(reader.getByRole('cell', { name: email }).first()).toBeVisible();
  await reader.close();
});

test('a person withdraws the request, and an admin notes one for an address', async ({ page, request }) => {
  const { token, email } = await createCompany(request);
  await signInWithToken(page, token);
  for (let round = 0; round < 2; round++) {
    await page.goto('/profile/data');
    await page.getByRole('button', { name: 'Anmod om sletning' }).click();
    await page.getByRole('button', { name: 'Send anmodning' }).click();
    await page.getByRole('button', { name: 'Fortryd anmodningen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Fortryd anmodningen' }).click();
    await expect(page.getByRole('button', { name: 'Anmod om sletning' })).toBeVisible();
  }
  await signInWithToken(page, await sharedAdminToken(request));
  await page.goto('/admin/personal-data');
  await page.getByRole('button', { name: 'Opret anmodning' }).click();
  const noting = page.getByRole('dialog', { name: 'Opret anmodning om sletning' });
  await noting.getByLabel('E-mail').fill('ingen@firma.example');
  await noting.getByRole('button', { name: 'Opret' }).click();
  await expect(noting.getByText('Ingen konto har den e-mail').first()).toBeVisible();
  await noting.getByLabel('E-mail').fill(email);
  await noting.getByRole('button', { name: 'Opret' }).click();
  await expect(page.getByText(email)).toBeVisible();
});
