import type { Page } from '@playwright/test';
import { answerTo, changeAnswer, refuseOperationOnce } from '../../testing/browser/interceptOperations.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { finishAuthenticatorApp } from '../../testing/browser/secondFactor.ts';
import { createToken, openSecondBrowser, signInWithToken } from '../../testing/browser/session.ts';
import { fillSignIn, signInAtProvider } from '../../testing/browser/signInForm.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { createCompany, TEST_PASSWORD, uniqueName } from '../../testing/browser/testCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Opens the dialog of an app as if the last proof were too old, and returns the question for another one. */
async function addAppWithStaleProof(page: Page) {
  await refuseOperationOnce(
    page,
    'AddAppDialogMutation',
    'REAUTHENTICATION_REQUIRED',
    'Bekræft, at det er dig, og prøv igen',
  );
  await button(page, 'Tilføj godkendelsesapp').click();
  return page.getByRole('alertdialog', { name: 'Bekræft, at det er dig' });
}

interface SecurityAnswer {
  viewer: { customer: { domains: object[] } };
  security: { identities: object[]; passkeys: object[]; sessions: { edges: { cursor: string; node: object }[] } };
}

/** Adds many and long rows to the answer of the security screen. */
const fillSecurityScreen = (page: Page) =>
  changeAnswer<SecurityAnswer>(page, 'SecurityScreenQuery', ({ viewer, security }) => {
    const longWord = (count: number) => 'ordsammensætning'.repeat(count);
    const dates = { createdAt: '2026-11-04T10:00:00Z', lastUsedAt: null };
    viewer.customer.domains = [
      {
        id: 'dom_1',
        domain: `${longWord(3)}.example`,
        recordName: '_portal.x',
        recordText: 'portal-domain=x',
        dnsFoundAt: null,
        confirmedAt: null,
      },
    ];
    security.identities = [
      {
        id: 'idn_1',
        provider: 'microsoft',
        providerName: 'Microsoft',
        email: `${longWord(5)}@firma.example`,
        ...dates,
      },
    ];
    security.passkeys = Array.from({ length: 20 }, (_, i) => ({
      id: `pkey_${i}`,
      name: `Ordsammensætningsmaskinebærbarcomputer${i} `.repeat(2).slice(0, 60),
      ...dates,
    }));
    const { node } = security.sessions.edges[0]!;
    const device = { device: 'Samsung Internet på Android', address: '2001:0db8:85a3:0000:0000:8a2e:0370:7334' };
    for (let i = 0; i < 19; i++)
      security.sessions.edges.push({
        cursor: `sess_${i}`,
        node: { ...node, ...device, id: `sess_${i}`, isCurrent: false },
      });
  });

test('an administrator ends devices, proves who they are at a provider, and requires two steps of all', async ({
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
  await openSubscribed(page, '/profile/sikkerhed', 'DeviceListSubscription');
  await expect(page.getByText('Denne enhed', { exact: true })).toBeVisible();

  await test.step('devices appear as they sign in, and are signed out at once', async () => {
    for (const end of ['one', 'all'] as const) {
      const token = await createToken(request, company.email, TEST_PASSWORD);
      const other = await openSecondBrowser(browser, { token });
      await other.goto('/dashboard');
      await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
      if (end === 'one') await button(page, /^Log ud på (?!\d)/).click();
      else {
        await button(page, 'Log ud på 1 anden enhed').click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Log ud' }).click();
      }
      await expect(other).toHaveURL(/\/login/);
      await expect(button(page, /^Log ud på (?!\d)/)).toHaveCount(0);
      await expect(toasts(page).first()).toBeVisible();
      await other.context().close();
    }
  });

  await test.step('a proof is cancelled, and given in a window of the provider', async () => {
    const person = { email: company.email, name: 'Freja' };
    const dialog = page.getByRole('dialog', { name: 'Tilføj godkendelsesapp' });
    await button(page, 'Forbind Microsoft').click();
    await signInAtProvider(page, person);
    await expect(button(page, 'Fjern Microsoft')).toBeVisible();
    const cancelled = await addAppWithStaleProof(page);
    await cancelled.getByRole('button', { name: 'Luk' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Bekræft, at det er dig, og prøv igen');
    await dialog.getByRole('button', { name: 'Annuller' }).click();
    const proof = await addAppWithStaleProof(page);
    await proof.getByRole('button', { name: 'Brug Microsoft' }).click();
    const opening = page.waitForEvent('popup');
    await proof.getByRole('button', { name: 'Bekræft hos Microsoft' }).click();
    await signInAtProvider(await opening, person);
    await expect(proof).toBeHidden();
    await expect(dialog).toContainText('Scan koden');
    await dialog.getByRole('button', { name: 'Annuller' }).click();
  });

  await test.step('the rules of the company', async () => {
    const isTold = page.getByRole('switch', { name: 'Få besked, når vi logger ind som en af jer' });
    for (const isOn of [true, false]) {
      const saved = answerTo(page, 'RuleSwitchMutation');
      await isTold.click();
      await saved;
      await page.reload();
      await expect(isTold).toBeChecked({ checked: isOn });
    }
    const isRequired = page.getByRole('switch', { name: 'Kræv totrinsbekræftelse' });
    await isRequired.click();
    await expect(toasts(page)).toContainText('Slå totrinsbekræftelse til for dig selv først');
    await expect(isRequired).not.toBeChecked();
    await button(page, 'Tilføj godkendelsesapp').click();
    await finishAuthenticatorApp(page);
    await isRequired.click();
    await expect(isRequired).toBeChecked();
  });

  await test.step('a colleague is led to the setup first', async () => {
    const context = await browser.newContext({ baseURL: process.env.PORTAL_URL! });
    const other = await context.newPage();
    await other.goto('/login');
    await fillSignIn(other, email, TEST_PASSWORD);
    await expect(other.getByRole('heading', { name: 'Sæt totrinsbekræftelse op' })).toBeVisible();
    await other.goto('/licenses');
    await expect(other).toHaveURL(/\/login\/totrin\?next=%2Flicenses/);
    await button(other, 'Brug en godkendelsesapp').click();
    await finishAuthenticatorApp(other);
    await expect(other).toHaveURL(/\/licenses$/);
    await expect(other.getByRole('heading', { level: 1, name: 'Licenser' })).toBeVisible();
    await other.goto('/profile/sikkerhed');
    await button(other, 'Fjern godkendelsesapp').click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Fjern' }).click();
    await expect(other.getByRole('alertdialog').getByRole('alert')).toContainText('Totrinsbekræftelse er påkrævet');
    await context.close();
  });

  await test.step('long names and many devices fit a phone', async () => {
    await page.setViewportSize(PHONE);
    await fillSecurityScreen(page);
    await page.reload();
    await expect(page.getByText('2001:0db8:85a3')).toHaveCount(19);
    await expectNoSidewaysScroll(page);
  });
});
