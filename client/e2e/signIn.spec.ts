import { expect, test } from '../testing/browser/portalTest.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD, PATH_WITHOUT_SCREEN, signInThroughApi } from '../testing/browser/session.ts';

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
