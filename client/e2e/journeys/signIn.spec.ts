import type { APIRequestContext, Page } from '@playwright/test';
import { answerStatus, countOperation } from '../../testing/browser/interceptOperations.ts';
import { mailedLink } from '../../testing/browser/mails.ts';
import { signOut } from '../../testing/browser/menus.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '../../testing/browser/session.ts';
import { emailField, fillSignIn, passwordField, signInButton } from '../../testing/browser/signInForm.ts';
import { createCompany } from '../../testing/browser/testCompany.ts';
import { PHONE } from '../../testing/browser/viewports.ts';

const OPERATION = 'LoginScreenMutation';
const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: /^God.*, Mette$/ });

test('a user signs in after mistakes and outages, and again with the keyboard alone on a phone', async ({
  page,
  context,
}) => {
  const sent = countOperation(page, OPERATION);
  const error = page.getByRole('alert');
  await page.goto('/licenses?fra=mail');
  await expect(page).toHaveURL(/\/login\?next=/);

  // Nothing is sent before the fields are right.
  await signInButton(page).click();
  await expect(page.getByText('Ret 2 felter for at fortsætte')).toBeVisible();
  await page.getByRole('link', { name: 'E-mail er påkrævet' }).click();
  await expect(emailField(page)).toBeFocused();
  await emailField(page).fill('ikke-en-adresse');
  await expect(page.getByRole('link', { name: 'Ugyldig e-mail' })).toBeVisible();
  expect(sent()).toBe(0);

  await fillSignIn(page, DEMO_CUSTOMER, 'helt forkert');
  await expect(error).toContainText('Forkert email eller adgangskode');
  await expect(emailField(page)).toHaveValue(DEMO_CUSTOMER);
  await passwordField(page).fill(DEMO_PASSWORD);

  // Each failure has its own message, and none signs the user in.
  await context.setOffline(true);
  await signInButton(page).click();
  await expect(error).toContainText('Kunne ikke forbinde til serveren. Kontroller din internetforbindelse.');
  await context.setOffline(false);
  for (const [status, body, message] of [
    [502, '<html><body><h1>502 Bad Gateway</h1></body></html>', 'Der opstod en fejl ved login. Prøv igen senere.'],
    [
      429,
      JSON.stringify({
        errors: [{ message: 'For mange forsøg. Prøv igen om 5 minutter.', extensions: { code: 'RATE_LIMITED' } }],
      }),
      'For mange forsøg. Prøv igen om 5 minutter.',
    ],
  ] as const) {
    const restore = await answerStatus(page, OPERATION, status, body);
    await signInButton(page).click();
    await expect(error).toContainText(message);
    await restore();
  }
  await expect(page).toHaveURL(/\/login\?next=/);

  const before = sent();
  await signInButton(page).dblclick();
  await expect(page).toHaveURL(/\/licenses\?fra=mail$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Licenser' })).toBeVisible();
  expect(sent() - before).toBe(1);
  await page.goBack();
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto('/login?next=%2Fusers');
  await expect(page).toHaveURL(/\/users$/);

  await signOut(page);
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('portal.token'))).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);

  // The second time. An address of another site is no place to go to.
  await page.setViewportSize(PHONE);
  await page.goto('/login?next=%2F%2Fevil.example%2Fpath');
  await expect(emailField(page)).toBeEnabled();
  await expect(emailField(page)).toHaveValue('');
  await page.getByRole('link', { name: 'Portalen' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Log ind med Microsoft' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(DEMO_CUSTOMER);
  await page.keyboard.press('Tab');
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/localhost:\d+\/dashboard$/);
  await expect(greeting(page)).toBeVisible();
  await page.reload();
  await expect(greeting(page)).toBeVisible();
});

async function choosePassword(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel('Ny adgangskode').fill(password);
  await page.getByLabel('Gentag adgangskode').fill(confirmation);
  await page.getByRole('button', { name: 'Nulstil adgangskode' }).click();
}

/** Asks for a link in the open dialog, and returns the path of the link that is mailed. */
async function requestLink(page: Page, request: APIRequestContext, email: string, earlier?: URL): Promise<URL> {
  const dialog = page.getByRole('dialog', { name: 'Glemt adgangskode' });
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('button', { name: 'Send nulstillingslink' }).click();
  await expect(dialog.getByRole('status')).toContainText('Hvis der findes en konto med den e-mail');
  return mailedLink(request, email, 'reset-password', earlier);
}

test('a forgotten password is replaced with the mailed link, which works once, twice in the same tab', async ({
  page,
  request,
}) => {
  const { email } = await createCompany(request);
  const done = page.getByRole('heading', { name: 'Adgangskoden er nulstillet' });
  await page.goto('/login');
  await emailField(page).fill(email);
  await page.getByRole('button', { name: 'Glemt adgangskode?' }).click();
  await expect(page.getByRole('dialog').getByLabel('E-mail')).toHaveValue(email);
  const first = await requestLink(page, request, email);

  await page.goto(first.href);
  await choosePassword(page, 'en-ny-adgangskode', 'en-anden');
  await expect(page.getByText('Adgangskoderne matcher ikke.')).toBeVisible();
  for (const [weak, message] of [
    ['password1', 'Adgangskoden er blandt de mest brugte'],
    ['frisk-luft-2026', 'Adgangskoden må ikke indeholde »frisk«'],
  ] as const) {
    await choosePassword(page, weak);
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByLabel('Ny adgangskode')).toHaveValue(weak);
  }
  await choosePassword(page, 'den-forste-gang');
  await expect(done).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: 'Gå til login' }).click();
  await fillSignIn(page, email, 'den-forste-gang');
  await expect(page).toHaveURL(/\/dashboard$/);
  await signOut(page);
  await expect(page).toHaveURL(/\/login$/);

  // The used link says so before a password is typed, and leads to a new one.
  await page.setViewportSize(PHONE);
  await page.goto(first.href);
  await expect(page.getByRole('heading', { name: 'Ugyldigt link' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Dette nulstillingslink er ugyldigt eller udløbet.');
  await expect(page.getByLabel('Ny adgangskode')).toHaveCount(0);
  await page.getByRole('button', { name: 'Få et nyt link' }).click();
  const second = await requestLink(page, request, email, first);

  // The new link is used elsewhere while its form is open.
  await page.goto(second.href);
  await expect(page.getByLabel('Ny adgangskode')).toBeVisible();
  const reset = { token: second.searchParams.get('token'), password: 'nulstillet-et-andet-sted' };
  expect((await request.post('/api/auth/reset-password', { data: reset })).ok()).toBe(true);
  await choosePassword(page, 'for-sent-valgt-kode');
  await expect(page.getByRole('alert')).toContainText('Dette nulstillingslink er ugyldigt eller udløbet.');
  await expect(page.getByRole('main')).toBeFocused();
  await page.goto('/login');
  await fillSignIn(page, email, 'for-sent-valgt-kode');
  await expect(page.getByRole('alert')).toContainText('Forkert email eller adgangskode');
  await fillSignIn(page, email, 'nulstillet-et-andet-sted');
  await expect(page).toHaveURL(/\/dashboard$/);
});
