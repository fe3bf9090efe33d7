import type { Locator, Page } from '@playwright/test';
import { ADMIN_EVENTS_PATH, createDistantEvent, openNewEventDialog } from '../../testing/browser/distantEvent.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { chooseRowAction } from '../../testing/browser/rowActions.ts';
import { sharedAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { uniqueName } from '../../testing/browser/testCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';

test.beforeEach(async ({ page, request }) => signInWithToken(page, await sharedAdminToken(request)));

const textIn = (scope: Page | Locator) => scope.getByRole('textbox', { name: 'Beskrivelse' });

/** Dispatches a paste event with this clipboard content. */
const paste = (text: Locator, html: string) =>
  text.evaluate((element, pasted) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/html', pasted);
    element.dispatchEvent(
      new InputEvent('beforeinput', { inputType: 'insertFromPaste', dataTransfer, bubbles: true, cancelable: true }),
    );
  }, html);

/** The names of the elements in the editor, without the editor's own helper elements. */
const tagsIn = (text: Locator) =>
  text.evaluate((element) =>
    [...new Set([...element.querySelectorAll('*')].map(({ localName }) => localName))]
      .filter((tag) => !['span', 'div'].includes(tag))
      .sort(),
  );

test('a text is written, formatted and linked with the keyboard, and pasting from a hostile page is harmless', async ({
  page,
}) => {
  const title = `Indsat ${uniqueName('event')}`;
  const dialog = await openNewEventDialog(page);
  const text = textIn(dialog);
  const clear = async () => {
    await text.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Backspace');
  };
  await dialog.getByLabel('Titel').press('Tab');
  await expect(dialog.getByRole('button', { name: 'Overskrift 1' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(text).toBeFocused();
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Overskrift 1' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Program');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Vi går ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('hele');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Control+i');
  await page.keyboard.type(' vejen');
  await page.keyboard.press('Control+i');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('sammen');
  await expect(text.locator('strong')).toHaveText('hele');
  await expect(text.locator('em')).toHaveText(' vejen');
  await expect(text).toContainText('Program');
  await page.keyboard.press('Control+z');
  await expect(text).not.toContainText('sammen');
  await page.keyboard.press('Control+y');
  await expect(text).toContainText('sammen');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+u');
  await expect(text.locator('u').first()).toHaveText('Program');
  await dialog.getByRole('button', { name: 'Ryd formatering' }).click();
  expect(await tagsIn(text)).toEqual([]);
  // Text that is typed in another field after the editor stays in that field.
  await dialog.getByLabel('Lokation').click();
  await page.keyboard.type('Havnegade 12', { delay: 20 });
  await expect(dialog.getByLabel('Lokation')).toHaveValue('Havnegade 12');
  await expect(text).not.toContainText('Havnegade');

  // A link needs a web or mail address, ends where its text ends, and has the shortcut Ctrl+K.
  await clear();
  await page.keyboard.type('Se ');
  await page.keyboard.press('Control+k');
  const link = page.getByRole('dialog', { name: 'Indsæt link' });
  await expect(link.getByLabel('Adresse')).toBeFocused();
  for (const wrong of ['', 'program', 'java\tscript:alert(1)', 'data:text/html,x', '//evil.example']) {
    await link.getByLabel('Adresse').fill(wrong);
    await link.getByLabel('Adresse').press('Enter');
    await expect(link.getByLabel('Adresse')).toHaveAccessibleDescription(/Skriv en webadresse eller en e-mail/);
  }
  await link.getByLabel('Adresse').fill('portal.example/program');
  await link.getByLabel('Tekst').fill('programmet');
  await link.getByRole('button', { name: 'Indsæt' }).click();
  await expect(link).toBeHidden();
  await expect(text).toBeFocused();
  await page.keyboard.type(' her');
  await expect(text.locator('a')).toHaveText('programmet');
  await expect(text.locator('a')).toHaveAttribute('href', 'https://portal.example/program');
  await expect(text).toContainText('Se programmet her');
  await text.locator('a').dblclick();
  await page.keyboard.press('Control+k');
  const edit = page.getByRole('dialog', { name: 'Rediger link' });
  await expect(edit.getByLabel('Adresse')).toHaveValue('https://portal.example/program');
  await edit.getByRole('button', { name: 'Fjern link' }).click();
  await expect(text.locator('a')).toHaveCount(0);
  await expect(text).toContainText('Se programmet her');
  // Closing the link dialog leaves the event form open, without submitting it.
  await expect(dialog).toBeVisible();

  await clear();
  await page.evaluate(() => {
    Object.assign(window, {
      alert: () => {
        document.title = 'ramt';
      },
    });
  });
  await paste(
    text,
    `<h1 onclick="alert(1)">Program</h1><script>alert(1)</script><img src=x onerror="alert(1)">
    <p style="position:fixed">Se <a href="javascript:alert(1)">her</a> og <a
      href="https://portal.example/" onclick="alert(1)"><b>der</b></a></p>
    <svg onload="alert(1)"></svg><iframe srcdoc="<script>parent.alert(1)</script>"></iframe><ul><li>Kaffe<form><input
      autofocus onfocus="alert(1)"></form></li></ul>`,
  );
  await expect(text).toContainText('Kaffe');
  expect(await tagsIn(text)).toEqual(['a', 'li', 'strong', 'ul']);
  await expect(text.locator('a')).toHaveText('der');
  await dialog.getByLabel('Titel').fill(title);
  await dialog.getByLabel('Dato').fill('2090-06-02');
  await dialog.getByLabel('Starttidspunkt').fill('09:00');
  await dialog.getByLabel('Sluttidspunkt').fill('12:00');
  await dialog.getByRole('button', { name: 'Opret' }).click();
  await expect(toasts(page)).toContainText('Event oprettet');
  expect(await page.title()).not.toBe('ramt');
  await page.reload();
  await chooseRowAction(page, title, 'Rediger');
  const stored = textIn(page.getByRole('dialog', { name: 'Rediger Event' }));
  await expect(stored).toContainText('Program');
  expect(await tagsIn(stored)).toEqual(['a', 'li', 'strong', 'ul']);
});

test('a word that is dragged, and a text that is cut and pasted, keep their formatting', async ({ page, request }) => {
  const { title } = await createDistantEvent(request, {
    description: '<h1>Program</h1><ol><li>Kaffe</li></ol><p>Kage og <strong>brød</strong> til alle</p>',
  });
  await page.goto(ADMIN_EVENTS_PATH);
  await chooseRowAction(page, title, 'Rediger');
  const dialog = page.getByRole('dialog', { name: 'Rediger Event' });
  const text = textIn(dialog);
  const line = text.locator('[data-slate-node="element"]').last();
  await text.locator('strong').dblclick();
  const word = (await text.locator('strong').boundingBox())!;
  const { x } = (await line.boundingBox())!;
  const middle = word.y + word.height / 2;
  await page.mouse.move(word.x + 5, middle);
  await page.mouse.down();
  await page.mouse.move(x + 10, middle, { steps: 8 });
  await page.mouse.move(x + 1, middle, { steps: 3 });
  await page.mouse.up();
  await expect(line).toHaveText('brødKage og  til alle');
  await expect(text.locator('strong')).toHaveText('brød');
  await page.keyboard.press('Control+z');
  await expect(line).toHaveText('Kage og brød til alle');

  const expectUnchanged = async () => {
    await expect(text.locator('ol li')).toHaveText(['Kaffe']);
    await expect(text.locator('strong')).toHaveText('brød');
    await expect(text).toContainText('Program');
  };
  await text.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+x');
  await expect(text).not.toContainText('Kaffe');
  await page.keyboard.press('Control+v');
  await expectUnchanged();
  for (const _ of [1, 2]) await page.keyboard.press('Control+z');
  await expectUnchanged();
});
