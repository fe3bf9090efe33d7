import { ADMIN_EVENTS_PATH, createDistantEvent, eventRow } from '../testing/browser/distantEvent.ts';
import { findInMails } from '../testing/browser/mails.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { chooseRowAction } from '../testing/browser/rowActions.ts';
import { sharedAdminToken, signInWithToken } from '../testing/browser/session.ts';
import { rowsOf } from '../testing/browser/tables.ts';
import { uniqueName } from '../testing/browser/testCompany.ts';
import { toasts } from '../testing/browser/toasts.ts';
import {
  createUpcomingEvent,
  deleteCreatedEvents,
  mailedRegistrationLink,
  type UpcomingEvent,
} from '../testing/browser/upcomingEvent.ts';
import { LAPTOP } from '../testing/browser/viewports.ts';

test.afterEach(({ request }) => deleteCreatedEvents(request));

test('an admin finds an event by words of its title, with the search in the address, and copies it', async ({
  page,
  request,
}) => {
  const { title } = await createDistantEvent(request, { price: 50_000 });
  const name = title.split(' ').at(-1)!;
  await signInWithToken(page, await sharedAdminToken(request));
  await page.goto(ADMIN_EVENTS_PATH);
  await page.getByRole('searchbox', { name: 'Søg titel eller sted' }).fill(`${name} workshop`);
  await expect(rowsOf(page, 'Events')).toHaveCount(1);
  await expect(page).toHaveURL(/[?&]q=/);
  await page.reload();
  await expect(rowsOf(page, 'Events')).toHaveCount(1);
  await page.goto(`${ADMIN_EVENTS_PATH}?q=${name}&pris=gratis`);
  await expect(page.getByText('Ingen events passer')).toBeVisible();
  await page.goto(`${ADMIN_EVENTS_PATH}?q=${name}&status=PUBLISHED&pris=betaling`);
  await expect(eventRow(page, title)).toBeVisible();
  await page.goto(`${ADMIN_EVENTS_PATH}?q=${name}`);
  await chooseRowAction(page, title, 'Kopiér');
  const question = page.getByRole('alertdialog', { name: `Kopiér ${title}?` });
  await question.getByRole('button', { name: 'Kopiér event' }).click();
  await expect(toasts(page)).toContainText('Kladden er oprettet');
  await page.reload();
  await expect(rowsOf(page, 'Events')).toHaveCount(2);
  await expect(rowsOf(page, 'Events').filter({ hasText: 'Kladde' })).toHaveCount(1);
});

test('an admin lists a public event', async ({ page, request }) => {
  const { title } = await createDistantEvent(request, { isPublic: true, date: '2090-06-02' });
  await signInWithToken(page, await sharedAdminToken(request));
  await page.goto(`${ADMIN_EVENTS_PATH}?q=${encodeURIComponent(title)}`);
  await chooseRowAction(page, title, 'Rediger');
  const dialog = page.getByRole('dialog', { name: 'Rediger Event' });
  const onList = dialog.getByRole('checkbox', { name: 'Vis på listen over offentlige events' });
  await expect(onList).not.toBeChecked();
  await dialog.getByRole('checkbox', { name: /^Offentlig event/ }).uncheck();
  await expect(onList).toHaveCount(0);
  await dialog.getByRole('checkbox', { name: /^Offentlig event/ }).check();
  await onList.check();
  await dialog.getByRole('button', { name: 'Opdater' }).click();
  await expect(toasts(page)).toContainText('Event opdateret');
  await expect(eventRow(page, title)).toContainText('På listen');
});

test.describe('an event that requires confirmation', () => {
  const signUpAsGuest = async (
    request: Parameters<typeof createUpcomingEvent>[0],
    { publicLink }: UpcomingEvent,
    name: string,
  ) => {
    const email = `${uniqueName('gaest')}@gaest.example`;
    const answer = await request.post(`/api/events/public/${publicLink}/register`, { data: { name, email } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return email;
  };

  test('is confirmed in the inbox and declined in the list, and both people are told', async ({ page, request }) => {
    const event = await createUpcomingEvent(request, { requiresConfirmation: true, capacity: 5 });
    const ja = await signUpAsGuest(request, event, `Ja ${uniqueName('Jensen')}`);
    const nej = await signUpAsGuest(request, event, 'Nej Nielsen');
    await signInWithToken(page, await sharedAdminToken(request));
    await page.setViewportSize(LAPTOP);
    await page.goto('/admin/inbox?type=PLACE_REQUEST');
    const row = page.getByText(new RegExp(`${event.title} · Ja`)).first();
    await expect(row).toBeVisible();
    await page
      .getByRole('listitem')
      .filter({ hasText: `${event.title} · Ja` })
      .getByRole('button', { name: /^Bekræft/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: /^Bekræft tilmelding fra Ja/ });
    await expect(dialog).toContainText('2 / 5');
    await dialog.getByRole('button', { name: 'Bekræft' }).click();
    await expect(toasts(page)).toContainText('har fået sin plads');
    await findInMails(request, ja, ({ text }) => (/plads.* er bekræftet/is.test(text) ? true : undefined));

    await page.goto(`${ADMIN_EVENTS_PATH}?q=${encodeURIComponent(event.title)}`);
    await page.getByRole('button', { name: `Se tilmeldinger til ${event.title}` }).click();
    await page.getByRole('button', { name: 'Skift status for Nej Nielsen' }).click();
    await page.getByRole('menuitem', { name: 'Afvis' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Personen får afslag i en mail.');
    await page.getByRole('button', { name: 'Skift status', exact: true }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.goto(await mailedRegistrationLink(request, event, nej));
    await expect(page.getByRole('main')).toContainText('Du er ikke tilmeldt eventet.');
  });
});
