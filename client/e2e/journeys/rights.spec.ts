import type { Page } from '@playwright/test';
import { createDepartment } from '../../testing/browser/companyObjects.ts';
import { goToFromMenu } from '../../testing/browser/menus.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { chooseRowAction } from '../../testing/browser/rowActions.ts';
import { createToken, openSecondBrowser, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed, waitForSubscription } from '../../testing/browser/subscriptions.ts';
import { createCompany, TEST_PASSWORD, type TestCompany, uniqueName } from '../../testing/browser/testCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { PHONE } from '../../testing/browser/viewports.ts';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Hovedmenu' });
const menuItem = (page: Page, name: string) => mainMenu(page).getByRole('link', { name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const preview = (page: Page) => page.getByRole('region', { name: 'Visning' });
const subject = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });

/** Creates a member of the company, and returns their id and e-mail. */
async function createColleague({ queryApi }: TestCompany): Promise<{ id: string; email: string }> {
  const email = `${uniqueName('nina')}@kunde.example`;
  const { createUser } = await queryApi(
    'mutation ($input: CreateUserInput!) { createUser(input: $input) { edge { node { id } } } }',
    { input: { name: 'Nina Ny', email, companyRole: 'MEMBER', password: TEST_PASSWORD } },
  );
  return { id: createUser.edge.node.id, email };
}

/** The users whose rights the requests of a page name. */
function recordPreviews(page: Page): Set<string | undefined> {
  const users = new Set<string | undefined>();
  page.on('request', (sent) => {
    if (sent.url().endsWith('/graphql') && sent.method() === 'POST') users.add(sent.headers()['x-preview']);
  });
  return users;
}

