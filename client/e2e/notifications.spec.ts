import { answerTo, abortOperation } from '../testing/browser/interceptOperations.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { DEMO_ADMIN, signInThroughApi, signInWithToken } from '../testing/browser/session.ts';
import { createCompany } from '../testing/browser/testCompany.ts';

test('mails are switched one by one, and mails about security cannot be switched off', async ({ page, request }) => {
  const company = await createCompany(request);
  await signInWithToken(page, company.token);
  await page.goto('/profile');
  await page.getByRole('navigation', { name: 'Din profil' }).getByRole('link', { name: 'Notifikationer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifikationer' })).toBeVisible();
  await expect(page.getByText(`Sendes til ${company.email}.`)).toBeVisible();
  const switches = page.getByRole('switch');
  await expect(switches).toHaveCount(10);
  for (const one of await switches.all()) await expect(one).toBeChecked();
  await expect(page.getByText('De beskytter din konto, og uden dem kan du blive lukket ude.')).toBeVisible();
  await expect(page.getByText('Altid til', { exact: true })).toHaveCount(4);

  const saved = answerTo(page, 'MailSwitchMutation');
  await page.getByRole('switch', { name: 'Få timer tilbage' }).press('Space');
  await expect(page.getByRole('switch', { name: 'Få timer tilbage' })).not.toBeChecked();
  await saved;
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Få timer tilbage' })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Dine bestillinger' })).toBeChecked();
});

test('a choice that cannot be saved is reverted and shows an error', async ({ page, request }) => {
  const company = await createCompany(request);
  await signInWithToken(page, company.token);
  await page.goto('/profile/notifikationer');
  await abortOperation(page, 'MailSwitchMutation');
  await page.getByRole('switch', { name: 'Dine bestillinger' }).click();
  await expect(page.getByText('Kunne ikke gemme dit valg')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Dine bestillinger' })).toBeChecked();
});

test('the reseller’s employees have more choices', async ({ page, request }) => {
  await signInThroughApi(page, request, DEMO_ADMIN);
  await page.goto('/profile/notifikationer');
  await expect(page.getByRole('switch', { name: 'Nye virksomheder' })).toBeChecked();
  await expect(page.getByRole('switch')).toHaveCount(15);
});
