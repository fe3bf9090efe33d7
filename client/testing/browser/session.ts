import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';

export const DEMO_PASSWORD = 'demo-portal-2026';
export const DEMO_CUSTOMER = 'kunde@portal.example';
export const DEMO_ADMIN = 'admin@portal.example';

/** An address of the portal without a page, so that a test can set the local storage before any script runs. */
export const PATH_WITHOUT_SCREEN = '/facts.json';

/** Signs the page in with the sign-in form. */
export async function signIn(page: Page, email = DEMO_CUSTOMER, password = DEMO_PASSWORD): Promise<void> {
  // A redirect in progress, such as after a sign-out, can interrupt the navigation.
  await expect(async () => void (await page.goto('/login'))).toPass({ timeout: 60_000 });
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Adgangskode', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log ind' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/God|Ugyldig/);
}

/** Signs the page in with a token, without the sign-in form. */
export async function signInWithToken(page: Page, token: string): Promise<void> {
  await page.goto(PATH_WITHOUT_SCREEN);
  await page.evaluate((stored) => localStorage.setItem('portal.token', stored), token);
}

/** Signs the page in as a user of the demo, without the sign-in form, and returns the token. */
export async function signInThroughApi(page: Page, request: APIRequestContext, email = DEMO_CUSTOMER): Promise<string> {
  const token = await createToken(request, email, DEMO_PASSWORD);
  await signInWithToken(page, token);
  return token;
}

/** Signs the same user in in a second browser. */
export async function openSecondBrowser(browser: Browser, { token }: { token: string }): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env.PORTAL_URL! });
  const page = await context.newPage();
  await signInWithToken(page, token);
  return page;
}

/**
 * Clears the session in the browser. The page leaves the portal's screens first, because a screen without a session
 * redirects to the sign-in.
 */
export async function clearSession(page: Page): Promise<void> {
  await page.goto(PATH_WITHOUT_SCREEN);
  await page.evaluate(() => localStorage.clear());
}

/** Starts a session of the user and returns its token. */
export async function createToken(request: APIRequestContext, email: string, password: string): Promise<string> {
  const answer = await request.post('/api/auth/login', { data: { email, password } });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

/** The token of a new session of the demo's admin, which the test may end. */
export const createAdminToken = (request: APIRequestContext) => createToken(request, DEMO_ADMIN, DEMO_PASSWORD);

let adminToken: Promise<string> | undefined;

/** The token of an admin who stays signed in for as long as this worker runs. */
export const sharedAdminToken = (request: APIRequestContext) => (adminToken ??= createAdminToken(request));
