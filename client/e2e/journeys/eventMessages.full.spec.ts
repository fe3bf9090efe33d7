import { addRegistration } from '../../testing/browser/events.ts';
import { findInMails, newestMailTo } from '../../testing/browser/mails.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { chooseRowAction } from '../../testing/browser/rowActions.ts';
import { sharedAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { uniqueName } from '../../testing/browser/testCompany.ts';
import { createUpcomingEvent, deleteCreatedEvents, openAdminList } from '../../testing/browser/upcomingEvent.ts';
import { LAPTOP, PHONE } from '../../testing/browser/viewports.ts';

test.afterEach(({ request }) => deleteCreatedEvents(request));

test('an admin writes to the people of an event, with a preview, a test mail and a history, twice', async ({
  page,
  request,
}) => {
  const event = await createUpcomingEvent(request, { capacity: 2 });
  const emails = ['gaest', 'venter'].map((word) => `${uniqueName(word)}@gaest.example`) as [string, string];
  await addRegistration(request, event.id, { name: 'Ida Skov', email: emails[0] });
  await addRegistration(request, event.id, { name: 'Bo' });
  await addRegistration(request, event.id, { name: 'Per', email: emails[1], status: 'WAITLISTED' });
  await signInWithToken(page, await sharedAdminToken(request));
  await openAdminList(page, event);
  await chooseRowAction(page, event.title, 'Skriv til deltagerne');
  const dialog = page.getByRole('dialog', { name: `Skriv til deltagerne - ${event.title}` });
  const preview = page.getByRole('dialog', { name: 'Forhåndsvisning' });
  const mail = preview.frameLocator('iframe');
  const history = dialog.getByRole('region', { name: 'Sendte beskeder' });
  const show = dialog.getByRole('button', { name: 'Se forhåndsvisning' });
  for (const [viewport, subject] of [
    [LAPTOP, 'Parkering'],
    [PHONE, 'Frokost'],
  ] as const) {
    await page.setViewportSize(viewport);
    await expect(dialog.getByRole('checkbox', { name: 'Har en plads (2)' })).toBeChecked();
    await show.click();
    await expect(dialog.getByLabel('Emne')).toHaveAccessibleDescription(/Skriv et emne/);
    await dialog.getByLabel('Emne').fill(subject);
    await dialog.getByRole('textbox', { name: 'Besked' }).fill(`Om ${subject}`);
    await expect(dialog.getByRole('checkbox', { name: /På ventelisten/ })).not.toBeChecked();
    await dialog.getByRole('checkbox', { name: /På ventelisten/ }).check();
    await show.click();
    await expect(mail.getByText('Hej Ida Skov')).toBeVisible();
    await expect(mail.getByText(`Om ${subject}`)).toBeVisible();
    // The style of the mail is not blocked by the policy of the page.
    await expect(mail.locator('body > div')).toHaveCSS('border-radius', '12px');
    // A link of the mail does not lead out of the preview.
    await mail.getByText('Se din tilmelding, eller meld dig fra').click();
    await expect(mail.getByText('Hej Ida Skov')).toBeVisible();
    await preview.getByRole('button', { name: 'Ren tekst' }).click();
    await expect(preview.getByLabel('Mailen som ren tekst')).toContainText(`Om ${subject}`);
    await preview.getByRole('button', { name: 'Send test til mig' }).click();
    await expect(page.getByText(/^Testmailen er sendt til /).last()).toBeVisible();
    await preview.getByRole('button', { name: 'Ret beskeden' }).click();
    await expect(dialog.getByLabel('Emne')).toHaveValue(subject);
    await show.click();
    if (subject === 'Parkering') {
      // Somebody who joins the queue after the preview would be mailed without the admin's knowledge.
      await expect(preview.getByRole('button', { name: 'Send til 3 personer' })).toBeVisible();
      await addRegistration(request, event.id, { name: 'Mia', status: 'WAITLISTED' });
      await preview.getByRole('button', { name: 'Send til 3 personer' }).click();
      await expect(preview.getByRole('alert')).toContainText('Noget er ændret, siden du så forhåndsvisningen');
      await preview.getByRole('button', { name: 'Ret beskeden' }).click();
      await show.click();
    }
    await preview.getByRole('button', { name: 'Send til 4 personer' }).click();
    await expect(page.getByText('Beskeden er på vej til 4 personer').last()).toBeVisible();
    await expect(dialog.getByLabel('Emne')).toHaveValue('');
    await expect(history.getByRole('listitem').first()).toContainText('4 af 4 mails sendt');
    for (const email of emails)
      await findInMails(request, email, ({ text }) => text.includes(`Om ${subject}`) || undefined);
  }
  await expect(history).toContainText('Til: Har en plads, På ventelisten.');
  await history.getByText('Vis beskeden').first().click();
  await expect(history.getByText('Om Frokost')).toBeVisible();
  await dialog.getByRole('button', { name: 'Luk', exact: true }).last().click();

  // A change of the place is mailed, unless the admin leaves the mail out.
  await page.setViewportSize(LAPTOP);
  const edit = page.getByRole('dialog', { name: 'Rediger Event' });
  for (const place of ['Rådhuspladsen 1', 'Torvet 2']) {
    await chooseRowAction(page, event.title, 'Rediger');
    await expect(edit.getByRole('textbox', { name: 'Beskrivelse' })).toBeVisible();
    await edit.getByLabel('Lokation').fill(place);
    await expect(edit.getByText(/\d personer får en mail om ændringen/)).toBeVisible();
    if (place === 'Rådhuspladsen 1') await edit.getByRole('checkbox', { name: 'Send ikke mail om ændringen' }).check();
    await edit.getByRole('button', { name: 'Opdater' }).click();
    await expect(edit).toBeHidden();
  }
  const text = await findInMails(request, emails[0], ({ text: found }) =>
    found.includes('er ændret') ? found : undefined,
  );
  expect(text).toContain('Sted: Torvet 2 (før: Rådhuspladsen 1)');
  expect((await newestMailTo(request, emails[0])).text).toBe(text);
});
