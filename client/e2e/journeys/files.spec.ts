import type { Page, Route } from '@playwright/test';
import { createLicenseCompany } from '../../testing/browser/licenseCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { chooseRowAction } from '../../testing/browser/rowActions.ts';
import { createAdminToken, openSecondBrowser, signInWithToken } from '../../testing/browser/session.ts';
import { createTaskCompany, waitForTask } from '../../testing/browser/taskCompany.ts';
import { createCompany } from '../../testing/browser/testCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import {
  createUpcomingEvent,
  deleteCreatedEvents,
  eventCard,
  leaveButton,
  openAdminList,
  sendSignUpButton,
  signUpButton,
} from '../../testing/browser/upcomingEvent.ts';
import { expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

/** A PNG of 2 × 2 pixels. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP8z8AARAwQCgAWQgMBzz0wzgAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PICTURE });
const text = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });

test.afterEach(({ request }) => deleteCreatedEvents(request));

/** Chooses files as a press of the button in the part of the page does. */
async function choose(page: Page, part: ReturnType<Page['locator']>, button: string, files: object[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await part.getByRole('button', { name: button }).click();
  await (await chooser).setFiles(files as never);
}

test('pictures are sent with a comment on a task, and seen by a colleague, twice', async ({
  page,
  browser,
  request,
}) => {
  const company = await createTaskCompany(request, { tasks: [{ name: 'Returflow' }] });
  const taskId = await waitForTask(company, 'Returflow');
  await signInWithToken(page, company.token);
  await page.goto(`/tasks/${taskId}`);
  const colleague = await openSecondBrowser(browser, company);
  await colleague.goto(`/tasks/${taskId}`);
  const talk = page.getByRole('region', { name: 'Samtale' });
  const running = talk.getByRole('list', { name: 'Filer på vej' });
  for (const round of [1, 2]) {
    const names = [`returlabel ${round}.png`, `formular ${round}.png`];
    await choose(page, talk, 'Vedhæft', names.map(picture));
    for (const name of names) await expect(running.getByText(name)).toBeVisible();
    await expect(running.getByText('uploadet')).toHaveCount(2);
    // The second picture is left out in the second round.
    if (round === 2) await running.getByRole('button', { name: `Fjern ${names[1]}` }).click();
    await talk.getByRole('textbox', { name: 'Skriv en kommentar' }).fill(`Sådan ser det ud ${round}`);
    await talk.getByRole('button', { name: 'Send kommentar' }).click();
    for (const tab of [page, colleague]) {
      const comment = tab.getByRole('article').filter({ hasText: `Sådan ser det ud ${round}` });
      await expect(comment.getByRole('button', { name: names[0]!, exact: true })).toBeVisible();
      await expect(comment.getByRole('button', { name: names[1]!, exact: true })).toHaveCount(round === 1 ? 1 : 0);
    }
  }
  await choose(page, talk, 'Vedhæft', [{ ...text('opsætning.pdf.exe', 'MZ'), mimeType: 'application/pdf' }]);
  await expect(running.getByText('Programmer kan ikke deles her')).toBeVisible();
  await talk.getByRole('button', { name: 'Annuller opsætning.pdf.exe' }).click();
  await expect(running).toHaveCount(0);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
});

test('a document of the reseller is read and confirmed, and the company shares one of its own, twice', async ({
  page,
  browser,
  request,
}) => {
  const company = await createLicenseCompany(request);
  const admin = await openSecondBrowser(browser, { token: await createAdminToken(request) });
  await signInWithToken(page, company.token);
  for (const round of [1, 2]) {
    const title = `Databehandleraftale ${round}`;
    await admin.goto(`/admin/companies/${company.id}/dokumenter`);
    await admin.getByRole('button', { name: 'Del dokument' }).click();
    const sharing = admin.getByRole('dialog', { name: 'Del et dokument' });
    await choose(admin, sharing, 'Vælg fil', [text(`aftale ${round}.txt`, `Aftale ${round}`)]);
    await sharing.getByLabel('Titel').fill(title);
    await sharing.getByLabel('Mappe').selectOption('Databeskyttelse');
    await sharing.getByLabel('Kunden').selectOption('Skal bekræftes');
    await sharing.getByRole('button', { name: 'Del dokumentet' }).click();
    await expect(toasts(admin)).toContainText('Dokumentet er delt');

    await page.goto('/documents?vis=nye');
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('button', { name: 'Bekræft version 1' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Bekræft version 1' }).click();
    await expect(question.getByRole('checkbox')).toHaveAccessibleDescription(/Sæt kryds/);
    await question.getByRole('checkbox').check();
    await question.getByRole('button', { name: 'Bekræft version 1' }).click();
    await expect(toasts(page)).toContainText('Dokumentet er bekræftet');
    await expect(admin.getByText(/bekræftet/)).toBeVisible();

    await admin.getByRole('link', { name: /^Dokumenter hos/ }).click();
    await chooseRowAction(admin, title, 'Rediger');
    const editing = admin.getByRole('dialog', { name: 'Rediger dokument' });
    const titleField = editing.getByLabel('Titel');
    await titleField.fill(' ');
    await editing.getByRole('button', { name: 'Gem' }).click();
    await expect(titleField).toHaveAccessibleDescription(/Skriv en titel/);
    await titleField.fill(`${title} med bilag`);
    await editing.getByLabel('Senest').fill('2099-01-31');
    await editing.getByRole('button', { name: 'Gem' }).click();
    await expect(toasts(admin)).toContainText('Dokumentet er gemt');
    await admin.getByRole('link', { name: `${title} med bilag` }).click();
    await admin.getByLabel('Nyt i den næste version').fill(`Bilag ${round} er nyt`);
    await choose(admin, admin.getByRole('main'), 'Ny version', [text('bilag.txt', `Bilag ${round}`)]);
    for (const tab of [admin, page]) await expect(tab.getByText(`Bilag ${round} er nyt`)).toBeVisible();

    await page.goto('/documents');
    await page.getByRole('button', { name: 'Del dokument' }).click();
    const own = page.getByRole('dialog', { name: 'Del et dokument' });
    await choose(page, own, 'Vælg fil', [text(`Referat ${round}.txt`, `Referat ${round}`)]);
    await expect(own.getByLabel('Titel')).toHaveValue(`Referat ${round}`);
    await own.getByRole('button', { name: 'Del dokumentet' }).click();
    await expect(page.getByRole('heading', { name: `Referat ${round}` })).toBeVisible();
    await choose(page, page.getByRole('main'), 'Ny version', [text('Referat.txt', `Rettet ${round}`)]);
    await expect(page.getByText('Version 2')).toBeVisible();
    await page.goto(`/documents?q=referat ${round}`);
    await expect(page.getByRole('link', { name: `Referat ${round}` })).toBeVisible();
  }
  await page.setViewportSize(PHONE);
  await page.goto('/documents');
  await expectNoSidewaysScroll(page);
});

test('an event has a program for everybody and slides for its attendees, twice', async ({ page, browser, request }) => {
  const event = await createUpcomingEvent(request);
  const admin = await openSecondBrowser(browser, { token: await createAdminToken(request) });
  await openAdminList(admin, event);
  await chooseRowAction(admin, event.title, 'Filer');
  const files = admin.getByRole('dialog', { name: `Filer til ${event.title}` });
  const isForAttendees = files.getByRole('checkbox', { name: 'Kun for deltagere' });
  for (const round of [1, 2]) {
    for (const name of [`Program ${round}.txt`, `Slides ${round}.txt`]) {
      await isForAttendees.setChecked(name.startsWith('Slides'));
      await choose(admin, files, 'Vedhæft', [text(name, name)]);
      await expect(files.getByRole('button', { name, exact: true })).toBeVisible();
    }
    await expect(files.getByText('Kun for deltagere ·')).toHaveCount(round);
  }

  await signInWithToken(page, (await createCompany(request)).token);
  await page.goto('/events');
  const shown = page.getByRole('dialog', { name: event.title }).getByRole('region', { name: 'Filer' });
  const readMore = eventCard(page, event).getByRole('button', { name: 'Læs mere' });
  for (const round of [1, 2]) {
    await readMore.click();
    await expect(shown.getByRole('listitem')).toHaveText([/^Program 2/, /^Program 1/]);
    await page.keyboard.press('Escape');
    await signUpButton(page, event).click();
    await sendSignUpButton(page.getByRole('dialog')).click();
    await expect(leaveButton(page, event)).toBeVisible();
    await readMore.click();
    await expect(shown.getByRole('listitem')).toHaveCount(4);
    await page.keyboard.press('Escape');
    if (round === 1) {
      await leaveButton(page, event).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Meld fra' }).click();
      await expect(signUpButton(page, event)).toBeVisible();
    }
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a photo reaches a task although the connection is lost for a moment, twice', async ({ page, request }) => {
    const company = await createTaskCompany(request, { tasks: [{ name: 'Hylder' }] });
    const taskId = await waitForTask(company, 'Hylder');
    await signInWithToken(page, company.token);
    await page.goto(`/tasks/${taskId}`);
    const files = page.getByRole('region', { name: 'Filer' });
    for (const round of [1, 2]) {
      const name = `hylde ${round}.png`;
      let lost = 0;
      const lose = (route: Route) => {
        lost += 1;
        return route.abort();
      };
      await page.route('**/api/uploads/**', lose, { times: 1 });
      await choose(page, files, 'Tag billede', [picture(name)]);
      await expect(files.getByRole('button', { name, exact: true })).toBeVisible();
      expect(lost).toBe(1);
      await expectNoSidewaysScroll(page);
      await files.getByRole('button', { name: `Slet ${name}` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Slet filen' }).click();
      await expect(files.getByRole('button', { name, exact: true })).toHaveCount(0);
    }
  });
});
