import type { Page } from '@playwright/test';
import { dateOf } from '../../../domain/basics/dates.ts';
import { clipCardTexts, fiftyHours, tenHours } from '../../../domain/testing/prices.ts';
import { createClipCardCompany, readStoredClipCards } from '../../testing/browser/clipCardCompany.ts';
import { exportCsv } from '../../testing/browser/csvExport.ts';
import { figure } from '../../testing/browser/figures.ts';
import { abortOperation } from '../../testing/browser/interceptOperations.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { DEMO_ADMIN, openSecondBrowser, signInThroughApi } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { rowsOf } from '../../testing/browser/tables.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

const rows = (page: Page) => rowsOf(page, 'Klippekort');
const number = (page: Page, name: string) => page.getByRole('dialog').getByRole('spinbutton', { name, exact: true });
const used = (page: Page) => page.getByRole('dialog').getByLabel('Brugte timer');
const price = (page: Page) => page.getByRole('dialog').getByLabel('Pris ekskl. moms');

async function choose(page: Page, entry: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Handlinger for klippekort/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('an admin creates, edits, uses and deletes a clip card, and the customer sees each change at once', async ({
  page,
  browser,
  request,
}) => {
  const company = await createClipCardCompany(request);
  await signInThroughApi(page, request, DEMO_ADMIN);
  const customer = await openSecondBrowser(browser, company);
  await openSubscribed(customer, '/clip-cards', 'ClipCardListSubscription');
  const ticket = customer.getByRole('article', { name: /^Klippekort/ });
  await openSubscribed(page, '/admin/clip-cards', 'useAdminClipCardChangesSubscription');
  // The page of the company follows what happens in the list.
  const companyPage = await page.context().newPage();
  await openSubscribed(companyPage, `/admin/companies/${company.id}/klippekort`, 'useUsedHoursRefetchSubscription');
  await expect(figure(companyPage, 'Tilbage')).toContainText('0 t');

  await page.getByRole('button', { name: 'Opret klippekort' }).click();
  const picker = page.getByRole('combobox', { name: 'Virksomhed' });
  await expect(picker).toBeFocused();
  await picker.fill('findes slet ikke');
  await expect(page.getByText('Ingen passer til »findes slet ikke«')).toBeVisible();
  await picker.fill(company.subdomain);
  await expect(page.getByRole('option', { name: company.name })).toBeVisible();
  await picker.press('ArrowDown');
  await picker.press('Enter');
  const creating = page.getByRole('dialog', { name: 'Opret klippekort' });
  await expect(creating).toContainText(`Til ${company.name}.`);
  await expect(number(page, 'Timer')).toHaveValue('10');
  await expect(price(page)).toHaveValue(tenHours.netText);
  await expect(creating.getByLabel('Status')).toHaveValue('PENDING');
  // The only department is chosen already.
  await creating.getByLabel('Afdeling').selectOption('');
  await creating.getByRole('button', { name: 'Opret klippekort' }).click();
  await expect(creating.getByLabel('Afdeling')).toHaveAccessibleDescription('Vælg en afdeling.');
  await creating.getByLabel('Afdeling').selectOption('Kundeservice');
  await creating.getByLabel('Køber').selectOption('Freja Lund');
  await number(page, 'Timer').fill('50');
  await expect(number(page, 'Rabat i procent')).toHaveValue('20');
  await expect(price(page)).toHaveValue(clipCardTexts[50].net);
  await number(page, 'Rabat i procent').fill('30');
  await expect(price(page)).toHaveValue(fiftyHours.with30PercentOffText);
  await creating.getByRole('button', { name: 'Opret klippekort' }).click();
  await expect(toasts(page)).toContainText('Klippekort oprettet');
  await page.getByRole('searchbox').fill(company.email);
  await expect(rows(page)).toHaveCount(1);
  for (const text of ['Kundeservice', company.email, '50', fiftyHours.with30PercentOffText, '30 % rabat', 'Afventer'])
    await expect(rows(page)).toContainText(text);
  await expect(ticket).toContainText('Afventer');
  await expect(ticket).toContainText('Timerne kan bruges, så snart kortet er aktivt.');
  expect(await readStoredClipCards(company)).toMatchObject({
    cards: [{ hours: 50, discount: 30, price: fiftyHours.with30PercentOff, status: 'PENDING' }],
    entries: [],
  });

  // An edit is refused outside of the limits, and names the new price before it is saved.
  await choose(page, 'Rediger');
  const editing = page.getByRole('dialog', { name: /^Rediger klippekort/ });
  await number(page, 'Timer').fill('500');
  await used(page).fill('-3');
  await number(page, 'Rabat i procent').fill('80');
  await editing.getByRole('button', { name: 'Gem' }).click();
  await expect(editing.getByRole('alert').getByRole('link')).toHaveText([
    'Højst 100 timer',
    'Brugte timer: skriv timerne som 1,5 eller 1:30',
  ]);
  await expect(number(page, 'Rabat i procent')).toHaveValue('50');
  await expect(number(page, 'Timer')).toHaveValue('500');
  await number(page, 'Timer').fill('25');
  await expect(number(page, 'Rabat i procent')).toHaveValue('15');
  await expect(editing.getByRole('status').filter({ hasText: 'Prisen ændres' })).toContainText(
    `Prisen ændres fra ${fiftyHours.with30PercentOffText} til ${clipCardTexts[25].net}, når du gemmer.`,
  );
  await used(page).fill('4,5');
  await editing.getByLabel('Status').selectOption('Aktiv');
  const restoreEdit = await abortOperation(page, 'EditClipCardDialogMutation');
  await editing.getByRole('button', { name: 'Gem' }).click();
  await expect(editing.getByRole('alert')).toContainText('Der opstod en fejl ved opdatering af klippekort');
  await restoreEdit();
  await editing.getByRole('button', { name: 'Gem' }).click();
  await expect(toasts(page)).toContainText('Klippekort opdateret');
  for (const text of ['25', '4,5', '20,5', clipCardTexts[25].net, '15 % rabat', 'Aktiv'])
    await expect(rows(page)).toContainText(text);
  await expect(ticket).toContainText('20,5 timer tilbage');
  await expect(figure(companyPage, 'Tilbage')).toContainText('20,5 t');
  await expect(figure(companyPage, 'Købt')).toContainText('25 t');

  // Hours are logged and returned.
  await choose(page, 'Registrér timer');
  const logging = page.getByRole('dialog', { name: 'Registrér timer' });
  const loggedTime = logging.getByLabel('Timer', { exact: true });
  await expect(logging.getByLabel('Dato')).toHaveValue(dateOf());
  await loggedTime.fill('0');
  await logging.getByRole('button', { name: 'Registrér' }).click();
  await expect(loggedTime).toHaveAccessibleDescription(/Skriv, hvor lang tid der er brugt/);
  await expect(logging.getByLabel('Beskrivelse')).toHaveAccessibleDescription(/Beskrivelse er påkrævet/);
  await loggedTime.fill('21');
  await expect(logging).toContainText('Det er 0,5 timer mere, end der er tilbage. Kortet går i minus.');
  await loggedTime.fill('2:30');
  await expect(logging).not.toContainText('Kortet går i minus');
  await logging.getByLabel('Beskrivelse').fill('Ny triage af henvendelser');
  await logging.getByLabel('Årsag').fill('Aftalt på et møde');
  await logging.getByRole('button', { name: 'Registrér' }).click();
  await expect(toasts(page)).toContainText('Timer registreret');
  const ledger = rowsOf(customer, 'Timeregnskab').first();
  for (const text of ['Ny triage af henvendelser', 'Årsag: Aftalt på et møde', '−2,50', '18,00'])
    await expect(ledger).toContainText(text);
  await expect(figure(companyPage, 'Tilbage')).toContainText('18 t');
  await openSubscribed(companyPage, `/admin/companies/${company.id}`, 'useTabCountRefetchCardsSubscription');
  await expect(figure(companyPage, 'Klippekorttimer')).toContainText('18 timer');
  await choose(page, 'Registrér timer');
  await logging.getByRole('radio', { name: /^Giv timer tilbage/ }).check();
  await loggedTime.fill('8');
  await logging.getByLabel('Beskrivelse').fill('Rettelse');
  await logging.getByRole('button', { name: 'Registrér' }).click();
  await expect(loggedTime).toHaveAccessibleDescription(/Der kan ikke gives flere timer tilbage, end der er brugt/);
  await loggedTime.fill('1');
  await logging.getByRole('button', { name: 'Registrér' }).click();
  await expect(logging).toHaveCount(0);
  await expect(ledger).toContainText('+1,00');
  await expect(ticket).toContainText('19 timer tilbage');
  await expect(figure(companyPage, 'Klippekorttimer')).toContainText('19 timer');

  // The command palette finds the card by its number, and opens the dialog that logs hours on it.
  const cardNumber = /^Klippekort (\w+)/.exec((await ticket.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await companyPage.bringToFront();
  await companyPage.keyboard.press('Control+k');
  await companyPage.getByRole('combobox', { name: 'Søg eller gå til' }).fill(`log timer på ${cardNumber}`);
  await companyPage.getByRole('option', { name: `Registrér timer på klippekort ${cardNumber}` }).click();
  const asked = companyPage.getByRole('dialog', { name: 'Registrér timer' });
  await expect(asked).toContainText(`Klippekort ${cardNumber} til ${company.name}, Kundeservice`);
  await expect(companyPage).toHaveURL(/\/klippekort$/);
  await asked.getByRole('button', { name: 'Annuller' }).click();
  await expect(asked).toHaveCount(0);
  await companyPage.close();
  await choose(page, 'Timeregnskab');
  await expect(rowsOf(page, 'Timeregnskab').filter({ hasText: 'Rettelse af brugte timer' })).toContainText('−4,50');
  await page.keyboard.press('Escape');

  // The second edit meets a change of a colleague.
  const { viewer } = await company.queryApi('{ viewer { customer { clipCards { edges { node { id } } } } } }');
  await choose(page, 'Rediger');
  await number(page, 'Timer').fill('20');
  await company.logHours(viewer.customer.clipCards.edges[0]!.node.id, 60, 'Opsætning');
  await expect(editing).toContainText('En anden har gemt ændringer imens');
  await editing.getByRole('button', { name: 'Hent den nyeste' }).click();
  await expect(used(page)).toHaveValue('7');
  await expect(number(page, 'Timer')).toHaveValue('20');
  await editing.getByRole('button', { name: 'Gem' }).click();
  await expect(editing).toHaveCount(0);
  await expect(ticket).toContainText('13 timer tilbage');
  expect((await readStoredClipCards(company)).cards).toMatchObject([{ hours: 20, hoursUsed: 7, status: 'ACTIVE' }]);

  await page.getByRole('combobox', { name: 'Status' }).selectOption('Aktiv');
  await expect(page).toHaveURL(/status=ACTIVE/);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  const text = (await exportCsv(page)).lines.join('\n');
  expect(text).toContain('Id;Virksomhed;Afdeling;Køber;Timer;Brugt;Tilbage');
  expect(text).toContain(`${company.name};Kundeservice;${company.email};20;7;13;10;`);

  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await choose(page, 'Rediger');
  await expect(editing.getByRole('button', { name: 'Gem' })).toBeInViewport();
  await editing.getByRole('button', { name: 'Annuller' }).click();
  await choose(page, 'Slet');
  const question = page.getByRole('alertdialog', { name: /^Slet klippekort/ });
  await expect(question).toContainText(company.name);
  const restoreDelete = await abortOperation(page, 'DeleteClipCardDialogMutation');
  await question.getByRole('button', { name: 'Slet klippekortet' }).click();
  await expect(question).toContainText('Der opstod en fejl ved sletning af klippekort');
  await restoreDelete();
  await question.getByRole('button', { name: 'Slet klippekortet' }).click();
  await expect(toasts(page)).toContainText('Klippekort slettet');
  await expect(page.getByText('Ingen klippekort passer')).toBeVisible();
  await expect(customer.getByText('Ingen klippekort endnu')).toBeVisible();
});
