import { readFile } from 'node:fs/promises';
import { abortOperation, answerTo } from '../../testing/browser/interceptOperations.ts';
import { goToFromUserMenu } from '../../testing/browser/menus.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { openSecondBrowser, sharedAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { createCompany, TEST_PASSWORD } from '../../testing/browser/testCompany.ts';
import { PHONE } from '../../testing/browser/viewports.ts';

test('a person turns off mails, saves a copy of their data, and asks to be erased, with every answer', async ({
  browser,
  page,
  request,
}) => {
  const { token, email } = await createCompany(request);
  await signInWithToken(page, token);
  await openSubscribed(page, '/dashboard');
  await goToFromUserMenu(page, 'Notifikationer');

  // Mails are turned off one by one, except those that are always on. A failure turns one on again.
  const mails = page.getByRole('switch');
  const turnedOff = page.getByRole('switch', { name: 'Få timer tilbage' });
  const kept = page.getByRole('switch', { name: 'Dine bestillinger' });
  await expect(page.getByText(`Sendes til ${email}.`)).toBeVisible();
  await expect(mails).toHaveCount(11);
  for (const one of await mails.all()) await expect(one).toBeChecked();
  await expect(page.getByText('Altid til', { exact: true })).toHaveCount(4);
  const restore = await abortOperation(page, 'MailSwitchMutation');
  await kept.click();
  await expect(page.getByText('Kunne ikke gemme dit valg')).toBeVisible();
  await expect(kept).toBeChecked();
  await restore();
  const saved = answerTo(page, 'MailSwitchMutation');
  await turnedOff.press('Space');
  await expect(turnedOff).not.toBeChecked();
  await saved;
  await page.reload();
  await expect(turnedOff).not.toBeChecked();
  await expect(kept).toBeChecked();

  await page.getByRole('link', { name: 'Mine data' }).click();
  await page.getByRole('button', { name: 'Bestil en kopi' }).click();
  // The copy is ready by a live event, without a reload.
  await expect(page.getByText('Kopien er klar')).toBeVisible();
  for (const _ of [1, 2]) {
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
  // The page needs neither the portal nor a network.
  const reader = await browser.newPage();
  await reader.goto(`file://${copy}`);
  await expect(reader.getByRole('heading', { level: 1, name: 'Mine data' })).toBeVisible();
  await expect(reader.getByRole('cell', { name: email }).first()).toBeVisible();
  await reader.close();

  const office = await openSecondBrowser(browser, { token: await sharedAdminToken(request) });
  await openSubscribed(office, '/admin/personal-data');
  const line = office
    .locator('div')
    .filter({ hasText: email })
    .filter({ has: office.getByRole('button', { name: /^Slet data om/ }) })
    .last();
  const asking = page.getByRole('dialog', { name: 'Anmod om sletning af dine data' });
  await page.setViewportSize(PHONE);
  for (const answer of ['withdraw', 'decline', 'erase'] as const) {
    await page.getByRole('button', { name: 'Anmod om sletning' }).click();
    await asking.getByLabel('Besked til os').fill('Jeg er holdt op i firmaet');
    await asking.getByRole('button', { name: 'Send anmodning' }).click();
    await expect(page.getByRole('button', { name: 'Fortryd anmodningen' })).toBeVisible();
    await expect(line).toContainText('Jeg er holdt op i firmaet');
    if (answer === 'withdraw') {
      await page.getByRole('button', { name: 'Fortryd anmodningen' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Fortryd anmodningen' }).click();
    } else if (answer === 'decline') {
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

  // An admin notes the request of somebody who cannot sign in.
  const absent = await createCompany(request);
  await office.getByRole('button', { name: 'Opret anmodning' }).click();
  const noting = office.getByRole('dialog', { name: 'Opret anmodning om sletning' });
  await noting.getByLabel('E-mail').fill('ingen@firma.example');
  await noting.getByRole('button', { name: 'Opret' }).click();
  await expect(noting.getByText('Ingen konto har den e-mail').first()).toBeVisible();
  await noting.getByLabel('E-mail').fill(absent.email);
  await noting.getByRole('button', { name: 'Opret' }).click();
  await expect(office.getByText(absent.email)).toBeVisible();

  await office.goto('/admin/personal-data?status=ERASED');
  await expect(async () => {
    await office.reload();
    // A job erases the data, perhaps only after the first reload.
    await expect(office.getByText('Slettet bruger').first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
  const answer = await request.post('/api/auth/login', { data: { email, password: TEST_PASSWORD } });
  expect(answer.ok()).toBe(false);
});