test('an administrator limits a colleague, looks through their eyes, and answers what they ask for', async ({
  page,
  browser,
  request,
}) => {
  const company = await createCompany(request);
  const [sales, stock] = [uniqueName('Salg'), uniqueName('Lager')];
  await createDepartment(company, sales);
  await createDepartment(company, stock);
  const { id, email } = await createColleague(company);
  const nina = await openSecondBrowser(browser, { token: await createToken(request, email, TEST_PASSWORD) });
  await openSubscribed(nina, '/departments', 'ShellRoleSubscription');
  await expect(menuItem(nina, 'Klippekort')).toBeVisible();
  await expect(nina.getByRole('main').getByText(stock)).toBeVisible();

  await signInWithToken(page, company.token);
  await page.goto('/users');

  await test.step('limit', async () => {
    await chooseRowAction(page, 'Nina Ny', 'Rettigheder');
    await expect(page).toHaveURL(new RegExp(`/users/${id}$`));
    await expect(page.getByRole('heading', { name: 'Nina Ny', level: 1 })).toBeVisible();
    await expect(subject(page, 'Økonomi')).not.toBeChecked();
    await expect(button(page, 'Gem ændringer')).toBeDisabled();
    // Some departments, but none of them, is a mistake.
    await page.getByRole('radio', { name: /^Kun nogle/ }).check();
    await button(page, 'Gem ændringer').click();
    await expect(page.getByText('Vælg mindst én afdeling').first()).toBeVisible();
    await page.getByRole('checkbox', { name: sales }).check();
    await subject(page, 'Aftaler og klippekort').uncheck();
    await subject(page, 'Licenser').uncheck();
    await button(page, 'Gem ændringer').click();
    await expect(toasts(page)).toContainText('Rettighederne er gemt');
    await expect(page.getByText(/Medlem, tilpasset/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: sales })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: stock })).not.toBeChecked();
    await expect(subject(page, 'Licenser')).not.toBeChecked();
  });

  await test.step('the open page of the colleague follows', async () => {
    await expect(menuItem(nina, 'Klippekort')).toHaveCount(0);
    await expect(menuItem(nina, 'Opgaver')).toBeVisible();
    await expect(nina.getByRole('main').getByText(stock)).toHaveCount(0);
    await expect(nina.getByRole('main').getByText(sales)).toBeVisible();
  });

  await test.step('another administrator saves first', async () => {
    const second = await openSecondBrowser(browser, { token: company.token });
    await openSubscribed(second, `/users/${id}`, 'RightsFormSubscription');
    await subject(second, 'Integrationer').uncheck();
    await subject(page, 'Brugere').uncheck();
    await button(page, 'Gem ændringer').click();
    await expect(toasts(page)).toContainText('Rettighederne er gemt');
    await button(second, 'Hent den nyeste').click();
    await expect(subject(second, 'Brugere')).not.toBeChecked();
    await expect(subject(second, 'Integrationer')).not.toBeChecked();
    await button(second, 'Gem ændringer').click();
    await expect(toasts(second)).toContainText('Rettighederne er gemt');
    await second.context().close();
    await expect(subject(page, 'Integrationer')).not.toBeChecked();
  });

  await test.step('preview, twice', async () => {
    for (const from of [`/users/${id}`, '/users']) {
      await page.goto(from);
      if (from === '/users') await chooseRowAction(page, 'Nina Ny', 'Se som denne person');
      else await button(page, 'Se som denne person').click();
      await expect(preview(page)).toContainText('Du ser portalen som Nina Ny. Intet kan ændres.');
      const previews = recordPreviews(page);
      await expect(menuItem(page, 'Klippekort')).toHaveCount(0);
      await goToFromMenu(page, company.name, 'Afdelinger');
      await expect(page.getByRole('main').getByText(sales)).toBeVisible();
      await expect(page.getByRole('main').getByText(stock)).toHaveCount(0);
      // The own profile stays the administrator's, and refuses every change.
      await goToFromMenu(page, company.name, 'Loginoplysninger');
      await page.getByLabel('Navn', { exact: true }).fill('Freja Ændret');
      await button(page, /^Gem/).first().click();
      await expect(page.getByText('Du ser portalen som en anden. Intet kan ændres.').first()).toBeVisible();
      await page.goto('/clip-cards');
      await expect(heading(page, 'Du har ikke adgang til Aftaler og klippekort')).toBeVisible();
      await expect(button(page, 'Anmod om adgang')).toHaveCount(0);
      expect([...previews]).toEqual([id]);
      await button(page, 'Afslut').click();
      await expect(page).toHaveURL(new RegExp(`${from}$`));
      await expect(preview(page)).toHaveCount(0);
      await expect(menuItem(page, 'Klippekort')).toBeVisible();
    }
  });

  await test.step('request and grant', async () => {
    await openSubscribed(page, '/users', 'RightsRequestListSubscription');
    await nina.goto('/clip-cards');
    await expect(heading(nina, 'Du har ikke adgang til Aftaler og klippekort')).toBeVisible();
    await expect(nina.getByText('Kontoadministrator: Freja Lund')).toBeVisible();
    await button(nina, 'Anmod om adgang').click();
    await expect(heading(nina, 'Anmodningen er sendt')).toBeVisible();
    const isListening = waitForSubscription(nina, 'ShellRoleSubscription');
    await nina.reload();
    await isListening;
    await expect(heading(nina, 'Anmodningen er sendt')).toBeVisible();
    await expect(page.getByText(/Vil gerne se Aftaler og klippekort/)).toBeVisible();
    await button(page, 'Giv adgang: Nina Ny, Aftaler og klippekort').click();
    await expect(toasts(page)).toContainText('Nina Ny har fået en mail om adgangen');
    await expect(page.getByText('Beder om adgang')).toHaveCount(0);
    // The screen opens by itself.
    await expect(heading(nina, 'Klippekort').first()).toBeVisible();
    await expect(menuItem(nina, 'Klippekort')).toBeVisible();
  });

  await test.step('request and decline, on a phone', async () => {
    await nina.setViewportSize(PHONE);
    await openSubscribed(nina, '/licenses', 'ShellRoleSubscription');
    await button(nina, 'Anmod om adgang').click();
    await expect(heading(nina, 'Anmodningen er sendt')).toBeVisible();
    await button(page, 'Afvis: Nina Ny, Licenser').click();
    await expect(toasts(page)).toContainText('Anmodningen er afvist');
    await expect(button(nina, 'Anmod om adgang')).toBeVisible();
    await button(nina, 'Åbn menu').click();
    await expect(nina.getByRole('link', { name: 'Klippekort', exact: true })).toBeVisible();
    await expect(nina.getByRole('link', { name: 'Licenser', exact: true })).toHaveCount(0);
  });

  await test.step('own rights, and a request that is answered on the page of the rights', async () => {
    await openSubscribed(nina, '/profile', 'ShellRoleSubscription');
    await expect(nina.getByText(`Kan se aftaler og opgaver for ${sales}.`)).toBeVisible();
    await expect(nina.getByText(stock)).toHaveCount(0);
    await button(nina, 'Anmod om adgang: Økonomi').click();
    await expect(nina.getByText('Anmodning sendt')).toBeVisible();
    await page.getByRole('link', { name: 'Tilpas rettigheder: Nina Ny' }).click();
    await subject(page, 'Økonomi').check();
    await button(page, 'Gem ændringer').click();
    await expect(toasts(page)).toContainText('Rettighederne er gemt');
    await expect(nina.getByText(`Kan se fakturaer, aftaler og opgaver for ${sales}.`)).toBeVisible();
    await expect(nina.getByText('Anmodning sendt')).toHaveCount(0);
  });
  await nina.context().close();
});
