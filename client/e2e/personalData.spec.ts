import { readFile } from 'node:fs/promises';
import { expect, test } from '../testing/browser/portalTest.ts';
import { openSecondBrowser, sharedAdminToken, signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { createCompany, TEST_PASSWORD } from '../testing/browser/testCompany.ts';

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

test('a person asks to be erased, and an admin declines once and then erases', async ({ browser, page, request }) => {
  const { token, email } = await createCompany(request);
  await signInWithToken(page, token);
  const office = await openSecondBrowser(browser, { token: await sharedAdminToken(request) });
  await openSubscribed(office, '/admin/personal-data');
  const line = office
    .locator('div')
    .filter({ hasText: email })
    .filter({ has: office.getByRole('button', { name: /^Slet data om/ }) })
    .last();
  for (const answer of ['decline', 'erase'] as const) {
    await page.goto('/profile/data');
    await page.getByRole('button', { name: 'Anmod om sletning' }).click();
    const asking = page.getByRole('dialog', { name: 'Anmod om sletning af dine data' });
    await asking.getByLabel('Besked til os').fill('Jeg er holdt op i firmaet');
    await asking.getByRole('button', { name: 'Send anmodning' }).click();
    await expect(page.getByRole('button', { name: 'Fortryd anmodningen' })).toBeVisible();
    await expect(line).toContainText('Jeg er holdt op i firmaet');
    if (answer === 'decline') {
      await line.getByRole('button', { name: /^Afvis/ }).click();
      const declining = office.getByRole('dialog', { name: 'Afvis anmodning' });
      await declining.getByRole('button', { name: 'Afvis' }).click();
      await expect(declining.getByText('Skriv en begrundelse').first()).toBeVisible();
      await declining.getByLabel('Begrundelse').fill('Der er en ubetalt regning');
      await declining.getByRole('button', { name: 'Afvis' }).click();
      await expect(page.getByText('Der er en ubetalt regning')).toBeVisible();
    } else {
      await line.getByRole('button', { name: /^Slet data om/ }).click();
      const confirming = office.getByRole('alertdialog');
      await expect(confirming.getByText('Slettes under navnet')).toBeVisible();
      await confirming.getByRole('button', { name: 'Slet data' }).click();
      // The person is signed out in the other browser.
      await expect(page).toHaveURL(/\/login/);
    }
    await expect(line).toBeHidden();
  }
  await office.goto('/admin/personal-data?status=ERASED');
  await expect(async () => {
    await office.reload();
    // A job erases the data, perhaps only after the first reload.
    await expect(office.getByText('Slettet bruger').first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
  const { ok } = await request
    .post('/api/auth/login', { data: { email, password: TEST_PASSWORD } })
    .then((answer) => ({ ok: answer.ok() }));
  expect(ok).toBe(false);
  await office.close();
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
