import type { Page } from '@playwright/test';
import { connectToDinero } from '../testing/browser/dineroControl.ts';
import { abortOperation, answerOperation } from '../testing/browser/interceptOperations.ts';
import { createManagedCompany, type ManagedCompany } from '../testing/browser/managedCompany.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { createAdminToken, signInWithToken } from '../testing/browser/session.ts';
import type { StandInControl } from '../testing/browser/standIns.ts';
import { uniqueName } from '../testing/browser/testCompany.ts';
import { toasts } from '../testing/browser/toasts.ts';

// All tests share one stand-in of Dinero, so a failure that one test injects would hit a test that runs in parallel.
test.describe.configure({ mode: 'default' });

let company: ManagedCompany;
let dinero: StandInControl;

test.beforeEach(async ({ page, request }) => {
  company = await createManagedCompany(request);
  dinero = await connectToDinero(company, request);
  await signInWithToken(page, await createAdminToken(request));
});
test.afterEach(async () => {
  for (const call of ['GET /contacts', 'POST /contacts', 'GET /contacts/:id']) await dinero('clearFaults', call);
});

const dialog = (page: Page) => page.getByRole('dialog');
const search = (page: Page) => dialog(page).getByRole('searchbox', { name: 'Søg i kontakter' });
const found = (page: Page) => dialog(page).getByRole('list', { name: 'Kontakter' }).getByRole('radio');

async function openPicker(page: Page): Promise<void> {
  await page.goto(company.tabPath('konfiguration'));
  await page.getByRole('button', { name: 'Vælg kontakt' }).click();
}

test('a late answer does not replace a newer one', async ({ page }) => {
  const { promise: released, resolve: answerFirst } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    const sent = route.request().postDataJSON() as { operationName: string; variables: { search?: string } };
    if (sent.operationName !== 'useDineroContactsQuery' || sent.variables.search !== 'skagen') return route.fallback();
    await released;
    return route.continue();
  });
  await openPicker(page);
  await expect(found(page)).toHaveCount(20);
  const firstRequest = page.waitForRequest((request) => request.postData()?.includes('"skagen"') ?? false);
  await search(page).fill('skagen');
  await firstRequest;
  await search(page).fill('samsø');
  await expect(dialog(page).getByRole('listitem')).toHaveText([/Samsø/]);
  const lateAnswer = page.waitForResponse((answer) => answer.request().postData()?.includes('"skagen"') ?? false);
  answerFirst();
  await lateAnswer;
  await expect(dialog(page).getByRole('listitem')).toHaveText([/Samsø/]);
});

test('the search waits until the admin has stopped typing', async ({ page }) => {
  const searches: string[] = [];
  await answerOperation(page, 'useDineroContactsQuery', ({ search: text }) => {
    searches.push(String(text ?? ''));
    return { admin: { id: 'admin', dineroContacts: { contacts: [], hasMore: false } } };
  });
  await openPicker(page);
  await expect(dialog(page).getByText('Der er ingen kontakter i Dinero endnu.')).toBeVisible();
  await search(page).pressSequentially('bogholderiet');
  await expect(dialog(page).getByText('Ingen passer til »bogholderiet«')).toBeVisible();
  expect(searches.at(-1)).toBe('bogholderiet');
  expect(searches.length).toBeLessThan(6);
});

