import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type APIRequestContext, type Locator, type Page } from '@playwright/test';

export const PASSWORD = 'demo-portal-2026';
export const CUSTOMER = 'kunde@portal.example';
export const ADMIN = 'admin@portal.example';
/** An address of the portal at which nothing has to be drawn or run. */
export const QUIET = '/facts.json';

/** Every test starts on the portal's own address, and fails when the page breaks a rule of its own content policy. */
export const test = base.extend<{ policyBreaches: string[] }>({
  // Playwright reads the names from the pattern, so it has to be one.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => use(process.env.PORTAL_URL),
  policyBreaches: [
    async ({ page }, use) => {
      const breaches: string[] = [];
      page.on('console', (message) => {
        if (/Content Security Policy|Content-Security-Policy/i.test(message.text())) breaches.push(message.text());
      });
      await use(breaches);
      // A second browser that a test has opened would live on, and listen, until the last test.
      for (const context of page.context().browser()!.contexts()) if (context !== page.context()) await context.close();
      expect(breaches).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export async function signIn(page: Page, email = CUSTOMER, password = PASSWORD): Promise<void> {
  // A page that is on its way by itself, such as after a sign-out, may cut the way short.
  await expect(async () => void (await page.goto('/login'))).toPass({ timeout: 60_000 });
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Adgangskode', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log ind' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/God|Ugyldig/);
}

/** Signed in without the form, for tests that are about something else. */
export async function arriveSignedIn(page: Page, request: APIRequestContext, email = CUSTOMER): Promise<string> {
  const answer = await request.post('/api/auth/login', { data: { email, password: PASSWORD } });
  const { data } = (await answer.json()) as { data: { token: string } };
  await page.goto(QUIET);
  await page.evaluate((token) => localStorage.setItem('portal.token', token), data.token);
  return data.token;
}

/** Of a table by its name; what stands in for rows until they are here counts for none. */
export const rowsOf = (place: Page | Locator, table: string | RegExp) =>
  rowsIn(place.getByRole('table', { name: table }));

export const rowsIn = (table: Locator) =>
  table.and(table.page().locator('table:not([aria-busy="true"])')).locator('tbody tr');

/** As in a browser that nobody has signed in with. Away first: a screen that finds its session gone leads to the sign-in by itself. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto(QUIET);
  await page.evaluate(() => localStorage.clear());
}

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Only results from several frames need a tab of their own to be brought together in, which costs more than the rules themselves.
    .setLegacyMode(page.frames().length === 1)
    .options({ resultTypes: ['violations'] })
    // For some seconds after a pending button, react-aria's announcer holds a picture without a name; it is read, not seen.
    .exclude('[data-live-announcer]')
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

interface DemoMail {
  to: string;
  text: string;
}

export const mailTo = (request: APIRequestContext, email: string): Promise<DemoMail> =>
  inMails(request, email, (mail) => mail);

/** The newest link of its kind in the mails to an address. `earlier` is a link that was mailed before and is not meant. */
export const linkMailedTo = async (
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
