import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { ADMIN, mailedLink, PASSWORD, QUIET } from './portal.ts';

export interface TestCompany {
  name: string;
  email: string;
  subdomain: string;
  token: string;
  /** Sends a GraphQL operation as the company's own user. */
  queryApi: <Data>(query: string, variables?: object) => Promise<Data>;
}

export const FRESH_PASSWORD = 'en-lang-adgangskode';

export const unique = (word: string) => `${word}-${crypto.randomUUID().slice(0, 8)}`;

/**
 * Registers a new company that the test may change freely. An admin registers it, because the limit on registrations
 * does not apply to admins.
 */
export async function createCompany(
  request: APIRequestContext,
  { licenses = 0, isConfirmed = true } = {},
): Promise<TestCompany> {
  const subdomain = unique('frisk');
  const name = `${subdomain} ApS`;
  const email = `${subdomain}@kunde.example`;
  const place = { street: 'Lyngbakken 14', zip: '8270', city: 'Højbjerg' };
  const input = {
    registrationId: crypto.randomUUID(),
    company: {
      companyName: name,
      vatNumber: '12345674',
      phoneNumber: '86001240',
      contactPerson: 'Freja Lund',
      billingEmail: email,
      ...place,
    },
    department: {
      departmentName: 'Kundeservice',
      departmentContactPerson: 'Freja Lund',
      departmentPhoneNumber: '86001240',
      departmentStreet: place.street,
      departmentZip: place.zip,
      departmentCity: place.city,
    },
    zendesk: {
      zendeskSubdomain: subdomain,
      licenseType: 'PLAN_SUITE_TEAM',
      contractTerm: 12,
      paymentInterval: 'MONTHLY',
      hasExistingLicenses: licenses > 0,
      ...(licenses > 0 && {
        existingLicenseQuantity: licenses,
        licenseStartDate: new Date().toISOString().slice(0, 10),
      }),
    },
    user: { name: 'Freja Lund', email, password: FRESH_PASSWORD, acceptTerms: true },
  };
  await queryApi(
    request,
    'mutation ($input: RegisterInput!) { register(input: $input) { user { id } } }',
    { input },
    await adminToken(request),
  );
  if (isConfirmed) await confirmEmail(request, email);
  const token = await tokenOf(request, email, FRESH_PASSWORD);
  return {
    name,
    email,
    subdomain,
    token,
    queryApi: (query, variables = {}) => queryApi(request, query, variables, token),
  };
}

/** Confirms the address with the mailed link, without opening the page. */
export async function confirmEmail(request: APIRequestContext, email: string): Promise<void> {
  const token = (await mailedLink(request, email, 'confirm-email')).searchParams.get('token');
  await queryApi(request, 'mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { message } }', {
    input: { token },
  });
}

let admin: Promise<string> | undefined;

/** The token of an admin who stays signed in for as long as this worker runs. */
export const adminToken = (request: APIRequestContext) => (admin ??= tokenOf(request, ADMIN, PASSWORD));

async function tokenOf(request: APIRequestContext, email: string, password: string): Promise<string> {
  const answer = await request.post('/api/auth/login', { data: { email, password } });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

/** Sends any GraphQL operation, not only those of the client. */
export async function queryApi<Data>(
  request: APIRequestContext,
  query: string,
  variables: object,
  token?: string,
): Promise<Data> {
  const answer = await request.post('/graphql', {
    data: { query, variables },
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

/** Signs the page in with a token, without the sign-in form. */
export async function signInWithToken(page: Page, token: string): Promise<void> {
  await page.goto(QUIET);
  await page.evaluate((stored) => localStorage.setItem('portal.token', stored), token);
}

/** Opens a screen and waits for its subscription, so that the screen must show every later change live. */
export async function openSubscribed(page: Page, path: string, subscription = 'subscribe'): Promise<void> {
  const subscribed = waitForSubscription(page, subscription);
  await page.goto(path);
  await subscribed;
}

/** Resolves when the page sends this subscription over its socket. Call it before the action that subscribes. */
export function waitForSubscription(page: Page, subscription: string): Promise<void> {
  return new Promise((resolve) => {
    // Frames are observed from the start of the socket; a listener that is added later can miss the first ones.
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => String(payload).includes(`"${subscription}"`) && resolve()),
    );
  });
}

/** Signs the same user in in a second browser. */
export async function secondBrowser(browser: Browser, { token }: TestCompany): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env.PORTAL_URL! });
  const page = await context.newPage();
  await signInWithToken(page, token);
  return page;
}

export const toasts = (page: Page) => page.getByRole('status', { name: 'Beskeder' });
