import { countOperation } from '../testing/browser/interceptOperations.ts';
import { mailedLink } from '../testing/browser/mails.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import {
  DEMO_ADMIN,
  DEMO_CUSTOMER,
  DEMO_PASSWORD,
  PATH_WITHOUT_SCREEN,
  signIn,
  signInThroughApi,
} from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { createCompany } from '../testing/browser/testCompany.ts';

test('a customer signs in and lands on the overview', async ({ page }) => {
  await signIn(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mette');
  await expect(page.getByText('Fjordlyst Møbler A/S').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mette');
});

test('a wrong password shows an error and keeps the typed text', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(DEMO_CUSTOMER);
  await page.getByLabel('Adgangskode', { exact: true }).fill('helt forkert');
  await page.getByRole('button', { name: 'Log ind', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Forkert email eller adgangskode');
  await expect(page.getByLabel('E-mail')).toHaveValue(DEMO_CUSTOMER);
  await expect(page).toHaveURL(/\/login$/);
});

test('empty and malformed fields show their errors before anything is sent', async ({ page }) => {
  const sent = countOperation(page, 'LoginScreenMutation');
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log ind', exact: true }).click();
  await expect(page.getByText('Ret 2 felter for at fortsætte')).toBeVisible();
  await page.getByRole('link', { name: 'E-mail er påkrævet' }).click();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.getByLabel('E-mail').fill('ikke-en-adresse');
  await expect(page.getByRole('link', { name: 'Ugyldig e-mail' })).toBeVisible();
  expect(sent()).toBe(0);
});

test('without a network the form shows an error, and nobody is signed out', async ({ page, context, request }) => {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(DEMO_CUSTOMER);
  await page.getByLabel('Adgangskode', { exact: true }).fill(DEMO_PASSWORD);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Log ind', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Kunne ikke forbinde til serveren. Kontroller din internetforbindelse.',
  );
  await context.setOffline(false);

  await signInThroughApi(page, request);
  await page.route('**/graphql', (route) => route.abort());
  await page.goto('/dashboard');
  await expect(page.getByRole('alert')).toContainText('Kunne ikke forbinde til serveren');
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mette');
});

test('a user replaces a forgotten password by following the mailed link', async ({ page, request }) => {
  const email = 'camilla@fjordlyst-moebler.example';
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Glemt adgangskode?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Glemt adgangskode' });
  await expect(dialog.getByLabel('E-mail')).toHaveValue(email);
  await dialog.getByRole('button', { name: 'Send nulstillingslink' }).click();
  await expect(dialog.getByRole('status')).toContainText('Hvis der findes en konto med den e-mail');

  const link = (await mailedLink(request, email, 'reset-password')).href;
  await page.goto(new URL(link).pathname + new URL(link).search);
  await page.getByLabel('Ny adgangskode').fill('en-ny-adgangskode');
  await page.getByLabel('Gentag adgangskode').fill('en-anden');
  await page.getByRole('button', { name: 'Nulstil adgangskode' }).click();
  await expect(page.getByText('Adgangskoderne matcher ikke.')).toBeVisible();
  await page.getByLabel('Gentag adgangskode').fill('en-ny-adgangskode');
  await page.getByRole('button', { name: 'Nulstil adgangskode' }).click();
  await expect(page.getByRole('heading', { name: 'Adgangskoden er nulstillet' })).toBeVisible();
  await page.getByRole('link', { name: 'Gå til login' }).click();
  await signIn(page, email, 'en-ny-adgangskode');
});

test('a used reset link is refused before a password is typed, and leads to a new link', async ({ page, request }) => {
  const { email } = await createCompany(request);
  const linkPath = async () => {
    const { pathname, search } = await mailedLink(request, email, 'reset-password');
    return pathname + search;
  };
  const password = page.getByLabel('Ny adgangskode');
  await request.post('/api/auth/forgot-password', { data: { email } });
  const first = await linkPath();
  const resetElsewhere = (path: string, chosen: string) =>
    request.post('/api/auth/reset-password', {
      data: { token: new URLSearchParams(path.split('?')[1]).get('token'), password: chosen },
    });

  // First the link is used elsewhere while the form is open, then the used link is opened in the same tab.
  await page.goto(first);
  await expect(password).toBeVisible();
  await resetElsewhere(first, 'nulstillet-et-andet-sted');
  await password.fill('for-sent-valgt-kode');
  await page.getByLabel('Gentag adgangskode').fill('for-sent-valgt-kode');
  await page.getByRole('button', { name: 'Nulstil adgangskode' }).click();
  await expect(page.getByRole('alert')).toContainText('Dette nulstillingslink er ugyldigt eller udløbet.');
  await expect(page.getByRole('main')).toBeFocused();
  await page.goto(first);
  await expect(page.getByRole('heading', { name: 'Ugyldigt link' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Dette nulstillingslink er ugyldigt eller udløbet.');
  await expect(password).toHaveCount(0);

  await page.getByRole('button', { name: 'Få et nyt link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Glemt adgangskode' });
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('button', { name: 'Send nulstillingslink' }).click();
  await expect(dialog.getByRole('status')).toContainText('Hvis der findes en konto med den e-mail');
  await expect(async () => expect(await linkPath()).not.toBe(first)).toPass({ timeout: 60_000 });
  await page.goto(await linkPath());
  for (const weak of ['password1', 'frisk-luft-2026']) {
    await password.fill(weak);
    await page.getByLabel('Gentag adgangskode').fill(weak);
    await page.getByRole('button', { name: 'Nulstil adgangskode' }).click();
    await expect(
      page.getByText(
        weak === 'password1' ? 'Adgangskoden er blandt de mest brugte' : 'Adgangskoden må ikke indeholde »frisk«',
      ),
    ).toBeVisible();
    await expect(password).toHaveValue(weak);
  }
  await password.fill('den-tredje-gang');
  await page.getByLabel('Gentag adgangskode').fill('den-tredje-gang');
  await page.getByRole('button', { name: 'Nulstil adgangskode' }).click();
  await expect(page.getByRole('heading', { name: 'Adgangskoden er nulstillet' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('the sign-in redirects a signed-in user to the requested page', async ({ page, request }) => {
  await signInThroughApi(page, request);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/login?next=%2Fusers');
  await expect(page).toHaveURL(/\/users$/);
  await page.goto('/login?next=%2F%2Fevil.example');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the sign-in shows its form to a user whose session has ended', async ({ page }) => {
  for (let round = 0; round < 2; round++) {
    await page.goto(PATH_WITHOUT_SCREEN);
    await page.evaluate(() => localStorage.setItem('portal.token', 'not-a-token'));
    await page.goto('/login?next=%2Fusers');
    await expect(page.getByLabel('E-mail')).toBeEnabled();
    await expect(page).toHaveURL(/\/login\?next=%2Fusers$/);
    expect(await page.evaluate(() => localStorage.getItem('portal.token'))).toBeNull();
  }
});

test('a server error at the sign-in is not blamed on the internet connection', async ({ page }) => {
  const answers = [
    { status: 502, contentType: 'text/html', body: '<html><body><h1>502 Bad Gateway</h1></body></html>' },
    { status: 503, contentType: 'text/plain', body: '' },
    {
      status: 500,
      contentType: 'application/json',
      body: '{"errors":[{"message":"Der opstod en fejl. Prøv igen senere.","extensions":{"code":"INTERNAL"}}]}',
    },
    { status: 504, contentType: 'application/json', body: '"upstream timed out"' },
  ];
  for (const answer of answers) {
    await page.route('**/graphql', (route) => route.fulfill(answer));
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(DEMO_CUSTOMER);
    await page.getByLabel('Adgangskode', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Log ind', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Der opstod en fejl ved login. Prøv igen senere.');
    await page.unroute('**/graphql');
  }
  await page.route('**/graphql', (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/json',
      body: JSON.stringify({
        errors: [{ message: 'For mange forsøg. Prøv igen om 5 minutter.', extensions: { code: 'RATE_LIMITED' } }],
      }),
    }),
  );
  await page.getByRole('button', { name: 'Log ind', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('For mange forsøg. Prøv igen om 5 minutter.');
});

test('a reset link without its token is an invalid link', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(page.getByRole('heading', { name: 'Ugyldigt link' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Ugyldigt nulstillingslink. Manglende token.');
});

test('an ended session leads to the sign-in, and back to the same page', async ({ page, request }) => {
  const token = await signInThroughApi(page, request);
  await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await page.goto('/dashboard?vis=alt');
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%3Fvis%3Dalt/);
  const why = page.getByText('Du er logget ud, fordi din session er slut. Log ind for at fortsætte.');
  await expect(why).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('portal.token'))).toBeNull();
  await page.reload();
  await expect(page.getByLabel('E-mail')).toBeEnabled();
  await expect(why).toHaveCount(0);
});

test('an open page is notified when its session ends', async ({ page, request }) => {
  const token = await signInThroughApi(page, request);
  await openSubscribed(page, '/dashboard');
  await expect(page.getByRole('heading', { name: 'Seneste aktivitet' })).toBeVisible();
  await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await expect(page).toHaveURL(/\/login$/);
});

test('a cached page is not shown again to another user, or after the sign-out', async ({ page, request }) => {
  await signInThroughApi(page, request);
  await page.goto('/users');
  await expect(page.getByText(DEMO_CUSTOMER)).toBeVisible();
  const comeBack = () =>
    page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      return document.body.innerText;
    });
  expect(await comeBack()).toContain(DEMO_CUSTOMER);
  await page.evaluate(() => localStorage.removeItem('portal.token'));
  expect(await comeBack()).toBe('');
  await expect(page).toHaveURL(/\/login\?next=/);
});

test('signing out in one tab signs out in the other', async ({ context, request }) => {
  const first = await context.newPage();
  const second = await context.newPage();
  await signInThroughApi(first, request);
  for (const page of [first, second]) {
    await page.goto('/dashboard');
    await expect(page.getByRole('navigation', { name: 'Hovedmenu' })).toBeVisible();
  }
  await first.getByRole('button', { name: /Brugermenu/ }).click();
  await first.getByRole('menuitem', { name: 'Log ud' }).click();
  await expect(first).toHaveURL(/\/login$/);
  await expect(second).toHaveURL(/\/login$/);
  await first.goBack();
  await expect(first).toHaveURL(/\/login/);
});

test('signing in works with the keyboard alone', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('E-mail')).toBeEnabled();
  await page.getByRole('link', { name: 'Portalen' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Log ind med Microsoft' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(DEMO_CUSTOMER);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Glemt adgangskode?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mette');
});

test('a double click sends the sign-in once', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('LoginScreenMutation')) sent.push(request.url());
  });
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(DEMO_ADMIN);
  await page.getByLabel('Adgangskode', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log ind', exact: true }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sofie');
  expect(sent).toHaveLength(1);
});
