import type { Page } from '@playwright/test';
import { answerOperation, refuseOperationOnce } from '../testing/browser/interceptOperations.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import {
  addAuthenticatorApp,
  addPasskeyDevice,
  fillPassword,
  finishAuthenticatorApp,
  saveRecoveryCodes,
} from '../testing/browser/secondFactor.ts';
import { clearSession, createToken, openSecondBrowser, signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { createCompany, TEST_PASSWORD, uniqueName } from '../testing/browser/testCompany.ts';
import { toasts } from '../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, PHONE } from '../testing/browser/viewports.ts';

test('an authenticator app is added, asked for at the sign-in, and a recovery code stands in for it', async ({
  page,
  request,
}) => {
  const { email, token } = await createCompany(request);
  await signInWithToken(page, token);
  await page.goto('/profile/sikkerhed');
  await expect(page.getByText('Ikke slået til')).toBeVisible();

  await page.getByRole('button', { name: 'Tilføj godkendelsesapp' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tilføj godkendelsesapp' });
  await expect(dialog.getByRole('img', { name: 'QR-kode til godkendelsesapp' })).toBeVisible();
  await dialog.getByLabel('Indtast koden fra appen').fill('000000');
  await dialog.getByRole('button', { name: 'Slå til' }).click();
  await expect(dialog.getByLabel('Indtast koden fra appen')).toHaveAccessibleDescription(/Koden passer ikke/);
  await expect(dialog.getByLabel('Indtast koden fra appen')).toHaveValue('000000');
  const { app, recoveryCodes } = await finishAuthenticatorApp(page);
  await expect(page.getByText('Slået til', { exact: true })).toBeVisible();
  await expect(page.getByText('10 af 10 tilbage')).toBeVisible();

  await clearSession(page);
  await fillPassword(page, email, TEST_PASSWORD);
  await expect(page.getByRole('heading', { name: 'Indtast din kode' })).toBeVisible();
  await expect(page.getByLabel('Kode')).toBeFocused();
  await page.getByLabel('Kode').fill('123');
  await page.getByRole('button', { name: 'Fortsæt' }).click();
  await expect(page.getByLabel('Kode')).toHaveAccessibleDescription(/Koden er forkert eller brugt/);
  await page.getByLabel('Kode').fill(app.nextCode());
  await page.getByRole('button', { name: 'Fortsæt' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await clearSession(page);
  await fillPassword(page, email, TEST_PASSWORD);
  await page.getByRole('button', { name: 'Brug en genoprettelseskode' }).click();
  await page.getByLabel('Genoprettelseskode').fill(recoveryCodes[0]!);
  await page.getByRole('button', { name: 'Fortsæt' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto('/profile/sikkerhed');
  await expect(page.getByText('9 af 10 tilbage')).toBeVisible();
  await page.getByRole('button', { name: 'Lav nye koder' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lav nye koder' }).click();
  expect(await saveRecoveryCodes(page)).not.toContain(recoveryCodes[1]);
  await page.getByRole('button', { name: 'Fjern godkendelsesapp' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Fjern' }).click();
  await expect(page.getByText('Ikke slået til')).toBeVisible();

  // The same again, in the same tab.
  await addAuthenticatorApp(page);
  await expect(page.getByText('Slået til', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Slået til', { exact: true })).toBeVisible();
});

test('the second step leads back to the first one, with the address kept', async ({ page, request }) => {
  const { email, token } = await createCompany(request);
  await signInWithToken(page, token);
  await page.goto('/profile/sikkerhed');
  await addAuthenticatorApp(page);
  await clearSession(page);
  await fillPassword(page, email, TEST_PASSWORD);
  await page.getByRole('button', { name: 'Ikke dig?' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expect(page.getByLabel('Adgangskode', { exact: true })).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Log ind', exact: true })).toBeVisible();
});

test('a passkey is added, suggested at the sign-in, and replaced by a recovery code when the device is lost', async ({
  page,
  request,
}) => {
  const removeDevice = await addPasskeyDevice(page);
  const { email, token } = await createCompany(request);
  await signInWithToken(page, token);
  await page.goto('/profile/sikkerhed');
  await page.getByRole('button', { name: 'Tilføj adgangsnøgle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tilføj adgangsnøgle' });
  await expect(dialog.getByLabel('Navn')).toHaveValue(/Chrome på/);
  await dialog.getByLabel('Navn').fill('');
  await dialog.getByRole('button', { name: 'Fortsæt' }).click();
  await expect(dialog.getByLabel('Navn')).toHaveAccessibleDescription(/Giv adgangsnøglen et navn/);
  await dialog.getByLabel('Navn').fill('Min bærbare');
  await dialog.getByRole('button', { name: 'Fortsæt' }).click();
  const [recoveryCode] = await saveRecoveryCodes(page);
  await expect(page.getByText('Min bærbare')).toBeVisible();

  await page.getByRole('button', { name: 'Tilføj adgangsnøgle' }).click();
  await dialog.getByRole('button', { name: 'Fortsæt' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Du har allerede en adgangsnøgle på denne enhed');
  await dialog.getByRole('button', { name: 'Annuller' }).click();

  for (let i = 0; i < 2; i++) {
    await clearSession(page);
    await page.goto('/login');
    await expect(page).toHaveURL(/\/dashboard$/);
  }

  await removeDevice();
  await clearSession(page);
  await fillPassword(page, email, TEST_PASSWORD);
  await page.getByRole('button', { name: 'Brug en genoprettelseskode' }).click();
  await page.getByLabel('Genoprettelseskode').fill(recoveryCode!);
  await page.getByRole('button', { name: 'Fortsæt' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto('/profile/sikkerhed');
  await page.getByRole('button', { name: 'Omdøb Min bærbare' }).click();
  await page.getByRole('dialog').getByLabel('Navn').fill('Væk');
  await page.getByRole('dialog').getByRole('button', { name: 'Gem' }).click();
  await page.getByRole('button', { name: 'Fjern Væk' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Fjern' }).click();
  await expect(page.getByText('Ingen adgangsnøgler')).toBeVisible();
  await expect(page.getByText('Ikke slået til')).toBeVisible();
});

/** Answers the next setup of an app as the server does when the last proof of the session is too old. */
const refuseStaleProof = (page: Page) =>
  refuseOperationOnce(
    page,
    'AddAppDialogMutation',
    'REAUTHENTICATION_REQUIRED',
    'Bekræft, at det er dig, og prøv igen',
  );

test('an operation that needs a fresh proof asks for one and goes on', async ({ page, request }) => {
  const { token } = await createCompany(request);
  await signInWithToken(page, token);
  await page.goto('/profile/sikkerhed');
  await refuseStaleProof(page);
  await page.getByRole('button', { name: 'Tilføj godkendelsesapp' }).click();
  const question = page.getByRole('alertdialog', { name: 'Bekræft, at det er dig' });
  await expect(question.getByLabel('Adgangskode', { exact: true })).toBeFocused();
  await question.getByLabel('Adgangskode', { exact: true }).fill('forkert');
  await question.getByRole('button', { name: 'Bekræft' }).click();
  await expect(question.getByLabel('Adgangskode', { exact: true })).toHaveAccessibleDescription(
    /Adgangskoden er forkert/,
  );
  await question.getByLabel('Adgangskode', { exact: true }).fill(TEST_PASSWORD);
  await question.getByRole('button', { name: 'Bekræft' }).click();
  await expect(question).toBeHidden();
  await finishAuthenticatorApp(page);
});

test('an operation whose proof is cancelled says so, and can be tried again', async ({ page, request }) => {
  const { token } = await createCompany(request);
  await signInWithToken(page, token);
  await page.goto('/profile/sikkerhed');
  await refuseStaleProof(page);
  await page.getByRole('button', { name: 'Tilføj godkendelsesapp' }).click();
  const question = page.getByRole('alertdialog', { name: 'Bekræft, at det er dig' });
  await question.getByRole('button', { name: 'Luk' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tilføj godkendelsesapp' });
  await expect(dialog.getByRole('alert')).toContainText('Bekræft, at det er dig, og prøv igen');
  await dialog.getByRole('button', { name: 'Annuller' }).click();
  await addAuthenticatorApp(page);
});

test('devices appear as they sign in, and ending one signs it out at once', async ({ page, request, browser }) => {
  const company = await createCompany(request);
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/profile/sikkerhed', 'DeviceListSubscription');
  await expect(page.getByText('Denne enhed', { exact: true })).toBeVisible();
  for (const end of ['one', 'all'] as const) {
    const token = await createToken(request, company.email, TEST_PASSWORD);
    const other = await openSecondBrowser(browser, { token });
    await other.goto('/dashboard');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    if (end === 'one') await page.getByRole('button', { name: /^Log ud på (?!\d)/ }).click();
    else {
      await page.getByRole('button', { name: 'Log ud på 1 anden enhed' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Log ud' }).click();
    }
    await expect(other).toHaveURL(/\/login/);
    await expect(page.getByRole('button', { name: /^Log ud på (?!\d)/ })).toHaveCount(0);
    await expect(toasts(page).first()).toBeVisible();
  }
});

test('a company that requires two-step verification leads its users to the setup first', async ({
  page,
  request,
  browser,
}) => {
  const company = await createCompany(request);
  const email = `${uniqueName('kollega')}@kunde.example`;
  await company.queryApi('mutation ($input: CreateUserInput!) { createUser(input: $input) { edge { cursor } } }', {
    input: { name: 'Karla Kollega', email, password: TEST_PASSWORD },
  });
  await signInWithToken(page, company.token);
  await page.goto('/profile/sikkerhed');
  await page.getByRole('switch', { name: 'Kræv totrinsbekræftelse' }).click();
  await expect(toasts(page)).toContainText('Slå totrinsbekræftelse til for dig selv først');
  await expect(page.getByRole('switch', { name: 'Kræv totrinsbekræftelse' })).not.toBeChecked();
  await addAuthenticatorApp(page);
  await page.getByRole('switch', { name: 'Kræv totrinsbekræftelse' }).click();
  await expect(page.getByRole('switch', { name: 'Kræv totrinsbekræftelse' })).toBeChecked();

  const context = await browser.newContext({ baseURL: process.env.PORTAL_URL! });
  const other = await context.newPage();
  await fillPassword(other, email, TEST_PASSWORD);
  await expect(other.getByRole('heading', { name: 'Sæt totrinsbekræftelse op' })).toBeVisible();
  await other.goto('/licenses');
  await expect(other).toHaveURL(/\/login\/totrin\?next=%2Flicenses/);
  await other.getByRole('button', { name: 'Brug en godkendelsesapp' }).click();
  await finishAuthenticatorApp(other);
  await expect(other).toHaveURL(/\/licenses$/);
  await expect(other.getByRole('heading', { level: 1, name: 'Licenser' })).toBeVisible();

  await other.goto('/profile/sikkerhed');
  await other.getByRole('button', { name: 'Fjern godkendelsesapp' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Fjern' }).click();
  await expect(other.getByRole('alertdialog').getByRole('alert')).toContainText('Totrinsbekræftelse er påkrævet');
});

test('the screen fits a phone, also with long names and many devices', async ({ page, request }) => {
  const { token, queryApi } = await createCompany(request);
  // The frame asks for the same company. With another id, its answer would replace the one below when it comes later.
  const {
    viewer: {
      customer: { id },
    },
  } = await queryApi('{ viewer { customer { id } } }');
  await signInWithToken(page, token);
  await page.setViewportSize(PHONE);
  await answerOperation(page, 'SecurityScreenQuery', () => ({
    viewer: {
      customer: {
        name: 'Et meget langt firmanavn '.repeat(6),
        requiresSecondFactor: true,
        requiresPaymentProof: false,
        domains: [
          {
            id: 'dom_1',
            domain: `${'ordsammensætning'.repeat(3)}.example`,
            recordName: '_portal.x',
            recordText: 'portal-domain=x',
            dnsFoundAt: null,
            confirmedAt: null,
          },
        ],
        signIn: null,
        id,
      },
    },
    security: {
      id: 'security_1',
      isRequired: true,
      authenticatorApp: { createdAt: '2026-11-04T10:00:00Z', lastUsedAt: '2026-11-22T15:02:00Z' },
      recoveryCodes: { left: 8, total: 10, createdAt: '2026-11-04T10:00:00Z' },
      hasPassword: true,
      identities: [
        {
          id: 'idn_1',
          provider: 'microsoft',
          providerName: 'Microsoft',
          email: `${'ordsammensætning'.repeat(5)}@firma.example`,
          createdAt: '2026-11-04T10:00:00Z',
          lastUsedAt: null,
        },
      ],
      passkeys: Array.from({ length: 20 }, (_, i) => ({
        id: `pkey_${i}`,
        name: `Ordsammensætningsmaskinebærbarcomputer${i} `.repeat(2).slice(0, 60),
        createdAt: '2026-11-04T10:00:00Z',
        lastUsedAt: null,
      })),
      sessions: {
        totalCount: 40,
        pageInfo: { hasNextPage: true, endCursor: 'x' },
        edges: Array.from({ length: 20 }, (_, i) => ({
          cursor: String(i),
          node: {
            __typename: 'SignInSession',
            id: `sess_${i}`,
            device: 'Samsung Internet på Android',
            isMobile: true,
            address: '2001:0db8:85a3:0000:0000:8a2e:0370:7334',
            createdAt: '2026-11-04T10:00:00Z',
            lastUsedAt: '2026-11-22T15:02:00Z',
            isCurrent: i === 0,
          },
        })),
      },
    },
  }));
  await page.goto('/profile/sikkerhed');
  await expect(page.getByText('20 af 40')).toBeVisible();
  await expectNoSidewaysScroll(page);
});
