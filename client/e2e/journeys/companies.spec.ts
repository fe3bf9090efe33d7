import type { Page } from '@playwright/test';
import { inCompany } from '../../../domain/basics/actingCompany.ts';
import { createDepartment } from '../../testing/browser/companyObjects.ts';
import { mailedLink } from '../../testing/browser/mails.ts';
import { signOut } from '../../testing/browser/menus.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { signInWithToken } from '../../testing/browser/session.ts';
import { fillSignIn } from '../../testing/browser/signInForm.ts';
import { createCompany, TEST_PASSWORD, type TestCompany, uniqueName } from '../../testing/browser/testCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { PHONE } from '../../testing/browser/viewports.ts';

const companyIn = (page: Page) => page.evaluate(() => sessionStorage.getItem('portal.company'));
const switcher = (page: Page) => page.getByRole('dialog', { name: 'Skift virksomhed' });
const openSwitcher = (page: Page, company: TestCompany) =>
  page.getByRole('banner').getByRole('button', { name: company.name }).click();
const linkTo = (page: Page, company: TestCompany) =>
  switcher(page)
    .getByRole('list', { name: 'Virksomheder' })
    .getByRole('link', { name: new RegExp(company.name) });
const department = (page: Page, name: string) => page.getByRole('main').getByText(name);

/** The companies that the requests of a page name, in the order in which they are sent. */
function recordCompanies(page: Page): Set<string | undefined> {
  const companies = new Set<string | undefined>();
  page.on('request', (sent) => {
    if (sent.url().endsWith('/graphql') && sent.method() === 'POST') companies.add(sent.headers()['x-company']);
  });
  return companies;
}

