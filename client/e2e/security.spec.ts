import type { Page } from '@playwright/test';
import { answerOperation, refuseOperationOnce } from '../testing/browser/interceptOperations.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { addAuthenticatorApp, fillPassword, finishAuthenticatorApp } from '../testing/browser/secondFactor.ts';
import { createToken, openSecondBrowser, signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { createCompany, TEST_PASSWORD, uniqueName } from '../testing/browser/testCompany.ts';
import { toasts } from '../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, PHONE } from '../testing/browser/viewports.ts';

/** Answers the next setup of an app as the server does when the last proof of the session is too old. */
const refuseStaleProof = (page: Page) =>
  refuseOperationOnce(
    page,
    'AddAppDialogMutation',
    'REAUTHENTICATION_REQUIRED',
    'Bekræft, at det er dig, og prøv igen',
  );

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

test('an administrator chooses to be told when an employee acts as a colleague', async ({ page, request }) => {
  const { token } = await createCompany(request);
  await signInWithToken(page, token);
  await page.goto('/profile/sikkerhed');
  const isTold = page.getByRole('switch', { name: 'Få besked, når vi logger ind som en af jer' });
  for (const isOn of [true, false]) {
    const saved = page.waitForResponse((response) => Boolean(response.request().postData()?.includes('RuleSwitch')));
    await isTold.click();
    await saved;
    await page.reload();
    await expect(isTold).toBeChecked({ checked: isOn });
  }
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
        isToldOfImpersonation: false,
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
