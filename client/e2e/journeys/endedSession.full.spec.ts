import { answerStatus } from '../../testing/browser/interceptOperations.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import {
  DEMO_CUSTOMER,
  DEMO_PASSWORD,
  PATH_WITHOUT_SCREEN,
  signInThroughApi,
  signInWithToken,
} from '../../testing/browser/session.ts';
import { emailField, fillSignIn, signInButton } from '../../testing/browser/signInForm.ts';

const INTERNAL = '{"errors":[{"message":"Der opstod en fejl. Prøv igen senere.","extensions":{"code":"INTERNAL"}}]}';

test('an ended session leads to the sign-in, a lost connection ends none, and no cached page is shown', async ({
  page,
  request,
}) => {
  const storedToken = () => page.evaluate(() => localStorage.getItem('portal.token'));
  const error = page.getByRole('alert');
  await page.goto('/reset-password');
  await expect(page.getByRole('heading', { name: 'Ugyldigt link' })).toBeVisible();
  await expect(error).toContainText('Ugyldigt nulstillingslink. Manglende token.');

  await test.step('a session has ended', async () => {
    const token = await signInThroughApi(page, request);
    await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
    await page.goto('/dashboard?vis=alt');
    await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%3Fvis%3Dalt/);
    const why = page.getByText('Du er logget ud, fordi din session er slut. Log ind for at fortsætte.');
    await expect(why).toBeVisible();
    expect(await storedToken()).toBeNull();
    await page.reload();
    await expect(emailField(page)).toBeEnabled();
    await expect(why).toHaveCount(0);
    // The stored token is no token at all.
    await signInWithToken(page, 'not-a-token');
    await page.goto('/login?next=%2Fusers');
    await expect(emailField(page)).toBeEnabled();
    await expect(page).toHaveURL(/\/login\?next=%2Fusers$/);
    expect(await storedToken()).toBeNull();
  });

  await test.step('the error of a server is not blamed on the internet connection', async () => {
    for (const [status, body] of [
      [503, ''],
      [500, INTERNAL],
      [504, '"upstream timed out"'],
    ] as const) {
      const restore = await answerStatus(page, 'LoginScreenMutation', status, body);
      await fillSignIn(page, DEMO_CUSTOMER, DEMO_PASSWORD);
      await expect(error).toContainText('Der opstod en fejl ved login. Prøv igen senere.');
      await restore();
      // The message goes away, so that the next one is a new one.
      await page.reload();
    }
    await fillSignIn(page, DEMO_CUSTOMER, DEMO_PASSWORD);
    await expect(page).toHaveURL(/\/users$/);
    await expect(page.getByText(DEMO_CUSTOMER)).toBeVisible();
  });

  await test.step('a signed-in user is not asked to sign in, not even without a connection', async () => {
    await page.goto('/login');
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto('/login?next=%2F%2Fevil.example');
    await expect(page).toHaveURL(/localhost:\d+\/dashboard$/);
    await page.goto(PATH_WITHOUT_SCREEN);
    await page.route('**/graphql', (route) => route.abort());
    await page.goto('/dashboard');
    await expect(error).toContainText('Kunne ikke forbinde til serveren');
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Prøv igen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mette');
  });

  await test.step('a cached page is shown again to the same user, and to nobody after the sign-out', async () => {
    const comeBack = () =>
      page.evaluate(() => {
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        return document.body.innerText;
      });
    expect(await comeBack()).toContain('Mette');
    await page.evaluate(() => localStorage.removeItem('portal.token'));
    expect(await comeBack()).toBe('');
    await expect(page).toHaveURL(/\/login$/);
    await expect(signInButton(page)).toBeVisible();
  });
});