test('a person joins a second company, and works in both of them in two tabs that never mix', async ({
  page,
  context,
  request,
}) => {
  const [own, second] = [await createCompany(request), await createCompany(request)];
  const [ownDepartment, secondDepartment] = [uniqueName('Salg'), uniqueName('Lager')];
  await createDepartment(own, ownDepartment);
  await createDepartment(second, secondDepartment);
  const idOf = async ({ queryApi }: TestCompany) =>
    (await queryApi('{ viewer { customer { id } } }')).viewer.customer!.id;
  const [ownId, secondId] = [await idOf(own), await idOf(second)];

  // One company: the menu is that of its screens, and no request names a company.
  await signInWithToken(page, own.token);
  const before = recordCompanies(page);
  await page.goto('/departments');
  await expect(department(page, ownDepartment)).toBeVisible();
  await openSwitcher(page, own);
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  expect([...before]).toEqual([undefined]);

  // A link into a company of which the person is no member says so, and names nothing of it.
  await page.goto(inCompany('/departments', secondId));
  await expect(page.getByRole('heading', { name: 'Du er ikke bruger i denne virksomhed' })).toBeVisible();
  await expect(page.getByText(second.name)).toHaveCount(0);
  await page.getByRole('link', { name: new RegExp(own.name) }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  // The invitation leads through the sign-in, and needs no password of its own.
  await second.queryApi('mutation ($input: InviteUserInput!) { inviteUser(input: $input) { deletedId } }', {
    input: { name: 'Freja Lund', email: own.email, companyRole: 'BUYER' },
  });
  const invitation = await mailedLink(request, own.email, 'invitation');
  await signOut(page);
  await page.goto(invitation.href);
  await expect(page.getByText(`Du har allerede en konto. Log ind for at tilføje ${second.name}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Log ind' }).click();
  await fillSignIn(page, own.email, TEST_PASSWORD);
  await page.getByRole('button', { name: 'Tilføj virksomheden' }).click();
  await expect(toasts(page)).toContainText(`Du er nu i ${second.name}`);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(invitation.href);
  await expect(page.getByRole('heading', { name: 'Invitationen gælder ikke længere' })).toBeVisible();

  // A company that creates a user with a known address asks nothing of it. The owner adds the company by the mail.
  const creating = await createCompany(request);
  const welcome = await mailedLink(request, own.email, 'confirm-email');
  await creating.queryApi('mutation ($input: CreateUserInput!) { createUser(input: $input) { deletedId } }', {
    input: { name: 'F. Lund', email: own.email, password: TEST_PASSWORD, companyRole: 'BUYER' },
  });
  const claim = await mailedLink(request, own.email, 'confirm-email', welcome);
  const mailed = await context.newPage();
  await mailed.goto(claim.href);
  await expect(mailed.getByText(`${creating.name} bliver føjet til den.`)).toBeVisible();
  await mailed.getByRole('button', { name: 'Tilføj virksomheden' }).click();
  await expect(toasts(mailed)).toContainText(`Du er nu i ${creating.name}`);
  await expect(mailed).toHaveURL(/\/dashboard$/);
  await mailed.close();

  // The first tab stays in the second company, also after a reload.
  await page.goto('/departments');
  await expect(department(page, secondDepartment)).toBeVisible();
  await page.reload();
  await expect(department(page, secondDepartment)).toBeVisible();
  await expect(department(page, ownDepartment)).toHaveCount(0);

  // Ctrl opens the other company in a new tab, and this one stays where it is.
  await openSwitcher(page, second);
  await expect(linkTo(page, second)).toHaveAttribute('aria-current', 'true');
  await expect(linkTo(page, second)).toContainText('Indkøber');
  const opened = context.waitForEvent('page');
  await linkTo(page, own).click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await expect(other).toHaveURL(/\/dashboard$/);
  expect(await companyIn(other)).toBe(ownId);
  const [inPage, inOther] = [recordCompanies(page), recordCompanies(other)];
  await other.goto('/departments');
  await expect(department(other, ownDepartment)).toBeVisible();
  await page.reload();
  await expect(department(page, secondDepartment)).toBeVisible();
  await expect(department(other, secondDepartment)).toHaveCount(0);
  expect([...inPage]).toEqual([secondId]);
  expect([...inOther]).toEqual([ownId]);

  // The tabs of a company hear of its changes, and those of another company do not.
  const late = uniqueName('Sen');
  await createDepartment(second, late);
  await expect(department(page, late)).toBeVisible();
  await expect(department(other, late)).toHaveCount(0);

  // A link of the tab opens in the company of the tab.
  const linked = context.waitForEvent('page');
  await page
    .getByRole('navigation', { name: 'Hovedmenu' })
    .getByRole('link', { name: 'Licenser' })
    .click({ modifiers: ['ControlOrMeta'] });
  const third = await linked;
  await expect(third).toHaveURL(/\/licenses$/);
  expect(await companyIn(third)).toBe(secondId);
  await third.close();

  // A link into the other company asks.
  await page.goto(inCompany('/departments', ownId));
  await expect(page.getByRole('heading', { name: `Åbn i ${own.name}?` })).toBeVisible();
  await page.getByRole('link', { name: `Bliv i ${second.name}` }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: second.name })).toBeVisible();
  await page.goto(inCompany('/departments', ownId));
  const answered = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Åbn i ny fane' }).click();
  const fourth = await answered;
  await expect(department(fourth, ownDepartment)).toBeVisible();
  await fourth.close();
  await page.getByRole('button', { name: 'Skift i denne fane' }).click();
  await expect(page).toHaveURL(/\/departments$/);
  await expect(department(page, ownDepartment)).toBeVisible();
  await expect(department(page, secondDepartment)).toHaveCount(0);

  // The palette leads to the other company, and so does the menu of a phone.
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type(`skift til ${second.name}`);
  await expect(page.getByRole('option', { name: `Skift til ${second.name}` })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText(`Du er nu i ${second.name}`);
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Åbn menu' }).click();
  await page.getByRole('button', { name: /^Skift virksomhed/ }).click();
  await page
    .getByRole('list', { name: 'Virksomheder' })
    .getByRole('link', { name: new RegExp(own.name) })
    .click();
  await expect(toasts(page)).toContainText(`Du er nu i ${own.name}`);

  // The last administrator of a company cannot leave it, and a company that is left is gone from the menus.
  await page.goto('/profile');
  const leave = async ({ name }: TestCompany) => {
    await page.getByRole('button', { name: `Forlad ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Forlad virksomheden' }).click();
  };
  await leave(own);
  await expect(page.getByRole('alertdialog')).toContainText('mindst én kontoadministrator');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuller' }).click();
  for (const company of [second, creating]) {
    await leave(company);
    await expect(toasts(page)).toContainText(`Du har forladt ${company.name}`);
  }
  await expect(page.getByRole('heading', { name: 'Dine virksomheder' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Åbn menu' }).click();
  await expect(page.getByRole('button', { name: /^Skift virksomhed/ })).toHaveCount(0);
});

test('a person whose membership ends in an open tab is led to the companies that are left', async ({
  page,
  request,
}) => {
  const [own, second] = [await createCompany(request), await createCompany(request)];
  await second.queryApi('mutation ($input: InviteUserInput!) { inviteUser(input: $input) { deletedId } }', {
    input: { name: 'Freja Lund', email: own.email },
  });
  await signInWithToken(page, own.token);
  await page.goto((await mailedLink(request, own.email, 'invitation')).href);
  await page.getByRole('button', { name: 'Tilføj virksomheden' }).click();
  await expect(toasts(page)).toContainText(`Du er nu i ${second.name}`);
  const {
    viewer: { customer },
  } = await second.queryApi('{ viewer { customer { users(first: 10) { edges { node { id isViewer } } } } } }');
  const { id } = customer!.users.edges.map(({ node }) => node).find(({ isViewer }) => !isViewer)!;
  await second.queryApi('mutation ($id: ID!) { deactivateColleague(id: $id) { active { deletedId } } }', { id });
  await expect(page.getByRole('heading', { name: 'Du er ikke bruger i denne virksomhed' })).toBeVisible();
  await page.getByRole('link', { name: new RegExp(own.name) }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('banner').getByRole('button', { name: own.name })).toBeVisible();
});
