import type { Page } from '@playwright/test';
import { connectToDinero } from '../../testing/browser/dineroControl.ts';
import { countOperation, refuseOperationOnce } from '../../testing/browser/interceptOperations.ts';
import { createManagedCompany } from '../../testing/browser/managedCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { sharedAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { uniqueName } from '../../testing/browser/testCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';

const SEARCH = 'useDineroContactsQuery';

const dialog = (page: Page) => page.getByRole('dialog');
const search = (page: Page) => dialog(page).getByRole('searchbox', { name: 'Søg i kontakter' });
const found = (page: Page) => dialog(page).getByRole('list', { name: 'Kontakter' }).getByRole('radio');
const retry = (page: Page) => dialog(page).getByRole('button', { name: 'Prøv igen' });
const openForm = (page: Page) => dialog(page).getByRole('button', { name: 'Opret ny kontakt' }).click();

test('a contact at Dinero is searched, created and chosen in spite of late, lost and refused answers', async ({
  page,
  request,
}) => {
  const company = await createManagedCompany(request);
  const dinero = await connectToDinero(company, request);
  await signInWithToken(page, await sharedAdminToken(request));

  // Without Dinero, the dialog says so. A failed search is tried again with the same text.
  await refuseOperationOnce(page, SEARCH, 'NOT_CONFIGURED', 'Dinero er ikke sat op endnu.');
  await page.goto(company.tabPath('konfiguration'));
  await page.getByRole('button', { name: 'Vælg kontakt' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Dinero er ikke sat op endnu.');
  await expect(dialog(page).getByRole('button', { name: 'Opret ny kontakt' })).toHaveCount(0);
  await retry(page).click();
  await expect(found(page)).toHaveCount(20);
  await refuseOperationOnce(page, SEARCH, 'PROVIDER_UNAVAILABLE', 'Dinero svarer ikke lige nu.');
  await search(page).fill('møbel');
  await expect(dialog(page).getByRole('alert')).toContainText('Kunne ikke hente kontakter');
  await expect(dialog(page).getByRole('alert')).toContainText('Dinero svarer ikke lige nu');
  await retry(page).click();
  await expect(search(page)).toHaveValue('møbel');
  await expect(found(page)).toHaveCount(1);

  // The form asks before it discards what was typed, and the results of the search stay behind it.
  await openForm(page);
  await dialog(page).getByLabel('Navn').fill('Fortrudt');
  await dialog(page).getByRole('button', { name: 'Annuller' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Luk uden at gemme' }).click();
  await expect(search(page)).toHaveValue('møbel');
  await expect(dialog(page).getByRole('listitem')).toHaveText([/Møbel/i]);

  // The answer to the new contact is lost, and the contact is created once, with the company's details.
  await openForm(page);
  const form = page.getByRole('dialog', { name: 'Opret kontakt i Dinero' });
  for (const [label, value] of [
    ['Kontaktperson', 'Freja Lund'],
    ['Telefonnummer', '86 00 12 40'],
    ['Gade', 'Lyngbakken 14'],
    ['By', 'Højbjerg'],
  ] as const)
    await expect(form.getByLabel(label)).toHaveValue(value);
  const name = uniqueName('Ny kontakt');
  await form.getByLabel('Navn').fill(name);
  let isLost = false;
  await page.route('**/graphql', async (route) => {
    if (isLost || !route.request().postData()?.includes('CreateDineroContactDialogMutation')) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  await form.getByRole('button', { name: 'Opret kontakt' }).click();
  await expect(form.getByRole('alert')).toContainText('Kunne ikke oprette kontakt');
  await expect(form.getByLabel('Navn')).toHaveValue(name);
  await form.getByRole('button', { name: 'Prøv igen' }).dblclick();
  await expect(dialog(page).getByRole('radio', { name: new RegExp(name) })).toBeChecked();
  await search(page).fill(name);
  await expect(dialog(page).getByRole('listitem')).toHaveText([new RegExp(name)]);

  // A late answer does not replace a newer one, and the search waits until the admin has stopped typing.
  const { promise: released, resolve: answerFirst } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    const sent = route.request().postDataJSON() as { operationName: string; variables: { search?: string } };
    if (sent.operationName !== SEARCH || sent.variables.search !== 'skagen') return route.fallback();
    await released;
    return route.continue();
  });
  const firstRequest = page.waitForRequest((sent) => sent.postData()?.includes('"skagen"') ?? false);
  await search(page).fill('skagen');
  await firstRequest;
  await search(page).fill('samsø');
  await expect(dialog(page).getByRole('listitem')).toHaveText([/Samsø/]);
  const lateAnswer = page.waitForResponse((answer) => answer.request().postData()?.includes('"skagen"') ?? false);
  answerFirst();
  await lateAnswer;
  await expect(dialog(page).getByRole('listitem')).toHaveText([/Samsø/]);
  const searches = countOperation(page, SEARCH);
  await search(page).fill('');
  await search(page).pressSequentially('ukendtkontakt');
  await expect(dialog(page).getByText('Ingen passer til »ukendtkontakt«')).toBeVisible();
  expect(searches()).toBeLessThan(7);

  // A contact that was deleted meanwhile is refused. A failed choice stays, and is made again.
  const gone = uniqueName('Snart væk');
  const goneId = await dinero<string>('addContact', { Name: gone });
  await search(page).fill(gone);
  await dialog(page)
    .getByRole('radio', { name: new RegExp(gone) })
    .check();
  await dinero('removeContact', goneId);
  const useContact = dialog(page).getByRole('button', { name: 'Brug kontakten' });
  await useContact.click();
  await expect(dialog(page).getByRole('alert')).toContainText('Kontakten findes ikke i Dinero');
  await search(page).fill(name);
  const created = dialog(page).getByRole('radio', { name: new RegExp(name) });
  await created.check();
  await refuseOperationOnce(page, 'DineroDialogMutation', 'PROVIDER_UNAVAILABLE', 'Dinero svarer ikke lige nu.');
  await useContact.click();
  await expect(dialog(page).getByRole('alert')).toContainText('Dinero svarer ikke lige nu');
  await expect(created).toBeChecked();
  await useContact.click();
  await expect(toasts(page)).toContainText('Dinero kontakt opdateret');
  await expect(page.getByText(name, { exact: true })).toBeVisible();
});
