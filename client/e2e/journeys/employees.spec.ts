import type { Page } from '@playwright/test';
import { createEmployee, signInEmployee } from '../../testing/browser/employees.ts';
import { createAdmin, createUser } from '../../testing/browser/managedCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { chooseRowAction, confirmImpersonation } from '../../testing/browser/rowActions.ts';
import { openSecondBrowser, signInWithToken } from '../../testing/browser/session.ts';
import { createTaskCompany, waitForTask } from '../../testing/browser/taskCompany.ts';
import { uniqueName } from '../../testing/browser/testCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { DESKTOP, expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Back office' });

test('an employee works in an area that an admin grants, acts as a customer, and loses the area', async ({
  page,
  browser,
  request,
}) => {
  const tasks = await createTaskCompany(request, { tasks: [{ name: 'Returflow', status: 'client approval' }] });
  const company = { ...tasks, tabPath: (name: string) => `/admin/companies/${tasks.id}/${name}` };
  const taskId = await waitForTask(company, 'Returflow');
  await company.queryApi(
    `mutation ($taskId: ID!, $input: TaskCommentInput!, $requestId: String!) {
      addTaskComment(taskId: $taskId, input: $input, requestId: $requestId) { edge { node { id } } } }`,
    { taskId, input: { text: '<p>Er onsdag fint?</p>' }, requestId: crypto.randomUUID() },
  );
  await createUser(company, 'Karla Kunde');
  const employee = await createEmployee(company, `Sara ${uniqueName('medarbejder')}`, ['EVENTS']);
  const admin = await createAdmin(request, company);
  await page.setViewportSize(DESKTOP);
  await signInWithToken(page, admin.token);

  const dialog = page.getByRole('dialog', { name: `Rolle for ${employee.name}` });
  const save = dialog.getByRole('button', { name: 'Gem' });
  /** Chooses exactly these areas for the employee on the team's screen. */
  const grant = async (...areas: string[]) => {
    await page.goto('/admin/team');
    await page.getByRole('button', { name: `Rediger rollen for ${employee.name}` }).click();
    await expect(save).toBeDisabled();
    for (const area of ['Support', 'Salg', 'Bogholderi', 'Events'])
      await dialog.getByRole('checkbox', { name: new RegExp(`^${area}`) }).setChecked(areas.includes(area));
    await save.click();
  };

  // An employee without an area is refused on the field.
  await grant();
  await expect(dialog).toContainText('Vælg mindst én rolle');
  await dialog.getByRole('checkbox', { name: /^Support/ }).check();
  await save.click();
  await expect(toasts(page)).toContainText(`${employee.name} har fået en ny rolle`);
  await expect(page.getByText(employee.email)).toContainText('Support');

  // The employee finds the customer's question in the inbox, and nothing of other areas.
  const theirs = await openSecondBrowser(browser, { token: await signInEmployee(request, employee) });
  await theirs.setViewportSize(DESKTOP);
  const main = theirs.getByRole('main');
  await theirs.goto(`/admin/inbox?virksomhed=${company.id}`);
  await expect(main.getByRole('link', { name: `${company.name} · Kommentar til opgave` })).toBeVisible();
  await expect(main.getByRole('link', { name: `${company.name} · Ny virksomhed` })).toHaveCount(0);
  const kinds = main.getByRole('combobox', { name: 'Type' });
  await expect(kinds.getByRole('option', { name: 'Kommentar til opgave' })).toHaveCount(1);
  await expect(kinds.getByRole('option', { name: 'Fejlet betaling' })).toHaveCount(0);
  await expect(menu(theirs).getByRole('link', { name: /^Opgaver/ })).toBeVisible();
  for (const name of [/^Fakturaer/, /^Team/, /^Klippekort/, /^Events/, /^Revisionslog/])
    await expect(menu(theirs).getByRole('link', { name })).toHaveCount(0);
  await theirs.goto(`/admin/tasks/${taskId}`);
  await main.getByRole('textbox', { name: 'Skriv en kommentar' }).fill('Onsdag passer');
  await main.getByRole('button', { name: 'Send kommentar' }).click();
  await expect(main.getByRole('log', { name: 'Kommentarer' })).toContainText('Onsdag passer');
  await expect(main.getByRole('button', { name: 'Registrér timer' })).toBeVisible();

  // An address of another area says to whom it belongs and whom to ask, also in a tab of a company.
  await theirs.goto('/admin/invoices');
  await expect(main).toContainText('Denne side hører til Bogholderi');
  await expect(main).toContainText(/Din rolle er Support\. Spørg .+, hvis du skal bruge den\./);
  await theirs.setViewportSize(PHONE);
  await expectNoSidewaysScroll(theirs);
  await theirs.setViewportSize(DESKTOP);
  await theirs.goto(company.tabPath('klippekort'));
  await expect(theirs.getByRole('heading', { level: 1, name: company.name })).toBeVisible();
  await expect(main).toContainText('Denne side hører til Salg');
  const tabs = theirs.getByRole('navigation', { name: 'Virksomhed' });
  await expect(tabs.getByRole('link', { name: 'Klippekort' })).toHaveCount(0);
  await tabs.getByRole('link', { name: 'Konfiguration' }).click();
  await expect(main.getByRole('button', { name: 'Skift mappe' })).toBeVisible();
  for (const name of [/kontakt$/, 'Udsted nøgle']) await expect(main.getByRole('button', { name })).toHaveCount(0);

  // Acting as a customer needs a reason, which the audit log keeps.
  await theirs.goto(company.tabPath('brugere'));
  await chooseRowAction(theirs, 'Karla Kunde', 'Log ind som brugeren');
  const question = theirs.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Log ind som brugeren' }).click();
  await expect(question).toContainText('Skriv, hvorfor du logger ind som brugeren');
  await expect(question.getByLabel('Begrundelse')).toBeFocused();
  await confirmImpersonation(theirs);
  const banner = theirs.getByRole('region', { name: 'Impersonering' });
  await expect(banner).toContainText('Karla Kunde');
  await page.goto('/admin/audit-log');
  await expect(
    page.getByRole('row').filter({ hasText: employee.name }).filter({ hasText: 'Kunden har bedt om hjælp' }),
  ).toBeVisible();

  // The area is gone meanwhile: the impersonation has ended with the session of the employee.
  await grant('Events');
  await expect(toasts(page)).toContainText(`${employee.name} har fået en ny rolle`);
  await expect(async () => {
    await theirs.goto('/dashboard');
    await expect(theirs.getByRole('button', { name: 'Log ind', exact: true })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await signInWithToken(theirs, await signInEmployee(request, employee));
  await theirs.goto(`/admin/tasks/${taskId}`);
  await expect(main).toContainText('Denne side hører til Support');
  await expect(main).not.toContainText('Returflow');
  await expect(menu(theirs).getByRole('link', { name: /^Events/ })).toBeVisible();
  await expect(menu(theirs).getByRole('link', { name: /^Opgaver/ })).toHaveCount(0);
});
