import type { Page } from '@playwright/test';
import { ADMIN_EVENTS_PATH, createDistantEvent, eventRow } from '../testing/browser/distantEvent.ts';
import { addRegistration } from '../testing/browser/events.ts';
import { findInMails, newestMailTo } from '../testing/browser/mails.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { chooseRowAction } from '../testing/browser/rowActions.ts';
import { sharedAdminToken, signInWithToken } from '../testing/browser/session.ts';
import { uniqueName } from '../testing/browser/testCompany.ts';
import { DESKTOP, PHONE } from '../testing/browser/viewports.ts';

test.beforeEach(async ({ page, request }) => signInWithToken(page, await sharedAdminToken(request)));

async function openMessages(page: Page, title: string) {
  await page.goto(ADMIN_EVENTS_PATH);
  await chooseRowAction(page, title, 'Skriv til deltagerne');
  const dialog = page.getByRole('dialog', { name: `Skriv til deltagerne - ${title}` });
  await expect(dialog.getByRole('textbox', { name: 'Besked' })).toBeVisible();
  return dialog;
}

for (const viewport of [DESKTOP, PHONE])
  test(`an admin writes to the people of an event at ${viewport.width} px: preview, test mail, history`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(viewport);
    const event = await createDistantEvent(request, { capacity: 2 });
    const guest = `${uniqueName('gaest')}@gaest.example`;
    const waiting = `${uniqueName('venter')}@gaest.example`;
    await addRegistration(request, event.id, { name: 'Ida Skov', email: guest });
    await addRegistration(request, event.id, { name: 'Bo' });
    await addRegistration(request, event.id, { name: 'Per', email: waiting, status: 'WAITLISTED' });
    const dialog = await openMessages(page, event.title);
    await expect(dialog.getByRole('checkbox', { name: 'Har en plads (2)' })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'På ventelisten (1)' })).not.toBeChecked();

    await dialog.getByRole('button', { name: 'Se forhåndsvisning' }).click();
    await expect(dialog.getByLabel('Emne')).toHaveAccessibleDescription(/Skriv et emne/);
    await dialog.getByLabel('Emne').fill('Parkering');
    await dialog.getByRole('textbox', { name: 'Besked' }).fill('Kom ind ad porten');
    await dialog.getByRole('button', { name: 'Se forhåndsvisning' }).click();

    const preview = page.getByRole('dialog', { name: 'Forhåndsvisning' });
    const mail = preview.frameLocator('iframe');
    await expect(mail.getByText('Hej Ida Skov')).toBeVisible();
    await expect(mail.getByText('Kom ind ad porten')).toBeVisible();
    // The style of the mail is not blocked by the policy of the page.
    await expect(mail.locator('body > div')).toHaveCSS('border-radius', '12px');
    await mail.getByText('Se din tilmelding, eller meld dig fra').click();
    await expect(mail.getByText('Hej Ida Skov')).toBeVisible();
    await preview.getByRole('button', { name: 'Ren tekst' }).click();
    await expect(preview.getByLabel('Mailen som ren tekst')).toContainText('Kom ind ad porten');

    await preview.getByRole('button', { name: 'Send test til mig' }).click();
    await expect(page.getByText(/^Testmailen er sendt til /)).toBeVisible();
    await preview.getByRole('button', { name: 'Ret beskeden' }).click();
    await expect(dialog.getByLabel('Emne')).toHaveValue('Parkering');
    await dialog.getByRole('checkbox', { name: 'På ventelisten (1)' }).check();
    await dialog.getByRole('button', { name: 'Se forhåndsvisning' }).click();
    await preview.getByRole('button', { name: 'Send til 3 personer' }).click();
    await expect(page.getByText('Beskeden er på vej til 3 personer')).toBeVisible();
    await expect(dialog.getByLabel('Emne')).toHaveValue('');

    const history = dialog.getByRole('region', { name: 'Sendte beskeder' });
    await expect(history).toContainText('3 af 3 mails sendt');
    await expect(history).toContainText('Til: Har en plads, På ventelisten.');
    await history.getByText('Vis beskeden').click();
    await expect(history.getByText('Kom ind ad porten')).toBeVisible();
    for (const email of [guest, waiting])
      expect((await newestMailTo(request, email)).text).toContain('Kom ind ad porten');
  });

test('a message is not sent when a recipient has registered since the preview', async ({ page, request }) => {
  const event = await createDistantEvent(request);
  await addRegistration(request, event.id, { name: 'Ida' });
  const dialog = await openMessages(page, event.title);
  await dialog.getByLabel('Emne').fill('Parkering');
  await dialog.getByRole('textbox', { name: 'Besked' }).fill('Kom ind ad porten');
  await dialog.getByRole('button', { name: 'Se forhåndsvisning' }).click();
  const preview = page.getByRole('dialog', { name: 'Forhåndsvisning' });
  await expect(preview.getByRole('button', { name: 'Send til 1 person' })).toBeVisible();
  await addRegistration(request, event.id, { name: 'Bo' });
  await preview.getByRole('button', { name: 'Send til 1 person' }).click();
  await expect(preview.getByRole('alert')).toContainText('Noget er ændret, siden du så forhåndsvisningen');
  await preview.getByRole('button', { name: 'Ret beskeden' }).click();
  await dialog.getByRole('button', { name: 'Se forhåndsvisning' }).click();
  await expect(preview.getByRole('button', { name: 'Send til 2 personer' })).toBeVisible();
});

test('an admin sees who is mailed about a change, and can leave the mail out', async ({ page, request }) => {
  const event = await createDistantEvent(request);
  const guest = `${uniqueName('gaest')}@gaest.example`;
  await addRegistration(request, event.id, { name: 'Ida', email: guest });
  await page.goto(ADMIN_EVENTS_PATH);
  const edit = async () => {
    await eventRow(page, event.title).getByRole('button', { name: event.title, exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Rediger Event' });
    await expect(dialog.getByRole('textbox', { name: 'Beskrivelse' })).toBeVisible();
    return dialog;
  };
  const dialog = await edit();
  await expect(dialog.getByText('får en mail om')).toHaveCount(0);
  await dialog.getByLabel('Lokation').fill('Rådhuspladsen 1');
  await expect(dialog.getByText('1 person får en mail om ændringen')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Send ikke mail om ændringen' }).check();
  await expect(dialog.getByText('1 person får ikke at vide')).toBeVisible();
  await dialog.getByRole('button', { name: 'Opdater' }).click();
  await expect(dialog).toBeHidden();
  const again = await edit();
  await again.getByLabel('Lokation').fill('Torvet 2');
  await again.getByRole('button', { name: 'Opdater' }).click();
  await expect(again).toBeHidden();
  const text = await findInMails(request, guest, (mail) => (mail.text.includes('er ændret') ? mail.text : undefined));
  expect(text).toContain('Sted: Torvet 2 (før: Rådhuspladsen 1)');
});