test("a contact is prefilled with the company's details and created once, however often the form is sent", async ({
  page,
}) => {
  await openPicker(page);
  await expect(found(page)).toHaveCount(20);
  await dialog(page).getByRole('button', { name: 'Opret ny kontakt' }).click();
  const form = page.getByRole('dialog', { name: 'Opret kontakt i Dinero' });
  for (const [label, value] of [
    ['Navn', company.name],
    ['Kontaktperson', 'Freja Lund'],
    ['E-mail', company.email],
    ['Telefonnummer', '86 00 12 40'],
    ['CVR-nummer', '12345674'],
    ['Gade', 'Lyngbakken 14'],
    ['Postnummer', '8270'],
    ['By', 'Højbjerg'],
  ] as const)
    await expect(form.getByLabel(label)).toHaveValue(value);
  await form.getByLabel('Navn').fill('');
  await form.getByRole('button', { name: 'Opret kontakt' }).click();
  await expect(form.getByLabel('Navn')).toHaveAccessibleDescription(/Navn er påkrævet/);
  const name = uniqueName('Ny kontakt');
  await form.getByLabel('Navn').fill(name);
  const restore = await abortOperation(page, 'CreateDineroContactDialogMutation');
  await form.getByRole('button', { name: 'Opret kontakt' }).click();
  await expect(form.getByRole('alert')).toContainText('Kunne ikke oprette kontakt');
  await restore();
  // Dinero creates the contact, and its answer gets lost.
  const before = await dinero<number>('requestCount', 'POST /contacts');
  await dinero('failNext', 'POST /contacts', { dropAnswerAfterWork: true });
  await form.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(form.getByRole('alert')).toContainText('Dinero svarer ikke lige nu', { timeout: 15_000 });
  await expect(form.getByLabel('Navn')).toHaveValue(name);
  await form.getByRole('button', { name: 'Prøv igen' }).dblclick();
  await expect(dialog(page).getByRole('radio', { name: new RegExp(name) })).toBeChecked();
  expect(await dinero<number>('requestCount', 'POST /contacts')).toBe(before + 1);
  await dialog(page).getByRole('button', { name: 'Brug kontakten' }).click();
  await expect(toasts(page)).toContainText('Dinero kontakt opdateret');
  await expect(page.getByText(name, { exact: true })).toBeVisible();
});

test('search results stay while a contact is created, and typed text is not discarded without a question', async ({
  page,
}) => {
  await openPicker(page);
  await search(page).fill('møbel');
  await expect(dialog(page).getByRole('listitem')).toHaveText([/Møbel/i]);
  await dialog(page).getByRole('button', { name: 'Opret ny kontakt' }).click();
  await dialog(page).getByLabel('Navn').fill('Fortrudt');
  await dialog(page).getByRole('button', { name: 'Annuller' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Luk uden at gemme' }).click();
  await expect(search(page)).toHaveValue('møbel');
  await expect(dialog(page).getByRole('listitem')).toHaveText([/Møbel/i]);
});

test('a failed call to Dinero shows its error where the admin started it, and can be retried', async ({ page }) => {
  await dinero('failNext', 'GET /contacts', { status: 500, code: 0, message: 'Internal error', times: 40 });
  await openPicker(page);
  await expect(dialog(page).getByRole('alert')).toContainText('Kunne ikke hente kontakter', { timeout: 20_000 });
  await search(page).fill('møbel');
  await expect(dialog(page).getByRole('alert')).toContainText('Dinero svarer ikke lige nu', { timeout: 20_000 });
  await dinero('clearFaults', 'GET /contacts');
  await dialog(page).getByRole('button', { name: 'Prøv igen' }).click();
  await expect(search(page)).toHaveValue('møbel');
  await expect(found(page)).toHaveCount(1);
  await found(page).check();
  await dinero('failNext', 'GET /contacts/:id', { status: 500, code: 0, message: 'Internal error', times: 40 });
  await dialog(page).getByRole('button', { name: 'Brug kontakten' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Dinero svarer ikke lige nu', { timeout: 20_000 });
  await expect(found(page)).toBeChecked();
});

test('a contact that was deleted before it is chosen is refused with a message', async ({ page }) => {
  const name = uniqueName('Snart væk');
  const contactId = await dinero<string>('addContact', { Name: name });
  await openPicker(page);
  await search(page).fill(name);
  await dialog(page)
    .getByRole('radio', { name: new RegExp(name) })
    .check();
  await dinero('removeContact', contactId);
  await dialog(page).getByRole('button', { name: 'Brug kontakten' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Kontakten findes ikke i Dinero');
});

test('the picker says that Dinero is not set up', async ({ page }) => {
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (operationName !== 'useDineroContactsQuery') return route.fallback();
    return route.fulfill({
      json: {
        data: null,
        errors: [{ message: 'Dinero er ikke sat op endnu.', extensions: { code: 'NOT_CONFIGURED' } }],
      },
    });
  });
  await openPicker(page);
  await expect(dialog(page).getByRole('alert')).toContainText('Dinero er ikke sat op endnu.');
  await expect(dialog(page).getByRole('button', { name: 'Opret ny kontakt' })).toHaveCount(0);
});
