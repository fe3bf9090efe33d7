import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { ADMIN, linkMailedTo, PASSWORD, QUIET } from './portal.ts';

export interface FreshCompany {
  name: string;
  email: string;
  subdomain: string;
  token: string;
  /** Asks the API as the company's own user. */
  ask: <Data>(query: string, variables?: object) => Promise<Data>;
}

export const FRESH_PASSWORD = 'en-lang-adgangskode';

export const unique = (word: string) => `${word}-${crypto.randomUUID().slice(0, 8)}`;

/** A company of a test's own, so that it may change whatever it likes. An admin registers it: how many they make is not counted. */
export async function freshCompany(
  request: APIRequestContext,
  { licenses = 0, isConfirmed = true } = {},
): Promise<FreshCompany> {
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
  await ask(
    request,
    'mutation ($input: RegisterInput!) { register(input: $input) { user { id } } }',
    { input },
    await adminToken(request),
  );
  if (isConfirmed) await confirmEmailOf(request, email);
  const token = await tokenOf(request, email, FRESH_PASSWORD);
  return { name, email, subdomain, token, ask: (query, variables = {}) => ask(request, query, variables, token) };
}

/** As whoever reads mail at the address would, without the page. */
export async function confirmEmailOf(request: APIRequestContext, email: string): Promise<void> {
  const token = (await linkMailedTo(request, email, 'confirm-email')).searchParams.get('token');
  await ask(request, 'mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { message } }', {
    input: { token },
  });
}

let admin: Promise<string> | undefined;

/** Of an admin who stays signed in for as long as this worker runs. */
export const adminToken = (request: APIRequestContext) => (admin ??= tokenOf(request, ADMIN, PASSWORD));

async function tokenOf(request: APIRequestContext, email: string, password: string): Promise<string> {
  const answer = await request.post('/api/auth/login', { data: { email, password } });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

/** A question to the API, past the client's own operations. */
export async function ask<Data>(
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

/** Signed in without the form, for tests that are about something else. */
export async function arriveAs(page: Page, token: string): Promise<void> {
  await page.goto(QUIET);
  await page.evaluate((kept) => localStorage.setItem('portal.token', kept), token);
}

/** Opens a screen and waits until it listens, or until one of its subscriptions does: what happens from here on, it must show by itself. */
export async function openListening(page: Page, path: string, subscription = 'subscribe'): Promise<void> {
  const listens = sends(page, subscription);
  await page.goto(path);
  await listens;
}

/** Resolves when the page asks for this subscription over its socket. Must be called before what makes the page do so. */
export function sends(page: Page, subscription: string): Promise<void> {
  return new Promise((resolve) => {
    // Listens from the socket's first moment on: one that waits for the socket first can come too late for its first frames.
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => String(payload).includes(`"${subscription}"`) && resolve()),
    );
  });
}

/** The same company in a second browser. */
export async function secondBrowser(browser: Browser, { token }: FreshCompany): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env.PORTAL_URL! });
  const page = await context.newPage();
  await arriveAs(page, token);
  return page;
}

export const toasts = (page: Page) => page.getByRole('status', { name: 'Beskeder' });
