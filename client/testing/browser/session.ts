import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';

export const DEMO_PASSWORD = 'demo-portal-2026';
export const DEMO_CUSTOMER = 'kunde@portal.example';
export const DEMO_ADMIN = 'admin@portal.example';

/** A path of the portal that runs no script, so that a test can change the local storage first. */
export const PATH_WITHOUT_SCREEN = '/facts.json';

/** Signs in with the form, and waits for the greeting of the overview. */
export async function signIn(page: Page, email = DEMO_CUSTOMER, password = DEMO_PASSWORD): Promise<void> {
  // A redirect in progress, such as after a sign-out, can interrupt the navigation.
  await expect(async () => void (await page.goto('/login'))).toPass({ timeout: 60_000 });
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Adgangskode', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log ind', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/God|Ugyldig/);
}

/** Signs the page in with a token, without the sign-in form. The page has no screen afterwards; the test opens one. */
export async function signInWithToken(page: Page, token: string): Promise<void> {
  await page.goto(PATH_WITHOUT_SCREEN);
  await page.evaluate((stored) => localStorage.setItem('portal.token', stored), token);
}

/**
 * Signs the page in as a user of the demo, without the sign-in form, and returns the token. The test opens a screen.
 */
export async function signInThroughApi(page: Page, request: APIRequestContext, email = DEMO_CUSTOMER): Promise<string> {
  const token = await createToken(request, email, DEMO_PASSWORD);
  await signInWithToken(page, token);
  return token;
}

/** Opens a page in a second browser, with the session of this token. */
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

/** Starts a session of a user and returns its token. */
export async function createToken(request: APIRequestContext, email: string, password: string): Promise<string> {
  const answer = await request.post('/api/auth/login', { data: { email, password } });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

/** Starts a session of the demo's admin, which the test may end, and returns its token. */
export const createAdminToken = (request: APIRequestContext) => createToken(request, DEMO_ADMIN, DEMO_PASSWORD);

/** Less than the time after which the portal asks for a new proof of identity. */
const ADMIN_TOKEN_MS = 5 * 60_000;
let adminToken: { token: Promise<string>; createdAt: number } | undefined;

/** The token of the demo's admin that the tests of a worker share for some minutes. No test may end its session. */
export function sharedAdminToken(request: APIRequestContext): Promise<string> {
  if (!adminToken || Date.now() - adminToken.createdAt > ADMIN_TOKEN_MS)
    adminToken = { token: createAdminToken(request), createdAt: Date.now() };
  return adminToken.token;
}
