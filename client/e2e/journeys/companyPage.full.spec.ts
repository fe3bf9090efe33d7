import type { Page } from '@playwright/test';
import { createClipCardCompany } from '../../testing/browser/clipCardCompany.ts';
import { createDepartment, createLicense } from '../../testing/browser/companyObjects.ts';
import { abortOperation, countOperation } from '../../testing/browser/interceptOperations.ts';
import { readMails } from '../../testing/browser/mails.ts';
import { createAdmin, createManagedCompany, createUser } from '../../testing/browser/managedCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { confirmImpersonation } from '../../testing/browser/rowActions.ts';
import { signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { createClipCardAsAdmin } from '../../testing/browser/taskCompany.ts';
import { uniqueName } from '../../testing/browser/testCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { DESKTOP, expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

const health = (page: Page) => page.getByRole('list', { name: 'Kræver opmærksomhed' });
const timeline = (page: Page) => page.getByRole('region', { name: 'Tidslinje' });
const entries = (page: Page) => timeline(page).getByRole('listitem');
const note = (page: Page) => timeline(page).getByLabel('Note, kun for teamet');
const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Virksomhed' }).getByRole('link', { name });

test('the header says what is wrong, leads to where it is solved, and follows changes', async ({ page, request }) => {
  const company = await createClipCardCompany(request);
  const managed = await createManagedCompany(request);
  const admin = await createAdmin(request, managed);
  await page.setViewportSize(DESKTOP);
  await signInWithToken(page, admin.token);
  const path = `/admin/companies/${company.id}`;
  await openSubscribed(page, path, 'AdminCompanyScreenHealthSubscription');
  await expect(page.getByRole('heading', { level: 1, name: company.name })).toBeVisible();
  await expect(health(page)).toHaveCount(0);
  const cardId = await createClipCardAsAdmin(company, company.departmentId, 10);
  await company.logHours(cardId, 8.5 * 60, 'Opsætning', 'Aftalt');
  await expect(health(page).getByRole('link')).toHaveText(['Få timer, 1,5 tilbage']);
  const soon = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await createLicense(company, { quantity: 3, validUntil: soon });
  await expect(health(page).getByRole('link', { name: /^Opsigelsesfrist / })).toBeVisible();

  // The code and the data of a tab are fetched before it is pressed, once.
  const fetched = countOperation(page, 'CompanyClipCardsQuery');
  await tab(page, /^Klippekort/).hover();
  await expect.poll(fetched).toBe(1);
  await health(page).getByRole('link', { name: 'Få timer, 1,5 tilbage' }).click();
  await expect(page).toHaveURL(`${path}/klippekort`);
  await expect(page.getByRole('region', { name: 'Klippekort' })).toContainText('1,5');
  await page.goBack();
  await health(page)
    .getByRole('link', { name: /^Opsigelsesfrist / })
    .click();
  await expect(page).toHaveURL(/\/admin\/inbox\?virksomhed=.*item=RENEWAL~/);
  await expect(page.getByRole('button', { name: 'Forny' }).first()).toBeVisible();
});

test('the timeline takes notes, is filtered and paged, and the key V shows the portal as the company does', async ({
  page,
  request,
  context,
}) => {
  const company = await createManagedCompany(request);
  const admin = await createAdmin(request, company);
  const colleague = await createUser(company, uniqueName('Ada Kollega'), 'ADMIN');
  await page.setViewportSize(DESKTOP);
  await signInWithToken(page, admin.token);
  const path = company.tabPath('');
  await openSubscribed(page, path, 'useTimelineRefetchSubscription');
  const second = await context.newPage();
  await openSubscribed(second, path, 'useTimelineRefetchSubscription');

  const restore = await abortOperation(page, 'CompanyTimelineNoteMutation');
  const text = `Regn på 32 pladser til ${company.name}, @${colleague.name}`;
  await note(page).fill(text);
  await page.keyboard.press('Control+Enter');
  await expect(timeline(page).getByRole('alert')).toBeVisible();
  await expect(note(page)).toHaveValue(text);
  await restore();
  await note(page).press('Control+Enter');
  await expect(toasts(page)).toContainText('får en mail');
  await expect(note(page)).toHaveValue('');
  for (const each of [page, second]) await expect(entries(each).first()).toContainText('Regn på 32 pladser');
  await expect(entries(page).filter({ hasText: 'Regn på 32' })).toHaveCount(1);
  const mailed = async () =>
    (await readMails(request)).filter(({ to, text: mail }) => to === colleague.email && /Regn\s+på\s+32/.test(mail));
  await expect.poll(async () => (await mailed()).length).toBe(1);

  await second.close();
  for (let i = 0; i < 11; i++) await createDepartment(company, `Afdeling nr. ${i}`);
  await expect(entries(page).first()).toContainText('Afdeling nr. 10');
  await page.reload();
  await expect(entries(page)).toHaveCount(10);
  await timeline(page).getByRole('button', { name: 'Vis flere' }).click();
  await expect(entries(page).filter({ hasText: 'Regn på 32' })).toHaveCount(1);

  await timeline(page).getByRole('button', { name: 'Noter' }).click();
  await expect(page).toHaveURL(/\?vis=NOTES$/);
  await expect(entries(page)).toHaveCount(1);
  await page.goto(company.tabPath('aktivitet?type=department&person=freja'));
  await expect(page).toHaveURL(/\?person=freja&vis=SYSTEM$/);
  await expect(entries(page).first()).toContainText('Afdeling nr. 10');
  await timeline(page).getByRole('searchbox', { name: 'Søg på personens navn' }).fill('ingen af dem');
  await expect(timeline(page)).toContainText('Ingen hændelser fundet');
  await timeline(page).getByRole('link', { name: 'Ryd filtre' }).click();
  await expect(page).toHaveURL(path.replace(/\/$/, ''));
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);

  // A menu offers the users while none of several is the contact person.
  await page.setViewportSize(DESKTOP);
  await createUser(company, 'Karla Kunde');
  await createUser(company, 'Bo Bruger');
  const rename = (contactPerson: string) =>
    company.queryApiAsAdmin(
      'mutation ($id: ID!, $input: AdminCompanyInput!) { updateCompanyAsAdmin(id: $id, input: $input) { deletedId } }',
      { id: company.id, input: { contactPerson } },
    );
  await rename('En uden login');
  await page.goto(company.tabPath('licenser'));
  const viewAs = page.getByRole('button', { name: 'Se som kunde' });
  await expect(viewAs).toBeVisible();
  await page.keyboard.press('v');
  await expect(page.getByRole('menuitem', { name: 'Bo Bruger' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Se som kunde');
  await page.keyboard.press('Escape');
  await rename('Karla Kunde');
  await page.reload();
  await expect(viewAs).toBeVisible();
  await page.keyboard.press('v');
  await confirmImpersonation(page);
  await expect(page.getByRole('region', { name: 'Impersonering' })).toContainText('Karla Kunde');
  await page.getByRole('button', { name: 'Stop impersonering' }).click();
  await expect(page).toHaveURL(company.tabPath('licenser'));
});
