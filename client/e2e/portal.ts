import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type APIRequestContext, type Locator, type Page } from '@playwright/test';

export const PASSWORD = 'demo-portal-2026';
export const CUSTOMER = 'kunde@portal.example';
export const ADMIN = 'admin@portal.example';
/** An address of the portal without a page, so that a test can set the local storage before any script runs. */
export const QUIET = '/facts.json';

/** Every test uses the address of the demo portal, and fails if the page violates its content security policy. */
export const test = base.extend<{ policyBreaches: string[] }>({
  // Playwright reads the fixture names from the destructuring pattern, so the parameter must be a pattern.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => use(process.env.PORTAL_URL),
  policyBreaches: [
    async ({ page }, use) => {
      const breaches: string[] = [];
      page.on('console', (message) => {
        if (/Content Security Policy|Content-Security-Policy/i.test(message.text())) breaches.push(message.text());
      });
      await use(breaches);
      // A second browser of the test would otherwise stay open, with its subscriptions, until the last test.
      for (const context of page.context().browser()!.contexts()) if (context !== page.context()) await context.close();
      expect(breaches).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export async function signIn(page: Page, email = CUSTOMER, password = PASSWORD): Promise<void> {
  // A redirect in progress, such as after a sign-out, can interrupt the navigation.
  await expect(async () => void (await page.goto('/login'))).toPass({ timeout: 60_000 });
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Adgangskode', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log ind' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/God|Ugyldig/);
}

/** Signs the page in through the REST API, without the sign-in form. */
export async function signInThroughApi(page: Page, request: APIRequestContext, email = CUSTOMER): Promise<string> {
  const answer = await request.post('/api/auth/login', { data: { email, password: PASSWORD } });
  const { data } = (await answer.json()) as { data: { token: string } };
  await page.goto(QUIET);
  await page.evaluate((token) => localStorage.setItem('portal.token', token), data.token);
  return data.token;
}

/** The rows of the table with this name. Skeleton rows do not count. */
export const rowsOf = (place: Page | Locator, table: string | RegExp) =>
  rowsIn(place.getByRole('table', { name: table }));

export const rowsIn = (table: Locator) =>
  table.and(table.page().locator('table:not([aria-busy="true"])')).locator('tbody tr');

/**
 * Clears the session in the browser. The page leaves the portal's screens first, because a screen without a session
 * redirects to the sign-in.
 */
export async function clearSession(page: Page): Promise<void> {
  await page.goto(QUIET);
  await page.evaluate(() => localStorage.clear());
}

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Without the legacy mode, axe opens another tab to merge results of several frames, which costs more than the
    // rules themselves.
    .setLegacyMode(page.frames().length === 1)
    .options({ resultTypes: ['violations'] })
    // For some seconds after a pending button, react-aria's invisible announcer contains an image without a name.
    .exclude('[data-live-announcer]')
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

interface DemoMail {
  to: string;
  text: string;
}

export const newestMailTo = (request: APIRequestContext, email: string): Promise<DemoMail> =>
  inMails(request, email, (mail) => mail);

/** The newest mailed link to this page. Pass the previous link as `earlier` to wait for a newer one. */
export const mailedLink = async (
  request: APIRequestContext,
  email: string,
  page: 'reset-password' | 'invitation' | 'confirm-email',
  earlier?: URL,
): Promise<URL> => {
  const link = new RegExp(`http\\S+/${page}\\?token=\\S+`);
  const href = await inMails(request, email, ({ text }) => {
    const found = link.exec(text)?.[0];
    return found === earlier?.href ? undefined : found;
  });
  return new URL(href);
};

async function inMails<Found>(
  request: APIRequestContext,
  email: string,
  find: (mail: DemoMail) => Found | undefined,
): Promise<Found> {
  let found: Found | undefined;
  await expect(async () => {
    const mails = (await (await request.get('/dev/mail.json')).json()) as DemoMail[];
    found = mails
      .filter(({ to }) => to === email)
      .map(find)
      .find(Boolean);
    expect(found).toBeDefined();
  }).toPass({ timeout: 60_000, intervals: [100, 200] });
  return found!;
}
