import type { APIRequestContext } from '@playwright/test';
import { mailedLink } from './mails.ts';
import { queryApi, type QueryApi, queryApiWithToken } from './queryApi.ts';
import { createToken, sharedAdminToken } from './session.ts';

export interface TestCompany {
  name: string;
  email: string;
  subdomain: string;
  token: string;
  /** Sends a GraphQL operation as the company's first user. */
  queryApi: QueryApi;
}

/** The password of every user whom the tests create. */
export const TEST_PASSWORD = 'en-lang-adgangskode';

/** Adds a random suffix to a word, so that tests on the same database do not use the same names. */
export const uniqueName = (word: string) => `${word}-${crypto.randomUUID().slice(0, 8)}`;

/**
 * Signs up a new company that the test may change freely, with a number of existing licences. An admin sends the
 * request, because the limit on sign-ups does not apply to admins. `isConfirmed` says whether the first user confirms
 * the e-mail.
 */
export async function createCompany(
  request: APIRequestContext,
  { licenses = 0, isConfirmed = true } = {},
): Promise<TestCompany> {
  const subdomain = uniqueName('frisk');
  const name = `${subdomain} ApS`;
  const email = `${subdomain}@kunde.example`;
  const address = { street: 'Lyngbakken 14', zip: '8270', city: 'Højbjerg' };
  const input = {
    registrationId: crypto.randomUUID(),
    company: {
      companyName: name,
      vatNumber: '12345674',
      phoneNumber: '86001240',
      contactPerson: 'Freja Lund',
      billingEmail: email,
      ...address,
    },
    department: {
      departmentName: 'Kundeservice',
      departmentContactPerson: 'Freja Lund',
      departmentPhoneNumber: '86001240',
      departmentStreet: address.street,
      departmentZip: address.zip,
      departmentCity: address.city,
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
    user: { name: 'Freja Lund', email, password: TEST_PASSWORD, acceptTerms: true },
  };
  await queryApi(
    request,
    'mutation ($input: RegisterInput!) { register(input: $input) { user { id } } }',
    { input },
    await sharedAdminToken(request),
  );
  if (isConfirmed) await confirmEmail(request, email);
  const token = await createToken(request, email, TEST_PASSWORD);
  return {
    name,
    email,
    subdomain,
    token,
    queryApi: queryApiWithToken(request, token),
  };
}

/** Confirms a user's e-mail with the token of the mailed link, without opening the page. */
export async function confirmEmail(request: APIRequestContext, email: string): Promise<void> {
  const token = (await mailedLink(request, email, 'confirm-email')).searchParams.get('token');
  await queryApi(request, 'mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { message } }', {
    input: { token },
  });
}
